import type { DecisionStore, PageDiagnostics } from '@within-reach/runtime'
import type { ReadableLanguage, ReadableSession } from '@within-reach/shared-core'

/** The parts of the page that the developer panel reads. */
export interface PanelParts {
  readonly diagnostics: PageDiagnostics
  readonly decisions: DecisionStore
  readonly session: ReadableSession
  readonly language: ReadableLanguage
  /** When the versions expire that this visitor gets by a link: ISO 8601, by remote. */
  readonly overrides: Readonly<Record<string, string>> | undefined
  /** The remote that an element belongs to; undefined for the shell's own elements. */
  remoteAt(node: Node | null | undefined): string | undefined
  onTrouble(error: unknown): void
}
