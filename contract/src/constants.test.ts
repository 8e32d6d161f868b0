import { folders, jobStatuses, limits, postTypes, regions } from './index'

it('the regions, statuses, types and folders are those of the specification', () => {
  spec('9.regions', '9.statuses', '9.types', '9.folders')
  expect(regions).toEqual(['South Korea', 'United Kingdom', 'Others'])
  expect(jobStatuses).toEqual(['Seek', 'Recruit'])
  expect(postTypes).toEqual(['fr', 'tr', 'jobs', 'qb'])
  expect(folders).toEqual(['inbox', 'sent'])
})

it('a code has five digits', () => {
  spec('9.code')
  expect(limits.codeDigits).toBe(5)
})
