import { createRemoteLifecycles } from '@within-reach/shared-core/react'
import { Center } from './center/center'
import { catalog } from './locales/catalog'

export const { bootstrap, mount, unmount, update } = createRemoteLifecycles(() => <Center />, catalog)
