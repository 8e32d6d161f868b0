import * as v from 'valibot'

/** The push services of the usual browsers: of Google, Mozilla, Microsoft and Apple. */
const known =
  'fcm.googleapis.com,jmt17.google.com,push.services.mozilla.com,notify.windows.com,push.apple.com'

const host = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/
/** A push service on this machine, for tests. */
const local = /^http:\/\/(?:127\.0\.0\.1|localhost):\d+$/

/** The setting of notifications on devices, as in the environment. */
export const pushEnvironment = {
  /** The hosts of push services, with their subdomains: the only ones that the service sends notifications to. `off` for none. */
  PUSH_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === 'off' ? [] : text.split(',').map((one) => one.trim().toLowerCase()))),
      v.check(
        (services) => services.every((one) => host.test(one) || local.test(one)),
        'must be off, or hosts such as push.example.com, separated by commas',
      ),
    ),
    known,
  ),
}

export interface PushSettings {
  /** Hosts, or origins of this machine. Empty if there are no notifications on devices. */
  readonly pushServices: readonly string[]
}

export const presentPush = (env: { readonly PUSH_SERVICES: readonly string[] }): PushSettings => ({
  pushServices: env.PUSH_SERVICES,
})
