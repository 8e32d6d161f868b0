import { containing } from './like'

it('escapes the wildcards of a pattern', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})
