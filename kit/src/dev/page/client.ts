import type { PageState } from '../dev-page'
import type { DevEvent } from '../events'
import { keepInput } from './kept-input'
import { createNotices } from './notices'
import { createReplacing } from './refresh'
import { showRuntimeErrors } from './runtime-errors'
import { watchWithheld } from './watch-withheld'

const withoutRights =
  'This page is for operators. The site gives no operator’s rights to a page under development, even if an operator is logged in, and refuses its calls.'

declare global {
  var __reachRefresh: ReturnType<typeof createReplacing> | undefined
}

const replacing = createReplacing()
globalThis.__reachRefresh = replacing
const state = JSON.parse(document.getElementById('kit-dev')?.textContent ?? '{}') as PageState
const input = keepInput(window)
const notices = createNotices()
const runtimeErrors = showRuntimeErrors(notices)
watchWithheld(window, state.isWithheld, (isWithheld) => notices.explain(isWithheld ? withoutRights : ''))

const events = new EventSource('/@kit/events')
let queue = Promise.resolve()
/** Whether the mistakes of a build are shown. */
let failed = false
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent
  // One after the other: webpack refuses a second replacement during the first.
  queue = queue.then(() => handle(event))
})
events.addEventListener('error', () => notices.say('kit dev has stopped; waiting for it', true))

async function handle({ refused, builds }: DevEvent): Promise<void> {
  if (refused !== undefined) return notices.say(refused, true)
  const local = state.remotes.join(', ') || 'nothing yet'
  const missing = builds.filter(({ name, hash }) => hash === undefined && !state.remotes.includes(name))
  const deployed = missing.map(({ name }) => `, ${name} as deployed`).join('')
  const isBuilding = builds.some((build) => build.isBuilding)
  const errors = builds.flatMap((build) => build.errors)
  notices.say(
    `Development: ${local} from this computer${deployed}${isBuilding ? ' · building …' : ''}`,
    errors.length > 0,
  )
  if (isBuilding) return
  if (errors.length > 0) {
    failed = true
    notices.showMistakes(
      'The build fails',
      errors.map(({ file, position, message }) => ({
        place: [file, position].filter(Boolean).join(':'),
        message,
      })),
    )
    return
  }
  // A mistake of the page itself stays until it is replaced.
  if (failed) notices.showMistakes('', [])
  failed = false
  // Its first build succeeded after the page was opened.
  if (builds.some(({ name, hash }) => hash !== undefined && !state.remotes.includes(name)))
    return input.reload()
  for (const { name, hash } of builds) {
    if (hash === undefined) continue
    const outcome = await replacing.replace(name, hash)
    // A section that broke was removed from the page.
    if (outcome === 'reload' || (outcome === 'replaced' && runtimeErrors.hasBroken())) return input.reload()
  }
}
