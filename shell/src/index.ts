import './protect-page'
import '@within-reach/shared-ui/tokens.css'
import '@within-reach/shared-ui/base.css'
import { pause } from './pause'

// Starting takes a third of a second on a phone. It is done in parts, so that the visible page can respond in between.
for (const part of [
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@within-reach/shared-core/react'),
  () => import(/* webpackMode: "eager" */ '@within-reach/runtime'),
  () => import(/* webpackMode: "eager" */ './chrome/chrome'),
  () => import(/* webpackMode: "eager" */ './composition/host'),
  () => import(/* webpackMode: "eager" */ './session/session-manager'),
  () => import(/* webpackMode: "eager" */ './start'),
]) {
  await pause()
  await part()
}
