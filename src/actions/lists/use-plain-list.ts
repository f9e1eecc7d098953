// A list of ordinary elements joined to the scene: keys walk through its rows, and the row with the focus or the pointer is what they act on.
import { type RefObject, useEffect, useRef } from 'react'
import type { ListedInView } from '#src/actions/listed-rows.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import { useListed } from './listed-list.tsx'

/** For lists that are not virtual. Rows carry `data-row` with their id, and `data-item` on what has the focus, be it the row itself; `frame` goes onto what is around them. */
export function usePlainList<K extends SubjectKind>(kind: K, rows: ListedInView<K>['rows'], kept: string) {
  const { active, onActivate } = useListed(kind, rows, false, kept)
  const ref = useRef<HTMLDivElement>(null)
  useActiveFocus(ref, active)
  const activate = ({ target }: { target: EventTarget }) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined
    if (id !== undefined) onActivate(id)
  }
  return { active, frame: { ref, onFocus: activate, onPointerMove: activate } }
}

/** The row that keys walk to has the focus; a field keeps it. */
function useActiveFocus(frame: RefObject<HTMLElement | null>, active: string | null): void {
  const keyed = useRef(false)
  useEffect(() => {
    const hear = (event: Event) => {
      keyed.current = event.type === 'keydown'
    }
    window.addEventListener('keydown', hear, true)
    window.addEventListener('pointermove', hear, { passive: true })
    return () => {
      window.removeEventListener('keydown', hear, true)
      window.removeEventListener('pointermove', hear)
    }
  }, [])
  useEffect(() => {
    if (active === null || !keyed.current || document.activeElement?.closest('input, textarea, [role=dialog], [role=menu]')) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`)
    const target = row?.hasAttribute('data-item') ? row : row?.querySelector<HTMLElement>('[data-item]')
    target?.focus()
  }, [frame, active])
}
