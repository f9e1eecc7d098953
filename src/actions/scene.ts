// What is in view: the route's workspace and project, the open detail, the list's rows with focus and selection.
import { kindsOfRows, type ListedInView, type ListedRows, meantByKind, type RowState, withRows } from './listed-rows.ts'
import type { SubjectKind, SubjectKinds, Subjects } from './subject.ts'

/** The kind of what lists and boards show as rows; declared where that kind lives, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface RowKinds {}

/** What else is in view, by name; declared where it lives. A part that has the name of a kind is a subject of it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface SceneParts {}

/** What a list or board shows. */
export type Row = SubjectKinds[keyof RowKinds & SubjectKind]

/** The kinds of subjects, nearest first; the first is the kind of rows. */
export type KindOrder = readonly [keyof RowKinds & SubjectKind, ...SubjectKind[]]

/** What is in view now. Ids in `selected` are in the order they were chosen. */
export interface Scene extends SceneParts {
  readonly kinds: KindOrder
  detail: Row | null
  /** A detail is in view, but what it shows is not known yet, or cannot be: what is done now is not meant for the rows behind it. */
  opening: boolean
  /** The rows of the list or board in view, in reading order. */
  rows: readonly Row[]
  /** Rows of the same list on other pages, while the selection reaches there. */
  others: readonly Row[]
  /** What selects the rows of the list's other pages too; null where all are in view. `total` is null where the host does not count. */
  more: { total: number | null; select: () => Promise<void> } | null
  /** The focused or hovered row. */
  active: string | null
  selected: readonly string[]
  /** Where a range selection starts. */
  anchor: string | null
  /** The rows in view where a page lists other things: what walks and selects goes through these then. */
  listed: ListedRows | null
  /** What has the focus inside of what is in view, of kinds that `kinds` does not name: nearer than all of these, so that its keys win. */
  focused: Subjects
}

/** A scene in which nothing is in view. */
function emptyScene(kinds: KindOrder): Scene {
  const parts = Object.fromEntries(kinds.slice(1).map((kind) => [kind, null])) as unknown as SceneParts
  const list = { rows: [], others: [], more: null, active: null, selected: [], anchor: null }
  return { ...parts, ...list, kinds, detail: null, opening: false, listed: null, focused: {} }
}

/** The scene and its changes. */
export interface SceneStore {
  get(): Scene
  subscribe(listener: () => void): () => void
  /** Says that something of this kind is on its way, with what the viewer may do with it; call the answer when it is there or will not come. */
  expect(kind: SubjectKind): () => void
  /** True while something of this kind is on its way. */
  isComing(kind: SubjectKind): boolean
  /** True while something is on its way that is none of these kinds. */
  isOtherComing(kinds: readonly SubjectKind[]): boolean
  /** Replaces parts; selected and active ids that are no longer among the rows are dropped. */
  set(part: Partial<Scene>): void
  /** Puts a list of other things into view, or takes it away. */
  list<K extends SubjectKind>(listed: ListedInView<K> | null): void
  activate(id: string | null): void
  /** Moves the active row by `by` in reading order, stopping at the ends; returns its id. */
  step(by: number): string | null
  toggle(id: string): void
  /** Selects from the anchor to `id`, as Shift+click and Shift+arrows do. */
  extendTo(id: string): void
  /** Selects every row in view, then those of other pages where they are given, `most` in all. */
  selectAll(others?: readonly Row[], most?: number): void
  clearSelection(): void
}

/** An empty scene. */
export function createScene(kinds: KindOrder): SceneStore {
  let scene = emptyScene(kinds)
  const listeners = new Set<() => void>()
  const coming: SubjectKind[] = []
  // A page lists tasks or other things, never both.
  const inView = (): RowState => scene.listed ?? scene
  const walk = (part: Partial<Omit<RowState, 'rows'>>) => change(scene.listed ? { listed: { ...scene.listed, ...part } } : part)
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
    isOtherComing: (kinds) => coming.some((kind) => !kinds.includes(kind)),
    set(part) {
      if (!(part.rows || part.others)) return change(part)
      const { rows = scene.rows, others = scene.others } = part
      const there = new Set([...rows, ...others].map(({ id }) => id))
      change({ ...withRows(scene, rows, there), ...part })
    },
    list(listed) {
      if (listed === null) return change({ listed: null })
      const { kind, rows, many, active = null } = listed
      const { listed: shown } = scene
      const before = shown?.kind === kind && shown.rows.length > 0 ? shown : { rows, active, selected: [], anchor: null }
      change({ listed: { kind, many, rows, ...withRows(before, rows) } })
    },
    activate(id) {
      if (id !== inView().active) walk({ active: id })
    },
    step(by) {
      const { rows, active } = inView()
      if (rows.length === 0) return null
      const at = rows.findIndex(({ id }) => id === active)
      const next = at === -1 ? (by > 0 ? 0 : rows.length - 1) : Math.max(0, Math.min(rows.length - 1, at + by))
      const id = rows[next]?.id ?? null
      walk({ active: id })
      return id
    },
    toggle(id) {
      const { selected: before } = inView()
      const selected = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
      walk({ selected, anchor: id, active: id })
    },
    extendTo(id) {
      const { rows, anchor, active } = inView()
      const ids = rows.map((row) => row.id)
      const from = ids.indexOf(anchor ?? active ?? id)
      const to = ids.indexOf(id)
      if (from === -1 || to === -1) return
      const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      walk({ selected: range, anchor: ids[from] ?? null, active: id })
    },
    selectAll(others = [], most = Number.POSITIVE_INFINITY) {
      const ids = new Set([...inView().rows, ...others].map(({ id }) => id))
      const selected = [...ids].slice(0, most)
      if (scene.listed) walk({ selected })
      else change({ others, selected })
    },
    clearSelection() {
      const none = { selected: [], anchor: null }
      if (inView().selected.length > 0 && scene.listed) walk(none)
      else if (scene.selected.length > 0 || scene.others.length > 0) change({ ...none, others: [] })
    },
  }
}

/**
 * The subjects of the scene: of the kind of rows the selected ones, else the open detail, else the active one; beside them what the route names of
 * the other kinds, and what has the focus. While the detail is open it hides the rows behind it.
 */
export function subjectsOf(scene: Scene): Subjects {
  const [rowKind, ...around] = scene.kinds
  const parts = scene as unknown as Readonly<Partial<Record<SubjectKind, unknown>>>
  const inView = Object.fromEntries([[rowKind, rowsMeant(scene)], ...around.map((kind) => [kind, parts[kind] ? [parts[kind]] : []])])
  const { listed, detail, opening } = scene
  const others = listed && !detail && !opening ? meantByKind(listed) : {}
  return { ...inView, ...others, ...scene.focused } as Subjects
}

/** Which rows are meant now; the answer means them again, whatever the pointer has passed since. */
export function markOf(scene: SceneStore): () => void {
  const { active, selected, anchor, listed } = scene.get()
  return () => {
    const now = scene.get().listed
    if (listed && now?.kind === listed.kind) scene.set({ listed: { ...now, active: listed.active, selected: listed.selected } })
    else if (!listed && !now) scene.set({ active, selected, anchor })
  }
}

/** The kinds of the rows that a list of other things than tasks has in view; while the detail is open it hides them. */
export function rowsOf({ detail, opening, listed }: Scene): readonly SubjectKind[] {
  return detail || opening ? [] : kindsOfRows(listed)
}

function rowsMeant(scene: Scene): readonly Row[] {
  const { detail, opening, rows, selected, active } = scene
  if (detail) return [detail]
  if (opening) return []
  return selected.length > 0 ? selectedOf(scene) : rows.filter(({ id }) => id === active)
}

/** The selected rows in reading order, those of other pages behind; each once. */
export function selectedOf({ rows, others, selected }: Scene): readonly Row[] {
  const chosen = new Set(selected)
  return [...rows, ...others].filter(({ id }) => chosen.delete(id))
}
