import * as v from 'valibot'
import { optionalUrl } from './address-settings'
import { isThisMachine } from './this-machine'

/** The settings of the login by OpenID Connect, as in the environment. */
export const openidEnvironment = {
  /** The issuer, such as https://accounts.google.com; without one there is no such login. */
  OPENID_ISSUER: optionalUrl('https:', 'http:'),
  OPENID_CLIENT_ID: v.optional(v.pipe(v.string(), v.trim()), ''),
  OPENID_CLIENT_SECRET: v.optional(v.pipe(v.string(), v.trim()), ''),
  /** The name on the button, such as Google. */
  OPENID_NAME: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(40, 'must be at most 40 characters long')),
    '',
  ),
}

/** The provider by which members may log in. */
export interface OpenidProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}

export interface OpenidSettings {
  readonly openid: OpenidProvider | undefined
}

type Environment = v.InferOutput<v.ObjectSchema<typeof openidEnvironment, undefined>>

/** Whether the provider is asked over a network without https: anybody on the way could log in as anybody. */
export const isUnsafeIssuer = (issuer: string | undefined): boolean =>
  issuer !== undefined && issuer.startsWith('http:') && !isThisMachine(new URL(issuer).hostname)

/** The settings that are missing beside OPENID_ISSUER. */
export const missingForOpenid = (given: Readonly<Record<string, string | undefined>>): readonly string[] =>
  given.OPENID_ISSUER
    ? ['OPENID_CLIENT_ID', 'OPENID_CLIENT_SECRET', 'OPENID_NAME'].filter((name) => !given[name])
    : []

export const presentOpenid = (env: Environment): OpenidSettings => ({
  openid: env.OPENID_ISSUER
    ? {
        issuer: env.OPENID_ISSUER,
        clientId: env.OPENID_CLIENT_ID,
        clientSecret: env.OPENID_CLIENT_SECRET,
        name: env.OPENID_NAME,
      }
    : undefined,
})
