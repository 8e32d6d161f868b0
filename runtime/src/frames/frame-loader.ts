import type { Language } from '@within-reach/contract'
import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import type { PublishedFiles } from '../loader/integrity'
import { createLoader, type Loader } from '../loader/loader'
import { standardLimits } from '../supervisor/limits'

export interface FrameLoaderOptions {
  /** The frame's own part of Module Federation. */
  readonly federation: ModuleFederation
  readonly published: PublishedFiles
  /** The window of the frame. */
  readonly window: Window & typeof globalThis
  readonly language: Language
  /** Starts to load a shared module that is loaded on demand. */
  loadShared(module: string): void
}

/** The loader inside a sandboxed frame. It cannot compare a file that failed with its hash, since a frame requests nothing. */
export const createFrameLoader = ({
  federation,
  published,
  window,
  language,
  loadShared,
}: FrameLoaderOptions): Loader =>
  createLoader({
    federation,
    published,
    changedFile: () => Promise.resolve(undefined),
    fetch: window.fetch,
    document: window.document,
    containers: window,
    patience: standardLimits.load,
    language: () => language,
    loadShared,
  })
