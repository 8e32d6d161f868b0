/** A request that delayed others. */
export interface Hold {
  /** The path of the call and the name of the field, or the page. */
  readonly where: string
  readonly text: string
  readonly characters: number
  readonly milliseconds: number
}

/** How long single requests block the service's event loop. */
export interface HoldResult {
  /** The number of tried requests, each with another text in another field. */
  readonly cases: number
  /** The longest probe while nothing was requested, in milliseconds. */
  readonly atRest: number
  /** The slowest requests, slowest first. */
  readonly longest: readonly Hold[]
  /** The number of answers by status. */
  readonly answered: Readonly<Record<string, number>>
}
