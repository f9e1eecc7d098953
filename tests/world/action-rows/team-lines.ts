// What the owner of a workspace does to its people and invitations.
import { Invitations, TeamMembers } from '#src/features/team/team.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
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
    const one = { id: username, workspaceSlug: 'acme', username, name: person.name, email, role, projects }
    return { subjects: { teammember: [{ ...one, viewerCan: ['OWN'] }] }, script: script() }
  }

/** The lines. */
export const teamLines: readonly Line[] = [
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
    given: onPerson('mia', () => ({ pick: ['website', 'off', 'leave'] })),
    touches: ['-project_members'],
    left: {
      '+project_members': 'who comes back has a seat anew',
      '-project_members': 'the former seat',
      '+notifications': 'they are told that they were added',
      '+notification_events': 'they are told that they were added',
    },
  },
  {
    id: 'sentinvite.withdraw',
    async given(bench) {
      const email = `line-${crypto.randomUUID().slice(0, 8)}@example.com`
      await bench.world.host
        .as('ana')
        .post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['Line'], roles: ['guest'] })
      const { invitations } = await (await bench.api()).query(Invitations, { workspaceSlug: 'acme' }, { requestPolicy: 'network-only' })
      const id = invitations.find((one) => one.email === email)?.id ?? ''
      return { subjects: { sentinvite: [{ id, workspaceSlug: 'acme', email, viewerCan: ['OWN'] }] } }
    },
    touches: ['invitations.withdrawn_at'],
    held: true,
  },
]
