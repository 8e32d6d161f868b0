import type { Statement } from '../platform/database/database'

/** A statement of this feature. */
export const named = (name: string, text: string): Statement => ({ name: `personal-data-${name}`, text })
