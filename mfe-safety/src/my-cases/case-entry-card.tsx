import { Trans, useLingui } from '@lingui/react/macro'
import type { CaseRow } from '@within-reach/contract'
import { casePath } from '@within-reach/shared-core'
import { Link, Time } from '@within-reach/shared-core/react'
import { Badge, ListCard } from '@within-reach/shared-ui'
import { inquiryNames, stateTexts } from '../names/cases'

/** One inquiry in the list: its state, its title, and whether there is something new. */
export function CaseEntryCard({ row }: { readonly row: CaseRow }) {
  const { t } = useLingui()
  const { case_idx: id, number, kind, title, state, changed, unread } = row
  return (
    <ListCard
      eyebrow={
        <>
          <Badge tone={state === 'closed' ? 'neutral' : 'accent'}>{t(stateTexts[state].name)}</Badge>
          {unread && (
            <Badge tone="call">
              <Trans context="something unread">New</Trans>
            </Badge>
          )}
        </>
      }
      title={<Link to={casePath(id)}>{title}</Link>}
      meta={
        <>
          <span>{t(inquiryNames[kind])}</span>
          <span>{number}</span>
          <span>
            <Trans>
              Changed <Time iso={changed} />
            </Trans>
          </span>
        </>
      }
    />
  )
}
