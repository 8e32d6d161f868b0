import type { ClientAuth, Configuration } from 'openid-client'
import type { OpenidProvider } from '../../platform/openid-settings'

/** Imported at the first login by a provider: most sites have none. */
const library = () => import('openid-client')

/** What a provider says of a person (OpenID Connect Core 1.0, section 5.1). */
export interface Identity {
  readonly issuer: string
  /** Names the person at the issuer, for ever. */
  readonly subject: string
  /** Empty if the provider does not say. */
  readonly email: string
  readonly emailVerified: boolean
  /** Empty if the provider does not say. */
  readonly name: string
}

/** What a browser takes along, so that nobody else's answer is accepted: each is a random secret. */
export interface Departure {
  readonly state: string
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly verifier: string
}

/** An OpenID Connect provider, by the authorization code flow with PKCE. */
export interface ProviderClient {
  /**
   * Where the browser goes, and what it takes along.
   * @throws an error if the provider does not answer
   */
  leave(): Promise<{ readonly address: URL; readonly departure: Departure }>
  /**
   * Who came back.
   * @param answer the parameters with which the provider sent the browser back
   * @throws an error if the provider refused, did not answer, or its answer belongs to another departure
   */
  arrive(answer: URLSearchParams, departure: Departure): Promise<Identity>
}

/** How long the provider may take to answer, in seconds. */
const patience = 10

/** @param callback where the provider sends the browser back */
export function createProviderClient(provider: OpenidProvider, callback: string): ProviderClient {
  let known: Promise<Configuration> | undefined
  const configuration = (): Promise<Configuration> => {
    known ??= discover(provider).catch((error: unknown) => {
      // The next login asks again.
      known = undefined
      throw error
    })
    return known
  }
  return {
    async leave() {
      const client = await library()
      const departure = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: callback,
        scope: 'openid email profile',
        state: departure.state,
        nonce: departure.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
        code_challenge_method: 'S256',
      })
      return { address, departure }
    },
    async arrive(answer, { state, nonce, verifier }) {
      const client = await library()
      const address = new URL(callback)
      address.search = answer.toString()
      const known = await configuration()
      const tokens = await client.authorizationCodeGrant(known, address, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('The provider sent no ID token')
      // Some providers say it in the ID token, others only when they are asked (section 5.4).
      const isSaid = claims.email !== undefined && claims.email_verified !== undefined
      const asked =
        isSaid || known.serverMetadata().userinfo_endpoint === undefined
          ? undefined
          : await client.fetchUserInfo(known, tokens.access_token, claims.sub)
      // Whether an email is verified counts only for the email of the same answer.
      const said = asked && text(asked.email) !== '' ? asked : claims
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: text(said.email),
        emailVerified: said.email_verified === true,
        name: text(asked?.name) || text(claims.name),
      }
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OpenidProvider): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, discovery } = await library()
  // A provider that does not say what it accepts takes the header (RFC 8414, section 2). The library would send the body.
  const authenticate: ClientAuth = (metadata, ...rest) => {
    const { token_endpoint_auth_methods_supported: methods = ['client_secret_basic'] } = metadata
    const way = methods.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic
    way(clientSecret)(metadata, ...rest)
  }
  const server = new URL(issuer)
  // Only for a provider on this machine: the settings refuse other addresses without https.
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : []
  return discovery(server, clientId, clientSecret, authenticate, { execute, timeout: patience })
}

const text = (claim: unknown): string => (typeof claim === 'string' ? claim.trim() : '')
