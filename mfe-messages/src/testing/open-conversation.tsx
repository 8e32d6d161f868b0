import {
  type Conversation,
  type ConversationMessage,
  type ConversationRow,
  conversation,
  conversations,
} from '@within-reach/contract'
import type { MessageState } from '@within-reach/shared-core'
import { mina, renderRemote, stubService } from '@within-reach/shared-core/testing'
import { act, screen } from '@testing-library/react'
import { Subject } from 'rxjs'
import { Component as ConversationPage } from '../conversation/conversation'

/** A message of the other person. */
export const message = (id: number, cont: string): ConversationMessage => ({
  message_idx: id,
  mine: false,
  ca: `2026-11-01T10:0${id}:00.000Z`,
  cont,
  about: null,
})
export const first = message(1, 'Is it free?')
export const second = message(2, 'And today?')
export const third = message(3, 'Or tomorrow?')

const personOf = (number: number, nick: string) => ({
  conversation_idx: number,
  usernick: nick,
  userid: nick,
  email: '',
})
/** A row of the list. */
export const rowOf = (number: number, nick: string): ConversationRow => ({
  ...personOf(number, nick),
  ca: first.ca,
  sm: 'A text',
  mine: false,
  unread: 0,
})
/** A conversation, the newest message first. */
export const answerOf = (messages: ConversationMessage[], number = 1, nick = 'alex') => ({
  kind: 'ok' as const,
  data: {
    ...personOf(number, nick),
    to: `${nick}@example.com`,
    former: false,
    messages,
  } satisfies Conversation,
  meta: {} as { next?: number },
})

/** Opens the conversation with alex, which has the first message, beside a list with jun as well. */
export async function openConversation() {
  const service = stubService()
  const changes = new Subject<MessageState | undefined>()
  service.answer(conversations, { kind: 'ok', data: [rowOf(1, 'alex'), rowOf(4, 'jun')], meta: {} })
  service.answer(conversation, answerOf([first]))
  const props = { messageChanges: () => changes }
  const path = '/conversation?with=1'
  const remote = renderRemote(<ConversationPage />, { path, member: mina, props })
  await screen.findByText('Is it free?')
  return {
    service,
    ...remote,
    somethingArrives: (told?: MessageState) => act(async () => changes.next(told)),
  }
}

/** Lets answers arrive when the test says so, in any order. */
export function answersLater(answers: readonly ReturnType<typeof answerOf>[]) {
  const arrivals: (() => void)[] = []
  const next = () =>
    new Promise<ReturnType<typeof answerOf>>((resolve) => {
      const answer = answers[arrivals.length]
      arrivals.push(() => answer && resolve(answer))
    })
  return { next, arrive: (at: number) => act(async () => arrivals[at]?.()) }
}
