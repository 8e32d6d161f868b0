import * as v from 'valibot'
import { Localized } from './languages'

/** How the console presents a remote: its name, and whether its regions can be switched. */
export const RemoteSection = v.object({
  title: Localized,
  /** Whether its pages and calls respect region switches. If not, the remote can only be switched as a whole. */
  regional: v.boolean(),
})
export type RemoteSection = v.InferOutput<typeof RemoteSection>
