import { Trans, useLingui } from '@lingui/react/macro'
import type { AnyOutcome, Case } from '@within-reach/contract'
import { useRef } from 'react'
import { Frame, type FrameProps } from '../frame/frame'
import { inquiryNames } from '../names/cases'
import { AskedFields } from './asked-fields'
import styles from './case.module.css'
import { Due } from './due'
import { LinkPart } from './link-part'
import { Offers } from './offers'
import type { CaseReader } from './reader'
import { Steps } from './steps'
import { Thread } from './thread'
import { WriteForm } from './write-form'

export interface CaseViewProps extends Pick<FrameProps, 'back'> {
  readonly one: Case
  readonly reader: CaseReader
  readonly refetch: () => Promise<unknown>
  /** Ends the mailed link; absent for the case of a member. */
  readonly endLink: (() => Promise<AnyOutcome>) | undefined
}

/** One case: how far it is, the offered homes, what was written, and a box to write in. */
export function CaseView({ one, reader, back, refetch, endLink }: CaseViewProps) {
  const { t } = useLingui()
  const { number, kind, title, state, agent, due, entries, offers, fields, waitsFor } = one
  const written = useRef<HTMLHeadingElement>(null)
  const kindName = t(inquiryNames[kind])
  return (
    <Frame
      wide
      back={back}
      title={title}
      lead={
        agent === null ? (
          <Trans>
            {kindName}, {number}. No agent has it yet.
          </Trans>
        ) : (
          <Trans>
            {kindName}, {number}. Your agent is {agent}.
          </Trans>
        )
      }
    >
      <Steps state={state} entries={entries} waitsFor={waitsFor} />
      {state !== 'closed' && due !== null && <Due at={due} />}
      {offers.length > 0 && (
        <Offers offers={offers} reader={reader} isOpen={state !== 'closed'} refetch={refetch} />
      )}
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="thread">
          <h2 id="thread" ref={written} tabIndex={-1}>
            <Trans>What was written</Trans>
          </h2>
          <Thread entries={entries} offers={offers} />
          <WriteForm
            id={one.case_idx}
            isOpen={state !== 'closed'}
            reader={reader}
            refetch={refetch}
            onRemoved={() => written.current?.focus({ preventScroll: true })}
          />
        </section>
        <aside className={styles.aside}>
          <AskedFields fields={fields} ca={one.ca} />
          {endLink && <LinkPart end={endLink} />}
        </aside>
      </div>
    </Frame>
  )
}
