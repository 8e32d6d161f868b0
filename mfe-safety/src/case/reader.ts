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
export const writeIn = (reader: CaseReader, text: string): Promise<AnyOutcome> =>
  'secret' in reader ? send(writeInLinkedCase, { ...reader, text }) : send(writeInMyCase, { ...reader, text })

/** Answers an offered home. A question needs text. */
export function answerOffer(
  reader: CaseReader,
  offer: number,
  answer: OfferAnswer,
  text = '',
): Promise<AnyOutcome> {
  const fields = { offer, answer, text }
  return 'secret' in reader
    ? send(answerLinkedOffer, { ...reader, ...fields })
    : send(answerMyOffer, { ...reader, ...fields })
}
