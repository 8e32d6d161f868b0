/** The file `release.json` of a release. */
export interface ReleaseRecord {
  readonly version: string
  /** The commit of the sources; empty without git. */
  readonly commit: string
  /** The system and processor that its packages are for, such as `linux-x64`. */
  readonly platform: string
  /** The folders of its remotes, below the release. Those that were never published go live at its start. */
  readonly remotes: readonly string[]
}
