// Who is on a project no more: taken off, gone by themselves; and who owns it (PSET-07, PSET-09, PSET-10). No key does any of it (PSET-16).
import { KeyRoundIcon, LogOutIcon, UserMinusIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { inviteRoles } from '#src/model/project/invite-roles.ts'
import { AddMember, ListMembers, RemoveMember } from '#src/model/project/member.graphql.ts'
import { askTasksOf, LEFT } from '#src/model/project/member-tasks.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { LeaveProject, ReadOwner, TransferProject } from './invite.graphql.ts'

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
    const to = await askTasksOf(context, members[0])
    if (to === null) return undefined
    const reassignTo = to === LEFT ? null : to
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
  menu: 'place',
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
      title: 'Who becomes the owner?',
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
      title: `Type “${to.username}” to hand over`,
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
