// The rows of lists of other things than tasks: which are there, which one is active, which are selected.
import type { SubjectKind, SubjectKinds, Subjects } from './subject.ts'

/** Where a list stands: its rows in reading order, and what was chosen among them. */
export interface RowState<R extends ListedRow = ListedRow> {
  readonly rows: readonly R[]
  /** The focused or hovered row. */
  readonly active: string | null
  /** Ids in the order they were chosen. */
  readonly selected: readonly string[]
  /** Where a range selection starts. */
  readonly anchor: string | null
}

/** What a row is to the scene: its subject, of which only the id is read here, and `rowKind` where it is of another kind than its list. */
export type ListedRow = { id: string; rowKind?: SubjectKind }

/** A list of things of one kind; they are subjects of it while no task is open in front. */
export interface ListedRows<K extends SubjectKind = SubjectKind> extends RowState {
  readonly kind: K
  /** False where several at once make no sense: nothing is selected. */
  readonly many: boolean
}

/** What a page puts into view. */
export interface ListedInView<K extends SubjectKind> {
  kind: K
  rows: readonly (SubjectKinds[K] & ListedRow)[]
  many: boolean
  /** The row that was active when the page was left. */
  active?: string | null
}

/** The same list with other rows: what is gone is neither selected nor active, and what took the active row's place is active. */
export function withRows<S extends RowState>(before: S, rows: S['rows'], there: ReadonlySet<string> = idsOf(rows)): Omit<RowState, 'rows'> {
  const inView = idsOf(rows)
  const { active, anchor } = before
  const kept = before.selected.filter((id) => there.has(id))
  return {
    selected: kept.length === before.selected.length ? before.selected : kept,
    active: active !== null && inView.has(active) ? active : successor(before, rows),
    anchor: anchor !== null && inView.has(anchor) ? anchor : null,
  }
}

/** The rows that are meant: the selected ones in reading order, else the active one. */
export function meantOf<R extends ListedRow>({ rows, selected, active }: RowState<R>): readonly R[] {
  const chosen = new Set(selected)
  return selected.length > 0 ? rows.filter(({ id }) => chosen.has(id)) : rows.filter(({ id }) => id === active)
}

/** The rows that are meant, by their kinds; of the list's own there may be none. */
export function meantByKind(listed: ListedRows): Subjects {
  const meant = meantOf(listed)
  const kinds = new Set([listed.kind, ...meant.map(({ rowKind }) => rowKind ?? listed.kind)])
  const of = (kind: SubjectKind) => meant.filter(({ rowKind }) => (rowKind ?? listed.kind) === kind)
  return Object.fromEntries([...kinds].map((kind) => [kind, of(kind)])) as Subjects
}

/**
 * The kinds that rows in view have, the list's own first; none without a list. A key that its own kind has is the rows', also while none is meant or
 * what it does is done already: nothing that the list stands in takes it then (SCREEN-04).
 */
export function kindsOfRows(listed: ListedRows | null): readonly SubjectKind[] {
  return listed ? [listed.kind, ...meantOf(listed).flatMap(({ rowKind }) => rowKind ?? [])] : []
}

/**
 * Whether a list with rows of `rows` keeps its keys from a thing of the kind `on`; `nearest` are all kinds, nearest first. The list itself is not behind
 * its rows: `n` makes another of what it lists, also where the same key does something on the page of one.
 */
export function isBehindRows(on: SubjectKind, rows: readonly SubjectKind[], nearest: readonly string[]): boolean {
  const [own] = rows
  return own !== undefined && on !== 'app' && on !== `${own}-list` && !rows.includes(on) && nearest.indexOf(on) > nearest.indexOf(own)
}

function idsOf(rows: readonly { id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id))
}

/** When the active row is gone, the row that took its place is active, so that the keyboard never loses its spot. */
function successor(before: RowState, rows: readonly { id: string }[]): string | null {
  if (before.active === null) return null
  const at = before.rows.findIndex(({ id }) => id === before.active)
  return at === -1 ? null : (rows[Math.min(at, rows.length - 1)]?.id ?? null)
}
