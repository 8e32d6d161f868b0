import { createTranslator } from '@within-reach/shared-core/react'
import { useLoaderData } from 'react-router'
import { trade } from '~/mfe-userspace/src/board-list/page'
import { boardPage } from '~/mfe-userspace/src/board-list/board-page'
import { messages } from '~/mfe-userspace/src/locales/en.po'
import { readFirst } from '../read.server'
import { Screen } from '../screen'

const Board = boardPage('tr')
const translator = createTranslator(() => Promise.resolve({ messages }))
translator.i18n.loadAndActivate({ locale: 'en', messages })

export const meta = () => [
  { title: 'Trade your stuff · Within Reach' },
  {
    name: 'description',
    content:
      'Second-hand furniture, appliances and everyday things from people near you who are moving away.',
  },
]

export const loader = async ({ request }: { request: Request }) => ({
  answers: await readFirst(trade, request),
})

export default function Trade() {
  const { answers } = useLoaderData<typeof loader>()
  return (
    <Screen translator={translator} answers={answers}>
      <Board />
    </Screen>
  )
}
