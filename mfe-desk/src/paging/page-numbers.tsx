import { useLingui } from '@lingui/react/macro'
import { pagesShown } from '@within-reach/contract'
import { useRemote } from '@within-reach/shared-core/react'
import { Pagination } from '@within-reach/shared-ui'

export interface PageNumbersProps {
  /** From 1. */
  readonly page: number
  /** Undefined until the list is read. */
  readonly pages: number | undefined
  readonly hrefOf: (page: number) => string
}

/** The pages of a list; nothing if there is only one. */
export function PageNumbers({ page, pages = 1, hrefOf }: PageNumbersProps) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const last = Math.max(pages, 1)
  if (last === 1 && page === 1) return null
  return (
    <Pagination
      label={t`Pages`}
      page={page}
      marks={pagesShown(Math.min(page, last), last)}
      hrefOf={hrefOf}
      onPage={(to) => navigate(hrefOf(to))}
    />
  )
}
