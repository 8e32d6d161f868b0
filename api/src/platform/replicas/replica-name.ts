/** The name of a replica in logs and metrics: host and port of its address. */
export const replicaName = (url: string): string => new URL(url).host
