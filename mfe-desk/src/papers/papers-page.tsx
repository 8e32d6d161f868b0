import { Trans, useLingui } from '@lingui/react/macro'
import { hostPapers } from '@within-reach/contract'
import { useCall, useSearchParams } from '@within-reach/shared-core/react'
import { EmptyState } from '@within-reach/shared-ui'
import { useState } from 'react'
import { Loaded } from '../loading/loaded'
import { FindForm } from './find-form'
import { HostCard } from './host-card'
import styles from './papers.module.css'
import { type Reference, referenceIn } from './reference'

/** How often a found host is read again, in milliseconds: another agent may note or take back. */
const interval = 20_000

/** Finds a host, and notes or takes back that their papers were seen (/desk/papers?kind=…&id=…). */
export function Component() {
  const [query, setQuery] = useSearchParams()
  const reference = referenceIn(query)
  const [isSearched, setIsSearched] = useState(false)
  return (
    <>
      <header className={styles.head}>
        <h1>
          <Trans>Papers</Trans>
        </h1>
        <p>
          <Trans>
            If you saw who a host is and that they may rent the home out, note it here. The pages of their
            posts then show “Papers seen”. No document is stored.
          </Trans>
        </p>
      </header>
      <FindForm
        initial={reference?.kind === 'post' ? reference.id : ''}
        onFind={(found) => {
          setIsSearched(true)
          setQuery({ ...found })
        }}
      />
      {reference && (
        <Found key={`${reference.kind} ${reference.id}`} reference={reference} takesFocus={isSearched} />
      )}
    </>
  )
}

interface FoundProps {
  readonly reference: Reference
  readonly takesFocus: boolean
}

function Found({ reference, takesFocus }: FoundProps) {
  const { t } = useLingui()
  const read = useCall(hostPapers, { ...reference }, { every: interval })
  return (
    <Loaded
      read={read}
      shape="card"
      loading={t`Loading the host`}
      notLoaded={t`The host could not be loaded`}
      absent={<NoHost kind={reference.kind} />}
    >
      {(host) => <HostCard reference={reference} host={host} takesFocus={takesFocus} />}
    </Loaded>
  )
}

function NoHost({ kind }: Pick<Reference, 'kind'>) {
  const { t } = useLingui()
  return (
    <div role="status">
      <EmptyState title={kind === 'post' ? t`There is no such post` : t`There is no such comment`}>
        <p>
          <Trans>
            It was deleted, its author has left, or the number is wrong. Find the host by something else they
            wrote.
          </Trans>
        </p>
      </EmptyState>
    </div>
  )
}
