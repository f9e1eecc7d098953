// What an admin does to somebody on the project: the role (PSET-07, PSET-08).
import { ShieldIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { type InviteRole, inviteRoles } from '#src/model/project/invite-roles.ts'
import { UpdateMember } from '#src/model/project/member.graphql.ts'

/** Asks for another role; the person is told. */
export const changeMemberRole = defineAction({
  id: 'member.role',
  on: 'member',
  title: 'Change role',
  icon: ShieldIcon,
  group: 'project',
  shortcut: 'Enter',
  keywords: ['permission', 'admin', 'member', 'guest', 'restrict', 'rights'],
  picker: true,
  needs: 'ADMIN',
  single: true,
  when: ({ members: [{ fixed }] }) => (fixed === null ? true : { reason: fixed }),
  async run({ api, ask, members: [{ id, name, role, project }] }) {
    const { workspaceSlug, projectSlug } = project
    const wanted = await ask.pick({
      title: `Role of ${name}`,
      options: inviteRoles.map(({ value, label }) => ({ id: value, value, title: label, checked: value === role })),
    })
    if (wanted === null || wanted === role) return undefined
    const give = (to: InviteRole) =>
      api.mutate(UpdateMember, { project: { workspaceSlug, projectSlug }, id, role: to }, { lane: `Member:${id}`, field: 'role' })
    await give(wanted)
    const was = inviteRoles.find(({ value }) => value === role)
    const said = `${name} is ${roleText(wanted)} now`
    return was ? { said, undo: () => give(was.value) } : { said }
  },
})

/** A role within a sentence. */
function roleText(role: InviteRole): string {
  return { guest: 'a guest', restrict: 'restricted', member: 'a member', admin: 'an admin' }[role]
}

/** The role of members. */
export const actions: readonly Action[] = [changeMemberRole]
