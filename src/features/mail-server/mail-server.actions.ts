// What the owner does to the mail server of a workspace (SMTP-06, SMTP-10).
import { SendIcon, Trash2Icon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { createStore } from '#src/lib/store.ts'
import '#src/model/mail-server/mail-server-subject.ts'
import { RemoveMailServer, RestoreMailServer, TestMailServer } from './mail-server.graphql.ts'
import { laneOf } from './mail-server-change.ts'

/** The workspace whose server is being tried, by slug: a server that does not answer takes its time. */
export const trying = createStore<string | null>(() => null)

/** As long as the host waits for a server, in ms: it may answer at every stage but slowly. */
const PATIENCE_MS = 90_000

/** Sends a mail to the viewer by the server. */
export const testMailServer = defineAction({
  id: 'smtp.test',
  on: 'mailserver',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Send test mail',
  icon: SendIcon,
  keywords: ['smtp', 'mail server', 'email', 'try', 'check'],
  shortcut: '$mod+Enter',
  async run({ api, say, mailservers: [{ workspaceSlug }] }): Promise<Outcome | undefined> {
    if (trying.get() !== null) return undefined
    trying.set(workspaceSlug)
    try {
      const { ok, message } = await api.mutate(TestMailServer, { workspaceSlug }, { lane: laneOf(workspaceSlug), timeoutMs: PATIENCE_MS })
      if (ok) return { said: message ?? 'Sent', stays: 'A mail that was sent stays sent.' }
      say.error(message ?? 'The test mail was not sent.')
      return undefined
    } finally {
      trying.set(null)
    }
  },
})

/** Takes the server away; undone, it has its password again. */
export const removeMailServer = defineAction({
  id: 'smtp.remove',
  on: 'mailserver',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  seldom: true,
  title: 'Remove mail server',
  icon: Trash2Icon,
  keywords: ['smtp', 'email', 'disconnect', 'switch off'],
  async run({ api, mailservers: [{ workspaceSlug, host }] }): Promise<Outcome> {
    const lane = laneOf(workspaceSlug)
    await api.mutate(RemoveMailServer, { workspaceSlug }, { lane })
    return { said: `${host} removed`, undo: () => api.mutate(RestoreMailServer, { workspaceSlug }, { lane }) }
  },
})

/** What can be done here. */
export const actions: readonly Action[] = [testMailServer, removeMailServer]
