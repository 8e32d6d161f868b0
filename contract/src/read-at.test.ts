import { calls } from './calls'
import { readAt } from './read-at'

const publicReads = calls.filter(({ login, reads }) => login === 'none' && reads)

it.each(publicReads.map((call) => [call.path, call] as const))(
  '%s can be read by its path alone',
  (path, { login, convention, failures }) => {
    expect({ convention, failures }).toEqual({ convention: 'truthy', failures: {} })
    expect(readAt(path)).toMatchObject({ path, login, convention, failures })
  },
)
