import { type Folder, folders, type Message, msg } from '@within-reach/contract'
import { paths, send, withQuery } from '@within-reach/shared-core'
import { Link, useRemote } from '@within-reach/shared-core/react'
import { BackIcon, EmptyState, Skeleton } from '@within-reach/shared-ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from '../list-page/list-page.module.css'
import { MessageView } from '../message-view/message-view'
import { texts } from '../texts'

/** One message on a narrow screen (/messagedetail, query idx). */
export function DetailPage() {
  const { back } = useRemote()
  const [query] = useSearchParams()
  const idx = query.get('idx') ?? ''
  const folder: Folder = folders.find((one) => one === query.get('type')) ?? 'inbox'
  const list = withQuery(paths.mobileMessage, { type: folder })
  const [message, setMessage] = useState<Message | 'missing'>()

  useEffect(() => {
    const leaving = new AbortController()
    setMessage(undefined)
    void send(msg, { idx }, { signal: leaving.signal }).then((outcome) => {
      if (leaving.signal.aborted) return
      setMessage(outcome.kind === 'ok' ? outcome.data : 'missing')
    })
    return () => leaving.abort()
  }, [idx])

  const goBack = () => back(list)
  return (
    <div className={styles.page}>
      <Link to={list} aria-label={texts.title}>
        <BackIcon />
      </Link>
      <h1>{texts.message}</h1>
      {message === undefined && <Skeleton lines={6} />}
      {message === 'missing' && <EmptyState title="This message is not there any more" />}
      {message !== undefined && message !== 'missing' && (
        <MessageView message={message} folder={folder} onSent={() => {}} onDeleted={goBack} />
      )}
    </div>
  )
}
