import * as v from 'valibot'
import type { PostType } from './board-search'

/** The boards whose posts have facts. */
export const factTypes = ['fr', 'tr', 'jobs'] as const satisfies readonly PostType[]
export type FactType = (typeof factTypes)[number]
export const FactType = v.picklist(factTypes, `must be one of ${factTypes.join(', ')}`)

/** Whether posts of a board have facts. */
export const hasFacts = (type: PostType): type is FactType => factTypes.some((one) => one === type)
