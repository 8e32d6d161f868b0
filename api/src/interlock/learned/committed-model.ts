import { Buffer } from 'node:buffer'
import type { Model } from './model'
import stored from './weights.json'

/** A model as it is stored in `weights.json`. */
export type StoredModel = typeof stored

/** Packs a model into JSON. */
export const store = ({ step, weights }: Model): StoredModel => ({
  generatedBy: 'npm run interlock -- learn',
  step,
  weights: Buffer.from(weights).toString('base64'),
})

/** The model of `weights.json`. A test compares it with what the corpora yield. */
export const committedModel: Model = {
  step: stored.step,
  weights: Int8Array.from(Buffer.from(stored.weights, 'base64')),
}
