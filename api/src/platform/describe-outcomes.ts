import type { Call } from '@within-reach/contract'

/** Describes each catalogued outcome of a call, as sent. */
export function describeOutcomes({ convention, failures }: Call): string {
  const success = convention === 'zero' ? 'res 0: success' : 'res true: success'
  const failed = Object.entries(failures).map(([name, number]) =>
    convention === 'zero' ? `res ${number}: ${name}` : `res false, code ${number}: ${name}`,
  )
  return [success, ...failed].join('; ')
}
