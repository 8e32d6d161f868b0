import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readCorpus } from '../corpus'
import { store } from './committed-model'
import { trainingCorpora } from './corpora'
import type { Model } from './model'
import { exampleOf } from './example'
import { train } from './train'

/** Trains with all training corpora. */
export const learn = (): Model => train(trainingCorpora.flatMap(readCorpus).map(exampleOf))

/** Learns the weights and writes them. */
export function writeWeights(): void {
  const file = path.join(import.meta.dirname, 'weights.json')
  writeFileSync(file, `${JSON.stringify(store(learn()), undefined, 2)}\n`)
}
