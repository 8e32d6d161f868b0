import { calls } from './calls'
import { readAt } from './read-at'

it.each(calls.filter(({ reads }) => reads).map((call) => [call.path, call] as const))(
  '%s can be read by its path alone',
  (path, { login, convention, failures }) => {
    expect({ login, convention, failures }).toEqual({ login: 'none', convention: 'truthy', failures: {} })
    expect(readAt(path)).toMatchObject({ path, login, convention, failures })
  },
)
