import { Trans, useLingui } from '@lingui/react/macro'
import { type Folder, folders } from '@within-reach/contract'
import { paths, withQuery } from '@within-reach/shared-core'
import { Link, useRemote, useSearchParams } from '@within-reach/shared-core/react'
import { BackIcon } from '@within-reach/shared-ui'
import { useEffect } from 'react'
import { folderNames } from '../message-list/folders'
import { markRead } from '../message-list/use-mailbox'
import { OpenedMessage } from '../message-view/opened-message'
import styles from '../list-page/list-page.module.css'

/** One message on a narrow screen (/messagedetail, query idx, and the folder and the search that it was found in). */
export function Component() {
  const { t } = useLingui()
  const { back } = useRemote()
  const [query] = useSearchParams()
  const id = query.get('idx') ?? ''
  const folder: Folder = folders.find((one) => one === query.get('type')) ?? 'inbox'
  const list = withQuery(paths.mobileMessage, { type: folder, search: query.get('search') ?? '' })
  useEffect(() => markRead(Number(id)), [id])
  return (
    <div className={styles.page}>
      <Link to={list} className={styles.back}>
        <BackIcon /> {t(folderNames[folder])}
      </Link>
      <h1>
        <Trans>Message</Trans>
      </h1>
      <OpenedMessage id={id} folder={folder} onSent={() => {}} onDeleted={() => back(list)} />
    </div>
  )
}
