import { createRemoteLifecycles } from '@within-reach/shared-core/react'

export const { bootstrap, mount, unmount, update } = createRemoteLifecycles(() => <h1>Messages</h1>)
