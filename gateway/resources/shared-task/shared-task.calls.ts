// The REST call and wire type of a task that everybody may read by its link.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, colour, flag, moment, number, text, whole } from '../../rest/wire.ts'

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
export function getPublicTask(rest: RestClient, at: ProjectAddress, uuid: string, key: string) {
  return rest.get(path`/public/tasks/${uuid}/`, { query: { ...at, key }, answer: publicTask, anonymous: true })
}

const share = z
  .object({ uuid: z.string(), code: text, title: z.string(), is_on: flag, token: text, by: actor, since: moment })
  .transform(({ uuid: id, code, title, is_on: isOn, token: key, by, since }) => ({ id, code, title, isOn, key, by, since }))

/** ASSUMED `GET /tasks/{uuid}/share/`. */
export function getTaskShare(rest: RestClient, at: ProjectAddress, uuid: string) {
  return rest.get(path`/tasks/${uuid}/share/`, { query: { ...at }, answer: share })
}

/** ASSUMED `PUT /tasks/{uuid}/share/`. */
export function setTaskShare(rest: RestClient, at: ProjectAddress, uuid: string, isOn: boolean) {
  return rest.put(path`/tasks/${uuid}/share/`, { query: { ...at }, body: { is_on: isOn }, answer: share })
}

/** ASSUMED `GET /task-shares/`. */
export function listTaskShares(rest: RestClient, at: ProjectAddress) {
  return rest.get('/task-shares/', { query: { ...at }, answer: z.array(share) })
}
