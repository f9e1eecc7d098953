// Tasks known by their titles alone, as the palette finds them.
import type { Services } from '#src/actions/services.ts'
import { sessionId } from '#src/data/ids/session-ids.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import type { Entity } from './entity.ts'
import type { TitleColumns } from './read-titles.ts'

/** The workspace of titles, as it is now: what is in another one than that in view is named with it. */
export interface TitleWorkspace {
  readonly slug: string
  readonly name: string
  readonly isElsewhere: boolean
}

interface TaskPlace {
  workspaceSlug: string
  projectSlug: string
  projectName: string
  workspace: TitleWorkspace
}

/** One of many thousands: what a row needs, made when it is shown. */
class TaskTitle implements Entity {
  readonly kind = 'task'
  readonly id: string
  readonly title: string
  readonly code: string
  readonly over: boolean
  readonly #color: string | null
  readonly #at: TaskPlace

  constructor({ ids, titles, codes, done, colors }: TitleColumns, row: number, at: TaskPlace) {
    this.id = ids[row] ?? ''
    this.title = titles[row] ?? ''
    this.code = codes[row] ?? ''
    this.over = done[row] ?? false
    this.#color = colors[row] ?? null
    this.#at = at
  }

  get workspaceSlug() {
    return this.#at.workspaceSlug
  }

  get hint() {
    const { workspace, projectName } = this.#at
    return workspace.isElsewhere ? `${workspace.name} · ${projectName}` : projectName
  }

  get path() {
    return taskHref({ id: this.id, ...this.#at })
  }

  icon() {
    return <StatusRing colour={this.#color} fraction={this.over ? 1 : 0} />
  }

  /** Over the page in view where that is of the same workspace, else in its own project. */
  run({ go }: Services) {
    const { workspaceSlug, projectSlug, workspace } = this.#at
    if (workspace.isElsewhere) go.to(this.path)
    else go.task({ id: sessionId(this.id), workspaceSlug, projectSlug })
  }
}

/** The tasks of columns of a workspace, in their order. */
export function titleEntities(columns: TitleColumns, workspace: TitleWorkspace): Entity[] {
  const places = columns.projectSlugs.map((projectSlug, at) => ({
    ...{ workspaceSlug: workspace.slug, projectSlug, workspace },
    projectName: columns.projectNames[at] ?? projectSlug,
  }))
  // The gateway has checked that the columns fit together.
  return columns.projects.flatMap((project, row) => places.slice(project, project + 1).map((at) => new TaskTitle(columns, row, at)))
}
