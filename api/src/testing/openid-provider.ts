import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the provider says of the person who logs in there. */
export interface ProvidedClaims {
  readonly sub: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** An OpenID Connect provider on this machine: discovery, keys, the authorization code flow with PKCE, and user info. */
export interface TestProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The settings of a service that uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** Who logs in from now on, and what the ID token says differently. */
  becomes(claims: ProvidedClaims, idToken?: Readonly<Record<string, unknown>>): void
  /** Answers the user-info request with everything, and the ID token with `sub` only. */
  saysOnlyWhenAsked(): void
  /**
   * Logs the person in, as the provider's page does.
   * @param address where the service sent the browser
   * @returns where the provider sends the browser back
   */
  logIn(address: string): URL
  stop(): Promise<void>
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** How a site proves at the provider which one it is (OpenID Connect Core 1.0, section 9). */
export type Authentication = 'client_secret_basic' | 'client_secret_post'

/**
 * Starts a provider.
 * @param methods the ways that it accepts, as its discovery document lists them; without, it lists none and accepts the first
 */
export async function startProvider(methods?: readonly Authentication[]): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [clientId, clientSecret] = ['within-reach', randomBytes(16).toString('hex')]
  let claims: ProvidedClaims = { sub: '1' }
  let different: Readonly<Record<string, unknown>> = {}
  let onlyWhenAsked = false
  let issuer = ''
  const codes = new Map<
    string,
    { readonly nonce: string | null; readonly challenge: string | null; readonly back: string | null }
  >()

  const tokenOf = (nonce: string | null): string => {
    const now = Math.floor(Date.now() / 1000)
    const said = onlyWhenAsked ? { sub: claims.sub } : claims
    const body = { iss: issuer, aud: clientId, iat: now, exp: now + 300, nonce, ...said, ...different }
    const text = `${encoded({ alg: 'RS256', kid: '1' })}.${encoded(body)}`
    return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`
  }
  type Answer = (sent: URLSearchParams, authorization?: string) => readonly [number, unknown]
  const accepts = new Set(methods ?? ['client_secret_basic'])
  const knows = (sent: URLSearchParams, authorization = ''): boolean => {
    const header = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
    // Both parts are encoded as in a form (RFC 6749, section 2.3.1).
    const isInHeader = decodeURIComponent(header) === `${clientId}:${clientSecret}`
    return (
      (accepts.has('client_secret_basic') && isInHeader) ||
      (accepts.has('client_secret_post') && sent.get('client_secret') === clientSecret)
    )
  }
  const answers: Readonly<Record<string, Answer>> = {
    '/.well-known/openid-configuration': () => [
      200,
      {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        userinfo_endpoint: `${issuer}/userinfo`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...(methods && { token_endpoint_auth_methods_supported: methods }),
      },
    ],
    '/keys': () => [200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256' }] }],
    '/userinfo': () => [200, claims],
    '/token': (sent, authorization) => {
      const code = codes.get(sent.get('code') ?? '')
      codes.delete(sent.get('code') ?? '')
      const challenge = createHash('sha256')
        .update(sent.get('code_verifier') ?? '')
        .digest('base64url')
      const isRight =
        code?.challenge === challenge && code.back === sent.get('redirect_uri') && knows(sent, authorization)
      return isRight
        ? [200, { access_token: 'x', token_type: 'Bearer', expires_in: 300, id_token: tokenOf(code.nonce) }]
        : [400, { error: 'invalid_grant' }]
    },
  }
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://here.invalid')
      const [status, answer] = answers[pathname]?.(
        new URLSearchParams(body),
        request.headers.authorization,
      ) ?? [404, {}]
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    clientId,
    clientSecret,
    settings: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: clientId,
      OPENID_CLIENT_SECRET: clientSecret,
      OPENID_NAME: 'Example ID',
    },
    becomes(next, idToken = {}) {
      claims = next
      different = idToken
      onlyWhenAsked = false
    },
    saysOnlyWhenAsked: () => void (onlyWhenAsked = true),
    logIn(address) {
      const asked = new URL(address).searchParams
      const code = randomBytes(9).toString('base64url')
      codes.set(code, {
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge'),
        back: asked.get('redirect_uri'),
      })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer }).toString()
      return back
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
