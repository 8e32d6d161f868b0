import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { KeyList, ProvenanceRule, TeamKey } from '@within-reach/contract'
import { Time } from '@within-reach/shared-core/react'
import { Part } from './part'
import styles from './remote-page.module.css'

/** The keys with which the team of a remote signs its versions. They are changed with the command line only. */
export function KeysPart({ keys: { keys, threshold, provenance } }: { readonly keys: KeyList }) {
  const { t } = useLingui()
  return (
    <Part title={t`Keys of the team`}>
      <p>
        <Trans>A new version goes live only if one of these keys has signed it.</Trans>{' '}
        <Plural
          value={threshold}
          one="One owner signs a change of the keys."
          other="# owners sign a change of the keys."
        />
      </p>
      {provenance && <ProvenanceLine rule={provenance} />}
      <ul className={styles.versions}>
        {keys.map((key) => (
          <KeyLine key={key.key} of={key} />
        ))}
      </ul>
    </Part>
  )
}

function KeyLine({ of: { name, key, role, until } }: { readonly of: TeamKey }) {
  return (
    <li className={styles.version}>
      <div className={styles.which}>
        <strong>{name}</strong>
        <p className={styles.quiet}>
          {role === 'owner' ? (
            <Trans>Signs versions and changes of the keys</Trans>
          ) : (
            <Trans>Signs versions</Trans>
          )}
          {until !== undefined && (
            <>
              {' · '}
              <Trans>
                until <Time iso={until} />
              </Trans>
            </>
          )}
        </p>
        <p className={styles.quiet}>
          <code>{key}</code>
        </p>
      </div>
    </li>
  )
}

function ProvenanceLine({ rule: { builder, repository } }: { readonly rule: ProvenanceRule }) {
  return (
    <p>
      <Trans>
        A version must be built by {builder} from {repository}.
      </Trans>
    </p>
  )
}
