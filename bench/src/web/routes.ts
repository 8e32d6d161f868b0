import type { Route } from './browser'

/** The main routes, each with the first element that a visitor wants to click. */
export const routes: readonly Route[] = [
  { name: 'home', address: '/', usable: 'main a' },
  { name: 'board list', address: '/userspacetrade', usable: 'main a[href^="/view?"]' },
  { name: 'login', address: '/login', usable: 'main input[type="email"]' },
  { name: 'form', address: '/askreachlongtermproperty', usable: 'main form input' },
]
