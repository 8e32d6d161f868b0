import { Trans } from '@lingui/react/macro'
import { factValueNames, type FoundPost, localNoon, type Rates } from '@within-reach/contract'
import { viewPath } from '@within-reach/shared-core'
import { Link, Time, useLocalized } from '@within-reach/shared-core/react'
import { Badge } from '@within-reach/shared-ui'
import { Fragment } from 'react'
import { Amount } from '../facts/amount'
import type { ReaderCurrency } from '../facts/reader-currency'
import { TrueCostText } from '../facts/true-cost-text'
import { RegionMark, StatusMark } from '../marks'
import styles from './photos.module.css'

export interface PhotoCardProps {
  readonly post: FoundPost
  readonly currency: ReaderCurrency
  readonly rates: Rates | null
}

interface PhotoLoading {
  /** When the browser loads the photo: `lazy` waits until the page is laid out. */
  readonly loading: 'eager' | 'lazy'
}

/** A post with its photo first, then what it costs and offers. The whole card is the link. */
export function PhotoCard({ post, currency, rates, loading }: PhotoCardProps & PhotoLoading) {
  const localized = useLocalized()
  const { facts, cost } = post
  const { room, furnished, welcome, condition, handover, freeFrom, taken, visaHelp } = facts
  const factTexts = {
    room: room && factValueNames.room[room],
    furnished: furnished && factValueNames.furnished[furnished],
    welcome: welcome && welcome !== 'anyone' ? factValueNames.welcome[welcome] : undefined,
    condition: condition && factValueNames.condition[condition],
    handover: handover && factValueNames.handover[handover],
    visaHelp: visaHelp === 'yes' ? factValueNames.visaHelp.yes : undefined,
  }
  return (
    <article className={styles.card}>
      {post.image_path ? (
        <img
          className={styles.photo}
          src={post.image_path}
          alt=""
          loading={loading}
          width={480}
          height={360}
        />
      ) : (
        <div className={styles.noPhoto}>
          <Trans>No photo</Trans>
        </div>
      )}
      <div className={styles.copy}>
        <div className={styles.marks}>
          <RegionMark region={post.region} />
          <StatusMark status={post.jstatus} />
          {taken && <Badge tone="call">{localized(factValueNames.taken[taken])}</Badge>}
        </div>
        <h2 dir="auto">
          <Link to={viewPath(post.post_idx)}>{post.subject}</Link>
        </h2>
        <p className={styles.price}>
          {cost ? (
            <TrueCostText cost={cost} currency={currency} rates={rates} />
          ) : (
            <OtherPrice post={post} currency={currency} rates={rates} />
          )}
        </p>
        <p className={styles.facts}>
          {Object.entries(factTexts).map(
            ([name, text]) =>
              text && (
                // The name tells the build which part of a drawn card is whose.
                <Fragment key={name}>
                  <span data-fact={name}>{localized(text)}</span>{' '}
                </Fragment>
              ),
          )}
        </p>
        <p className={styles.meta}>
          {freeFrom && (
            <span>
              <Trans>
                Free from <Time iso={localNoon(freeFrom)} style="day" />
              </Trans>
            </span>
          )}
          {post.specificLocation && <span>{post.specificLocation}</span>}
          <Time iso={post.ca} />
        </p>
      </div>
    </article>
  )
}

/** The price of a thing, or the pay of a job. */
function OtherPrice({ post: { facts }, ...rest }: PhotoCardProps) {
  const localized = useLocalized()
  const { price, pay, per, currency: own } = facts
  const amount = price ?? pay
  if (amount === undefined || own === undefined) return null
  const money = <Amount money={{ amount, currency: own }} {...rest} />
  return per && price === undefined ? (
    <>
      {money} / {localized(factValueNames.per[per]).toLowerCase()}
    </>
  ) : (
    money
  )
}
