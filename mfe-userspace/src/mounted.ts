import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/** Whether the component is in a browser: false while the build prerenders it. */
export const useMounted = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
