import { Trans, useLingui } from '@lingui/react/macro'
import { Field, Input, RadioGroup } from '@within-reach/shared-ui'
import { ChangePanel } from '../change/change-panel'
import type { ChangeForm } from '../change/use-change-form'
import type { RemoteStatus } from '../registry/registry-context'
import { useNames } from '../texts/names'
import { VersionName } from '../texts/version-name'
import { MissingProof } from './missing-proof'
import { Pace } from './pace'
import { canaryDefaults, canaryOf, stepsOf, useCanaryCheck } from './canary-values'

export interface CanaryPanelProps {
  readonly remote: RemoteStatus
  readonly version: string
  readonly onClose: () => void
}

/** Gives a version to some visitors, by hand or in automatic steps. */
export function CanaryPanel({ remote, version, onClose }: CanaryPanelProps) {
  const { name, live, origins } = remote
  const { t } = useLingui()
  const names = useNames()
  const check = useCanaryCheck()
  const title = names.remote(name)
  const current = live?.current
  const running = live?.canary?.version === version ? live.canary : undefined
  // There is one canary at a time.
  const candidate = running ? undefined : live?.canary?.version
  return (
    <ChangePanel
      remote={name}
      title={t`${title}: canary of ${version}`}
      draftKey={`console:canary:${name}:${version}`}
      confirmLabel={running ? t`Change its share` : t`Start the canary`}
      defaults={canaryDefaults(running)}
      check={check}
      changeOf={(values) => canaryOf(name, version, values)}
      doneText={({ percent = '' }) => t`Done. ${title}: ${percent} % of visitors get ${version}.`}
      effect={({ values }) => {
        const { percent, how } = values
        const steps = stepsOf(values.steps).join(' % → ')
        if (Object.keys(check(values)).length > 0)
          return (
            <p>
              <Trans>Fill in the form to see what will happen.</Trans>
            </p>
          )
        return (
          <>
            <p>
              <VersionName version={version} origins={origins} />
            </p>
            <MissingProof remote={remote} version={version} />
            <p>
              <Trans>
                {percent} % of visitors get {version} at their next page, and keep it while the share grows.
                All others stay with {current}.
              </Trans>
            </p>
            {candidate !== undefined && (
              <p>
                <Trans>The canary of {candidate} ends.</Trans>
              </p>
            )}
            {how === 'plan' && (
              <p>
                <Trans>Then automatically, while it is no worse: {steps} %.</Trans>{' '}
                <Pace plan={{ everyMinutes: Number(values.everyMinutes), least: Number(values.least) }} />{' '}
                <Trans>If it is worse, it ends automatically.</Trans>
              </p>
            )}
          </>
        )
      }}
      onClose={onClose}
    >
      {(change) => <CanaryFields change={change} />}
    </ChangePanel>
  )
}

function CanaryFields({ change: { form, values, errorOf } }: { readonly change: ChangeForm }) {
  const { t } = useLingui()
  return (
    <>
      <Field label={t`Share of visitors, in percent`} required error={errorOf('percent')}>
        <Input inputMode="decimal" {...form.register('percent')} />
      </Field>
      <RadioGroup
        legend={t`How it continues`}
        options={[
          { value: 'hand', label: t`By hand` },
          { value: 'plan', label: t`Automatically, step by step` },
        ]}
        value={values.how ?? 'hand'}
        {...form.register('how')}
      />
      {values.how === 'plan' && (
        <>
          <Field
            label={t`Steps, in percent`}
            required
            hint={t`Separated by commas. At 100, everybody has it.`}
            error={errorOf('steps')}
          >
            <Input inputMode="text" {...form.register('steps')} />
          </Field>
          <Field
            label={t`Minimum time between two steps, in minutes`}
            required
            error={errorOf('everyMinutes')}
          >
            <Input inputMode="decimal" {...form.register('everyMinutes')} />
          </Field>
          <Field label={t`Minimum page views per step`} required error={errorOf('least')}>
            <Input inputMode="numeric" {...form.register('least')} />
          </Field>
        </>
      )}
    </>
  )
}
