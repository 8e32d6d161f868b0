import type { PageDecision } from '@within-reach/registry'
import { completeStore, decision } from '@within-reach/runtime/testing'
import { keepDecision } from '../decision/shell-decision'

/** Tells the shell's own pages what the registry decided, until the next call. */
export const putPageData = (of: PageDecision = decision): void => keepDecision(completeStore(of))
