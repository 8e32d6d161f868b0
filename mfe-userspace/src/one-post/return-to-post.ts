import { viewPath } from '@within-reach/shared-core'
import { useLocation, useRemote } from '@within-reach/shared-core/react'

/** The state of the editor's history entry if the link on the post's page opened it. */
export const openedFromPost = { openedFromPost: true }

/**
 * Leaves the editor for the page of its post. It goes back if the editor was opened there: a second entry would show the
 * deleted post when its author deletes it and goes back.
 */
export function useReturnToPost(): (id: number) => void {
  const { back, navigate } = useRemote()
  const state = useLocation().state as Partial<typeof openedFromPost> | null
  return (id) =>
    state?.openedFromPost === true ? back(viewPath(id)) : navigate(viewPath(id), { replace: true })
}
