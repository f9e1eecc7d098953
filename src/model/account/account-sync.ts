// Keeps this device and the account in step: what was changed here since the last time goes up, everything else comes down (PROFUP-04).
import { onPerformed } from '#src/actions/perform.ts'
import type { Api } from '#src/data/api.ts'
import { surfaceChoice, taskModal } from '#src/data/storage/storage.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { readPreference } from '#src/theme/theme-preference.ts'
import { GetAccount, UpdateViewer } from './account.graphql.ts'
import type { AccountData } from './account-change.ts'
import { putAccount } from './account-mirror.ts'

/** So long a device does without asking, in ms: preferences change seldom. */
const FRESH_MS = 10 * 60_000
/** Actions that change on this device what the account has, too. */
const TELLING = /^(theme\.|task\.modal$)/

interface Synced {
  theme: string | null
  taskModal: boolean
  at: number
}

/** What account and device agreed on last. */
const synced = surfaceChoice<Synced>('account', (value) => {
  const { theme, taskModal: modal, at } = Object(value)
  return typeof at === 'number' ? { theme: typeof theme === 'string' ? theme : null, taskModal: modal === true, at } : null
})

const here = () => ({ theme: readPreference().toUpperCase() as 'LIGHT' | 'DARK' | 'SYSTEM', taskModal: taskModal.read() ?? false })

/** What was changed on this device since. */
function unsent(last: Synced | null) {
  const now = here()
  return {
    ...(last && now.theme !== (last.theme ?? 'SYSTEM') && { theme: now.theme }),
    ...(last && now.taskModal !== last.taskModal && { taskModal: now.taskModal }),
  }
}

function agree(account: AccountData): void {
  putAccount(account)
  synced.write({ ...here(), at: Date.now() })
}

/** Runs when the page rests, and after what changes the device; the answer stops it. */
export function startAccountSync(api: Api): () => void {
  let stopped = false
  async function sync(): Promise<void> {
    const last = synced.read()
    const input = unsent(last)
    if (Object.keys(input).length > 0) {
      const { viewer } = await api.mutate(UpdateViewer, { input }, { lane: 'Viewer', optimistic: false })
      if (viewer && !stopped) agree(viewer)
    } else if (!last || Date.now() - last.at > FRESH_MS) {
      const { viewer } = await api.query(GetAccount, {}, { requestPolicy: 'network-only' })
      if (!stopped) agree(viewer)
    }
  }
  // What does not get through now is in step the next time.
  const attempt = () => void sync().catch((error: unknown) => console.warn('The account and this device are not in step.', error))
  const stopIdle = whenIdle(() => void api.quiet().then(attempt), FIRST_MS)
  const stopHearing = onPerformed(({ id, result }) => {
    if (result === 'done' && TELLING.test(id)) attempt()
  })
  return () => {
    stopped = true
    stopIdle?.()
    stopHearing()
  }
}

/** So long the first look waits at most for the page to rest, in ms. */
const FIRST_MS = 5_000
