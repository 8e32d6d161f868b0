import { createTranslator } from '@within-reach/shared-core/react'
import { useLoaderData } from 'react-router'
import { messages } from '~/mfe-userspace/src/locales/en.po'
import { view } from '~/mfe-userspace/src/post-view/page'
import { Component as Post } from '~/mfe-userspace/src/post-view/post-view'
import { readFirst } from '../read.server'
import { Screen } from '../screen'

const translator = createTranslator(() => Promise.resolve({ messages }))
translator.i18n.loadAndActivate({ locale: 'en', messages })

export const meta = () => [{ title: 'Post · Within Reach' }]

export const loader = async ({ request }: { request: Request }) => ({
  answers: await readFirst(view, request),
})

export default function View() {
  const { answers } = useLoaderData<typeof loader>()
  return (
    <Screen translator={translator} answers={answers}>
      <Post />
    </Screen>
  )
}
