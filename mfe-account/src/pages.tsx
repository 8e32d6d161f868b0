import { paths } from '@within-reach/shared-core'
import { createPageLifecycles, type Page } from '@within-reach/shared-core/react'
import { Login } from './login/login'
import { catalog } from './locales/catalog'

/** The pages of this remote, by their paths. */
export const pages: readonly Page[] = [
  { path: paths.login, element: <Login /> },
  { path: paths.signup, lazy: () => import('./signup/signup') },
  { path: paths.resetPassword, lazy: () => import('./reset/reset-password') },
  { path: paths.getYourCode, lazy: () => import('./reset/get-your-code') },
  { path: paths.enterNewPassword, lazy: () => import('./reset/enter-new-password') },
  { path: paths.profile, lazy: () => import('./profile/profile') },
]

export const { bootstrap, mount, unmount, update } = createPageLifecycles(pages, catalog)
