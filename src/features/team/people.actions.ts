// What the owner of a workspace changes of its people: what they are in it, and on which projects they are (TEAM-05, TEAM-06).
import { FolderKanbanIcon, ShieldIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { plural } from '#src/lib/text.ts'
import { type InviteRole, inviteRoles } from '#src/model/project/invite-roles.ts'
import type { TeamMemberSubject } from '#src/model/team/team-subject.ts'
import { askProject, changeSeats, teamLane } from './person-projects.ts'
import { SetWorkspaceRole } from './team.graphql.ts'

const words = ['team', 'people', 'members', 'permission', 'rights']

const STAYS = 'The owner of the workspace stays its owner.'

/** Of a role on a project: it works on tasks. */
const works = (role: string) => role === 'admin' || role === 'member'

/** The projects on which a guest would still work, but for those they own. */
const workedOn = ({ projects }: TeamMemberSubject) => projects.filter(({ role, isOwner }) => works(role) && !isOwner)

/** Asked of who becomes a guest and works on projects: read-only there too, or not; null for neither. */
async function askReadOnly({ ask }: Context<'teammember'>, people: readonly TeamMemberSubject[]): Promise<boolean | null> {
  const names = [...new Set(people.flatMap((one) => workedOn(one).map(({ name }) => name)))]
  if (names.length === 0) return false
  const [first] = people
  const who = people.length === 1 ? `${first?.name} is` : `${people.length} people are`
  return ask.pick({
    title: `${who} admin or member of ${plural(names.length, 'project')}`,
    text: names.join('\n'),
    options: [
      { id: 'lower', value: true, title: 'Make read-only there too', hint: 'restricted' },
      { id: 'keep', value: false, title: 'Leave the roles there', hint: 'they still work on tasks' },
    ],
  })
}

type Change = { role: 'MEMBER' | 'GUEST'; projects: { projectSlug: string; role: InviteRole }[] }

const known = (role: string): InviteRole => inviteRoles.find(({ value }) => value === role)?.value ?? 'guest'

function setRole({ api }: Context<'teammember'>, { workspaceSlug, username, projects }: TeamMemberSubject, change: Change) {
  const roleOf = (slug: string, was: string) => change.projects.find(({ projectSlug }) => projectSlug === slug)?.role ?? was
  const shown = projects.map((one) => ({ ...one, role: roleOf(one.slug, one.role) }))
  return api.mutate(SetWorkspaceRole, { workspaceSlug, username, ...change }, { lane: teamLane(workspaceSlug, username), extra: { shown } })
}

/** Member or guest of the workspace; the person is told. */
export const setTeamRole = defineAction({
  id: 'teammember.set-role',
  on: 'teammember',
  group: 'workspace',
  needs: 'OWN',
  title: ({ teammembers }) =>
    teammembers.length > 1 ? `Role of ${teammembers.length} people in the workspace…` : 'Role in the workspace…',
  name: 'Role in the workspace',
  short: 'Role',
  icon: ShieldIcon,
  picker: true,
  keywords: [...words, 'member', 'guest'],
  shortcut: 'Shift+r',
  places: ['team.bulk'],
  when: ({ teammembers }) => (teammembers.some(({ role }) => role === 'OWNER') ? { reason: STAYS } : true),
  async run(context): Promise<Outcome | undefined> {
    const { ask, teammembers: people } = context
    const [first, ...others] = people
    const wanted = await ask.pick<'MEMBER' | 'GUEST'>({
      title: others.length > 0 ? `Role of ${people.length} people in the workspace` : `Role of ${first.name} in the workspace`,
      options: ROLES.map(({ value, ...option }) => {
        const has = people.filter(({ role }) => role === value).length
        return { ...option, id: value, value, checked: has === people.length ? true : has > 0 ? 'mixed' : false }
      }),
    })
    const changed = wanted === null ? [] : people.filter(({ role }) => role !== wanted)
    if (wanted === null || changed.length === 0) return undefined
    const lower = wanted === 'GUEST' ? await askReadOnly(context, changed) : false
    if (lower === null) return undefined
    const lowered = (one: TeamMemberSubject) => (lower ? workedOn(one) : [])
    await Promise.all(
      changed.map((one) =>
        setRole(context, one, { role: wanted, projects: lowered(one).map(({ slug }) => ({ projectSlug: slug, role: 'restrict' })) }),
      ),
    )
    const as = wanted === 'GUEST' ? 'guest' : 'member'
    return {
      said: changed.length > 1 ? `${changed.length} people are ${as}s now` : `${changed[0]?.name} is a ${as} of the workspace now`,
      undo: () =>
        Promise.all(
          changed.map((one) => {
            const projects = lowered(one).map(({ slug, role }) => ({ projectSlug: slug, role: known(role) }))
            return setRole(context, one, { role: one.role === 'GUEST' ? 'GUEST' : 'MEMBER', projects })
          }),
        ),
    }
  },
})

const ROLES = [
  { value: 'MEMBER', title: 'Member', hint: 'sees what is not private' },
  { value: 'GUEST', title: 'Guest', hint: 'sees only the projects they are on' },
] as const

/** Puts people on projects, changes what they are there, or takes them off. */
export const teamProjects = defineAction({
  id: 'teammember.projects',
  on: 'teammember',
  group: 'workspace',
  needs: 'OWN',
  title: ({ teammembers }) => (teammembers.length > 1 ? `Projects and roles of ${teammembers.length} people…` : 'Projects and roles…'),
  name: 'Projects and roles',
  short: 'Projects',
  icon: FolderKanbanIcon,
  keywords: [...words, 'add to project', 'take off'],
  shortcut: 'p',
  places: ['team.bulk'],
  async run(context): Promise<Outcome | undefined> {
    const { ask, teammembers: people } = context
    const [first, ...others] = people
    const project = await askProject(context, people)
    if (!project) return undefined
    const onIt = people.map(({ projects }) => projects.find(({ slug }) => slug === project.slug))
    const roles = new Set(onIt.map((seat) => seat?.role ?? 'none'))
    const wanted = await ask.pick<InviteRole | 'off'>({
      title: others.length > 0 ? `Role of ${people.length} people on ${project.name}` : `Role of ${first.name} on ${project.name}`,
      options: [
        ...inviteRoles.map(({ value, label }) => {
          const checked = !roles.has(value) ? false : roles.size === 1 ? true : ('mixed' as const)
          return { id: value, value, title: label, checked }
        }),
        ...(onIt.some(Boolean) ? [{ id: 'off', value: 'off' as const, title: 'Take off the project' }] : []),
      ],
    })
    return wanted === null ? undefined : changeSeats(context, people, project, wanted)
  },
})

/** What can be done to people. */
export const actions: readonly Action[] = [setTeamRole, teamProjects]
