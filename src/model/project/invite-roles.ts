// The roles that invitations and links can give (INVITE-06).

/** A role as the gateway names it. */
export type InviteRole = 'guest' | 'restrict' | 'member' | 'admin'

/** Choices, least first, with what each may do: a name alone would make readers of colleagues by accident. */
export const inviteRoles: readonly { value: InviteRole; label: string }[] = [
  { value: 'guest', label: 'Guest, reads only' },
  { value: 'restrict', label: 'Restricted, reads only' },
  { value: 'member', label: 'Member, works on tasks' },
  { value: 'admin', label: 'Admin, manages everything' },
]

/** The role of a new row, and of a link whose role is not known: the least (INVITE-24, OPEN-18). */
export const leastRole: InviteRole = 'guest'
