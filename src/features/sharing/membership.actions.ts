// Who is on a project no more: taken off, gone by themselves; and who owns it (PSET-07, PSET-09, PSET-10). No key does any of it (PSET-16).
import { KeyRoundIcon, LogOutIcon, UserMinusIcon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import type { MemberSubject } from '#src/model/project/member-subject.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { AddMember, LeaveProject, ListMembers, ReadOwner, RemoveMember, TransferProject } from './invite.graphql.ts'
import { inviteRoles } from './invite-roles.ts'

/** What becomes of their open tasks: `leave`, the username of who gets them, or null where the question was not answered. */
async function tasksGoTo(context: Context<'member'>): Promise<string | null> {
  const {
    ask,
    members: [one],
  } = context
  const { name, openTasks, project } = one
  if (openTasks === 0) {
    const sure = await ask.confirm({
      title: `Take ${name} off ${project.name}?`,
      text: 'What they did, said and logged keeps their name. A timer of theirs that runs here is logged.',
      yes: 'Take off',
      no: 'Keep',
      danger: true,
    })
    return sure ? LEAVE : null
  }
  const open = openTasks === null ? 'open tasks' : plural(openTasks, 'open task')
  const way = await ask.pick({
    title: `${name} has ${open} here.`,
    options: [
      { id: LEAVE, value: LEAVE, title: `Leave them without ${name}` },
      { id: 'give', value: 'give', title: 'Give them to…' },
    ],
  })
  return way === 'give' ? askHeir(context, one) : way
}

const LEAVE = 'leave'

/** Anybody else on the project. */
function askHeir({ api, ask }: Context<'member'>, { username, name, project }: MemberSubject): Promise<string | null> {
  const { workspaceSlug, projectSlug } = project
  return ask.pick({
    title: `Who gets the tasks of ${name}?`,
    empty: 'There is nobody else on the project.',
    options: async () =>
      (await api.query(ListMembers, { workspaceSlug, projectSlug })).members
        .filter(({ person }) => person.username !== username)
        .map(({ person }) => ({ id: person.username, value: person.username, title: person.name, hint: `@${person.username}` })),
  })
}

/** Takes somebody off the project; undone, they are back with role and tasks (PSET-09). */
export const removeMember = defineAction({
  id: 'member.remove',
  on: 'member',
  title: 'Take off the project',
  icon: UserMinusIcon,
  group: 'project',
  keywords: ['remove', 'kick', 'delete', 'person', 'member'],
  needs: 'ADMIN',
  single: true,
  when: ({ viewer, members: [{ owns, username }] }) =>
    username === viewer?.username ? 'hidden' : owns ? { reason: 'The owner is always an admin.' } : true,
  async run(context) {
    const { api, members } = context
    const [{ id, username, name, role, project }] = members
    const to = await tasksGoTo(context)
    if (to === null) return undefined
    const reassignTo = to === LEAVE ? null : to
    const ref = { workspaceSlug: project.workspaceSlug, projectSlug: project.projectSlug }
    const lane = { lane: `Members:${ref.workspaceSlug}/${ref.projectSlug}` }
    const { taskIds, givenIds } = await api.mutate(RemoveMember, { project: ref, id, reassignTo }, lane)
    const was = inviteRoles.find(({ value }) => value === role)?.value ?? 'member'
    const back = { taskIds: taskIds ?? [], insteadOf: reassignTo, givenIds: givenIds ?? [] }
    return {
      said: `${name} is off ${project.name}`,
      undo: () => api.mutate(AddMember, { project: ref, username, role: was, back }, lane),
    }
  },
})

/** Leaves a project; everybody but its owner (PSET-07). */
export const leaveProject = defineAction({
  id: 'project.leave',
  on: 'project',
  title: 'Leave project',
  icon: LogOutIcon,
  group: 'project',
  seldom: true,
  keywords: ['quit', 'exit', 'remove me'],
  single: true,
  when: ({ projects: [project], viewer }) =>
    project.viewerCan.includes('OWN') ? 'hidden' : isOff(project, viewer?.username) ? 'hidden' : writableTo(project),
  async run({ api, ask, go, projects: [{ id, name, slug, workspaceSlug }] }) {
    const sure = await ask.confirm({
      title: `Leave ${name}?`,
      text: 'Your open tasks there stay without you. To come back, somebody has to add you. This cannot be undone.',
      yes: 'Leave',
      no: 'Stay',
      danger: true,
    })
    if (!sure) return undefined
    await api.mutate(LeaveProject, { project: { workspaceSlug, projectSlug: slug } }, { lane: `Members:${id}` })
    go.to(pathTo('workspace'))
    return { said: `You left ${name}`, stays: `You left ${name}. Somebody there has to add you again.` }
  },
})

/** Makes an admin the owner of the project, after their name was typed (PSET-10). */
export const handOver = defineAction({
  id: 'project.hand-over',
  on: 'project',
  title: 'Make somebody else the owner…',
  icon: KeyRoundIcon,
  group: 'project',
  seldom: true,
  keywords: ['hand over', 'transfer', 'make owner', 'ownership'],
  needs: 'OWN',
  single: true,
  when: ({ projects: [project] }) => writableTo(project),
  async run({ api, ask, projects: [{ id, name, slug, workspaceSlug }] }) {
    const project = { workspaceSlug, projectSlug: slug }
    const to = await ask.pick({
      title: `Who becomes the owner of ${name}?`,
      empty: 'There is no other admin on the project. Make somebody an admin first.',
      options: async () => {
        const [{ members }, { project: now }] = await Promise.all([
          api.query(ListMembers, project, { requestPolicy: 'network-only' }),
          api.query(ReadOwner, { workspaceSlug, slug }),
        ])
        return members
          .filter(({ role, person }) => role === 'admin' && person.username !== now?.owner?.username)
          .map(({ person }) => ({ id: person.username, value: person, title: person.name, hint: `@${person.username}` }))
      },
    })
    if (!to) return undefined
    const typed = await ask.text({
      title: `Type “${to.username}” to make ${to.name} the owner of ${name}`,
      placeholder: to.username,
      submit: 'Make owner',
      check: (text) => (text.trim() === to.username ? null : 'That is not their username.'),
    })
    if (typed === null) return undefined
    await api.mutate(TransferProject, { project, username: to.username }, { lane: `Project:${id}` })
    return { said: `${to.name} owns ${name} now`, stays: `${to.name} owns ${name} now. Only they can give it back.` }
  },
})

/** Archived, nobody comes or goes (SCREEN-15). */
const writableTo = ({ status }: ProjectSubject): true | { reason: string } =>
  status === 'ARCHIVED' ? { reason: 'This project is archived. Reopen it in its settings.' } : true

/** Known not to be on the project: they see it because it is open to the workspace. */
function isOff(project: ProjectSubject, username: string | undefined): boolean {
  const { people } = project as Partial<{ people: readonly { username: string }[] }>
  return people !== undefined && !people.some((person) => person.username === username)
}

/** On members, and on one's own place in a project. */
export const actions: readonly Action[] = [removeMember, leaveProject, handOver]
