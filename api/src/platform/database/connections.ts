/** How many connections an instance opens at most, by their use. They count against PostgreSQL's `max_connections`. */
export const connectionsFor = {
  calls: 20,
  /** One for each of two cores. More at once would delay lists and each other. */
  searches: 2,
  /** A busy pool must not make the database look unreachable. */
  readiness: 1,
  announcements: 1,
  /** Opened only with replicas, to compare them with the primary. */
  replication: 1,
} as const

/** The connections to each replica. */
export const connectionsToReplica = { calls: 10, searches: 2 } as const

/** The connections of one instance. */
export const connectionsOfInstance = Object.values(connectionsFor).reduce((sum, count) => sum + count, 0)
