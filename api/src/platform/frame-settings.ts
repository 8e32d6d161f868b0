import { RemoteName } from '@within-reach/contract'
import * as v from 'valibot'

/** The setting of sandboxed frames, as in the environment. */
export const frameEnvironment = {
  /** The remotes that run in a sandboxed frame, because their teams are not trusted: names, separated by commas. */
  FRAMED_REMOTES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim())),
      v.check(
        (names) => names.every((name) => v.is(RemoteName, name)),
        'must be names of remotes, such as mfe-partner, separated by commas',
      ),
    ),
  ),
}

/** Which remotes run in a sandboxed frame. */
export interface FrameSettings {
  readonly framedRemotes: readonly string[]
}

export const presentFrames = (env: {
  readonly FRAMED_REMOTES?: readonly string[] | undefined
}): FrameSettings => ({ framedRemotes: env.FRAMED_REMOTES ?? [] })
