// Joins the rows on the screen to the scene: their reading order, pointer and keyboard focus.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useActions, useComing } from '#src/actions/actions-context.tsx'
import { isTextSurface } from '#src/actions/text-surface.ts'
import type { TaskRowData } from '#src/model/task/task.graphql.ts'
import { followPointer } from '#src/ui/lists/pointer-moves.ts'

const EMPTY: readonly TaskRowData[] = []

/** Registers the tasks in reading order while mounted; leaving takes rows, focus and selection out of view. `coming` while they are on their way. */
export function useTasksInScene(tasks: readonly TaskRowData[], coming: boolean): void {
  const { scene } = useActions()
  useLayoutEffect(() => scene.set({ rows: tasks }), [scene, tasks])
  useLayoutEffect(() => () => scene.set({ rows: EMPTY, others: EMPTY, active: null, selected: [], anchor: null }), [scene])
  useComing('task', coming)
}

/** The element of a task. */
export function taskElement(container: ParentNode | null, id: string): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(id)}"]`) ?? null
}

/**
 * Brings the active row into view and gives it focus when the keyboard chose it. The pointer's choice moves neither: nothing may slide away
 * from under the hand. `reveal` scrolls to rows that are not drawn yet.
 */
export function useFollowActive(container: RefObject<HTMLElement | null>, reveal?: (id: string) => void): void {
  const { scene } = useActions()
  const byPointer = useRef(false)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const choose = (pointer: boolean) => {
      byPointer.current = pointer
      if (container.current) container.current.dataset.input = pointer ? 'pointer' : 'keyboard'
    }
    const pointer = () => choose(true)
    const keyboard = () => choose(false)
    // Where focus is lost because its element went, nothing is told: this stays the task that had it.
    const focusIn = (event: FocusEvent) => {
      const { target } = event
      focused.current =
        target instanceof HTMLElement && container.current?.contains(target)
          ? (target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId ?? null)
          : null
    }
    window.addEventListener('focusin', focusIn)
    // Before the rows hear of the move that chooses one.
    const unfollow = followPointer((moved) => moved && pointer())
    window.addEventListener('pointerdown', pointer, { passive: true })
    window.addEventListener('keydown', keyboard, true)
    return () => {
      window.removeEventListener('focusin', focusIn)
      unfollow()
      window.removeEventListener('pointerdown', pointer)
      window.removeEventListener('keydown', keyboard, true)
    }
  }, [container])
  useEffect(() => {
    let frame = 0
    let last = scene.get().active
    let rows = scene.get().rows
    const focus = (id: string) => {
      cancelAnimationFrame(frame)
      // What was out of view, or moved to another column, is drawn by the next frame.
      frame = requestAnimationFrame(() => {
        const element = taskElement(container.current, id)
        element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        if (mayTakeFocus()) element?.focus({ preventScroll: true })
      })
    }
    const follow = () => {
      const { active, rows: tasks } = scene.get()
      const moved = tasks !== rows
      rows = tasks
      // A card that had focus is drawn anew in its new column, a row in its new group: focus follows it, also out of what is drawn and when
      // the answer to a question moved it, whose layer had the focus.
      if (moved && active !== null && (active === focused.current || (!byPointer.current && focusIsLost()))) {
        if (!byPointer.current) reveal?.(active)
        focus(active)
      }
      if (active === last) return
      last = active
      if (active === null || byPointer.current) return
      // Other rows came, and with them another active one: who is at a column's name or a filter stays there.
      if (moved && !focusIsLost() && !container.current?.contains(document.activeElement?.closest('[data-task-id]') ?? null)) return
      reveal?.(active)
      focus(active)
    }
    const stop = scene.subscribe(follow)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }, [scene, container, reveal])
}

function focusIsLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Focus moves to a row from anywhere on the page, so that Enter opens what is marked; never out of a panel, a field or a layer. */
function mayTakeFocus(): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return document.querySelector('[data-panel]') === null
  return !isTextSurface(focused) && focused.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]') === null
}
