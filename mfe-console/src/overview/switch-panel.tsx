import { Trans, useLingui } from '@lingui/react/macro'
import type { Change } from '@within-reach/contract'
import { useFormats } from '@within-reach/shared-core/react'
import { ChangePanel } from '../change/change-panel'
import type { PanelValues } from '../change/use-change-form'
import { timeOf, useWhenCheck, whenDefaults, WhenFields } from '../change/when-fields'
import { useNames } from '../texts/names'
import { useVisitorText } from '../texts/use-visitor-text'
import { useChangeText } from '../texts/use-change-text'

/** A pressed switch: the change that it meant at that moment. */
export type Pressed = Extract<Change, { type: 'switch' | 'region' | 'forget-planned' }>

export interface SwitchPanelProps {
  readonly pressed: Pressed
  readonly onClose: () => void
}

/** The form behind a switch. */
export function SwitchPanel({ pressed, onClose }: SwitchPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const changeText = useChangeText()
  const title = names.remote(pressed.remote)
  const what = changeText(pressed)
  const common = {
    remote: pressed.remote,
    title: t`${title}: ${what}`,
    doneText: () => t`Done. ${title}: ${what}`,
    onClose,
  }
  switch (pressed.type) {
    case 'switch':
      return (
        <ChangePanel
          {...common}
          draftKey={`console:switch:${pressed.remote}`}
          confirmLabel={changeText(pressed)}
          careful={!pressed.enabled}
          changeOf={() => pressed}
          effect={() => <p>{pressed.enabled ? <TurnedOn /> : <TurnedOff />}</p>}
        />
      )
    case 'forget-planned':
      return (
        <ChangePanel
          {...common}
          draftKey={`console:forget:${pressed.remote}:${pressed.region}`}
          confirmLabel={t`Call it off`}
          changeOf={() => pressed}
          effect={() => (
            <p>
              <Trans>The switch stays as it is when that time comes.</Trans>
            </p>
          )}
        />
      )
    case 'region':
      return <RegionPanel pressed={pressed} {...common} />
  }
}

const TurnedOn = () => (
  <Trans>Its pages work again and are in the menu. Open tabs change at their next page.</Trans>
)
const TurnedOff = () => (
  <Trans>
    Its pages show “not found” and are not in the menu, for every visitor in every region. Open tabs change at
    their next page.
  </Trans>
)

interface RegionPanelProps extends SwitchPanelProps {
  readonly pressed: Extract<Pressed, { type: 'region' }>
  readonly remote: string
  readonly title: string
}

function RegionPanel({ pressed, remote, title: heading, onClose }: RegionPanelProps) {
  const { t } = useLingui()
  const names = useNames()
  const changeText = useChangeText()
  const visitorText = useVisitorText()
  const { full } = useFormats()
  const check = useWhenCheck()
  const { region, open } = pressed
  const title = names.remote(remote)
  const changeOf = (values: PanelValues): Change => {
    const at = timeOf(values)
    return at === undefined ? pressed : { ...pressed, at }
  }
  return (
    <ChangePanel
      remote={remote}
      title={heading}
      draftKey={`console:region:${remote}:${region}`}
      confirmLabel={changeText(pressed)}
      defaults={whenDefaults}
      check={check}
      changeOf={changeOf}
      doneText={(values) => {
        const what = changeText(changeOf(values))
        return t`Done. ${title}: ${what}`
      }}
      effect={({ values }) => {
        const at = check(values).at === undefined ? timeOf(values) : undefined
        const time = at && full(at)
        return (
          <>
            <p>{time ? <Trans>From {time} on:</Trans> : <Trans>What visitors see then:</Trans>}</p>
            <p>{visitorText(remote, region, open)}</p>
          </>
        )
      }}
      onClose={onClose}
    >
      {(change) => <WhenFields change={change} />}
    </ChangePanel>
  )
}
