// Who belongs where: projects, workspaces, invitations, links, and what people were told.
import { UserPlusIcon } from 'lucide-react'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { CreateProject } from '#src/features/project/project.graphql.ts'
import { sendInvites } from '#src/features/sharing/invite.ts'
import { CreateWorkspace } from '#src/features/workspace/workspace.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { NEWS } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

const onProject =
  (script: () => Script = () => ({}), before: (bench: ActionBench) => Promise<unknown> = async () => undefined) =>
  async (bench: ActionBench): Promise<Given> => {
    await before(bench)
    return { subjects: { project: [bench.project] }, script: script() }
  }

/** What a form sends. */
const byForm =
  (send: (api: Api, bench: ActionBench) => Promise<unknown>) =>
  async (bench: ActionBench): Promise<Given> => {
    const form = { id: 'form.send', on: 'app', title: 'Send', icon: UserPlusIcon, group: 'project' } as const
    return { subjects: {}, action: defineAction({ ...form, run: async ({ api }) => void (await send(api, bench)) }) }
  }

const some = () => crypto.randomUUID().slice(0, 5)

const linkOn = (bench: ActionBench) =>
  bench.data('ana', 'mutation ($project: ProjectRef!) { setShareLink(project: $project, enabled: true) { userErrors { message } } }', {
    project: PLACE,
  })

/** Dora, of another workspace, is invited. */
async function invited(bench: ActionBench): Promise<Given> {
  const person = `p${some()}`
  await bench.world.host.person(person)
  await bench.data(
    'ana',
    'mutation ($project: ProjectRef!, $entries: [InviteEntry!]!) { inviteByEmail(project: $project, entries: $entries) { userErrors { message } } }',
    { project: PLACE, entries: [{ name: person, email: `${person}@example.com`, role: 'member' }] },
  )
  const token = /accept-invitation\?token=([\w-]+)/.exec(bench.world.host.mails.at(-1)?.text ?? '')?.[1] ?? ''
  return { subjects: { invitation: [{ id: token, token, projectName: 'Website', viewerCan: [] }] }, as: person }
}

async function unreadNews(bench: ActionBench): Promise<Given> {
  const [task] = await bench.tasks(1)
  const read = 'mutation ($workspaceSlug: ID!) { markNotificationsRead(workspaceSlug: $workspaceSlug) { userErrors { message } } }'
  await bench.data('ana', read, { workspaceSlug: 'acme' })
  await bench.data('ben', 'mutation ($task: TaskRef!) { assignTask(task: $task, username: "ana") { userErrors { message } } }', {
    task: { ...PLACE, id: task.id },
  })
  return { subjects: { workspace: [bench.workspace] }, on: task }
}

/** The lines. */
export const peopleLines: readonly Line[] = [
  { id: 'project.privacy', given: onProject(), touches: ['projects.is_private'] },
  { id: 'project.rename', given: onProject(() => ({ text: ['Renamed'] })), touches: ['projects.name'] },
  { id: 'project.status', given: onProject(() => ({ pick: ['COMPLETED'] })), touches: ['projects.current_status'] },
  { id: 'project.start-date', given: onProject(() => ({ date: [new Date(2026, 0, 2)] })), touches: ['projects.start_date'] },
  { id: 'project.due-date', given: onProject(() => ({ date: [new Date(2030, 0, 2)] })), touches: ['projects.due_date'] },
  { id: 'project.budget', given: onProject(() => ({ text: ['$1,200.50'] })), touches: ['projects.budget'] },
  {
    id: 'member.role',
    given: async (bench) => {
      const read = 'query ($w: ID!, $p: ID!) { members(workspaceSlug: $w, projectSlug: $p) { id role person { username } } }'
      const { members } = await bench.data('ana', read, { w: PLACE.workspaceSlug, p: PLACE.projectSlug })
      const rex = members.find(({ person }: { person: { username: string } }) => person.username === 'rex')
      const subject = { id: rex.id, role: rex.role, name: 'Rex', fixed: null, project: { ...PLACE, name: 'Website' } }
      return { subjects: { member: [{ ...subject, viewerCan: bench.project.viewerCan }] }, script: { pick: ['guest'] } }
    },
    touches: [...NEWS, 'project_members.role'],
  },
  {
    id: 'project.add-member',
    given: onProject(() => ({ pick: ['nia'] })),
    touches: [...NEWS, '+project_members'],
    noUndo: 'there is no call that takes somebody off a project',
  },
  {
    id: 'project.share-link',
    as: 'on for the first time',
    given: onProject(() => ({ pick: ['on'] })),
    touches: ['+share_links'],
    left: { '+share_links': 'the link is off again, and will be the same when it is turned on' },
  },
  { id: 'project.share-link', as: 'off', given: onProject(() => ({ pick: ['off'] }), linkOn), touches: ['share_links.enabled'] },
  {
    id: 'project.refresh-link',
    given: onProject(undefined, linkOn),
    touches: ['+share_links', 'share_links.retired_at'],
    noUndo: 'a link that was taken back must not work again',
  },
  { id: 'project.link-role', given: onProject(() => ({ pick: ['admin'] }), linkOn), touches: ['share_links.role'] },
  {
    id: 'project.invite-email',
    given: byForm((api, { project }) =>
      sendInvites(api, project, [{ name: 'Rob', email: `${some()}@example.com`, role: 'guest' }], crypto.randomUUID()),
    ),
    touches: ['+invitations'],
    noUndo: 'the mails are sent',
    byForm: true,
  },
  {
    id: 'invitation.accept',
    given: invited,
    touches: [...NEWS, '+company_members', '+project_members', 'invitations.used_at', 'invitations.used_by'],
    noUndo: 'an invitation is good once',
  },
  { id: 'invitation.decline', given: invited, touches: [...NEWS, 'invitations.withdrawn_at'], noUndo: 'an invitation is good once' },
  {
    id: 'project.create',
    given: byForm((api) => {
      const nothing = { description: '', budget: 0, startDate: null, dueDate: null, logo: null }
      const input = { ...nothing, workspaceSlug: 'acme', name: `Project ${some()}`, code: some().toUpperCase(), isPrivate: true }
      return api.mutate(CreateProject, { input: { ...input, status: 'IN_PROGRESS' } })
    }),
    touches: ['+projects', '+project_members', '+workflows', '+task_types', '+task_efforts'],
    noUndo: 'there is no call that deletes a project',
    byForm: true,
  },
  {
    id: 'workspace.create',
    given: byForm((api) => api.mutate(CreateWorkspace, { input: { name: `Workspace ${some()}`, logo: null } })),
    touches: ['+companies', '+company_members'],
    noUndo: 'there is no call that deletes a workspace',
    byForm: true,
  },
  { id: 'notification.read-all', given: unreadNews, touches: ['notifications.read_at'], noUndo: 'there is no call that makes news unread' },
]
