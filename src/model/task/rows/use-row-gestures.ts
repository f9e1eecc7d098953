// What the pointer does to rows and cards: activate, open, select, and choose the subject of the menu.
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { selectedOf } from '#src/actions/scene.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { publicId } from '#src/data/ids/session-ids.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { followPointer } from '#src/ui/lists/pointer-moves.ts'

function taskIdOf(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-task-id]')?.dataset.taskId ?? null) : null
}

function onControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a[href], input, [role=checkbox]') !== null
}

function isLinkTo(target: EventTarget, id: string): boolean {
  const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null
  return href?.endsWith(`?task=${encodeURIComponent(publicId(id))}`) === true
}

/**
 * Handlers for the element around rows or cards. Click opens, Shift selects a range, Ctrl or Cmd adds one; in `selecting` mode (phones) a tap
 * selects, as it does by finger while anything is selected. The menu is for the row under the pointer, or for all selected rows when it is one of
 * them; a long press has none, where it `presses` (selects).
 */
export function useRowGestures(selecting: boolean, presses = false) {
  const { scene, services } = useActions()
  const [menuFor, setMenuFor] = useState<Subjects | undefined>(undefined)
  const taskOf = (id: string): TaskSubject | undefined => scene.get().rows.find((task) => task.id === id)

  const open = (id: string) => {
    const task = taskOf(id)
    if (!task) return
    scene.activate(id)
    services.go.task(task)
  }
  const moved = useRef(true)
  // The finger that is down, or came up last.
  const touch = useRef<'down' | 'up' | null>(null)
  useEffect(
    () =>
      followPointer((now) => {
        moved.current = now
      }),
    [],
  )
  const onPointerMove = (event: PointerEvent) => {
    // What comes to lie under a resting pointer is no choice.
    if (event.pointerType === 'touch' || !moved.current) return
    const id = taskIdOf(event.target)
    // A menu stands on the active row, whose button goes with it: on the way past other rows it stays.
    if (id === null || document.querySelector('[data-layer="menu"]')) return
    scene.activate(id)
  }
  const onClickCapture = (event: MouseEvent) => {
    const id = taskIdOf(event.target)
    if (id === null || event.button !== 0) return
    const adds = event.metaKey || event.ctrlKey
    const picks = selecting || (presses && touch.current !== null && scene.get().selected.length > 0)
    const opens = !event.shiftKey && !adds && !picks
    if (opens && !isLinkTo(event.target, id)) return
    // Before the link itself hears of it: that would leave the present page.
    event.preventDefault()
    event.stopPropagation()
    if (opens) open(id)
    else if (event.shiftKey) scene.extendTo(id)
    else scene.toggle(id)
  }
  const onClick = (event: MouseEvent) => {
    const id = taskIdOf(event.target)
    // Text that was just marked is not a click.
    if (id === null || event.defaultPrevented || onControl(event.target) || window.getSelection()?.toString()) return
    open(id)
  }
  /** Keeps a Shift+click from marking text. */
  const onMouseDown = (event: MouseEvent) => {
    if (event.shiftKey && taskIdOf(event.target) !== null) event.preventDefault()
  }
  const chooseSubject = (target: EventTarget) => {
    const id = taskIdOf(target)
    const task = id === null ? undefined : taskOf(id)
    if (!task) return setMenuFor({ task: [] })
    scene.activate(task.id)
    setMenuFor({ task: scene.get().selected.includes(task.id) ? selectedOf(scene.get()) : [task] })
  }
  return {
    menuFor,
    handlers: {
      onPointerMove,
      onClickCapture,
      onClick,
      onMouseDown,
      onContextMenuCapture(event: MouseEvent) {
        if (!presses || touch.current !== 'down') return chooseSubject(event.target)
        event.preventDefault()
        event.stopPropagation()
      },
      onPointerDownCapture(event: PointerEvent) {
        touch.current = event.pointerType === 'touch' ? 'down' : null
        // A long press opens the menu without a contextmenu event.
        if (event.pointerType !== 'mouse' && !presses) chooseSubject(event.target)
      },
      onPointerUpCapture: () => {
        if (touch.current) touch.current = 'up'
      },
      onFocus: (event: React.FocusEvent) => {
        const id = taskIdOf(event.target)
        if (id !== null) scene.activate(id)
      },
    },
  }
}
