// What the owner of a workspace does to all of it.
import { inArray } from 'drizzle-orm'
import { FolderCogIcon } from 'lucide-react'
import { argon2id } from '#host/passwords.ts'
import { people } from '#host/resources/people/people.table.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import {
  AnswerTransfer,
  DeleteWorkspace,
  RestoreWorkspace,
  TransferWorkspace,
} from '#src/features/workspace-settings/workspace-settings.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { NEWS } from './words.ts'

const password = 'palette-demo-1'

const onWorkspace =
  (script: Script = {}, before: (bench: ActionBench) => Promise<unknown> = async () => undefined) =>
  async (bench: ActionBench): Promise<Given> => {
    await before(bench)
    return { subjects: { workspace: [bench.workspace] }, script: structuredClone(script) }
  }

/** What a dialog sends; `before` is done first, and what it answers is sent. */
const byDialog =
  <Made>(as: string, before: (bench: ActionBench) => Promise<Made>, send: (api: Api, made: Made) => Promise<unknown>) =>
  async (bench: ActionBench): Promise<Given> => {
    const made = await before(bench)
    const dialog = { id: 'dialog.send', on: 'app', title: 'Send', icon: FolderCogIcon, group: 'workspace' } as const
    return { as, subjects: {}, action: defineAction({ ...dialog, run: async ({ api }) => void (await send(api, made)) }) }
  }

/** Owners know a password. */
async function ready({ world: { host } }: ActionBench) {
  const passwordHash = await argon2id.hash(password)
  await host.db
    .update(people)
    .set({ passwordHash })
    .where(inArray(people.username, ['ana', 'fay']))
  return host
}

async function offered(bench: ActionBench) {
  const host = await ready(bench)
  const { status } = await host.as('ana').post('/companies/acme/transfer', {}, { username: 'mia', password })
  if (status !== 201) throw new Error(`The workspace was not offered: ${status}`)
}

async function notOffered(bench: ActionBench) {
  const host = await ready(bench)
  await host.as('ana').del('/companies/acme/transfer')
}

/** The name of the other workspace, which is there. */
async function kept(bench: ActionBench): Promise<string> {
  const host = await ready(bench)
  await host.as('fay').post('/companies/freebird/restore')
  return (await host.as('fay').get('/companies/freebird')).body.data.name
}

async function deleted(bench: ActionBench) {
  const name = await kept(bench)
  const { status } = await bench.world.host.as('fay').send({ method: 'DELETE', url: '/companies/freebird', payload: { name, password } })
  if (status !== 200) throw new Error(`The workspace was not deleted: ${status}`)
}

/** The lines. */
export const workspaceLines: readonly Line[] = [
  { id: 'workspace.rename', given: onWorkspace({ text: ['Acme again'] }), touches: ['companies.name'] },
  { id: 'workspace.project-creators', given: onWorkspace({ pick: ['OWNER'] }), touches: ['companies.members_create_projects'] },
  {
    id: 'workspace.transfer',
    given: byDialog('ana', notOffered, (api) => api.mutate(TransferWorkspace, { slug: 'acme', username: 'mia', password })),
    touches: ['+company_transfers', '+mails', ...NEWS],
    noUndo: 'an offer is withdrawn, or answered',
    byForm: true,
  },
  {
    id: 'workspace.withdraw-transfer',
    given: onWorkspace({}, offered),
    touches: ['-company_transfers', '-notifications', '-notification_events'],
    noUndo: 'the offer can be made again',
  },
  {
    id: 'workspace.decline-transfer',
    given: byDialog('mia', offered, (api) => api.mutate(AnswerTransfer, { slug: 'acme', accept: false })),
    touches: ['-company_transfers', '-notifications', '-notification_events', ...NEWS],
    noUndo: 'it is an answer',
    byForm: true,
  },
  {
    id: 'workspace.delete',
    given: byDialog('fay', kept, (api, name) => api.mutate(DeleteWorkspace, { slug: 'freebird', name, password })),
    touches: ['companies.deletion_at', '+mails'],
    noUndo: 'it is restored, not undone',
    byForm: true,
  },
  {
    id: 'workspace.restore',
    given: byDialog('fay', deleted, (api) => api.mutate(RestoreWorkspace, { slug: 'freebird' })),
    touches: ['companies.deletion_at'],
    noUndo: 'it can be deleted again',
    byForm: true,
  },
]
