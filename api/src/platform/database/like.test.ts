import { containing } from './like'

it('lets the signs of a pattern stand for themselves', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%')
})
