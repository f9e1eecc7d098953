// A list of things of one kind, joined to the scene: keys walk and select in it, its rows are subjects, and each has the menu of its kind.
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import type { ListedInView, ListedRow } from '#src/actions/listed-rows.ts'
import type { SubjectKind, SubjectKinds } from '#src/actions/subject.ts'
import { createStore } from '#src/lib/store.ts'
import { frame } from '#src/ui/lists/row-list.css.ts'
import { RowList, type RowListProps } from '#src/ui/lists/row-list.tsx'

/** Props of ListedList. */
export interface ListedListProps<K extends SubjectKind>
  extends Omit<RowListProps, 'active' | 'selected' | 'draw' | 'onActivate' | 'onOpen' | 'onPick'> {
  kind: K
  /** In reading order, those of folded groups left out; must keep their identity while nothing changed. */
  rows: ListedInView<K>['rows']
  draw: (row: SubjectKinds[K] & ListedRow, place: Parameters<RowListProps['draw']>[1]) => ReactNode
  onOpen: (row: SubjectKinds[K] & ListedRow) => void
  /** Names the menu of a row: `Sprint`. */
  menu: string
  /** The rows are on their way. */
  coming?: boolean
}

/** The list; it fills its parent and scrolls inside. */
export function ListedList<K extends SubjectKind>(props: ListedListProps<K>) {
  const { kind, rows, many, draw, onOpen, menu, coming = false, ...list } = props
  const listed = useListed(kind, rows, many, list.kept)
  useComing(kind, coming)
  const rowOf = (id: string) => rows.find((row) => row.id === id)
  const kindNow = rowOf(listed.active ?? '')?.rowKind ?? kind
  return (
    <ActionContextMenu kind={kindNow} label={menu}>
      {/* The menu's trigger is an element; the list brings its own. */}
      <div className={frame}>
        <RowList
          {...list}
          many={many}
          {...listed}
          draw={(id, place) => {
            const row = rowOf(id)
            return row ? draw(row, place) : null
          }}
          onOpen={(id) => {
            const row = rowOf(id)
            if (row) onOpen(row)
          }}
        />
      </div>
    </ActionContextMenu>
  )
}

const NONE: readonly string[] = []

/**
 * Puts rows into view for keys and actions; the answer is what the lists that draw them need, of which there may be several. `kept` names the
 * place whose active row is kept while the session lasts.
 */
export function useListed<K extends SubjectKind>(kind: K, rows: ListedInView<K>['rows'], many: boolean, kept: string) {
  const { scene } = useActions()
  useListedRows(kind, rows, many, kept)
  const active = useScene(({ listed }) => (listed?.kind === kind ? listed.active : null))
  const selected = useScene(({ listed }) => (listed?.kind === kind ? listed.selected : NONE))
  return useMemo(
    () => ({
      active,
      selected,
      onActivate: (id: string) => scene.activate(id),
      onPick: (id: string, range: boolean) => (range ? scene.extendTo(id) : scene.toggle(id)),
    }),
    [scene, active, selected],
  )
}

/** Which row was active when a list was left, by the name of its place. */
const left = createStore<ReadonlyMap<string, string | null>>(() => new Map())

/** In view while mounted; the row that was active when the same list was left is active again. */
function useListedRows<K extends SubjectKind>(kind: K, rows: ListedInView<K>['rows'], many: boolean, kept: string): void {
  const { scene } = useActions()
  const latest = useRef({ kind, many })
  latest.current = { kind, many }
  useLayoutEffect(() => scene.list({ ...latest.current, rows, active: left.get().get(kept) ?? null }), [scene, rows, kept])
  // Before another list of the same rows, as tiles instead of lines, puts itself into view.
  useLayoutEffect(
    () => () => {
      left.set(new Map([...left.get(), [kept, scene.get().listed?.active ?? null]]))
      scene.list(null)
    },
    [scene, kept],
  )
}
