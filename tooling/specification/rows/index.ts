import type { Section } from '../row'
import { purpose } from './1-purpose'

/** The sections of the specification in its order, then the readings of its open sentences. */
export const sections: readonly Section[] = [
  { title: '1. What the product does and for whom', rows: purpose },
]
