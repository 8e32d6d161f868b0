import { createToken, grantOperator, registryAccess, revokeToken } from '@within-reach/contract'
import type { FastifyInstance } from 'fastify'
import { fail, handle, ok } from '../platform/calls'
import type { Platform } from '../platform/platform'
import { endToken, makeToken, setOperator } from './access'
import { deleteExpiredTokens, listAccessChanges, listOperators, listTokens } from './access-queries'
import { presentAccess } from './presenter'

/** The number of changes in a list. */
const listedChanges = 200

/** The calls about who may change the registry. */
export function registerAccess(app: FastifyInstance, platform: Platform): void {
  const { database, cleanup } = platform
  cleanup.add({ what: 'deploy tokens', run: () => deleteExpiredTokens(database) })

  handle(app, platform, registryAccess, async () => {
    const [operators, tokens, changes] = await Promise.all([
      listOperators(database),
      listTokens(database),
      listAccessChanges(database, listedChanges),
    ])
    return ok(presentAccess(operators, tokens, changes))
  })

  handle(app, platform, grantOperator, async ({ email, granted }, { operator }) => {
    const found = await setOperator(database, operator, email, granted === 'yes')
    return found === undefined
      ? fail('unknownEmail', `No member has the email ${email}: they must sign up first.`)
      : ok({ email: found, operator: granted === 'yes' })
  })

  handle(app, platform, createToken, async (fields, { operator }) => {
    const token = await makeToken(database, operator, fields)
    return token === undefined
      ? fail('exists', `There is already a token called ${fields.name}: revoke it, or choose another name.`)
      : ok({ token })
  })

  handle(app, platform, revokeToken, async ({ name }, { operator }) => {
    const ended = await endToken(database, operator, name)
    return ended ? ok() : fail('unknown', `There is no token called ${name}.`)
  })
}
