import path from 'node:path'
import type { Settings } from '../settings'
import type { Pace } from './arrival'
import { type BodyBudget, createBodyBudget } from './body-budget'
import { openTemporaryFiles, type TemporaryFiles } from './temporary-files'

/** The means of receiving request bodies. */
export interface Bodies {
  readonly budget: BodyBudget
  readonly files: TemporaryFiles
  readonly pace: Pace
}

/** The maximum number of text bytes in memory, of all running requests together. */
const maxTextMemory = 24 * 1024 * 1024

/** Opens the folder of incoming files, and the budget of all bodies. */
export async function openBodies({ dataDir, forms }: Pick<Settings, 'dataDir' | 'forms'>): Promise<Bodies> {
  return {
    budget: createBodyBudget({ memory: maxTextMemory, disk: forms.uploadBytes }),
    files: await openTemporaryFiles(path.join(dataDir, 'incoming')),
    pace: { timeout: forms.timeout, minSpeed: forms.minSpeed },
  }
}
