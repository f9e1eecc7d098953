// What the owner of a workspace does to its people and invitations.
import { sql } from 'drizzle-orm'
import { Invitations, TeamMembers } from '#src/features/team/team.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'
import { NEWS } from './words.ts'

/** A person of the workspace as the page shows them. */
const onPerson =
  (username: string, script: () => Script) =>
  async (bench: ActionBench): Promise<Given> => {
    const { teamMembers } = await (await bench.api()).query(TeamMembers, { workspaceSlug: 'acme', search: username })
    const found = teamMembers.nodes.find(({ person }) => person.username === username)
    if (!found) throw new Error(`${username} is not in the workspace.`)
    const { email, role, projects, person } = found
    const one = { id: username, workspaceSlug: 'acme', workspaceName: 'Acme', username, name: person.name, email, role, projects }
    return { subjects: { teammember: [{ ...one, viewerCan: ['OWN'] }] }, script: script() }
  }

/** Somebody fresh: a member, on the website, with an open task. */
async function fresh(bench: ActionBench): Promise<string> {
  const { host } = bench.world
  const { username, email } = await host.person(`t${crypto.randomUUID().slice(0, 8)}`)
  await host.as('ana').post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['Tom'], roles: ['member'] })
  const link = (await host.mailsNow()).findLast(({ to }) => to === email)?.link ?? ''
  await host.as(username).post(`/invitations/${new URL(link).searchParams.get('token')}/accept`)
  const task = await makeTask(host, 'ana')
  await host.as('ana').post('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid }, { username })
  return username
}

const openTask = async ({ world: { host } }: ActionBench, username: string) => {
  const { rows } = await host.db.execute<{ id: string }>(
    sql`select a.task_id as id from task_people a join people p on p.id = a.person_id where p.username = ${username}`,
  )
  return rows.map(({ id }) => id)
}

/** What goes with a member who has one open task. */
const GONE = ['+hand_overs', '+mails', '-company_members', '-project_members', '-task_people']

/** An invitation that waits. */
async function invited(bench: ActionBench): Promise<Given> {
  const email = `line-${crypto.randomUUID().slice(0, 8)}@example.com`
  await bench.world.host.as('ana').post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['Line'], roles: ['guest'] })
  const { invitations } = await (await bench.api()).query(Invitations, { workspaceSlug: 'acme' }, { requestPolicy: 'network-only' })
  const id = invitations.find((one) => one.email === email)?.id ?? ''
  return { subjects: { sentinvite: [{ id, workspaceSlug: 'acme', email, viewerCan: ['ADMIN', 'PAID'] }] } }
}

/** The lines. */
export const teamLines: readonly Line[] = [
  {
    id: 'teammember.remove',
    async given(bench) {
      const username = await fresh(bench)
      const given = await onPerson(username, () => ({ pick: ['nobody'], confirm: [true] }))(bench)
      return { ...given, around: await openTask(bench, username) }
    },
    touches: GONE,
    perhaps: ['-notifications', '-notification_events', '-watchers'],
    held: true,
  },
  {
    id: 'removedmember.restore',
    async given(bench) {
      const username = await fresh(bench)
      const around = await openTask(bench, username)
      await bench.world.host
        .as('ana')
        .send({ method: 'DELETE', url: `/team-members/${username}/`, query: { company_slug: 'acme' }, payload: {} })
      const one = { id: `acme/${username}`, workspaceSlug: 'acme', username, name: 'Tom', email: 'tom@example.com' }
      return { subjects: { removedmember: [{ ...one, viewerCan: ['OWN'] }] }, around }
    },
    touches: [...NEWS, '+company_members', '+project_members', '+task_people', 'hand_overs.restored_at'],
    left: {
      '+hand_overs': 'who goes again can be brought back again',
      '+mails': 'they hear of it each time',
      'hand_overs.restored_at': 'that they were back',
    },
  },
  {
    id: 'workspace.leave',
    async given(bench) {
      const username = await fresh(bench)
      const around = await openTask(bench, username)
      const workspace = { ...bench.workspace, viewerCan: [] }
      return { subjects: { workspace: [workspace] }, script: { pick: ['nobody'], confirm: [true] }, as: username, around }
    },
    touches: [...NEWS, ...GONE.filter((word) => word !== '+mails')],
    perhaps: ['-notifications', '-notification_events', '-watchers'],
    noUndo: 'the owner has to bring them back',
  },
  {
    id: 'teammember.set-role',
    given: onPerson('mia', () => ({ pick: ['GUEST', 'lower'] })),
    touches: [...NEWS, 'company_members.role', 'project_members.role'],
  },
  {
    id: 'teammember.set-role',
    as: 'and nothing on projects',
    given: onPerson('mia', () => ({ pick: ['GUEST', 'keep'] })),
    touches: [...NEWS, 'company_members.role'],
  },
  {
    id: 'teammember.projects',
    as: 'another role',
    given: onPerson('mia', () => ({ pick: ['website', 'admin'] })),
    touches: [...NEWS, 'project_members.role'],
  },
  {
    id: 'teammember.projects',
    as: 'a guest who works from now on',
    given: onPerson('gus', () => ({ pick: ['website', 'member'] })),
    touches: [...NEWS, 'company_members.role', 'project_members.role'],
    left: {
      '+notifications': 'that they are a guest of the workspace again',
      '+notification_events': 'that they are a guest of the workspace again',
    },
  },
  {
    id: 'teammember.projects',
    as: 'added',
    given: onPerson('mia', () => ({ pick: ['open', 'member'] })),
    touches: [...NEWS, '+project_members'],
    left: { '+notifications': 'that they were added', '+notification_events': 'that they were added' },
  },
  {
    id: 'teammember.projects',
    as: 'taken off',
    async given(bench) {
      const username = await fresh(bench)
      const given = await onPerson(username, () => ({ pick: ['website', 'off', 'leave'] }))(bench)
      return { ...given, around: await openTask(bench, username) }
    },
    touches: ['-project_members', '-task_people'],
    perhaps: [...NEWS, '-notifications', '-notification_events', '-watchers'],
    left: {
      '+project_members': 'who comes back has a seat anew',
      '-project_members': 'the former seat',
    },
  },
  {
    id: 'sentinvite.resend',
    given: invited,
    touches: ['+mails', '-mails', 'invitations.expires_at', 'invitations.token_hash'],
    noUndo: 'a mail cannot be taken back',
  },
  {
    id: 'sentinvite.withdraw',
    given: invited,
    touches: ['-mails', 'invitations.withdrawn_at'],
    held: true,
  },
]
