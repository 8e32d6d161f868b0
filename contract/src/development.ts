import * as v from 'valibot'
import { defineCall } from './call'
import { RemoteName } from './live'
import { list } from './registry-fields'

/** The header by which a dev server shows its ticket with every request. */
export const developmentTicketHeader = 'development-ticket'
/** The header of an answer whose ticket is not valid. Its value says why. */
export const developmentEndedHeader = 'development-ended'
/** The header of an answer from which a dev server's page got nothing because it has no operator's rights. */
export const developmentWithheldHeader = 'development-withheld'

/** Permission to develop remotes inside this site. */
export const developmentTicket = defineCall({
  path: '/api/developmentTicket',
  summary: 'Permit a dev server to show remotes from its own computer inside this site',
  login: 'operator',
  right: 'preview',
  convention: 'truthy',
  request: v.object({ remotes: v.pipe(list(RemoteName), v.minLength(1, 'must name at least one remote')) }),
  success: v.object({ ticket: v.string(), until: v.string() }),
  failures: {
    /** The setting DEVELOPMENT is off. */
    off: 1,
  },
})
