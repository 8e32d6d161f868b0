import './protect-page'
import '@within-reach/shared-ui/tokens.css'
import '@within-reach/shared-ui/base.css'
import { pause } from './pause'

// A phone needs a third of a second to start. It is done in parts, since the page is visible and its links must work.
for (const part of [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@within-reach/shared-core/react'),
  () => import(/* webpackMode: "eager" */ '@within-reach/runtime'),
  () => import(/* webpackMode: "eager" */ './start'),
]) {
  await pause()
  await part()
}
