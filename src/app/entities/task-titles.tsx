// The titles of all tasks of the workspace in view, ready to be found by any part or with a slip; followed from time to time.
import { stringifyDocument } from '@urql/core'
import type { Services } from '#src/actions/services.ts'
import { sessionId } from '#src/data/ids/session-ids.ts'
import { accessToken } from '#src/data/storage/storage.ts'
import { scriptAddress } from '#src/lib/html/trusted.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import type { Entity, TitleBatch } from './entity.ts'
import { MOST_TITLES, type TitleColumns, type TitlesAsked, type TitlesTold } from './read-titles.ts'
import { TaskTitles } from './task-titles.graphql.ts'
import titlesWorker from './titles.worker.ts?worker&url'

/** After so long what changed meanwhile is asked for, when somebody comes back to the page or the workspace, in ms. */
const STALE_MS = 300_000

/** Reads titles and tells them; the answer stops it. */
export type TitleReader = (asked: TitlesAsked, tell: (told: TitlesTold) => void) => () => void

/** The titles of one workspace at a time. */
export interface TaskTitleSource {
  batches(): readonly TitleBatch[]
  /** Reads those of this workspace, or what changed there since. */
  enter(workspaceSlug: string): void
}

interface TaskPlace {
  workspaceSlug: string
  projectSlug: string
}

/** One of many thousands: what a row needs, made when it is shown. */
class TaskTitle implements Entity {
  readonly kind = 'task'
  readonly id: string
  readonly title: string
  readonly code: string
  readonly over: boolean
  readonly hint: string
  readonly #color: string | null
  readonly #at: TaskPlace

  constructor({ ids, titles, codes, done, colors, projectNames, projects }: TitleColumns, row: number, at: TaskPlace) {
    this.id = ids[row] ?? ''
    this.title = titles[row] ?? ''
    this.code = codes[row] ?? ''
    this.over = done[row] ?? false
    this.hint = projectNames[projects[row] ?? 0] ?? ''
    this.#color = colors[row] ?? null
    this.#at = at
  }

  get path() {
    return taskHref({ id: this.id, ...this.#at })
  }

  icon() {
    return <StatusRing colour={this.#color} fraction={this.over ? 1 : 0} />
  }

  run({ go }: Services) {
    go.task({ id: sessionId(this.id), ...this.#at })
  }
}

function entitiesOf(columns: TitleColumns, workspaceSlug: string): Entity[] {
  const places = columns.projectSlugs.map((projectSlug) => ({ workspaceSlug, projectSlug }))
  // The gateway has checked that the columns fit together.
  return columns.projects.flatMap((project, row) => places.slice(project, project + 1).map((at) => new TaskTitle(columns, row, at)))
}

/** Reads in a worker of its own, which is gone afterwards. */
const readInWorker: TitleReader = (asked, tell) => {
  if (typeof Worker === 'undefined') {
    tell({ kind: 'unknown' })
    return () => undefined
  }
  const worker = new Worker(scriptAddress(titlesWorker), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<TitlesTold>) => {
    tell(data)
    if (data.kind !== 'rows') worker.terminate()
  })
  worker.addEventListener('error', ({ message }) => tell({ kind: 'failed', message }))
  worker.postMessage(asked)
  return () => worker.terminate()
}

/** What is kept of a workspace. */
interface Kept {
  slug: string
  batches: readonly TitleBatch[]
  ids: Set<string>
  latest: string | null
  askedAt: number
}

/** Keeps those of the workspace entered last; `changed` hears when there are others. A failed reading is logged and tried again on the next entry. */
export function createTaskTitles(changed: () => void, read: TitleReader = readInWorker): TaskTitleSource {
  let kept: Kept | null = null
  let reading: { slug: string; stop: () => void } | null = null

  const ask = (slug: string, since: string | null) => {
    const token = accessToken.read()
    if (token === null) return
    const askedAt = performance.now()
    const batches: TitleBatch[] = since === null ? [] : [...(kept?.batches ?? [])]
    const ids = since === null ? new Set<string>() : new Set(kept?.ids)
    const keep = (latest: string | null) => {
      kept = { slug, batches: [...batches], ids, latest, askedAt }
      changed()
    }
    const tell = (told: TitlesTold) => {
      if (told.kind === 'rows') {
        batches.push({ entities: entitiesOf(told.columns, slug), segment: told.segment, askedAt })
        for (const id of told.columns.ids) ids.add(id)
        // At first each step can be found at once; what takes the place of others comes whole.
        if (kept?.slug !== slug || (kept.latest === null && since === null)) keep(null)
        return
      }
      reading = null
      if (told.kind === 'failed') console.warn('The palette could not read the titles of the workspace:', told.message)
      if (told.kind !== 'end') return
      // Something was deleted, archived, or is seen no more.
      if (since !== null && ids.size !== Math.min(told.total, MOST_TITLES)) return ask(slug, null)
      keep(told.latest)
    }
    reading = { slug, stop: () => undefined }
    reading.stop = read({ url: '/graphql', token, query: stringifyDocument(TaskTitles), workspaceSlug: slug, since }, tell)
  }

  return {
    batches: () => kept?.batches ?? [],
    enter(slug) {
      if (reading?.slug === slug) return
      reading?.stop()
      if (kept?.slug !== slug) {
        kept = null
        changed()
        ask(slug, null)
      } else if (kept.latest === null || performance.now() - kept.askedAt > STALE_MS) ask(slug, kept.latest)
    },
  }
}
