import { Trans, useLingui } from '@lingui/react/macro'
import type { SharedModule } from '@within-reach/runtime'
import styles from './shared-modules.module.css'

export interface WantedModulesProps {
  /** The ranges of the section's record, by module. */
  readonly wanted: Readonly<Record<string, string>>
  /** The modules in use on the page; undefined if the section has modules of its own, in its frame. */
  readonly used: readonly SharedModule[] | undefined
}

/** The shared modules of a section: the range that it wants, the version that it gets, and the provider. */
export function WantedModules({ wanted, used }: WantedModulesProps) {
  const { t } = useLingui()
  return (
    <table className={styles.modules}>
      <caption className="wr-visually-hidden">{t`Shared modules`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Shared module`}</th>
          <th scope="col">{t`Wanted`}</th>
          <th scope="col">{t`Used`}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(wanted).map(([name, range]) => {
          const got = used?.find((one) => one.name === name)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{range}</td>
              <td>{used ? <UsedModule module={got} /> : <Trans>its own, in the frame</Trans>}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function UsedModule({ module }: { readonly module: SharedModule | undefined }) {
  if (!module) return <Trans>not loaded</Trans>
  const { version, from } = module
  return (
    <Trans>
      {version} from {from}
    </Trans>
  )
}
