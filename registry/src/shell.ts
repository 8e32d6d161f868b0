import { inLanguages, PrerenderedPage, PrerenderedPages, RemoteRoute } from '@within-reach/contract'
import * as v from 'valibot'
import { HashedFiles, RemoteVersion } from './document'

/** The prerendered HTML of the shell in one language. */
export const PrerenderedFrame = v.object({
  header: PrerenderedPage,
  footer: PrerenderedPage,
  /** The placeholder of a section. */
  section: v.string(),
  /** The ids of the sections that come first in the menu, in this order. */
  menu: v.array(v.string()),
})
export type PrerenderedFrame = v.InferOutput<typeof PrerenderedFrame>

/** The record that the shell's build writes for the service. */
export const ShellRecord = v.object({
  /** The version of its package and the fingerprint of its sources. */
  version: v.string(),
  /** The contract version that it was built against. */
  contract: v.string(),
  /** Its built files. The service adds preload hints for some of them. */
  files: HashedFiles,
  /** The shared modules that it provides, with their versions. */
  provides: v.record(v.string(), v.string()),
  /** The names that these modules export, as far as its build knows them; absent in older records. */
  offers: v.optional(v.record(v.string(), v.array(v.string()))),
  /** The scripts of the shared modules that it loads on demand. */
  onDemand: v.record(v.string(), v.array(v.string())),
  /** The modules of certain remotes that it loads in addition to their pages. */
  needs: v.record(v.string(), v.array(v.string())),
  routes: v.array(RemoteRoute),
  /** By language; absent if the shell is not prerendered. */
  early: v.optional(inLanguages(PrerenderedFrame)),
  /** Its own pages, by path. `/*` is the page for an unknown address. Their styles are files of the shell. */
  pages: v.optional(PrerenderedPages.entries.pages),
  /** By path, what a page needs in addition to the files that all pages of the shell need. */
  screens: RemoteVersion.entries.screens,
})
export type ShellRecord = v.InferOutput<typeof ShellRecord>

/** The folder of the page inside a sandboxed frame, in the shell's build. */
export const framePageFolder = 'frame'
/** The file in that folder with the hashes of its files (`HashedFiles`). */
export const frameFilesFile = 'files.json'

/** The file name of the record in the shell's build. */
export const shellRecordFile = 'shell.json'
