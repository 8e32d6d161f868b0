import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openidCallbackPath } from '@within-reach/contract'
import Provider from 'oidc-provider'

/** A person with an account at the provider. */
export interface Provided {
  readonly email: string
  readonly isVerified: boolean
  readonly name: string
}

/** A local OpenID Connect provider, with a page to log in. */
export interface OpenidProvider {
  /** The settings of a site that lets people log in with it. */
  readonly settings: Readonly<Record<string, string>>
  /** Gives a person an account. They log in with the email alone. */
  add(person: Provided): void
  stop(): Promise<void>
}

/** @param site the address of the site that is registered there */
export async function startOpenidProvider(site: string): Promise<OpenidProvider> {
  const people = new Map<string, Provided>()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const [id, secret] = ['within-reach', randomBytes(16).toString('hex')]

  const provider = new Provider(issuer, {
    clients: [{ client_id: id, client_secret: secret, redirect_uris: [`${site}${openidCallbackPath}`] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/login/${uid}` },
    findAccount(_context, sub) {
      const person = people.get(sub)
      return (
        person && {
          accountId: sub,
          claims: () => ({ sub, email: person.email, email_verified: person.isVerified, name: person.name }),
        }
      )
    },
    // Asks nobody whether the site may know the email.
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: id, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const finish = async (request: IncomingMessage, response: ServerResponse) => {
    const email = new URLSearchParams(await textOf(request)).get('email') ?? ''
    const result = people.has(email)
      ? { login: { accountId: email } }
      : { error: 'access_denied', error_description: 'The person changed their mind.' }
    await provider.interactionFinished(request, response, result)
  }
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/login/')) void answer(request, response)
    else if (request.method === 'POST') void finish(request, response)
    else response.setHeader('Content-Type', 'text/html; charset=utf-8').end(loginPage)
  })
  return {
    settings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: id,
      OPENID_CLIENT_SECRET: secret,
      OPENID_NAME: 'Example ID',
    },
    add: (person) => void people.set(person.email, person),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A press of "Cancel" sends no email. */
const loginPage = `<!doctype html>
<html lang="en">
<title>Example ID</title>
<link rel="icon" href="data:,">
<form method="post"><label>Email <input name="email"></label> <button>Log in</button></form>
<form method="post"><button>Cancel</button></form>`

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  return text
}
