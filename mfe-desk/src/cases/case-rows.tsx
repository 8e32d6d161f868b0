import { Trans, useLingui } from '@lingui/react/macro'
import type { DeskCaseRow } from '@within-reach/contract'
import { Link } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { caseAddress } from '../addresses'
import { RowList } from '../keyboard/row-list'
import { useNames } from '../texts/use-names'
import styles from './case-rows.module.css'
import { Due } from './due'

export interface CaseRowsProps {
  readonly rows: readonly DeskCaseRow[]
  /** Whether letters move through the rows, as in the first list of a page. */
  readonly hasKeys: boolean
}

/** Cases, one a row. The whole row opens the case. */
export function CaseRows({ rows, hasKeys }: CaseRowsProps) {
  const { t } = useLingui()
  return (
    <RowList
      className={styles.rows}
      labels={hasKeys ? { next: t`Next case`, previous: t`Previous case` } : undefined}
    >
      {rows.map((row) => (
        <CaseLine key={row.case_idx} row={row} />
      ))}
    </RowList>
  )
}

function CaseLine({ row }: { readonly row: DeskCaseRow }) {
  const { t } = useLingui()
  const names = useNames()
  const { case_idx: idx, number, kind, title, state, name, agent, due, overdue, unread, waitsFor } = row
  return (
    <li className={styles.row} data-overdue={overdue || undefined}>
      <div className={styles.what}>
        <Link to={caseAddress(idx)} className={styles.title} data-row>
          {title}
        </Link>
        <span className={styles.facts}>
          {number} · {names.inquiry(kind)} · {name}
        </span>
      </div>
      <div className={styles.marks}>
        {unread && <Badge tone="call">{t`New`}</Badge>}
        {waitsFor && <Badge>{t`Waiting list`}</Badge>}
        <Badge tone="accent">{names.state(state)}</Badge>
      </div>
      <p className={styles.owner}>{agent ?? <Trans>No agent yet</Trans>}</p>
      <div className={styles.due}>{due && <Due at={due} overdue={overdue} />}</div>
    </li>
  )
}
