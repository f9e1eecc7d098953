// Bodies and answers around the people of a project.
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { createdAtShape, personShape, projectQuery, queryFlag, toCreatedAt, toPerson } from '../../wire.ts'
import { nameText } from '../sessions/sessions.schema.ts'
import type { MemberView } from './project-team-members.store.ts'
import { GIVEN_ROLES } from './project-team-members.table.ts'

/** A role that can be given (INVITE-06). */
export const givenRole = z.enum(GIVEN_ROLES, { error: 'The role must be guest, restrict, member or admin.' })

const taskIds = z.array(z.uuid()).max(10_000)

/** Body of adding a workspace person. */
export const memberBody = z.strictObject({ username: z.string().min(1).max(100), role: givenRole.default('member') })

/** Body of undoing that somebody was taken off: the tasks they were on, and those that `instead_of` got for it (PSET-09). */
export const backBody = z.strictObject({
  username: z.string().min(1).max(100),
  tasks: taskIds,
  instead_of: z.string().max(100).default(''),
  given: taskIds.default([]),
})

/** Answer of taking somebody off: the tasks they are not on any more, and those that are new to who got them. */
export const removalShape = z.object({ tasks: z.array(z.uuid()), given: z.array(z.uuid()) })

/** Body of changing somebody's role (PSET-07). */
export const roleBody = z.strictObject({ role: givenRole })

/** Query of taking somebody off: who gets their open tasks, nobody where it is empty (PSET-09). */
export const removeQuery = projectQuery.extend({ reassign_to: z.string().max(100).default(''), undo: queryFlag.default(false) })

/** Body of handing a project over (PSET-10). */
export const ownerBody = z.strictObject({ username: z.string().min(1).max(100) })

/** Body of inviting by e-mail: three parallel lists, one entry a person, at most 50 (INVITE-28). */
export const inviteBody = z
  .strictObject({
    emails: z.array(emailText).min(1, 'Nobody to invite.').max(50, 'At most 50 at once.'),
    names: z.array(nameText),
    roles: z.array(givenRole),
  })
  .superRefine(({ emails, names, roles }, context) => {
    if (names.length !== emails.length)
      context.addIssue({ code: 'custom', path: ['names'], message: 'As many names as email addresses, please.' })
    if (roles.length !== emails.length)
      context.addIssue({ code: 'custom', path: ['roles'], message: 'As many roles as email addresses, please.' })
    for (const [index, email] of emails.entries()) {
      if (emails.indexOf(email) < index)
        context.addIssue({ code: 'custom', path: ['emails', index], message: 'This address is in the list twice.' })
    }
  })

/** Body of the shareable link's role. */
export const linkRoleBody = z.strictObject({ role: givenRole })

/** A person on a project. */
export const memberShape = z.object({
  id: z.number().int(),
  user: personShape,
  role: z.object({ name: z.string() }),
  created_at: createdAtShape,
  open_tasks: z.number().int(),
})

/** Answer of inviting: `sent` counts all entries; `invited` got a mail, `added` were in the workspace and are on the project now (TEAM-03). */
export const sentShape = z.object({
  sent: z.number().int(),
  invited: z.array(z.object({ id: z.uuid(), email: z.string() })),
  added: z.array(memberShape),
})

/** The shareable link (INVITE-07); `url` is null while sharing is off. */
export const linkShape = z.object({ share_enabled: z.boolean(), url: z.string().nullable(), role_name: z.string() })

/** A person on a project, on the wire. */
export function toMember({ id, role, person, since, openTasks }: MemberView): z.infer<typeof memberShape> {
  return { id, user: toPerson(person), role: { name: role }, created_at: toCreatedAt(since), open_tasks: openTasks }
}
