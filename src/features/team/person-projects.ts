// People of a workspace on one of its projects: put on it, given another role, taken off; each with its inverse (TEAM-05).
import type { Outcome } from '#src/actions/action.ts'
import type { Option, Services } from '#src/actions/services.ts'
import { plural } from '#src/lib/text.ts'
import { type InviteRole, inviteRoles } from '#src/model/project/invite-roles.ts'
import { AddMember, RemoveMember, UpdateMember } from '#src/model/project/member.graphql.ts'
import { askTasksOf, LEFT } from '#src/model/project/member-tasks.ts'
import type { TeamMemberSubject } from '#src/model/team/team-subject.ts'
import { SetWorkspaceRole, TeamProjects } from './team.graphql.ts'

/** Writes about one person of a workspace go one after the other. */
export const teamLane = (workspaceSlug: string, username: string) => `TeamMember:${workspaceSlug}/${username}`

/** A project that was chosen. */
export interface Chosen {
  slug: string
  name: string
}

type Asking = Pick<Services, 'ask' | 'api'>

const labelOf = (role: string) => inviteRoles.find(({ value }) => value === role)?.label.split(',')[0] ?? role

/** Asks for a project; those that the people are on come first, each with what they are there. Null for none. */
export function askProject({ ask, api }: Asking, people: readonly [TeamMemberSubject, ...TeamMemberSubject[]]): Promise<Chosen | null> {
  const [{ workspaceSlug, name }] = people
  const seatsOn = (slug: string) => people.flatMap(({ projects }) => projects.filter((one) => one.slug === slug))
  const option = (project: Chosen & { status: string | null }): Option<Chosen> => {
    const seats = seatsOn(project.slug)
    const hint = people.length > 1 ? `${seats.length} of ${people.length} are on it` : labelOf(seats[0]?.role ?? '')
    const owned = seats.some(({ isOwner }) => isOwner)
    const reason = owned ? 'Give the project to somebody else first.' : project.status === 'ARCHIVED' ? 'This project is archived.' : null
    return {
      ...{ id: project.slug, value: project, title: project.name, group: seats.length > 0 ? 'On it' : 'Not on it' },
      ...(seats.length > 0 && { hint }),
      ...(reason !== null && { disabled: reason }),
    }
  }
  return ask.pick({
    title: people.length > 1 ? `Projects of ${people.length} people` : `Projects of ${name}`,
    placeholder: 'Search projects…',
    empty: 'There is no project in this workspace yet.',
    options: async () => {
      const { projects } = await api.query(TeamProjects, { workspaceSlug })
      const all = projects.map(option)
      return [...all.filter(({ group }) => group === 'On it'), ...all.filter(({ group }) => group !== 'On it')]
    },
  })
}

/** Gives each of them this role on the project, or takes them off it; what they are already stays. The inverse takes all of it back. */
export async function changeSeats(
  services: Asking,
  people: readonly TeamMemberSubject[],
  project: Chosen,
  wanted: InviteRole | 'off',
): Promise<Outcome | undefined> {
  const inverses: (() => Promise<unknown>)[] = []
  const changed: string[] = []
  for (const one of people) {
    const seat = one.projects.find(({ slug }) => slug === project.slug)
    if (seat?.role === wanted || (wanted === 'off' && !seat)) continue
    const inverse =
      wanted === 'off'
        ? await takeOff(services, one, project)
        : seat
          ? await give(services, one, seat, wanted)
          : await add(services, one, project, wanted)
    if (inverse === null) break
    inverses.push(inverse)
    changed.push(one.name)
  }
  if (changed.length === 0) return undefined
  const who = changed.length === 1 ? changed[0] : plural(changed.length, 'person', 'people')
  const are = changed.length === 1 ? 'is' : 'are'
  const said =
    wanted === 'off' ? `${who} ${are} off ${project.name}` : `${who} ${are} ${labelOf(wanted).toLowerCase()} on ${project.name} now`
  return {
    said,
    async undo() {
      for (const inverse of inverses.toReversed()) await inverse()
    },
  }
}

type Inverse = (() => Promise<unknown>) | null

const refOf = ({ workspaceSlug }: TeamMemberSubject, { slug }: Chosen) => ({ workspaceSlug, projectSlug: slug })
const laneOf = ({ workspaceSlug, username }: TeamMemberSubject) => ({ lane: teamLane(workspaceSlug, username) })
const known = (role: string): InviteRole => inviteRoles.find(({ value }) => value === role)?.value ?? 'guest'

/** A guest of the workspace becomes its member by working on a project: undone, they are a guest again. */
async function give(
  { api }: Asking,
  one: TeamMemberSubject,
  seat: TeamMemberSubject['projects'][number],
  to: InviteRole,
): Promise<Inverse> {
  const project = refOf(one, seat)
  const lane = laneOf(one)
  const raised = one.role === 'GUEST' && (to === 'member' || to === 'admin')
  await api.mutate(UpdateMember, { project, id: seat.memberId, role: to }, { ...lane, field: 'role' })
  const { workspaceSlug, username, projects } = one
  if (!raised) return () => api.mutate(UpdateMember, { project, id: seat.memberId, role: known(seat.role) }, { ...lane, field: 'role' })
  const back = [{ projectSlug: seat.slug, role: known(seat.role) }]
  return () =>
    api.mutate(SetWorkspaceRole, { workspaceSlug, username, role: 'GUEST', projects: back }, { ...lane, extra: { shown: projects } })
}

async function add({ api }: Asking, one: TeamMemberSubject, to: Chosen, role: InviteRole): Promise<Inverse> {
  const project = refOf(one, to)
  const { workspaceSlug, username, projects } = one
  const { member } = await api.mutate(AddMember, { project, username, role }, laneOf(one))
  const id = member?.id ?? ''
  const raised = one.role === 'GUEST' && (role === 'member' || role === 'admin')
  return async () => {
    await api.mutate(RemoveMember, { project, id, reassignTo: null, undo: true }, laneOf(one))
    if (raised)
      await api.mutate(SetWorkspaceRole, { workspaceSlug, username, role: 'GUEST' }, { ...laneOf(one), extra: { shown: projects } })
  }
}

async function takeOff(services: Asking, one: TeamMemberSubject, from: Chosen): Promise<Inverse> {
  const seat = one.projects.find(({ slug }) => slug === from.slug)
  if (!seat) return null
  const { username, name } = one
  const project = refOf(one, from)
  const to = await askTasksOf(services, { username, name, openTasks: null, project: { ...project, name: from.name } })
  if (to === null) return null
  const reassignTo = to === LEFT ? null : to
  const { api } = services
  const { taskIds, givenIds } = await api.mutate(RemoveMember, { project, id: seat.memberId, reassignTo }, laneOf(one))
  const back = { taskIds: taskIds ?? [], insteadOf: reassignTo, givenIds: givenIds ?? [] }
  return () => api.mutate(AddMember, { project, username, role: known(seat.role), back }, laneOf(one))
}
