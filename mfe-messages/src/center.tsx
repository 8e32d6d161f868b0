import { createRemoteLifecycles } from '@within-reach/shared-core/react'
import { Center } from './center/center'

export const { bootstrap, mount, unmount, update } = createRemoteLifecycles(() => <Center />)
