import { useLingui } from '@lingui/react/macro'
import { Skeleton, type SkeletonProps } from '@within-reach/shared-ui'

/** A skeleton of a post, or of its missing part. */
export function LoadingPost({ shape }: Pick<SkeletonProps, 'shape'>) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading this post`}>
      <Skeleton shape={shape} lines={3} />
    </div>
  )
}
