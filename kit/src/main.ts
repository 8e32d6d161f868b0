#!/usr/bin/env node
import { register } from 'tsx/esm/api'

// A remote's build settings and its list of pages are TypeScript.
register()
const { runKit } = await import('./commands/run-kit')
await runKit(process.argv.slice(2))
