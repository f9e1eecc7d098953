// What the owner does to the mail server of a workspace from anywhere else in it (SMTP-10).
import { SendIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import '#src/model/mail-server/mail-server-subject.ts'

const shared = { group: 'workspace', single: true, needs: 'OWN' } as const

/** The test mail, wherever it is asked for. */
export const testing = {
  ...shared,
  title: 'Send test mail',
  icon: SendIcon,
  keywords: ['smtp', 'email', 'try', 'check'],
} as const

/** The removal, wherever it is asked for. */
export const removing = {
  ...shared,
  seldom: true,
  title: 'Remove mail server',
  icon: Trash2Icon,
  keywords: ['smtp', 'email', 'disconnect', 'switch off'],
} as const

const NONE_YET = 'This workspace has no mail server yet. Type the host name of yours.'

type Work = (context: Context<'workspace'>, workspaceSlug: string, host: string) => Promise<Outcome | undefined>

/** Where no server is in view: goes to its page, and does it there or says that there is none. Its code comes with the page. */
function anywhere(definition: Omit<ActionDefinition<'workspace'>, 'on' | 'run' | 'when'>, work: () => Promise<Work>): Action {
  return defineAction<'workspace'>({
    ...definition,
    on: 'workspace',
    when: ({ scene }) => (scene.get().mailserver ? 'hidden' : true),
    async run(context): Promise<Outcome | undefined> {
      const { api, go, say, workspaces } = context
      const [{ slug }] = workspaces
      go.to(pathTo('workspace-settings-smtp', { companySlug: slug }))
      const [does, { GetMailServer }] = await Promise.all([work(), import('./mail-server.graphql.ts')])
      const { mailServer } = await api.query(GetMailServer, { workspaceSlug: slug }, { requestPolicy: 'network-only' })
      if (mailServer) return does(context, slug, mailServer.host)
      say.note(NONE_YET)
      return undefined
    },
  })
}

/** Sends a mail to the viewer by the server of the workspace, whatever page is in view. */
export const testWorkspaceMail = anywhere(
  { ...testing, id: 'smtp.test-workspace' },
  async () => (await import('./mail-server-work.ts')).tryServer,
)

/** Takes the server of the workspace away, whatever page is in view. */
export const removeWorkspaceMail = anywhere(
  { ...removing, id: 'smtp.remove-workspace' },
  async () => (await import('./mail-server-work.ts')).takeAway,
)

/** What can be done from anywhere. */
export const actions: readonly Action[] = [testWorkspaceMail, removeWorkspaceMail]
