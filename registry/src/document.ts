import { type Region, RemoteRoute, regions } from '@within-reach/contract'
import * as v from 'valibot'

const Name = v.pipe(v.string(), v.regex(/^mfe-[a-z][a-z0-9-]*$/))
const FileName = v.pipe(v.string(), v.regex(/^[\w.-]+$/))

/** What a remote's build writes beside its files, and what publishing keeps. A version is never changed. */
export const RemoteVersion = v.object({
  name: Name,
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[\w.\-~]*$/)),
  /** The global that the entry script defines. */
  container: v.string(),
  entry: FileName,
  /** Every file with its integrity (W3C Subresource Integrity) and size in bytes. */
  files: v.record(FileName, v.object({ integrity: v.string(), bytes: v.number() })),
  /** Per exposed module, the files that are loaded before it can run. */
  exposes: v.record(v.string(), v.object({ js: v.array(FileName), css: v.array(FileName) })),
  /** The ranges of the shared modules that it expects from the shell. */
  shared: v.record(v.string(), v.string()),
  requires: v.object({ shell: v.string() }),
  routes: v.array(RemoteRoute),
})
export type RemoteVersion = v.InferOutput<typeof RemoteVersion>

const RegionSwitches = v.object(
  Object.fromEntries(regions.map((region) => [region, v.boolean()])) as Record<
    Region,
    v.BooleanSchema<undefined>
  >,
)
export type RegionSwitches = Readonly<Record<Region, boolean>>

/** What is live of one remote in one environment. */
export const Live = v.object({
  enabled: v.boolean(),
  current: v.string(),
  lastGood: v.optional(v.string()),
  regions: RegionSwitches,
})
export type Live = v.InferOutput<typeof Live>

/** What is published, and what of it is live where. */
export const RegistryDocument = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  remotes: v.record(
    Name,
    v.object({
      versions: v.record(v.string(), RemoteVersion),
      environments: v.record(v.string(), Live),
    }),
  ),
})
export type RegistryDocument = v.InferOutput<typeof RegistryDocument>

/** A document in which nothing is published yet. */
export const emptyDocument: RegistryDocument = { revision: 0, remotes: {} }

/** All regions open: what a remote starts with. */
export const allOpen: RegionSwitches = { 'South Korea': true, 'United Kingdom': true, Others: true }
