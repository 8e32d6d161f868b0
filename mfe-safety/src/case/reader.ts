import {
  answerLinkedOffer,
  answerMyOffer,
  type Case,
  linkedCase,
  myCase,
  type OfferAnswer,
  writeInLinkedCase,
  writeInMyCase,
  type AnyOutcome,
} from '@within-reach/contract'
import { send, sendWhenVisible } from '@within-reach/shared-core'
import { type CallState, useCall } from '@within-reach/shared-core/react'
import * as v from 'valibot'

/** How a person reads a case: as its member, or by the secret of the mailed link. */
export type CaseReader = { readonly idx: number | string } | { readonly secret: string }

/** A case that is read. */
export type CaseRead = Pick<CallState<typeof myCase>, 'status' | 'refetch'> & {
  readonly data: Case | undefined
  readonly failure: AnyOutcome | undefined
}

/** Whether a secret can be that of a link. A link that lost a part of it is not asked for. */
export const isComplete = (secret: string): boolean => v.is(linkedCase.request.entries.secret, secret)

/** Reads the case of a reader once the tab is visible: the service takes it for read. */
export function useCase(reader: CaseReader): CaseRead {
  const isLinked = 'secret' in reader
  const own = useCall(myCase, isLinked ? undefined : reader, { send: sendWhenVisible })
  const linked = useCall(linkedCase, isLinked && isComplete(reader.secret) ? reader : undefined, {
    send: sendWhenVisible,
  })
  return isLinked ? linked : own
}

/** Writes to the agent. */
export function writeIn(reader: CaseReader, text: string): Promise<AnyOutcome> {
  const options = { form: formOf(reader) }
  return 'secret' in reader
    ? send(writeInLinkedCase, { ...reader, text }, options)
    : send(writeInMyCase, { ...reader, text }, options)
}

/** @param offer the one that a question is about */
const formOf = (reader: CaseReader, offer?: number): string =>
  `case:${'secret' in reader ? reader.secret : reader.idx}:${offer ?? ''}`

/** Answers an offered home. A question needs text. Any other answer replaces the one before. */
export function answerOffer(
  reader: CaseReader,
  offer: number,
  answer: OfferAnswer,
  text = '',
): Promise<AnyOutcome> {
  const fields = { offer, answer, text }
  const options = answer === 'question' ? { form: formOf(reader, offer) } : {}
  return 'secret' in reader
    ? send(answerLinkedOffer, { ...reader, ...fields }, options)
    : send(answerMyOffer, { ...reader, ...fields }, options)
}
