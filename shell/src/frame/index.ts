import '../protect-page'
import './load-as-other-origin'
import './without-connections'
import { started } from './connection'
import '@within-reach/shared-ui/tokens.css'
import '@within-reach/shared-ui/base.css'
import './frame.css'

// The shared modules that a remote takes are those that are loaded here, as in the shell.
for (const part of [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@within-reach/shared-core/react'),
])
  await part()
const { startFrame } = await import(/* webpackMode: "eager" */ './start-frame')
await startFrame(await started)
