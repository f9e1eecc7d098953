// A short text on hover or focus, with the key of the control it belongs to. Radix draws it; it is loaded when the page rests (floating.ts).
import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import { media } from '#src/theme/tokens.ts'
import { floating } from './floating.ts'
import type { Side, Tip } from './floating-layers.tsx'
import { useLazyModule } from './lazy-module.ts'
import { LazyTrigger, useLazyTrigger } from './lazy-trigger.tsx'

/** The tooltips of controls that were pointed at or focused. */
interface Tips {
  put(tip: Tip): void
  drop(id: string): void
  list(): readonly Tip[]
  subscribe(listener: () => void): () => void
}

const Provided = createContext<Tips | null>(null)

/** Shares the opening delay: the first tooltip waits 400 ms, its neighbours open at once. Mount once near the root. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [tips] = useState(createTips)
  // Who hovers or opens something before hears of a failure then.
  useEffect(() => whenIdle(() => void floating.load().catch((error: unknown) => console.error(error))), [])
  return (
    <Provided value={tips}>
      {children}
      <Layers tips={tips} />
    </Provided>
  )
}

function Layers({ tips }: { tips: Tips }) {
  const part = useLazyModule(floating)
  const list = useSyncExternalStore(tips.subscribe, tips.list)
  return part && <part.TooltipLayers tips={list} />
}

/** What is said about a control: a text, and the key that does the same. */
interface Said {
  text: ReactNode
  keys?: string | undefined
  side?: Side | undefined
}

/** Wraps one focusable element. Works without a provider too, then with its own delay. No text means no tooltip. */
export function Tooltip({ children, ...said }: Said & { children: ReactElement }) {
  return said.text ? <Tipped said={said}>{children}</Tipped> : children
}

/** A tap is no hover, and a press takes the tooltip away. */
const wakes = {
  onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'touch',
  onPointerDown: () => true,
  // Until the trigger is there it cannot tell a press from the Tab key.
  onFocus: ({ currentTarget }: FocusEvent) => floating.get() !== null || currentTarget.matches(':focus-visible'),
}
const forgets = ['onPointerLeave', 'onBlur', 'onClick']

function Tipped({ said, children }: { said: Said; children: ReactElement }) {
  return (
    <LazyTrigger wakes={wakes} forgets={forgets} layer={(trigger) => <Shown said={said} trigger={trigger} />}>
      {children}
    </LazyTrigger>
  )
}

/**
 * For a control that has a tooltip now and then, as those of the row in focus: it stays the element that it is, so that a press that
 * arrives meanwhile is not lost. `on` adds to the control's own attributes what the tooltip needs, `layer` is drawn beside it.
 */
export function useTooltip(wanted: Said | null) {
  const said = wanted && canHover() ? wanted : null
  const { ref, props, layer } = useLazyTrigger({
    wakes: said ? wakes : NEVER,
    forgets: said ? forgets : NOTHING,
    layer: said && ((trigger) => <Shown said={said} trigger={trigger} />),
  })
  return { layer, on: <Own extends object>(own: Own) => ({ ...props, ...own, ...bothOf(own, props), ref }) }
}

/** Tooltips belong to a pointer that can rest on something. */
function canHover(): boolean {
  return window.matchMedia(media.hover).matches
}

const NEVER = {}
const NOTHING: readonly string[] = []

type Handler = (event: unknown) => void

/** The handlers that both have: the control's own comes first. */
function bothOf(own: object, props: object): Record<string, Handler> {
  const mine = own as Record<string, unknown>
  const both: Record<string, Handler> = {}
  for (const [name, theirs] of Object.entries(props))
    if (typeof theirs === 'function' && typeof mine[name] === 'function') {
      const first = mine[name] as Handler
      both[name] = (event) => {
        first(event)
        theirs(event)
      }
    }
  return both
}

/** Has the tooltip drawn with all others, which share their delay. */
function Shown({ said, trigger }: { said: Said; trigger: ReactElement }) {
  const tips = useContext(Provided)
  return tips ? (
    <Put tips={tips} said={said} trigger={trigger} />
  ) : (
    <TooltipProvider>
      <Shown said={said} trigger={trigger} />
    </TooltipProvider>
  )
}

function Put({ tips, said: { text, keys, side = 'bottom' }, trigger }: { tips: Tips; said: Said; trigger: ReactElement }) {
  const id = useId()
  useLayoutEffect(() => tips.put({ id, trigger, text, keys, side }), [tips, id, trigger, text, keys, side])
  useLayoutEffect(() => () => tips.drop(id), [tips, id])
  return null
}

function createTips(): Tips {
  let list: readonly Tip[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly Tip[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  return {
    put: (tip) => change(list.some(({ id }) => id === tip.id) ? list.map((one) => (one.id === tip.id ? tip : one)) : [...list, tip]),
    drop: (id) => change(list.filter((one) => one.id !== id)),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
