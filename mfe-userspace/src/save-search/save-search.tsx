import { useLingui } from '@lingui/react/macro'
import { postTypes, readSearchedList } from '@within-reach/contract'
import { redirects } from '@within-reach/shared-core'
import { useRedirect, useSearchParams } from '@within-reach/shared-core/react'
import { useState } from 'react'
import { boards } from '../boards'
import { Frame } from '../frame/frame'
import { listPath } from '../search/list-path'
import { Saved } from './saved'
import { SaveForm } from './save-form'

/** Saves the search in the address, under a name (/savesearch). */
export function Component() {
  const { t } = useLingui()
  const isLeaving = useRedirect(redirects.membersOnly)
  const [query] = useSearchParams()
  const [saved, setSaved] = useState<string>()
  if (isLeaving) return null
  const type = postTypes.find((one) => one === query.get('board')) ?? 'fr'
  const list = readSearchedList(type, query)
  const back = { to: listPath(list), label: t(boards[type].title) }
  return (
    <Frame title={t`Save this search`} back={back}>
      {saved === undefined ? (
        <SaveForm key={back.to} list={list} onSaved={setSaved} />
      ) : (
        <Saved name={saved} back={back.to} />
      )}
    </Frame>
  )
}
