// What an admin does to somebody on the project: the role (PSET-07, PSET-08).
import { ShieldIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { type InviteRole, inviteRoles } from '#src/model/project/invite-roles.ts'
import { ListMembers, UpdateMember } from '#src/model/project/member.graphql.ts'

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
    const place = { workspaceSlug, projectSlug }
    const wanted = await ask.pick({
      title: `Role of ${name}`,
      options: inviteRoles.map(({ value, label }) => ({ id: value, value, title: label, checked: value === role })),
    })
    if (wanted === null || wanted === role) return undefined
    const give = (to: InviteRole) => api.mutate(UpdateMember, { project: place, id, role: to }, { lane: `Member:${id}`, field: 'role' })
    await give(wanted)
    const was = inviteRoles.find(({ value }) => value === role)
    const said = `${name} is ${roleText(wanted)} now`
    if (!was) return { said }
    const undo = async () => {
      // Rights that somebody else gave or took meanwhile are not given back by chance.
      const { members } = await api.query(ListMembers, place, { requestPolicy: 'network-only' })
      const now = members.find((member) => member.id === id)
      if (now?.role !== wanted) throw new UndoRefused(CHANGED_SINCE)
      return give(was.value)
    }
    return { said, undo }
  },
})

/** A role within a sentence. */
function roleText(role: InviteRole): string {
  return { guest: 'a guest', restrict: 'restricted', member: 'a member', admin: 'an admin' }[role]
}

/** The role of members. */
export const actions: readonly Action[] = [changeMemberRole]
