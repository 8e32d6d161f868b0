import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { transformSync } from '@swc/core'
import ts from 'typescript'
import type { PublishablePackage } from './publishable'
import { completeSpecifiers } from './specifiers'

/**
 * Compiles a package into its `dist`: the modules that its published exports reach, as ES modules with declarations and
 * source maps, and its files that are no TypeScript, such as styles.
 * @throws Error with the compiler's messages
 */
export function compilePackage({ root, entries }: PublishablePackage): void {
  const src = path.join(root, 'src')
  const dist = path.join(root, 'dist')
  rmSync(dist, { recursive: true, force: true })
  const program = ts.createProgram([...entries, ...ambientOf(root)], {
    ...settingsOf(root).options,
    noEmit: false,
    declaration: true,
    sourceMap: true,
    inlineSources: true,
    rootDir: src,
    outDir: dist,
  })
  const own = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && fileName.startsWith(src + path.sep))
  const written = new Map<string, string>()
  const messages: ts.Diagnostic[] = []
  for (const file of own) {
    const { diagnostics } = program.emit(file, (name, text) => written.set(name, text), undefined, false, {
      after: [completeSpecifiers],
      afterDeclarations: [completeSpecifiers],
    })
    messages.push(...diagnostics)
  }
  if (messages.length > 0) throw new Error(ts.formatDiagnostics(messages, host))
  for (const [name, text] of withoutMacros(written)) {
    mkdirSync(path.dirname(name), { recursive: true })
    writeFileSync(name, text)
  }
  copyOthers(src, dist)
}

/** The compiler settings of a package. */
function settingsOf(root: string): ts.ParsedCommandLine {
  const parsed = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.formatDiagnostics([diagnostic], host))
      },
    },
  )
  if (!parsed) throw new Error(`${root}/tsconfig.json cannot be read.`)
  return parsed
}

/** Declarations of files that are no code, such as styles. */
const ambientOf = (root: string): string[] =>
  settingsOf(root).fileNames.filter((name) => name.endsWith('.d.ts'))

const host: ts.FormatDiagnosticsHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => process.cwd(),
  getNewLine: () => '\n',
}

const require = createRequire(import.meta.url)
const linguiPlugin = createRequire(require.resolve('@within-reach/kit/jest')).resolve('@lingui/swc-plugin')

/**
 * Compiles Lingui's macros, so that a consumer needs no plugin for them. The English text stays beside its id: the remote's
 * catalogue may lack it.
 */
function withoutMacros(files: ReadonlyMap<string, string>): Map<string, string> {
  const compiled = new Map(files)
  for (const [name, text] of files) {
    if (!name.endsWith('.js') || !/@lingui\/(?:core|react)\/macro/.test(text)) continue
    const { code, map } = transformSync(text.replace(/\/\/# sourceMappingURL=.*\s*$/, ''), {
      swcrc: false,
      configFile: false,
      envName: 'development',
      filename: name,
      sourceMaps: true,
      inputSourceMap: files.get(`${name}.map`) ?? false,
      jsc: {
        parser: { syntax: 'ecmascript' },
        target: 'es2022',
        experimental: { plugins: [[linguiPlugin, { useLinguiV5IdGeneration: true }]] },
      },
    })
    compiled.set(name, `${code.trimEnd()}\n//# sourceMappingURL=${path.basename(name)}.map\n`)
    if (map !== undefined) compiled.set(`${name}.map`, map)
  }
  return compiled
}

/** Copies styles, scripts that are no TypeScript, and settings. */
function copyOthers(src: string, dist: string): void {
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' }))
    if (isOther(name)) cpSync(path.join(src, name), path.join(dist, name))
}

const isOther = (name: string): boolean =>
  /\.(?:css|mjs|cjs)$|\.d\.ts$|(?:^|\/)\w+\.tsconfig\.json$/.test(name) && !/\.test\./.test(name)
