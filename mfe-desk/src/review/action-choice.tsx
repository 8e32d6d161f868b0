import type { ModerationAction } from '@within-reach/contract'
import { RadioGroup } from '@within-reach/shared-ui'
import { KeyHint } from '../keyboard/key-hint'
import { useNames } from '../texts/use-names'
import { actionKeys } from './actions'
import type { DecisionForm } from './use-decision'

export interface ActionChoiceProps {
  readonly legend: string
  readonly actions: readonly ModerationAction[]
  readonly decision: DecisionForm
}

/** A group of decisions. Both groups are one choice. */
export function ActionChoice({ legend, actions, decision: { values, choose } }: ActionChoiceProps) {
  const names = useNames()
  return (
    <RadioGroup
      legend={legend}
      name="action"
      value={values.action}
      onChange={({ target }) => {
        const chosen = actions.find((action) => action === target.value)
        if (chosen) choose(chosen)
      }}
      options={actions.map((action) => ({
        value: action,
        label: (
          <>
            {names.order(action)} <KeyHint>{actionKeys[action]}</KeyHint>
          </>
        ),
      }))}
    />
  )
}
