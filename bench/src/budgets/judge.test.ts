import { budgetsFor, costOf, excesses } from './judge'

const request = (pathname: string, type: string, bytes: number, depth = 2) => ({
  url: `https://site${pathname}`,
  type,
  bytes,
  depth,
  at: 0,
  fromCache: false,
})
const visit = [
  request('/userspacetrade', 'Document', 5000, 1),
  request('/assets/shell.js', 'Script', 90_000),
  request('/assets/shell.css', 'Stylesheet', 4000),
  request('/remotes/mfe-userspace/1.0.0/entry.js', 'Script', 3000),
  request('/remotes/mfe-userspace/1.0.0/pages.js', 'Script', 9000, 3),
  request('/files/photo.webp', 'Image', 500_000, 4),
]

it('counts scripts, styles and the page by owner, without user content', () => {
  expect(costOf(visit)).toEqual({
    requests: 5,
    depth: 3,
    bytes: { page: 5000, shell: 94_000, 'mfe-userspace': 12_000 },
  })
})

it('names each excess with its owner', () => {
  const budget = { requests: 5, depth: 2, bytes: { page: 5000, shell: 94_000, 'mfe-userspace': 11_000 } }
  expect(excesses('list', costOf(visit), budget)).toEqual([
    'list: requests in a row are 3, and the budget is 2.',
    'list: bytes of mfe-userspace are 12000, and the budget is 11000.',
  ])
})

it('has a budget of 0 for an unknown owner', () => {
  const budget = { requests: 9, depth: 9, bytes: { page: 9000, shell: 99_000 } }
  expect(excesses('list', costOf(visit), budget)).toEqual([
    'list: bytes of mfe-userspace are 12000, and the budget is 0.',
  ])
})

it('sets a budget three per cent above the cost', () => {
  const budgets = budgetsFor({ list: costOf(visit) })
  expect(excesses('list', costOf(visit), budgets.list ?? costOf([]))).toEqual([])
  expect(budgets.list?.bytes).toEqual({ page: 5200, shell: 96_900, 'mfe-userspace': 12_400 })
})
