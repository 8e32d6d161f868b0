import { createInstance } from '@module-federation/enhanced/runtime'
import { sharedModules } from './shared-modules'

const shareConfig = { singleton: true, requiredVersion: '^1.0.0', strictVersion: true }
const provides = (forms: object) => ({
  version: '1.0.0',
  scope: 'default',
  strategy: 'loaded-first' as const,
  shareConfig,
  get: () => Promise.resolve(() => forms),
})

/** A section that shares the shell's modules, as its container does once the shell has loaded it. */
function join(shell: ReturnType<typeof createInstance>, name: string, shared: ReturnType<typeof provides>) {
  const section = createInstance({ name, remotes: [], shared: { forms: shared } })
  section.initShareScopeMap('default', shell.shareScopeMap.default ?? {})
  return section
}

describe('a shared module in the diagnostics', () => {
  it('is the shell’s if the shell provides it, whichever remote requested it first', async () => {
    const forms = { of: 'the shell' }
    const shell = createInstance({ name: 'shell', remotes: [], shared: { forms: provides(forms) } })
    expect(sharedModules(shell)).toEqual([])
    const nothing = { ...provides({}), get: () => Promise.reject(new Error('a remote provides none')) }
    const section = join(shell, 'mfe_account', nothing)
    const load = await section.loadShare<object>('forms')
    expect(load && load()).toBe(forms)
    expect(sharedModules(shell)).toEqual([{ name: 'forms', version: '1.0.0', from: 'shell' }])
  })

  it('is listed under its real provider, if that is not the shell', async () => {
    const shell = createInstance({ name: 'shell-without', remotes: [], shared: {} })
    shell.shareScopeMap.default = {}
    const own = { of: 'the section' }
    const section = join(shell, 'mfe_stray', provides(own))
    const load = await section.loadShare<object>('forms')
    expect(load && load()).toBe(own)
    expect(sharedModules(shell)).toEqual([{ name: 'forms', version: '1.0.0', from: 'mfe_stray' }])
  })

  it('is none before the shell shares anything', () => {
    expect(sharedModules(null)).toEqual([])
  })
})
