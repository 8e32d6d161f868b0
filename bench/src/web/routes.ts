import type { Route } from './browser'

/** The main routes, and what a visitor came to click there. */
export const routes: readonly Route[] = [
  { name: 'home', address: '/', usable: 'main a' },
  { name: 'board list', address: '/userspacetrade', usable: 'main a[href^="/view?"]' },
  { name: 'login', address: '/login', usable: 'main input[type="email"]' },
  { name: 'form', address: '/askreachlongtermproperty', usable: 'main form input' },
]
