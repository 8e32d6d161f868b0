import { paths } from '@within-reach/shared-core'
import { definePage } from '@within-reach/shared-core/pages'

/** The way into the messages on a phone (/mobilemsg). */
export const entry = definePage({
  path: paths.mobileMessageEntry,
  title: { en: 'Messages', ko: '쪽지' },
  unlisted: true,
  lazy: () => import(/* webpackMode: "eager" */ './entry'),
  prerender: { skeleton: 'It sends its reader on.' },
})
