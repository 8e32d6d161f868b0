import { createInstance } from '@module-federation/enhanced/runtime'
import { createRuntime, type Runtime, type RuntimeOptions } from '../create-runtime'
import { createPublishedFiles } from '../loader/integrity'
import type { DecisionStore } from '../registry-client/decision-store'
import { completeStore } from './decisions'

/** The shell's React, as far as a container asks for its version. */
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
 * A runtime with tables of its own, over the current `fetch`.
 * @param onDemand the shared modules that it loads on demand, none by default
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
