import { login, sendVCode, verifyCode } from './accounts'
import { commonFailureAnswer, commonFailures, failureAnswer, readAnswer, successAnswer } from './answers'
import { calls } from './calls'

/** The calls of the specification; the site adds others. */
const sentences: Partial<Record<string, SentenceId>> = {
  '/api/login': '7.login',
  '/api/signup': '7.signup',
  '/api/sendVCode': '7.sendVCode',
  '/api/verifyCode': '7.verifyCode',
  '/api/sendVCode2': '7.sendVCode2',
  '/api/changePwd': '7.changePwd',
  '/api/postMsg': '7.postMsg',
  '/api/msgs': '7.msgs',
  '/api/msg': '7.msg',
  '/api/deleteFromUser': '7.deleteFromUser',
  '/api/posts': '7.posts',
  '/api/posting': '7.posting',
  '/api/postDetail': '7.postDetail',
  '/api/cms': '7.cms',
  '/api/postingCm': '7.postingCm',
  '/api/deleteCm': '7.deleteCm',
  '/api/deletePost': '7.deletePost',
  '/api/getProfile': '7.getProfile',
  '/api/updateProfile': '7.updateProfile',
  '/api/inqLong': '7.inqLong',
  '/api/inqLong2': '7.inqLong',
  '/api/inqShort': '7.inqShort',
  '/api/inqShort2': '7.inqShort',
  '/api/inqs': '7.inqs',
}

describe('an answer', () => {
  it.each(calls.map((call) => [call.path, call] as const))(
    'of %s reads back as the success that was written',
    (path, call) => {
      spec('7.answers', sentences[path] ?? '7.answers')
      const answer = successAnswer(call, 'anything', { total: 3 })
      expect(readAnswer(call, 200, answer)).toEqual({ kind: 'ok', data: 'anything', beside: { total: 3 } })
    },
  )

  it.each(
    calls.flatMap((call) => Object.keys(call.failures).map((failure) => [call.path, failure, call] as const)),
  )('of %s reads back as %s', (_, failure, call) => {
    expect(readAnswer(call, 200, failureAnswer(call, failure))).toEqual({ kind: failure })
  })

  it.each(
    calls.flatMap((call) =>
      Object.entries(commonFailures).map(([failure, status]) => [call.path, failure, status, call] as const),
    ),
  )('of %s reads back as %s', (_, failure, status, call) => {
    const answer = commonFailureAnswer(call, failure as keyof typeof commonFailures, 'why')
    expect(readAnswer(call, status, answer, 7)).toEqual({ kind: failure, message: 'why', retryAfter: 7 })
  })

  it('never looks like a success to a client that reads res alone', () => {
    spec('7.answers')
    for (const call of calls) {
      for (const failure of Object.keys(commonFailures)) {
        const { res } = commonFailureAnswer(call, failure as keyof typeof commonFailures, '')
        expect(call.convention === 'zero' ? Number(res) > 0 : res === false).toBe(true)
      }
    }
  })

  it('keeps the numbers of the specification', () => {
    spec('7.login', '7.sendVCode')
    expect(failureAnswer(login, 'unknownEmail')).toMatchObject({ res: false, code: 1 })
    expect(failureAnswer(sendVCode, 'alreadyInUse')).toMatchObject({ res: 1 })
    expect(readAnswer(verifyCode, 200, { res: 0, data: 0 })).toMatchObject({ kind: 'ok', data: 0 })
  })

  it.each([undefined, null, 'text', 5, {}])('that is %p is a failure, whatever the status says', (body) => {
    expect(readAnswer(login, 200, body)).toMatchObject({ kind: 'failed' })
  })

  it('whose failure is not known is a failure all the same', () => {
    expect(readAnswer(login, 200, { res: false, code: 99 })).toMatchObject({ kind: 'failed' })
    expect(readAnswer(login, 418, { res: true, data: {} })).toMatchObject({ kind: 'failed' })
  })
})
