// The REST call and wire type of a task that everybody may read by its link.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { colour, flag, moment, number, text, whole } from '../../rest/wire.ts'

const chip = z.object({ title: z.string(), color: colour })

const publicTask = z
  .object({
    uuid: z.string(),
    code: text,
    title: z.string(),
    description: text,
    company: z.object({ name: text }).nullish(),
    project: z.object({ name: text }).nullish(),
    done: flag.nullish(),
    estimative: number.nullish(),
    workflow: chip.nullish(),
    type: chip.nullish(),
    labels: z.array(chip).nullish(),
    assignees: z.array(z.object({ name: z.string() })).nullish(),
    start_date: moment,
    due_date: moment,
    checklist: z.object({ done: whole, total: whole }).nullish(),
    updated_at: moment,
  })
  .transform((wire) => ({
    id: wire.uuid,
    code: wire.code,
    title: wire.title,
    description: wire.description,
    workspaceName: wire.company?.name ?? null,
    projectName: wire.project?.name ?? null,
    done: wire.done ?? false,
    progress: Math.max(0, Math.min(100, Math.round(wire.estimative ?? 0))),
    workflow: wire.workflow ?? null,
    type: wire.type ?? null,
    labels: wire.labels ?? [],
    assignees: (wire.assignees ?? []).map(({ name }) => name),
    startDate: wire.start_date,
    dueDate: wire.due_date,
    checklistDone: wire.checklist?.done ?? 0,
    checklistTotal: wire.checklist?.total ?? 0,
    updatedAt: wire.updated_at,
  }))

/** ASSUMED `GET /public/tasks/{uuid}/` (OPEN-34, OPEN-62), without the bearer. */
export function getPublicTask(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.get(path`/public/tasks/${uuid}/`, { query: { ...at }, answer: publicTask, anonymous: true })
}
