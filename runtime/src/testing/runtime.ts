import { createInstance } from '@module-federation/enhanced/runtime'
import { createRuntime, type Runtime, type RuntimeOptions } from '../create-runtime'
import { createPublishedFiles } from '../loader/integrity'
import type { DecisionStore } from '../registry-client/decision-store'
import { completeStore } from './decisions'

/** Stands for the shell's React, of which containers check the version. */
const react = { name: 'react of the shell' }

/** The shell's part of Module Federation, which webpack starts in a built shell. */
const createFederation = () =>
  createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: {
      react: {
        version: '19.3.1',
        lib: () => react,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^19.3.1' },
      },
    },
  })

/**
 * A runtime with its own table of published files, over the current `fetch`.
 * @param onDemand loads the shared modules that are loaded on demand; none by default
 */
export const createTestRuntime = (
  decisions: DecisionStore = completeStore(),
  onDemand: RuntimeOptions['onDemand'] = {},
): Runtime =>
  createRuntime({
    window,
    decisions,
    federation: createFederation(),
    published: createPublishedFiles(window.location.origin),
    language: () => 'en',
    onDemand,
  })
