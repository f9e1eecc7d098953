// What fingers do to rows: to the right marks as done, to the left assigns, a long press selects. Loaded where a screen can be touched.
import { type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Action } from '#src/actions/action.ts'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { followFingers, type SwipeSide } from './row-gesture.ts'
import * as styles from './row-touch.css.ts'
import { useSwiping } from './swipe-preference.ts'

const ACTIONS: Readonly<Record<SwipeSide, string>> = { right: 'task.done', left: 'task.assign' }

interface Swipe {
  row: HTMLElement
  side: SwipeSide
  armed: boolean
  action: Action
  word: string
}

/** Draws what lies under the row that is swiped, and nothing else. */
export function RowTouch({ container }: { container: RefObject<HTMLElement | null> }) {
  const { registry, scene } = useActions()
  const hereNow = useHere()
  const swipes = useSwiping()
  const [swipe, setSwipe] = useState<Swipe | null>(null)
  const latest = useRef<Swipe | null>(null)

  useEffect(() => {
    const element = container.current
    if (!element) return
    const show = (next: Swipe | null) => {
      latest.current = next
      setSwipe(next)
    }
    const offerOf = (row: HTMLElement, side: SwipeSide) => {
      const task = scene.get().rows.find(({ id }) => id === row.dataset.taskId)
      const action = registry.get(ACTIONS[side])
      if (!task || !action) return null
      const here = hereNow({ task: [task] })
      return stateOf(action, here).kind === 'ready' ? { action, here } : null
    }
    const stop = followFingers(element, {
      offers: (row, side) => swipes && offerOf(row, side) !== null,
      onMove(row, side, by, armed) {
        row.classList.add(styles.moving)
        row.style.transform = `translateX(${by}px)`
        const now = latest.current
        if (now?.row === row && now.armed === armed) return
        const offer = offerOf(row, side)
        if (!offer) return
        if (now && armed) navigator.vibrate?.(10)
        show({ row, side, armed, action: offer.action, word: wordOf(offer) })
      },
      onEnd(row, side, done) {
        const offer = done ? offerOf(row, side) : null
        back(row, () => {
          if (latest.current?.row === row) show(null)
        })
        if (offer) void perform(offer.action, offer.here, 'swipe')
      },
      onPress(row) {
        const { taskId } = row.dataset
        if (taskId === undefined) return
        navigator.vibrate?.(10)
        scene.toggle(taskId)
      },
    })
    // Up and down is the browser's, across is the row's.
    if (swipes) element.style.touchAction = 'pan-y pinch-zoom'
    element.style.setProperty('-webkit-touch-callout', 'none')
    return () => {
      stop()
      element.style.removeProperty('touch-action')
      element.style.removeProperty('-webkit-touch-callout')
      show(null)
    }
  }, [container, registry, scene, hereNow, swipes])

  const place = swipe?.row.parentElement
  if (!swipe || !place) return null
  const { side, armed, word, action } = swipe
  return createPortal(
    <div
      aria-hidden
      data-swipe={armed ? 'armed' : 'begun'}
      className={classNames(styles.ground, styles.side[side], armed && styles.armed[side])}
    >
      <action.icon size={18} />
      {word}
    </div>,
    place,
  )
}

/** `Done`, `Assign`; what is done already is `Mark as not done`. */
function wordOf({ action, here }: { action: Action; here: Parameters<typeof stateOf>[1] }): string {
  const title = action.titleFor(here)
  return title === action.name ? (action.short ?? title) : title
}

/** To its place, then `after`. */
function back(row: HTMLElement, after: () => void): void {
  row.classList.add(styles.settling)
  row.style.removeProperty('transform')
  const end = () => {
    row.classList.remove(styles.settling, styles.moving)
    after()
  }
  const moves = row.getAnimations?.() ?? []
  if (moves.length === 0) end()
  else void Promise.allSettled(moves.map(({ finished }) => finished)).then(end)
}
