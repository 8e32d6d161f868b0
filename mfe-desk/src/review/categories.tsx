import { Trans, useLingui } from '@lingui/react/macro'
import type { Review } from '@within-reach/contract'
import { Badge } from '@within-reach/shared-ui'
import { categoryName } from './category-names'
import { ReviewPart } from './review-part'
import styles from './review.module.css'

/** What the rules that recognise scams found in the text. */
export function Categories({ categories }: Pick<Review, 'categories'>) {
  const { t } = useLingui()
  if (categories.length === 0) return null
  return (
    <ReviewPart title={<Trans>Found by the rules</Trans>}>
      <p className={styles.marks}>
        {categories.map((category) => {
          const name = categoryName(category)
          return (
            <Badge key={category} tone="accent">
              {name ? t(name) : category}
            </Badge>
          )
        })}
      </p>
    </ReviewPart>
  )
}
