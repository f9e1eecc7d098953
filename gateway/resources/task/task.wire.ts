// The wire type of a task.
import { z } from 'zod'
import { actor, colour, created, flag, id, instant, moment, number, person, seconds, text, whole } from '../../rest/wire.ts'
import { imageAddress } from '../attachment/file-address.ts'
import { board, effort, workflow } from '../catalogue/catalogue.calls.ts'
import { sprint } from '../sprint/sprint.calls.ts'
import { userStory } from '../user-story/user-story.calls.ts'

const count = whole.nullish()

const counts = z
  .object({ comments: count, attachments: count, checklist_done: count, checklist_total: count, subtasks: count, time_seconds: count })
  .partial()
  .transform((wire) => ({
    comments: wire.comments ?? null,
    files: wire.attachments ?? null,
    checklistDone: wire.checklist_done ?? null,
    checklistTotal: wire.checklist_total ?? null,
    subtasks: wire.subtasks ?? null,
    timeSeconds: wire.time_seconds ?? null,
  }))

/** A task (TDETAIL-14), as the specification reads it; `task.calls.ts` uses the quick reading of it. `labels` without id are dropped: nothing could be done with them. People come as `users` or `members` (DEFECT-19). */
export const judgedTask = z
  .object({
    uuid: z.string(),
    slug: text,
    code: text,
    title: z.string(),
    description: text,
    company: z.object({ slug: z.string(), subscription: text, unlimited_workspaces: flag.nullish() }),
    project: z.object({ slug: z.string(), name: text }),
    logged_user_role: z.object({ name: text }).nullish(),
    done: flag.nullish(),
    estimative: number.nullish(),
    image: text,
    type: workflow.nullish(),
    effort: effort.nullish(),
    workflow: workflow.nullish(),
    labels: z.array(z.object({ id: id.nullish(), title: z.string(), color: colour })).nullish(),
    users: z.array(person).nullish(),
    members: z.array(person).nullish(),
    start_date: moment,
    due_date: moment,
    parent_id: id.nullish(),
    board: board.nullish(),
    position: number.nullish(),
    is_favorite: flag.nullish(),
    settings: z.object({ is_draft: flag.nullish(), is_archived: flag.nullish() }).nullish(),
    time_tracker: seconds.nullish(),
    created_at: created,
    updated_at: moment,
    user: actor,
    sprint: sprint.nullish(),
    user_story: userStory.nullish(),
    counts: counts.nullish(),
  })
  .transform((wire) => ({
    id: wire.uuid,
    slug: wire.slug,
    code: wire.code,
    title: wire.title,
    description: wire.description,
    workspaceSlug: wire.company.slug,
    projectSlug: wire.project.slug,
    projectName: wire.project.name,
    role: wire.logged_user_role?.name ?? null,
    plan: { subscription: wire.company.subscription, unlimitedWorkspaces: wire.company.unlimited_workspaces ?? null },
    done: wire.done ?? false,
    progress: Math.max(0, Math.min(100, Math.round(wire.estimative ?? 0))),
    image: imageAddress(wire.image, { company_slug: wire.company.slug, project_slug: wire.project.slug }),
    type: wire.type ?? null,
    effort: wire.effort ?? null,
    workflow: wire.workflow ?? null,
    labels: (wire.labels ?? []).flatMap(({ id, ...label }) => (id == null ? [] : [{ id, ...label }])),
    assignees: wire.users ?? wire.members ?? [],
    startDate: wire.start_date,
    dueDate: wire.due_date,
    parentId: wire.parent_id ?? null,
    board: wire.board ?? null,
    position: wire.position ?? 0,
    isFavorite: wire.is_favorite ?? false,
    isDraft: wire.settings?.is_draft ?? false,
    isArchived: wire.settings?.is_archived ?? false,
    timerStartedAt: wire.time_tracker ? instant(wire.time_tracker) : null,
    createdAt: wire.created_at.at,
    createdAtForHumans: wire.created_at.forHumans,
    updatedAt: wire.updated_at,
    creator: wire.user,
    sprint: wire.sprint ?? null,
    userStory: wire.user_story ?? null,
    counts: wire.counts ?? null,
  }))

/** A task as resolvers hand it on. */
export type Task = z.infer<typeof judgedTask>
