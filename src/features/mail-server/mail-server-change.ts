// Changing one setting of a mail server: shown at once, taken back by one undo. A password is written, and never had back.
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import type { SettingWrite } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { GetMailServer, type MailServerData, RemoveMailServer, UpdateMailServer } from './mail-server.graphql.ts'

/** What changes. */
export type MailServerChange = VariablesOf<typeof UpdateMailServer>['input']

type Shown = Exclude<keyof MailServerChange, 'password'>

/** Mutations of one server go one after the other. */
export const laneOf = (workspaceSlug: string) => `MailServer:${workspaceSlug}`

/** What the server says of these fields now. */
function pick(server: MailServerData, fields: readonly Shown[]): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, server[field]]))
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** Changes a server, or makes the first one of the workspace where `server` is null. Rejected, it has changed nothing. */
export async function changeMailServer(
  { api }: Pick<Context<'workspace'>, 'api'>,
  workspaceSlug: string,
  server: MailServerData | null,
  change: MailServerChange,
  title: string,
): Promise<Outcome | undefined> {
  const lane = laneOf(workspaceSlug)
  const fields = Object.keys(change).filter((field): field is Shown => field !== 'password')
  const was = server && pick(server, fields)
  if (was && !('password' in change) && isSame(was, change)) return undefined
  // A password that is refused stays in its field, which a shown answer would take away.
  const optimistic = !('password' in change)
  await api.mutate(UpdateMailServer, { workspaceSlug, input: change }, { lane, field: Object.keys(change).join(), optimistic })
  if ('password' in change) {
    const said = change.password === '' ? 'Password removed' : 'Password saved'
    return { said, stays: 'A password is not kept where it could be read, so that the one before is gone.' }
  }
  return {
    said: server ? `${title} saved` : 'Mail server saved',
    async undo() {
      if (!was) return api.mutate(RemoveMailServer, { workspaceSlug }, { lane })
      const { mailServer: now } = await api.query(GetMailServer, { workspaceSlug }, { requestPolicy: 'network-only' })
      if (!now || !isSame(pick(now, fields), change)) throw new UndoRefused(CHANGED_SINCE)
      return api.mutate(UpdateMailServer, { workspaceSlug, input: was }, { lane })
    },
  }
}

/** What a field does; `refused` hears the host's sentence for it. */
function saveMailServer(
  { slug }: WorkspaceSubject,
  server: MailServerData | null,
  change: MailServerChange,
  title: string,
  refused: (sentence: string) => void,
): Action {
  return settingAction({
    on: 'workspace',
    group: 'workspace',
    title,
    needs: 'OWN',
    refused,
    change: (context) => changeMailServer(context, slug, server, change, title),
  })
}

/** A server and whose it is. */
export interface ShownServer {
  workspace: WorkspaceSubject
  server: MailServerData
}

/** How a field of the server is saved. */
export function writingOf({ workspace, server, title }: { workspace: WorkspaceSubject; server: MailServerData | null; title: string }) {
  return {
    subjects: { workspace: [workspace] },
    save: (change, refused) => saveMailServer(workspace, server, change, title, refused),
  } satisfies SettingWrite<MailServerChange>
}
