import { useLingui } from '@lingui/react/macro'
import { type AnyOutcome, type DeskCase, deskCase, offerHome, type RequestOf } from '@within-reach/contract'
import { isStoredBefore } from '@within-reach/shared-core'
import { type ContractForm, type Draft, useContractForm, useDraft } from '@within-reach/shared-core/forms'
import { invalidate } from '@within-reach/shared-core/react'
import { useState } from 'react'
import { useDesk } from '../desk-context'
import { useSending } from '../sending/use-sending'

/** What an agent types about a home. */
export interface OfferValues {
  readonly title: string
  readonly area: string
  readonly rent: string
  readonly deposit: string
  readonly currency: RequestOf<typeof offerHome>['currency']
  readonly available: string
  readonly text: string
}

export interface OfferForm extends ContractForm<OfferValues> {
  readonly draft: Draft
  /** The progress of the upload, from 0 to 1. Undefined if there is none. */
  readonly progress: number | undefined
  /** What is wrong with the pictures. */
  readonly fileError: string | undefined
  /** Why the home was not offered. */
  readonly failure: string | undefined
}

const empty: OfferValues = {
  title: '',
  area: '',
  rent: '',
  deposit: '',
  currency: 'KRW',
  available: '',
  text: '',
}

/**
 * The form that offers a home in a case.
 * @param pictures the chosen pictures
 * @param onOffered called when it was sent
 */
export function useOffer(one: DeskCase, pictures: readonly File[], onOffered: () => void): OfferForm {
  const { t } = useLingui()
  const { confirm } = useDesk()
  const [progress, setProgress] = useState<number>()
  const [refused, setRefused] = useState<AnyOutcome>()
  const { send, failure } = useSending()
  const { case_idx: idx, name } = one
  const draftKey = `desk:case:${idx}:offer`
  const { idx: _idx, ...fields } = offerHome.request.entries
  const contractForm = useContractForm<OfferValues>({
    fields,
    amounts: ['rent', 'deposit'],
    defaults: empty,
    submit: async (values) => {
      setRefused(undefined)
      const options = { files: pictures, onProgress: setProgress, form: draftKey }
      const outcome = await send(offerHome, { idx, ...values }, options)
      setProgress(undefined)
      if (outcome && isStoredBefore(outcome)) void invalidate(deskCase)
      if (outcome?.kind !== 'ok') return setRefused(outcome)
      draft.discard()
      confirm(t`Offered to ${name}.`)
      onOffered()
      await invalidate(deskCase)
    },
  })
  const draft = useDraft(contractForm.form, draftKey)
  const aboutFiles = refused?.kind === 'too-large' || refused?.kind === 'unsupported-type'
  return {
    ...contractForm,
    draft,
    progress,
    fileError: aboutFiles
      ? refused.kind === 'too-large'
        ? t`The pictures are too large. Choose smaller ones.`
        : t`One of the files is not a picture that can be shown.`
      : undefined,
    failure: aboutFiles ? undefined : failure,
  }
}
