import { createTranslator } from '@within-reach/shared-core/react'
import { messages } from '~/mfe-account/src/locales/en.po'
import { Component } from '~/mfe-account/src/login/login'
import { Screen } from '../screen'

const translator = createTranslator(() => Promise.resolve({ messages }))
translator.i18n.loadAndActivate({ locale: 'en', messages })

export const meta = () => [
  { title: 'Log-in · Within Reach' },
  { name: 'description', content: 'Log in to post, comment and write private messages.' },
]

export default function Login() {
  return (
    <Screen translator={translator}>
      <Component />
    </Screen>
  )
}
