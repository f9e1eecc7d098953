// The people of a workspace, and invitations that wait.
import type { Resolvers } from '../../resolver-types.d.ts'
import { deletion, payload } from '../payload.ts'
import { listInvitations, listTeamMembers, resendInvitation, setTeamRole, withdrawInvitation } from './team-member.calls.ts'
import { leaveTeam, listRemoved, readHandOver, removeFromTeam, restoreToTeam } from './team-removal.calls.ts'

const handed = (all: readonly { projectSlug: string; to: string }[] | null | undefined) =>
  (all ?? []).map(({ projectSlug, to }) => ({ project_slug: projectSlug, to }))

/** Who has the most comes first; names from A on. */
const SORTS = { NAME: 'name', LAST_ACTIVE: '-last_active', OPEN_TASKS: '-open_tasks', LOGGED: '-logged' } as const

/** Fields of Query and Mutation about the people of a workspace. */
export const teamMemberResolvers = {
  Query: {
    teamMembers: (_, { workspaceSlug, search, role, projectSlug, sort, page, perPage }, { rest }) =>
      listTeamMembers(rest, workspaceSlug, {
        search: search ?? undefined,
        role: role?.toLowerCase(),
        project_slug: projectSlug ?? undefined,
        sort: SORTS[sort ?? 'NAME'],
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      }),
    invitations: (_, { workspaceSlug }, { rest }) => listInvitations(rest, workspaceSlug),
    removedMembers: (_, { workspaceSlug }, { rest }) => listRemoved(rest, workspaceSlug),
    handOver: (_, { workspaceSlug, username }, { rest }) => readHandOver(rest, workspaceSlug, username),
  },
  Mutation: {
    resendInvitation: (_, { workspaceSlug, id }, { rest }) =>
      payload(
        async () => {
          await resendInvitation(rest, workspaceSlug, id)
          return { ok: true }
        },
        { ok: false },
      ),
    removeTeamMember: (_, { workspaceSlug, username, handOver, projectsTo }, { rest }) =>
      payload(
        async () => {
          const body = { hand_over: handed(handOver), projects_to: projectsTo ?? null }
          const { tasks, projects } = await removeFromTeam(rest, workspaceSlug, username, body)
          return { deletedId: `${workspaceSlug}/${username}`, tasks, projects }
        },
        { deletedId: null, tasks: null, projects: null },
        { hand_over: 'handOver', projects_to: 'projectsTo' },
      ),
    restoreTeamMember: (_, { workspaceSlug, username }, { rest }) =>
      payload(
        async () => {
          const { tasks, projects } = await restoreToTeam(rest, workspaceSlug, username)
          return { tasks, projects }
        },
        { tasks: null, projects: null },
      ),
    leaveWorkspace: (_, { workspaceSlug, handOver }, { rest }) =>
      payload(
        async () => {
          await leaveTeam(rest, workspaceSlug, { hand_over: handed(handOver) })
          return { ok: true }
        },
        { ok: false },
      ),
    setWorkspaceRole: (_, { workspaceSlug, username, role, projects }, { rest }) =>
      payload(
        async () => {
          const given = (projects ?? []).map(({ projectSlug, role: onProject }) => ({ project_slug: projectSlug, role: onProject }))
          return { teamMember: await setTeamRole(rest, workspaceSlug, username, { role: role.toLowerCase(), projects: given }) }
        },
        { teamMember: null },
      ),
    withdrawInvitation: (_, { workspaceSlug, id, undo }, { rest }) =>
      deletion(id, () => withdrawInvitation(rest, workspaceSlug, id, undo ?? false)),
  },
} satisfies Resolvers
