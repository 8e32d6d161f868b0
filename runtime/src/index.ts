export type { Candidate } from './loader/candidate'
export { type ChangedFileCheck, createChangedFileCheck, FileNotLoaded } from './loader/changed-file'
export { createLoader, type Loader } from './loader/loader'
export { versionUrl } from './loader/records'
export { candidatesOnceKnown } from './loader/unknown-remotes'
export { completeMissing } from './registry-client/complete-missing'
export { createDecisionStore, DecisionIncomplete, type DecisionStore } from './registry-client/decision-store'
export { isFor, ownersOf } from './registry-client/owners'
export { type ReadDecision, readDecision } from './registry-client/read-decision'
export { createRegistryClient, type RegistryClient } from './registry-client/registry-client'
export { createUpdates, type Updates } from './registry-client/updates'
export type { SectionEvents, SectionFault } from './supervisor/events'
export { standardLimits } from './supervisor/limits'
export type { SectionState, SectionView } from './supervisor/section-state'
export { registerSections } from './supervisor/sections'
export { createSupervisor, type Supervised, type Supervisor } from './supervisor/supervise'
export {
  createDiagnostics,
  type Diagnostics,
  type PageDiagnostics,
  type RemoteDiagnostics,
  type SharedModule,
} from './telemetry/diagnostics'
export { reportToConsole } from './telemetry/report-to-console'
export { sendHealth } from './telemetry/send-health'
export { sharedModules } from './telemetry/shared-modules'
export { createTelemetry, type Telemetry } from './telemetry/telemetry'
