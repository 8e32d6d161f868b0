import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pageVersions } from '@within-reach/contract'
import type { Diagnostics, SharedModule } from '@within-reach/runtime'
import type { AttributedVital } from '@within-reach/runtime/vitals'
import { Button, buttonClass, Notice, Panel } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { addressWithoutOverride } from '../override/previews'
import { useAccess } from './access'
import { CopyButton } from './copy-button'
import styles from './diagnostics-panel.module.css'
import { LocalVersion } from './local-version'
import type { PanelParts } from './panel-parts'
import { RemovedSections, ShellCard } from './other-cards'
import { SectionCard } from './section-card'
import { linkTo, statedDifferences } from './stated-versions'
import { useAnswer } from './use-answer'

export interface DiagnosticsPanelProps extends Pick<PanelParts, 'decisions' | 'session' | 'overrides'> {
  readonly diagnostics: Diagnostics
  /** The remotes that serve the page on display. */
  readonly onPage: ReadonlySet<string>
  readonly vitals: readonly AttributedVital[]
  readonly onClose: () => void
  /** Outlines the sections on the page, in place of the panel. */
  readonly onOutline: () => void
  /** Leaves the page for another address of the site. */
  readonly onOpen: (address: string) => void
}

/** The developer panel: what the page is composed of and why, and what it can be composed of instead. */
export function DiagnosticsPanel(props: DiagnosticsPanelProps) {
  const {
    diagnostics,
    decisions,
    session,
    overrides = {},
    onPage,
    vitals,
    onClose,
    onOutline,
    onOpen,
  } = props
  const { t } = useLingui()
  const access = useAccess(session)
  const outcome = useAnswer(pageVersions)
  const served = outcome?.kind === 'ok' ? outcome.data : []
  const { revision, remotes, shared } = diagnostics
  const here = new URL(window.location.href)
  const shown = remotes.filter(({ remote }) => onPage.has(remote))
  const others = remotes.filter(({ remote }) => !onPage.has(remote))
  const vitalsOf = (name: string | undefined) => vitals.filter(({ remote }) => remote === name)
  const cards = (entries: typeof remotes, open: boolean) =>
    entries.map((entry) => (
      <SectionCard
        key={entry.remote}
        entry={entry}
        open={open}
        access={access}
        decisions={decisions}
        served={served.find(({ remote }) => remote === entry.remote)}
        shared={shared}
        vitals={vitalsOf(entry.remote)}
        until={overrides[entry.remote]}
        onOpen={onOpen}
      />
    ))
  return (
    <Panel open title={t`Developer panel`} closeLabel={t`Close`} size="large" onClose={onClose}>
      <p className={styles.revision}>
        <Trans>Registry revision {revision}</Trans> · <Trans>Ctrl+Shift+. opens this panel</Trans>
      </p>
      <Differences here={here} entries={remotes} />
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onOutline}>
          <Trans>Outline the sections</Trans>
        </Button>
        <CopyButton label={t`Link to this page with its versions`} text={() => linkTo(here, shown)}>
          <Trans>Copy a link</Trans>
        </CopyButton>
        {remotes.some(({ why }) => why === 'override') && (
          <a className={buttonClass({ variant: 'secondary' })} href={addressWithoutOverride(here)}>
            <Trans>Back to the deployed versions</Trans>
          </a>
        )}
      </div>
      <Group title={t`On this page`}>
        {cards(shown, true)}
        <ShellCard
          version={access.kind === 'operator' ? access.status.shell : undefined}
          vitals={vitalsOf(undefined)}
        />
      </Group>
      {others.length > 0 && <Group title={t`Other sections`}>{cards(others, false)}</Group>}
      <RemovedSections access={access} entries={remotes} />
      <Shared modules={shared} />
      <LocalVersion site={here.origin} />
    </Panel>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.subtitle}>{title}</h3>
      <div className={styles.cards}>{children}</div>
    </section>
  )
}

interface DifferencesProps {
  readonly here: URL
  readonly entries: Diagnostics['remotes']
}

/** How this page differs from the one that the link in its address states. */
function Differences({ here, entries }: DifferencesProps) {
  const differences = statedDifferences(here, entries)
  if (differences.length === 0) return null
  return (
    <div className={styles.differences}>
      <Notice tone="caution">
        <Trans>This link was copied from a page with other versions:</Trans>
        <ul>
          {differences.map(({ remote, stated, here: own }) => (
            <li key={remote}>
              <Trans>
                {remote}: {stated} there, {own} here
              </Trans>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function Shared({ modules }: { readonly modules: readonly SharedModule[] }) {
  const count = modules.length
  return (
    <section>
      <h3 className={styles.subtitle}>
        <Plural value={count} one="# shared module in use" other="# shared modules in use" />
      </h3>
      <ul className={styles.shared}>
        {modules.map(({ name, version, from }) => (
          <li key={name}>
            <code>
              {name} {version}
            </code>{' '}
            <span className={styles.from}>{from}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
