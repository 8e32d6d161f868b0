import { login, sendVCode, verifyCode } from './accounts'
import { commonFailureAnswer, commonFailures, failureAnswer, readAnswer, successAnswer } from './answers'
import type { Call } from './call'
import { calls } from './calls'
import { refusedFile } from './refused-forms'
import { sentence } from './sentences'

// An answer depends only on the call's convention and its failure numbers, so one call of each convention is enough.
const zero: Call = sendVCode
const truthy: Call = login

describe('an answer', () => {
  it.each([
    [zero.path, zero, 0],
    [truthy.path, truthy, true],
  ] as const)('of %s reads back as the success that was written', (_, call, res) => {
    spec('7.answers')
    const answer = successAnswer(call, 'anything', { total: 3 })
    expect(answer).toEqual({ res, data: 'anything', total: 3 })
    expect(readAnswer(call, 200, answer)).toEqual({ kind: 'ok', data: 'anything', meta: { total: 3 } })
    expect(readAnswer(call, 200, successAnswer(call))).toEqual({ kind: 'ok', meta: {} })
  })

  it.each([
    [zero.path, 'alreadyInUse', zero, { res: 1 }],
    [zero.path, 'cannotBeSent', zero, { res: 2 }],
    [truthy.path, 'unknownEmail', truthy, { res: false, code: 1 }],
    [truthy.path, 'wrongPassword', truthy, { res: false, code: 2 }],
  ] as const)('of %s reads back as %s', (_, kind, call, numbers) => {
    const answer = failureAnswer(call, kind)
    expect(answer).toEqual(numbers)
    expect(readAnswer(call, 200, answer)).toEqual({ kind })
    const sentences = [sentence('not-live', { remote: 'mfe-account' })]
    const explained = failureAnswer(call, kind, 'why', sentences)
    expect(readAnswer(call, 200, explained)).toEqual({ kind, message: 'why', sentences })
  })

  it.each([
    ['invalid', 400],
    ['logged-out', 401],
    ['not-owner', 403],
    ['region-closed', 403],
    ['second-factor', 403],
    ['passkey-missing', 403],
    ['suspended', 403],
    ['banned', 403],
    ['not-found', 404],
    ['too-large', 413],
    ['unsupported-type', 415],
    ['too-many', 429],
    ['failed', 500],
    ['unavailable', 503],
  ] as const)('in both conventions reads back as %s', (kind, status) => {
    expect(commonFailures[kind]).toBe(status)
    expect(commonFailureAnswer(zero, kind, 'why')).toEqual({ res: status, code: kind, message: 'why' })
    for (const call of [truthy, undefined])
      expect(commonFailureAnswer(call, kind, 'why')).toEqual({ res: false, code: kind, message: 'why' })
    for (const call of [zero, truthy]) {
      const sentences = [refusedFile('damaged', 'room.png')]
      const answer = commonFailureAnswer(call, kind, 'why', sentences)
      const reference = 'ab12cd34-ef56'
      expect(readAnswer(call, status, answer, 7, reference)).toEqual({
        kind,
        message: 'why',
        sentences,
        retryAfter: 7,
        reference,
      })
    }
  })

  it('has a row in the table above for every common failure', () => {
    expect(Object.keys(commonFailures)).toHaveLength(14)
  })

  it('follows one of the two conventions, and numbers each failure differently', () => {
    for (const { path, convention, failures } of calls) {
      const numbers = Object.values(failures)
      expect([path, ['zero', 'truthy'].includes(convention)]).toEqual([path, true])
      expect([path, numbers]).toEqual([path, [...new Set(numbers)]])
      expect([path, numbers.filter((number) => !Number.isInteger(number) || number < 1)]).toEqual([path, []])
      expect([path, Object.keys(failures).filter((name) => reserved.has(name))]).toEqual([path, []])
    }
  })

  it('is 0 where the specification says so, and true elsewhere', () => {
    spec('7.answers', '7.login', '7.signup', '7.sendVCode', '7.verifyCode', '7.sendVCode2', '7.changePwd')
    spec('7.postMsg', '7.msgs', '7.msg', '7.deleteFromUser', '7.posts', '7.posting', '7.postDetail', '7.cms')
    spec('7.postingCm', '7.deleteCm', '7.deletePost', '7.getProfile', '7.updateProfile')
    spec('7.inqLong', '7.inqShort', '7.inqs')
    const zeroes = calls.filter(({ convention }) => convention === 'zero')
    expect(zeroes.map(({ path }) => path)).toEqual([
      ...['/api/sendVCode', '/api/verifyCode', '/api/sendVCode2', '/api/changePwd'],
      ...['/api/postMsg', '/api/deleteFromUser', '/api/getProfile'],
    ])
  })

  it('never looks like a success to a client that reads only res', () => {
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

  it.each([undefined, null, 'text', 5, {}])('of %p is a failure, whatever the HTTP status', (body) => {
    expect(readAnswer(login, 200, body)).toMatchObject({ kind: 'failed' })
    expect(readAnswer(login, 502, body, undefined, 'id')).toMatchObject({ kind: 'failed', reference: 'id' })
  })

  it('with an unknown failure is still a failure', () => {
    expect(readAnswer(login, 200, { res: false, code: 99 })).toMatchObject({ kind: 'failed' })
    expect(readAnswer(sendVCode, 200, { res: 99 })).toMatchObject({ kind: 'failed' })
    expect(readAnswer(login, 418, { res: true, data: {} })).toMatchObject({ kind: 'failed' })
    expect(readAnswer(sendVCode, 418, { res: 0 })).toMatchObject({ kind: 'failed' })
  })
})

/** Reserved outcome kinds: a call's own failure may not use these names. */
const reserved = new Set(['ok', 'offline', ...Object.keys(commonFailures)])
