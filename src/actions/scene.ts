// What is in view: the route's workspace and project, the open detail, the list's rows with focus and selection.
import type { ProjectSubject, SubjectKind, Subjects, TaskSubject, WorkspaceSubject } from './subject.ts'

/** What is in view now. Ids in `selected` are in the order they were chosen. */
export interface Scene {
  workspace: WorkspaceSubject | null
  project: ProjectSubject | null
  detail: TaskSubject | null
  /** A detail is in view, but its task is not known yet, or cannot be: what is done now is not meant for the rows behind it. */
  opening: boolean
  /** The tasks of the list or board in view, in reading order. */
  tasks: readonly TaskSubject[]
  /** Tasks of the same list on other pages, while the selection reaches there. */
  others: readonly TaskSubject[]
  /** What selects the tasks of the list's other pages too; null where all are in view. `total` is null where the host does not count. */
  more: { total: number | null; select: () => Promise<void> } | null
  /** The focused or hovered row. */
  active: string | null
  selected: readonly string[]
  /** Where a range selection starts. */
  anchor: string | null
  /** The task that the viewer's one running timer times, as the header shows it, wherever it is. */
  timed: TaskSubject | null
}

const EMPTY: Scene = {
  ...{ workspace: null, project: null, detail: null, opening: false },
  ...{ tasks: [], others: [], more: null, active: null, selected: [], anchor: null, timed: null },
}

/** The scene and its changes. */
export interface SceneStore {
  get(): Scene
  subscribe(listener: () => void): () => void
  /** Says that something of this kind is on its way, with what the viewer may do with it; call the answer when it is there or will not come. */
  expect(kind: SubjectKind): () => void
  /** True while something of this kind is on its way. */
  isComing(kind: SubjectKind): boolean
  /** Replaces parts; selected and active ids that are no longer among the tasks are dropped. */
  set(part: Partial<Scene>): void
  activate(id: string | null): void
  /** Moves the active row by `by` in reading order, stopping at the ends; returns its id. */
  step(by: number): string | null
  toggle(id: string): void
  /** Selects from the anchor to `id`, as Shift+click and Shift+arrows do. */
  extendTo(id: string): void
  /** Selects every row in view, then tasks of other pages where they are given, `most` in all. */
  selectAll(others?: readonly TaskSubject[], most?: number): void
  clearSelection(): void
}

/** An empty scene. `realId` names a task by the id that the server gave it. */
export function createScene(realId: (id: string) => string = (id) => id): SceneStore {
  let scene = EMPTY
  const listeners = new Set<() => void>()
  const coming: SubjectKind[] = []
  const change = (part: Partial<Scene>) => {
    scene = { ...scene, ...part }
    for (const listener of listeners) listener()
  }
  return {
    get: () => scene,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    expect(kind) {
      coming.push(kind)
      let over = false
      return () => {
        if (over) return
        over = true
        coming.splice(coming.indexOf(kind), 1)
        change({})
      }
    },
    isComing: (kind) => coming.includes(kind),
    set(part) {
      if (!(part.tasks || part.others)) return change(part)
      const { tasks = scene.tasks, others = scene.others } = part
      const rows = new Set(tasks.map((task) => task.id))
      const there = new Set([...rows, ...others.map((task) => task.id)])
      // A row that was made here is the same one when the server's id takes the place of the temporary one.
      const named = (id: string) => (there.has(id) ? id : realId(id))
      const kept = scene.selected.map(named).filter((id) => there.has(id))
      const active = scene.active && named(scene.active)
      const anchor = scene.anchor && named(scene.anchor)
      change({
        selected: kept.join() === scene.selected.join() ? scene.selected : kept,
        active: active !== null && rows.has(active) ? active : successor(scene, tasks),
        anchor: anchor !== null && rows.has(anchor) ? anchor : null,
        ...part,
      })
    },
    activate(id) {
      if (id !== scene.active) change({ active: id })
    },
    step(by) {
      const { tasks, active } = scene
      if (tasks.length === 0) return null
      const at = tasks.findIndex((task) => task.id === active)
      const next = at === -1 ? (by > 0 ? 0 : tasks.length - 1) : Math.max(0, Math.min(tasks.length - 1, at + by))
      const id = tasks[next]?.id ?? null
      change({ active: id })
      return id
    },
    toggle(id) {
      const selected = scene.selected.includes(id) ? scene.selected.filter((other) => other !== id) : [...scene.selected, id]
      change({ selected, anchor: id, active: id })
    },
    extendTo(id) {
      const ids = scene.tasks.map((task) => task.id)
      const from = ids.indexOf(scene.anchor ?? scene.active ?? id)
      const to = ids.indexOf(id)
      if (from === -1 || to === -1) return
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      change({ selected: range, anchor: ids[from] ?? null, active: id })
    },
    selectAll(others = [], most = Number.POSITIVE_INFINITY) {
      const ids = new Set([...scene.tasks, ...others].map(({ id }) => id))
      change({ others, selected: [...ids].slice(0, most) })
    },
    clearSelection() {
      if (scene.selected.length > 0 || scene.others.length > 0) change({ selected: [], others: [], anchor: null })
    },
  }
}

/** When the active row is gone, the row that took its place is active, so that the keyboard never loses its spot. */
function successor(before: Scene, tasks: readonly TaskSubject[]): string | null {
  if (before.active === null) return null
  const at = before.tasks.findIndex((task) => task.id === before.active)
  return at === -1 ? null : (tasks[Math.min(at, tasks.length - 1)]?.id ?? null)
}

/**
 * The subjects of the scene, nearest first: selected rows, then the open detail, then the active row; the route's
 * project and workspace beside them. While the detail is open it hides the rows behind it.
 */
export function subjectsOf(scene: Scene): Subjects {
  return {
    task: tasksOf(scene),
    project: scene.project ? [scene.project] : [],
    workspace: scene.workspace ? [scene.workspace] : [],
  }
}

function tasksOf(scene: Scene): readonly TaskSubject[] {
  const { detail, opening, tasks, selected, active } = scene
  if (detail) return [detail]
  if (opening) return []
  return selected.length > 0 ? selectedOf(scene) : tasks.filter((task) => task.id === active)
}

/** The selected tasks in reading order, those of other pages behind; each once. */
export function selectedOf({ tasks, others, selected }: Scene): readonly TaskSubject[] {
  const chosen = new Set(selected)
  return [...tasks, ...others].filter(({ id }) => chosen.delete(id))
}
