import { completeStore, live } from '@within-reach/runtime/testing'
import { createFindPage } from './find-page'

const title = { en: 'A', ko: 'A' }
const decisionOf = (path: string) => ({
  revision: 1,
  records: [],
  remotes: live('mfe-a', [{ path, title }]),
})

it('a page is found by its path, with the remote that owns it', () => {
  const findPage = createFindPage(completeStore(decisionOf('/a')), [{ path: '/menu', title }])
  expect(findPage('/a')).toEqual({ owner: 'mfe-a', route: expect.objectContaining({ path: '/a' }) })
  expect(findPage('/menu')).toMatchObject({ owner: undefined, route: { path: '/menu' } })
  expect(findPage('/nowhere')).toBeUndefined()
})

it('a new decision brings its own pages', () => {
  let decision = decisionOf('/a')
  const findPage = createFindPage({ current: () => decision }, [])
  decision = decisionOf('/b')
  expect(findPage('/a')).toBeUndefined()
  expect(findPage('/b')?.owner).toBe('mfe-a')
})
