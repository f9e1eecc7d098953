// What the cache knows about a task right now, as far as lists ask for it.
import type { Cache, DataField } from '@urql/exchange-graphcache'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** A task as far as it is known: `undefined` = not known, `null` = empty. Ids only, dates as ISO instants. */
export interface CachedTask {
  workspaceSlug?: string | undefined
  projectSlug?: string | undefined
  title?: string | undefined
  code?: string | null | undefined
  done?: boolean | undefined
  isDraft?: boolean | undefined
  isArchived?: boolean | undefined
  isFavorite?: boolean | undefined
  workflow?: string | null | undefined
  type?: string | null | undefined
  effort?: string | null | undefined
  board?: string | null | undefined
  sprint?: string | null | undefined
  userStory?: string | null | undefined
  parentId?: string | null | undefined
  labels?: readonly string[] | undefined
  assignees?: readonly string[] | undefined
  startDate?: string | null | undefined
  dueDate?: string | null | undefined
  position?: number | undefined
  createdAt?: string | null | undefined
  updatedAt?: string | null | undefined
}

/** A field of a task that lists may filter or sort by. */
export type TaskField = keyof CachedTask

/** The id in an entity key: `Workflow:3` → `3`. Ids may contain colons themselves. */
export function idOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

/**
 * A task in the cache, at the layer that is being written. Each field is read when it is asked for, because a read costs a look into every
 * optimistic layer and lists ask for few fields; use it only inside of the updater.
 */
export function readCachedTask(cache: Cache, id: string): CachedTask {
  const key = `Task:${id}`
  const read = (field: string) => cache.resolve(key, field)
  return {
    get workspaceSlug() {
      return textOf(read('workspaceSlug'))
    },
    get projectSlug() {
      return textOf(read('projectSlug'))
    },
    get title() {
      return textOf(read('title'))
    },
    get code() {
      return textOrNull(read('code'))
    },
    get done() {
      return flagOf(read('done'))
    },
    get isDraft() {
      return flagOf(read('isDraft'))
    },
    get isArchived() {
      return flagOf(read('isArchived'))
    },
    get isFavorite() {
      return flagOf(read('isFavorite'))
    },
    get workflow() {
      return linkOf(read('workflow'))
    },
    get type() {
      return linkOf(read('type'))
    },
    get effort() {
      return linkOf(read('effort'))
    },
    get board() {
      return linkOf(read('board'))
    },
    get sprint() {
      return linkOf(read('sprint'))
    },
    get userStory() {
      return linkOf(read('userStory'))
    },
    get parentId() {
      return textOrNull(read('parentId'))
    },
    get labels() {
      return linksOf(read('labels'))
    },
    get assignees() {
      return linksOf(read('assignees'))
    },
    get startDate() {
      return textOrNull(read('startDate'))
    },
    get dueDate() {
      return textOrNull(read('dueDate'))
    },
    get position() {
      return numberOf(read('position'))
    },
    get createdAt() {
      return textOrNull(read('createdAt'))
    },
    get updatedAt() {
      return textOrNull(read('updatedAt'))
    },
  }
}

/** What a row knew about its task before an action; fields that rows do not hold stay unknown. */
export function cachedOfSubject(task: TaskSubject): CachedTask {
  const { workspaceSlug, projectSlug, title, code, done, isDraft, isArchived, isFavorite, startDate, dueDate } = task
  return {
    workspaceSlug,
    projectSlug,
    title,
    code,
    done,
    isDraft,
    isArchived,
    isFavorite,
    startDate,
    dueDate,
    workflow: task.workflow?.id ?? null,
    type: task.type?.id ?? null,
    effort: task.effort?.id ?? null,
    board: task.board?.id ?? null,
    ...(task.sprint !== undefined && { sprint: task.sprint?.id ?? null }),
    ...(task.userStory !== undefined && { userStory: task.userStory?.id ?? null }),
    labels: task.labels.map(({ id }) => id),
    assignees: task.assignees.map(({ id }) => id),
  }
}

function textOf(value: DataField | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textOrNull(value: DataField | undefined): string | null | undefined {
  return value === null ? null : textOf(value)
}

function flagOf(value: DataField | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined
}

function numberOf(value: DataField | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function linkOf(value: DataField | undefined): string | null | undefined {
  if (value === null) return null
  return typeof value === 'string' ? idOfKey(value) : undefined
}

function linksOf(value: DataField | undefined): string[] | undefined {
  return Array.isArray(value) ? value.flatMap((key) => (typeof key === 'string' ? [idOfKey(key)] : [])) : undefined
}
