import { Trans, useLingui } from '@lingui/react/macro'
import { type DeskCase, deskCase, takeCase } from '@within-reach/contract'
import { invalidate, useMember, useRegionName } from '@within-reach/shared-core/react'
import { Button, Card, Notice } from '@within-reach/shared-ui'
import { Due } from '../cases/due'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'
import styles from './case.module.css'
import { LinkPart } from './link-part'
import { MoveForm } from './move-form'

/** Who has the case, its state, when an answer is due, and the mailed link. */
export function Management({ one }: { readonly one: DeskCase }) {
  const { t } = useLingui()
  const { confirm } = useDesk()
  const nick = useMember()?.nick
  const regionName = useRegionName()
  const { busy, failure, send } = useSending(({ kind }) =>
    kind === 'takenMeanwhile' ? t`Another agent has this case meanwhile. Nothing was changed.` : undefined,
  )
  const { case_idx: idx, agent, due, overdue, waitsFor } = one
  const isMine = agent === nick
  const region = waitsFor && regionName(waitsFor, 'within')
  const take = async (taken: 'yes' | 'no') => {
    const outcome = await send(takeCase, { idx, taken, from: agent ?? '' })
    if (outcome?.kind === 'takenMeanwhile') return void invalidate(deskCase)
    if (outcome?.kind !== 'ok') return
    confirm(taken === 'yes' ? t`You have this case now.` : t`Nobody has this case now.`)
    await invalidate(deskCase)
  }
  return (
    <Card className={styles.card}>
      <h2>
        <Trans>Care</Trans>
      </h2>
      <dl className={styles.fields}>
        <div>
          <dt>{t`Agent`}</dt>
          <dd>{agent === null ? t`Nobody yet` : isMine ? t`You (${agent})` : agent}</dd>
        </div>
        {region && (
          <div>
            <dt>{t`Waiting list`}</dt>
            <dd>{t`For ${region}`}</dd>
          </div>
        )}
        {due && (
          <div>
            <dt>{t`Answer`}</dt>
            <dd>
              <Due at={due} overdue={overdue} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {isMine ? (
          <Button variant="secondary" busy={busy} onClick={() => void take('no')}>
            <Trans>Hand it back</Trans>
          </Button>
        ) : (
          <Button
            variant={agent === null ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => void take('yes')}
          >
            {agent === null ? <Trans>Take it</Trans> : <Trans>Take it over from {agent}</Trans>}
          </Button>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <MoveForm one={one} />
      <LinkPart one={one} />
    </Card>
  )
}
