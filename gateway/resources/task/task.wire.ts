// The wire type of a task.
import { z } from 'zod'
import type { Reading } from '../../rest/reading.ts'
import { created, flag, person, text, whole } from '../../rest/wire.ts'
import { imageAddress } from '../attachment/file-address.ts'
import type { Watching } from '../notification/notification.calls.ts'
import { READ } from './task.fields.ts'

/** The properties that are one value of the wire. */
export type OwnFields = {
  -readonly [Field in keyof typeof READ]: (typeof READ)[Field][1] extends Reading<infer Value> ? Value : never
}

type OwnShape = { [Field in keyof typeof READ as (typeof READ)[Field][0]]: (typeof READ)[Field][1]['judge'] }

const fields = Object.entries(READ)
const ownShape = Object.fromEntries(fields.map(([, [wire, { judge }]]) => [wire, judge])) as OwnShape

/** A task (TDETAIL-14), as the specification reads it; `task.calls.ts` uses the quick reading of it. People come as `users` or `members` (DEFECT-19). */
export const judgedTask = z
  .object({
    ...ownShape,
    company: z.object({ slug: z.string(), subscription: text, unlimited_workspaces: flag.nullish() }),
    project: z.object({ slug: z.string(), name: text, current_status: whole.nullish() }),
    logged_user_role: z.object({ name: text }).nullish(),
    image: text,
    users: z.array(person).nullish(),
    members: z.array(person).nullish(),
    settings: z.object({ is_draft: flag.nullish(), is_archived: flag.nullish() }).nullish(),
    created_at: created,
  })
  .transform((wire) => {
    const rest = {
      workspaceSlug: wire.company.slug,
      projectSlug: wire.project.slug,
      projectName: wire.project.name,
      projectArchived: wire.project.current_status === 2,
      role: wire.logged_user_role?.name ?? null,
      plan: { subscription: wire.company.subscription, unlimitedWorkspaces: wire.company.unlimited_workspaces ?? null },
      image: imageAddress(wire.image, { company_slug: wire.company.slug, project_slug: wire.project.slug }),
      assignees: wire.users ?? wire.members ?? [],
      isDraft: wire.settings?.is_draft ?? false,
      isArchived: wire.settings?.is_archived ?? false,
      createdAt: wire.created_at.at,
      createdAtForHumans: wire.created_at.forHumans,
    }
    // One by one: spreading one object into another costs more than reading them.
    const task: Record<string, unknown> & typeof rest = rest
    for (const [field, [name]] of fields) task[field] = wire[name]
    return task as typeof rest & OwnFields
  })

/** A task as resolvers hand it on; who watches it is known of one that was read alone, from a host that says so. */
export type Task = z.infer<typeof judgedTask> & { watching?: Watching | null | undefined }
