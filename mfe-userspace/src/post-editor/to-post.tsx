import { viewPath } from '@within-reach/shared-core'
import { followLink } from '@within-reach/shared-core/react'
import { buttonClass } from '@within-reach/shared-ui'
import type { ReactNode } from 'react'
import { useReturnToPost } from '../one-post/return-to-post'

export interface ToPostProps {
  readonly id: number
  readonly children: ReactNode
}

/** The link that leaves the editor for the page of its post. */
export function ToPost({ id, children }: ToPostProps) {
  const returnToPost = useReturnToPost()
  return (
    <a
      href={viewPath(id)}
      className={buttonClass({ variant: 'quiet' })}
      onClick={(event) => followLink(event, () => returnToPost(id))}
    >
      {children}
    </a>
  )
}
