import { Buffer } from 'node:buffer'
import { type Model, modelFrom } from './model'
import stored from './weights.json'

/** A model as it is stored in `weights.json`. */
export type StoredModel = typeof stored

const packed = (array: Uint32Array | Int8Array | Uint8Array) =>
  Buffer.from(array.buffer, array.byteOffset, array.byteLength).toString('base64')

/** Packs a model into JSON. */
export const store = ({ hashes, step, weights, rarities, bias }: Model): StoredModel => ({
  generatedBy: 'npm run interlock -- learn',
  step,
  bias,
  hashes: packed(hashes),
  weights: packed(weights),
  rarities: packed(rarities),
})

const unpacked = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64'))

/** The model of `weights.json`. A test compares it with what the corpora yield. */
export const committedModel: Model = modelFrom({
  step: stored.step,
  bias: stored.bias,
  hashes: new Uint32Array(unpacked(stored.hashes).buffer),
  weights: new Int8Array(unpacked(stored.weights).buffer),
  rarities: unpacked(stored.rarities),
})
