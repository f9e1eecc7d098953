// The roles that invitations and links can give (INVITE-06).

/** A role as the gateway names it. */
export type InviteRole = 'guest' | 'restrict' | 'member' | 'admin'

/** Choices with what each may do, least first. */
export const inviteRoles: readonly { value: InviteRole; label: string; hint: string }[] = [
  { value: 'guest', label: 'guest', hint: 'Can look' },
  { value: 'restrict', label: 'restrict', hint: 'Can look' },
  { value: 'member', label: 'member', hint: 'Can work on tasks' },
  { value: 'admin', label: 'admin', hint: 'Can do everything' },
]

/** The role of a new row, and of a link whose role is not known: the least (INVITE-24, OPEN-18). */
export const leastRole: InviteRole = 'guest'
