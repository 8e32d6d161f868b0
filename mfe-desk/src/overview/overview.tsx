import { Trans } from '@lingui/react/macro'
import { Figures } from '../cases/figures'
import { DueCases } from '../cases/due-cases'
import { useDesk } from '../desk-context'
import { Queue } from '../queue/queue'
import styles from './overview.module.css'

/** The first page of the desk (/desk): the queue for moderators, figures and due cases for agents. */
export function Component() {
  const { roles } = useDesk()
  return (
    <>
      <h1 className={styles.title}>
        <Trans>Desk</Trans>
      </h1>
      {roles.includes('moderator') && <Queue />}
      {roles.includes('agent') && (
        <>
          <Figures />
          <DueCases hasKeys={!roles.includes('moderator')} />
        </>
      )}
    </>
  )
}
