import { checkText, type DataOf, type FieldsOf } from '@within-reach/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '../client'

/** A warning before a text is sent. */
export interface Warning {
  /** What the text would be suspected of; undefined while nothing is asked. */
  readonly suspicions: DataOf<typeof checkText> | undefined
  /**
   * Asks the author if the service would suspect the text. A text for which the author chose to go on is not asked about
   * again. If the service cannot say, nothing is asked.
   * @returns whether the text may be sent
   */
  mayBeSent(text: string): Promise<boolean>
  /** The author's answer. */
  answer(goOn: boolean): void
}

/** Warns authors before they send a text that readers would see folded. Nothing that they typed is lost. */
export function useWarning(kind: FieldsOf<typeof checkText>['kind']): Warning {
  const [suspicions, setSuspicions] = useState<DataOf<typeof checkText>>()
  const asked = useRef<(goOn: boolean) => void>(undefined)
  const accepted = useRef('')
  // A form that waits for an answer is not sent once its screen is gone.
  useEffect(() => () => asked.current?.(false), [])
  const answer = useCallback((goOn: boolean) => {
    setSuspicions(undefined)
    asked.current?.(goOn)
    asked.current = undefined
  }, [])
  return {
    suspicions,
    answer,
    async mayBeSent(text) {
      if (text === accepted.current) return true
      const outcome = await send(checkText, { kind, text })
      if (outcome.kind !== 'ok' || outcome.data.length === 0) return true
      setSuspicions(outcome.data)
      const goesOn = await new Promise<boolean>((resolve) => (asked.current = resolve))
      if (goesOn) accepted.current = text
      return goesOn
    },
  }
}
