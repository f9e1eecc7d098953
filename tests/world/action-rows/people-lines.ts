// Who belongs where: projects, workspaces, invitations, links, and what people were told.
import { and, eq, inArray } from 'drizzle-orm'
import { UserPlusIcon } from 'lucide-react'
import { companies } from '#host/resources/companies/companies.table.ts'
import { seat } from '#host/resources/project-team-members/project-team-members.store.ts'
import { projects } from '#host/resources/projects/projects.table.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { CreateProject } from '#src/features/project/project.graphql.ts'
import { sendInvites } from '#src/features/sharing/invite.ts'
import { CreateWorkspace } from '#src/features/workspace/workspace.graphql.ts'
import { leaderboardIn } from '#tests/house/small-subjects.ts'
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

const turned =
  (is_on: boolean) =>
  ({ world: { host } }: ActionBench): Promise<unknown> =>
    host.as('ana').put('/projects/website/public/', { company_slug: 'acme' }, { is_on })
const [opened, closed] = [turned(true), turned(false)]

/** What a form sends. */
const byForm =
  (send: (api: Api, bench: ActionBench) => Promise<unknown>) =>
  async (bench: ActionBench): Promise<Given> => {
    const form = { id: 'form.send', on: 'app', title: 'Send', icon: UserPlusIcon, group: 'project' } as const
    return { subjects: {}, action: defineAction({ ...form, run: async ({ api }) => void (await send(api, bench)) }) }
  }

const some = () => crypto.randomUUID().slice(0, 5)

/** A fresh person on the website, by username. */
async function onWebsite({ world: { host } }: ActionBench): Promise<string> {
  const person = await host.person(`p${some()}`)
  const acme = inArray(projects.companyId, host.db.select({ id: companies.id }).from(companies).where(eq(companies.slug, 'acme')))
  const [website] = await host.db
    .select()
    .from(projects)
    .where(and(eq(projects.slug, 'website'), acme))
  if (!website) throw new Error('There is no project website.')
  await seat(host.db, website, person.id, 'guest')
  return person.username
}

const linkOn = (bench: ActionBench) =>
  bench.data('ana', 'mutation ($project: ProjectRef!) { setShareLink(project: $project, enabled: true) { userErrors { message } } }', {
    project: PLACE,
  })

async function unreadNews(bench: ActionBench): Promise<Given> {
  const [task] = await bench.tasks(1)
  const read =
    'mutation ($workspaceSlug: ID!) { markNotifications(input: { workspaceSlug: $workspaceSlug, isRead: true }) { userErrors { message } } }'
  await bench.data('ana', read, { workspaceSlug: 'acme' })
  await bench.data('ben', 'mutation ($task: TaskRef!) { assignTask(task: $task, username: "ana") { userErrors { message } } }', {
    task: { ...PLACE, id: task.id },
  })
  return { subjects: { workspace: [bench.workspace] }, on: task }
}

/** Settings of projects are told in the activity log of the workspace, and so is taking them back. */
const LOGGED = ['+audit_events']

async function madeProject(bench: ActionBench, name: string): Promise<{ uuid: string; slug: string }> {
  return (await bench.world.host.as('ana').post('/projects/', { company_slug: 'acme' }, { name })).body.data
}

/** The uuid of a project that is deleted. */
async function deletedProject(bench: ActionBench): Promise<string> {
  const { uuid, slug } = await madeProject(bench, 'Had back')
  await bench.world.host
    .as('ana')
    .send({ method: 'DELETE', url: `/projects/${slug}/`, query: { company_slug: 'acme' }, payload: { name: 'Had back' } })
  return uuid
}

/** The lines. */
export const peopleLines: readonly Line[] = [
  { id: 'project.privacy', given: onProject(), touches: ['projects.is_private'] },
  { id: 'project.rename', given: onProject(() => ({ text: ['Renamed'] })), touches: ['projects.name'] },
  {
    id: 'project.code',
    given: onProject(() => ({ text: ['SITE'] })),
    touches: ['projects.code', '+project_codes'],
    left: { '+project_codes': 'a code that a project had stays its own' },
  },
  { id: 'project.status', given: onProject(() => ({ pick: ['COMPLETED'] })), touches: ['projects.current_status', ...LOGGED] },
  { id: 'project.complete', given: onProject(), touches: ['projects.current_status', ...LOGGED] },
  { id: 'project.archive', given: onProject(() => ({ confirm: [true] })), touches: ['projects.current_status', ...LOGGED] },
  {
    id: 'project.delete',
    given: async (bench) => {
      const { slug } = await madeProject(bench, 'Deleted')
      const project = { ...bench.project, id: `acme/${slug}`, slug, name: 'Deleted' }
      return { subjects: { project: [project] }, script: { text: ['Deleted'] } }
    },
    touches: ['projects.deleted_at', 'projects.deleted_by', 'projects.former_codes', ...LOGGED],
  },
  {
    id: 'project.restore',
    given: async (bench) => ({ subjects: { workspace: [bench.workspace] }, script: { pick: [await deletedProject(bench)] } }),
    touches: ['projects.deleted_at', 'projects.deleted_by', 'projects.former_codes', ...LOGGED],
    left: { 'projects.deleted_at': 'deleted anew' },
  },
  { id: 'project.start-date', given: onProject(() => ({ date: [new Date(2026, 0, 2)] })), touches: ['projects.start_date'] },
  { id: 'project.due-date', given: onProject(() => ({ date: [new Date(2030, 0, 2)] })), touches: ['projects.due_date'] },
  { id: 'project.budget', given: onProject(() => ({ text: ['$1,200.50'] })), touches: ['projects.budget'] },
  {
    id: 'member.role',
    given: async (bench) => {
      const read = 'query ($w: ID!, $p: ID!) { members(workspaceSlug: $w, projectSlug: $p) { id role person { username } } }'
      const { members } = await bench.data('ana', read, { w: PLACE.workspaceSlug, p: PLACE.projectSlug })
      const rex = members.find(({ person }: { person: { username: string } }) => person.username === 'rex')
      const subject = {
        id: rex.id,
        role: rex.role,
        username: 'rex',
        name: 'Rex',
        fixed: null,
        owns: false,
        openTasks: 0,
        project: { ...PLACE, name: 'Website' },
      }
      return { subjects: { member: [{ ...subject, viewerCan: bench.project.viewerCan }] }, script: { pick: ['guest'] } }
    },
    touches: [...NEWS, 'project_members.role', ...LOGGED],
  },
  {
    id: 'member.remove',
    given: async (bench) => {
      const username = await onWebsite(bench)
      const read = 'query ($w: ID!, $p: ID!) { members(workspaceSlug: $w, projectSlug: $p) { id role person { username } } }'
      const { members } = await bench.data('ana', read, { w: PLACE.workspaceSlug, p: PLACE.projectSlug })
      const one = members.find(({ person }: { person: { username: string } }) => person.username === username)
      const subject = { id: one.id, role: one.role, username, name: 'Pat', fixed: null, owns: false, openTasks: 0 }
      const member = [{ ...subject, project: { ...PLACE, name: 'Website' }, viewerCan: bench.project.viewerCan }]
      return { subjects: { member }, script: { confirm: [true] } }
    },
    touches: ['-project_members'],
    // They hear of it, unless it joins or takes back news they have not read.
    perhaps: NEWS,
    left: {
      '+project_members': 'who comes back has a seat anew',
      '-project_members': 'the former seat',
    },
  },
  {
    id: 'project.leave',
    given: async (bench) => {
      const username = await onWebsite(bench)
      return { subjects: { project: [{ ...bench.project, viewerCan: [] }] }, script: { confirm: [true] }, as: username }
    },
    touches: ['-project_members'],
    noUndo: 'somebody else has to add them again',
  },
  {
    id: 'project.hand-over',
    given: onProject(() => ({ pick: ['ben'], text: ['ben'] })),
    touches: [...NEWS, 'projects.owner_id', ...LOGGED],
    noUndo: 'the project is somebody else’s',
  },
  {
    id: 'project.add-member',
    given: onProject(() => ({ pick: ['nia'] })),
    touches: [...NEWS, '+project_members'],
    left: { '+notifications': 'they were told', '+notification_events': 'they were told' },
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
    touches: ['+invitations', '+mails'],
    noUndo: 'the mails are sent',
    byForm: true,
  },
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
  {
    id: 'notification.read-all',
    given: unreadNews,
    touches: ['notifications.read_at', 'notifications.is_open'],
    left: { 'notifications.is_open': 'what was read takes no further news' },
    unlogged: 'only their own',
  },
  {
    id: 'rockstars.hide-me',
    given: async () => ({ subjects: leaderboardIn(['EDIT']) }),
    touches: ['+rockstar_hidden'],
    unlogged: 'only their own',
  },
  {
    id: 'project.publish',
    given: onProject(() => ({}), closed),
    touches: ['projects.public_token', 'projects.public_by', 'projects.public_since', '+audit_events'],
  },
  {
    id: 'project.unpublish',
    given: async (bench) => {
      await opened(bench)
      return { subjects: { project: [{ ...bench.project, isPublic: true }] }, script: { confirm: [true] } }
    },
    touches: ['projects.public_token', 'projects.public_by', 'projects.public_since', '+audit_events'],
    noUndo: 'Its address is gone for good, as it asked before.',
  },
  {
    id: 'project.refresh-public-link',
    given: onProject(() => ({ confirm: [true] }), opened),
    touches: ['projects.public_token', '+audit_events'],
    noUndo: 'The old address is dead for good, as it asked before.',
  },
]
