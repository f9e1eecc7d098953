// What the owner does to the mail server of a workspace, on its page and from anywhere else in the workspace (SMTP-06, SMTP-10).
import { SendIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { createStore } from '#src/lib/store.ts'
import '#src/model/mail-server/mail-server-subject.ts'
import { GetMailServer, RemoveMailServer, RestoreMailServer, TestMailServer } from './mail-server.graphql.ts'
import { laneOf } from './mail-server-change.ts'

/** The workspace whose server is being tried, by slug: a server that does not answer takes its time. */
export const trying = createStore<string | null>(() => null)

/** As long as the host waits for a server, in ms: it may answer at every stage but slowly. */
const PATIENCE_MS = 90_000

type Asked = Pick<Context<'workspace'>, 'api' | 'say'>

async function tryServer({ api, say }: Asked, workspaceSlug: string): Promise<Outcome | undefined> {
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
}

async function takeAway({ api }: Asked, workspaceSlug: string, host: string): Promise<Outcome> {
  const lane = laneOf(workspaceSlug)
  await api.mutate(RemoveMailServer, { workspaceSlug }, { lane })
  return { said: `${host} removed`, undo: () => api.mutate(RestoreMailServer, { workspaceSlug }, { lane }) }
}

const testing = {
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Send test mail',
  icon: SendIcon,
  keywords: ['smtp', 'mail server', 'email', 'try', 'check'],
} as const

const removing = {
  group: 'workspace',
  single: true,
  needs: 'OWN',
  seldom: true,
  title: 'Remove mail server',
  icon: Trash2Icon,
  keywords: ['smtp', 'email', 'disconnect', 'switch off'],
} as const

/** Sends a mail to the viewer by the server. */
export const testMailServer = defineAction({
  ...testing,
  id: 'smtp.test',
  on: 'mailserver',
  shortcut: '$mod+Enter',
  run: (context) => tryServer(context, context.mailservers[0].workspaceSlug),
})

/** Takes the server away; undone, it has its password again. */
export const removeMailServer = defineAction({
  ...removing,
  id: 'smtp.remove',
  on: 'mailserver',
  run: (context) => takeAway(context, context.mailservers[0].workspaceSlug, context.mailservers[0].host),
})

const NONE_YET = 'This workspace has no mail server yet. Type the host name of yours.'

/** The same where no server is in view: goes to its page, and does it there or says that there is none. */
function anywhere(
  definition: Pick<ActionDefinition<'workspace'>, 'id' | 'keywords' | 'title' | 'icon'>,
  does: (context: Asked, workspaceSlug: string, host: string) => Promise<Outcome | undefined>,
): Action {
  return defineAction({
    ...definition,
    ...{ on: 'workspace', group: 'workspace', single: true, needs: 'OWN', seldom: true },
    when: ({ scene }) => (scene.get().mailserver ? 'hidden' : true),
    async run(context): Promise<Outcome | undefined> {
      const { api, go, say, workspaces } = context
      const [{ slug }] = workspaces
      go.to(pathTo('workspace-settings-smtp', { companySlug: slug }))
      const { mailServer } = await api.query(GetMailServer, { workspaceSlug: slug }, { requestPolicy: 'network-only' })
      if (mailServer) return does(context, slug, mailServer.host)
      say.note(NONE_YET)
      return undefined
    },
  })
}

/** Sends a mail to the viewer by the server of the workspace, whatever page is in view. */
export const testWorkspaceMail = anywhere({ ...testing, id: 'smtp.test-workspace' }, tryServer)

/** Takes the server of the workspace away, whatever page is in view. */
export const removeWorkspaceMail = anywhere({ ...removing, id: 'smtp.remove-workspace' }, takeAway)

/** What can be done here. */
export const actions: readonly Action[] = [testMailServer, removeMailServer, testWorkspaceMail, removeWorkspaceMail]
