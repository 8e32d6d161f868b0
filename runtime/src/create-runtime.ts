import type { Language } from '@within-reach/contract'
import type { ModuleFederation } from '@module-federation/enhanced/runtime'
import { mountRootParcel } from 'single-spa'
import { createFramedLoadables } from './frames/framed-loadables'
import { createChangedFileCheck } from './loader/changed-file'
import type { PublishedFiles } from './loader/integrity'
import { createLoader, type Loader } from './loader/loader'
import { versionUrl } from './loader/records'
import type { DecisionStore } from './registry-client/decision-store'
import { standardLimits } from './supervisor/limits'
import { ownParcels } from './supervisor/parcel-owner'
import { createSupervisor, type Supervisor } from './supervisor/supervise'
import { createDiagnostics, type PageDiagnostics } from './telemetry/diagnostics'
import { sharedModules } from './telemetry/shared-modules'
import { createTelemetry, type Telemetry } from './telemetry/telemetry'

export interface RuntimeOptions {
  /** The page's window: fetch, document, clock, and the global object to which entries add their containers. */
  readonly window: Window & typeof globalThis
  readonly decisions: DecisionStore
  /** The shell's part of Module Federation. */
  readonly federation: ModuleFederation
  /** The files that may run in the page. Those of a version are added when its record is read. */
  readonly published: PublishedFiles
  /** The current language. */
  readonly language: () => Language
  /** Loads the shared modules that the shell itself loads on demand, by name. */
  readonly onDemand?: Readonly<Record<string, () => Promise<unknown>>>
  /** Folders whose files change during development. */
  readonly unhashed?: readonly string[]
}

/** The composition of a page: loads versions, isolates their failures, and reports their health. */
export interface Runtime {
  readonly loader: Loader
  readonly supervisor: Supervisor
  readonly telemetry: Telemetry
  readonly diagnostics: PageDiagnostics
}

/** Connects loader, supervisor, telemetry and diagnostics. Requests nothing yet. */
export function createRuntime(options: RuntimeOptions): Runtime {
  const { window, decisions, federation, published, language, onDemand = {}, unhashed = [] } = options
  // Looked up at each request, since the shell installs its interceptor later.
  const fetch: typeof window.fetch = (input, init) => window.fetch(input, init)
  const changedFile = createChangedFileCheck({ published, fetch })
  const telemetry = createTelemetry({ changedFile })
  const diagnostics = createDiagnostics({
    decisions,
    events$: telemetry.events$,
    isChecked: (remote, version) => !unhashed.includes(versionUrl(remote, version)),
    shared: () => sharedModules(federation),
  })
  const loader = createLoader({
    federation,
    published,
    changedFile,
    fetch,
    document: window.document,
    containers: window,
    patience: standardLimits.load,
    language,
    // An error is ignored here. The remote that needs the module reports it.
    framedLoadables: createFramedLoadables(window),
    loadShared: (module) => void onDemand[module]?.().catch(() => undefined),
  })
  const supervisor = createSupervisor({
    mountParcel: ownParcels(mountRootParcel, window.document.createElement('div')),
    events: telemetry.sections,
    clock: window.performance,
  })
  return { loader, supervisor, telemetry, diagnostics }
}
