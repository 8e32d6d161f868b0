import { Trans, useLingui } from '@lingui/react/macro'
import { limits } from '@within-reach/contract'
import type { MenuSection } from '@within-reach/registry'
import { boardPath, withQuery } from '@within-reach/shared-core'
import { holdComposingEnter, useRemote } from '@within-reach/shared-core/react'
import { Field, SearchField, Select } from '@within-reach/shared-ui'
import { useState } from 'react'
import styles from './not-found.module.css'

const isBoard = new Set(Object.values(boardPath))

/** A search box for one of the live boards. Renders nothing if none is live. */
export function BoardSearch({ menu }: { readonly menu: readonly MenuSection[] }) {
  const { t } = useLingui()
  const { navigate } = useRemote()
  const boards = menu.flatMap(({ items }) => items).filter(({ path }) => isBoard.has(path))
  const [board, setBoard] = useState(boards[0]?.path)
  if (board === undefined) return null
  return (
    <section className={styles.search} aria-labelledby="board-search">
      <h2 id="board-search">
        <Trans>Search a board</Trans>
      </h2>
      <div className={styles.fields} onKeyDown={holdComposingEnter}>
        <Field label={t`Board`}>
          <Select value={board} onChange={({ target }) => setBoard(target.value)}>
            {boards.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <SearchField
          label={t`Words to search for`}
          placeholder={t`Words to search for`}
          submitLabel={t`Search`}
          value=""
          maxLength={limits.search}
          onSearch={(search) => navigate(withQuery(board, { search }))}
        />
      </div>
    </section>
  )
}
