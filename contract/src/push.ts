import * as v from 'valibot'
import { defineCall } from './call'
import { plainText } from './text'

/** The most characters of an endpoint. Those of the known push services have fewer than 600. */
const longestEndpoint = 1000

/** The address that the push service of a browser gave to a device (RFC 8030, section 5). It is enough to send to the device. */
const Endpoint = v.pipe(
  plainText,
  v.maxLength(longestEndpoint, `must be at most ${longestEndpoint} characters long`),
  v.url('must be an address'),
)

/** A key of a device, in base64url, of this many bytes. */
const DeviceKey = (bytes: number) =>
  v.pipe(
    v.string('is missing'),
    v.regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}$`), `must be ${bytes} bytes in base64url`),
  )

export const pushOptions = defineCall({
  path: '/api/pushOptions',
  summary: 'What a browser needs to subscribe to notifications, and whether this device gets them',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  /** `endpoint`: of the device, if its browser is subscribed. */
  request: v.object({ endpoint: v.optional(Endpoint) }),
  success: v.object({
    /** The public key of the service, in base64url (RFC 8292, section 3.2); null if the site sends no notifications. */
    key: v.nullable(v.string()),
    /** Whether the service sends to the device. */
    on: v.boolean(),
  }),
  failures: {},
})

export const subscribePush = defineCall({
  path: '/api/subscribePush',
  summary: 'Let a device get notifications about new messages and comments, until it is logged out',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  /** `p256dh` and `auth`: the public key and the secret of the device (RFC 8291, section 2). */
  request: v.object({ endpoint: Endpoint, p256dh: DeviceKey(65), auth: DeviceKey(16) }),
  success: v.optional(v.null()),
  /** The address belongs to no push service that the site sends to. */
  failures: { unknownPushService: 1 },
})

export const unsubscribePush = defineCall({
  path: '/api/unsubscribePush',
  summary: 'Send no more notifications to a device of the caller',
  login: 'bearer',
  whileSuspended: true,
  convention: 'truthy',
  request: v.object({ endpoint: Endpoint }),
  success: v.optional(v.null()),
  failures: {},
})

/** A notification, as it is encrypted for a device. */
export const PushedNews = v.object({
  title: v.string(),
  /** May be empty. */
  body: v.string(),
  /** A later notification with the same tag replaces the earlier one. */
  tag: v.string(),
  /** The page that it opens: a path of this site. */
  page: v.string(),
})
export type PushedNews = v.InferOutput<typeof PushedNews>
