/**
 * When the next mail of a search may be written: 15 minutes after the last one.
 * @param mailed the column with the time of the last one
 */
export const nextMail = (mailed: string): string => `greatest(now(), ${mailed} + interval '15 minutes')`

/** When the next daily mail of a member without a time zone is written: at seven in the morning, UTC. */
export const nextDigest = `(date_trunc('day', now() at time zone 'UTC' - interval '7 hours') + interval '1 day 7 hours')
    at time zone 'UTC'`
