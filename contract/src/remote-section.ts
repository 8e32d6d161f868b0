import * as v from 'valibot'
import { Localized } from './languages'

/** How operators see a remote as a whole: what it is called, and whether its regions can be switched. */
export const RemoteSection = v.object({
  title: Localized,
  /** Whether its pages and calls heed the switches of regions; where they do not, there is only on and off. */
  regional: v.boolean(),
})
export type RemoteSection = v.InferOutput<typeof RemoteSection>
