/** One request that kept others waiting. */
export interface Hold {
  /** The path of the call and the name of the field, or the page. */
  readonly where: string
  readonly text: string
  readonly characters: number
  readonly milliseconds: number
}

/** How long single requests keep the event loop of the service for themselves. */
export interface HoldFound {
  /** How many requests were tried, each with another text in another field. */
  readonly cases: number
  /** The longest wait of a probe while nothing was asked, in milliseconds. */
  readonly atRest: number
  /** The longest ones, the longest first. */
  readonly longest: readonly Hold[]
  /** How many answers there were, by status. */
  readonly answered: Readonly<Record<string, number>>
}
