import { useLingui } from '@lingui/react/macro'
import { loginPath } from '@within-reach/shared-core'
import { useMember, useRemote } from '@within-reach/shared-core/react'
import { ChoiceDialog, Dialog } from '@within-reach/shared-ui'

/** Says why the messages left: their member was logged out, or another one is logged in now. */
export function SessionEnded() {
  const { t } = useLingui()
  const { center, navigate } = useRemote()
  const isVisitor = useMember() === null
  const close = () => center?.close()
  const logIn = () => {
    const { pathname, search } = window.location
    close()
    navigate(loginPath(pathname + search))
  }
  if (isVisitor)
    return (
      <ChoiceDialog
        open
        message={<p>{t`You were logged out. What you typed is kept; log in again to go on.`}</p>}
        actions={[
          { label: t`Close`, onClick: close },
          { label: t`Log in`, variant: 'primary', onClick: logIn },
        ]}
        onClose={close}
      />
    )
  return (
    <Dialog
      open
      message={
        <p>{t`Another account is logged in now. What you typed is kept for the account that wrote it.`}</p>
      }
      closeLabel={t`Close`}
      onClose={close}
    />
  )
}
