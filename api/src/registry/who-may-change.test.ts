import {
  addProof,
  changeBudget,
  changeRegistry,
  changeRules,
  checkRemote,
  publishedVersion,
  recordProof,
  registryHistory,
  registryStatus,
  type Session,
  sharedModules,
  undoChange,
} from '@within-reach/contract'
import { startApi, type TestApi } from '../testing/api'
import { grant } from '../testing/registry'

let api: TestApi
let operator: Session
let member: Session
beforeAll(async () => {
  api = await startApi()
  operator = await api.signUp('olga')
  member = await api.signUp('mina')
  await grant(api, operator)
})
afterAll(() => api.close())

describe('a caller who is not an operator', () => {
  const everyCall = [
    [registryStatus, {}],
    [registryHistory, {}],
    [changeRegistry, { change: '{"type":"end-canary","remote":"mfe-trips"}', revision: 1, why: 'x' }],
    [undoChange, { undo: 1, revision: 1, why: 'x' }],
    [checkRemote, { remote: 'mfe-trips', version: '1.0.0' }],
    [sharedModules, {}],
    [publishedVersion, { remote: 'mfe-trips', version: '1.0.0' }],
    [changeRules, { rule: '{"type":"demand-proof","demanded":true}', revision: 1, why: 'x' }],
    [changeBudget, { budget: '{"remote":"mfe-trips","kind":"mount","most":300}', revision: 1, why: 'x' }],
    [recordProof, { remote: 'mfe-trips', version: '1.0.0', integrity: 'x', run: '{}' }],
    [addProof, { remote: 'mfe-trips', version: '1.0.0', proof: '{}' }],
  ] as const

  it.each(everyCall.map(([call, fields]) => [call.path, call, fields] as const))(
    'may not make %s',
    async (_path, call, fields) => {
      expect((await api.call(call, fields)).status).toBe(401)
      expect((await api.call(call, fields, { token: `wr_${'x'.repeat(43)}` })).status).toBe(401)
      expect((await api.call(call, fields, { cookies: { wr_session: operator.api_token } })).status).toBe(401)
      const { status: http, body } = await api.call(call, fields, { token: member.api_token })
      expect([http, body.code, body.message]).toEqual([
        403,
        'not-owner',
        'Only operators of the site may do this.',
      ])
    },
  )
})
