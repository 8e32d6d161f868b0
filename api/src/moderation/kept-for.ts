/** Days for which withdrawn content is kept: removed content until the time for appeals is over, hidden content for a year. */
export const keptFor = { remove: 30, hide: 365 } as const
