import * as v from 'valibot'
import { replicaName } from './replica-name'

const listOf = (text: string): string[] => text.split(',').flatMap((part) => part.trim() || [])

const isAddress = (text: string): boolean =>
  URL.canParse(text) && ['postgres:', 'postgresql:'].includes(new URL(text).protocol)

/** The setting of the replicas, as in the environment. */
export const replicaEnvironment = {
  /** Streaming replicas of the server in DATABASE_URL. Reads that may be a second old go to them. */
  DATABASE_READ_URL: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => listOf(text).every(isAddress),
        'must be addresses that begin with postgres:// or postgresql://, separated by commas; write a comma in a password as %2C',
      ),
      v.check((text) => {
        const names = listOf(text).filter(isAddress).map(replicaName)
        return new Set(names).size === names.length
      }, 'names a server twice'),
    ),
    '',
  ),
}

type ReplicaEnvironment = v.InferOutput<v.ObjectSchema<typeof replicaEnvironment, undefined>>

export interface ReplicaSettings {
  /** One address for each replica. */
  readonly databaseReadUrls: readonly string[]
}

export const presentReplicas = (env: ReplicaEnvironment): ReplicaSettings => ({
  databaseReadUrls: listOf(env.DATABASE_READ_URL),
})
