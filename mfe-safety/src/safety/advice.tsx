import { Trans } from '@lingui/react/macro'
import styles from './safety.module.css'

/** Advice against scams, short enough to be read. */
export function Advice() {
  return (
    <section className={styles.part} aria-labelledby="advice">
      <h2 id="advice">
        <Trans>Signs of a scam</Trans>
      </h2>
      <ul className={styles.advice}>
        <li>
          <strong>
            <Trans>Money before a viewing.</Trans>
          </strong>{' '}
          <Trans>
            Never pay a deposit, a rent or a fee for a home that you, or somebody you trust, have not seen
            from inside.
          </Trans>
        </li>
        <li>
          <strong>
            <Trans>Gift cards, crypto or a wire abroad.</Trans>
          </strong>{' '}
          <Trans>Nobody honest asks for them. Such a payment cannot be taken back.</Trans>
        </li>
        <li>
          <strong>
            <Trans>“I am abroad, a courier brings the keys.”</Trans>
          </strong>{' '}
          <Trans>A home that nobody can show you is most likely not theirs.</Trans>
        </li>
        <li>
          <strong>
            <Trans>Quickly to another messenger.</Trans>
          </strong>{' '}
          <Trans>Stay in the messages here until you have met. There you can report and block.</Trans>
        </li>
        <li>
          <strong>
            <Trans>A price that is too good, and a hurry.</Trans>
          </strong>{' '}
          <Trans>Compare it with similar homes, and take the time that you need.</Trans>
        </li>
        <li>
          <strong>
            <Trans>Copies of your passport or your card.</Trans>
          </strong>{' '}
          <Trans>Show them at the contract, in person. Never send them ahead.</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Did you pay already? Call your bank at once, then the police, and report the post or the message
          here.
        </Trans>
      </p>
    </section>
  )
}
