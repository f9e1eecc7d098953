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
import { floating } from './floating.ts'
import type { Side, Tip } from './floating-layers.tsx'
import { useLazyModule } from './lazy-module.ts'
import { LazyTrigger } from './lazy-trigger.tsx'

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

/** Wraps one focusable element. Works without a provider too, then with its own delay. No text means no tooltip. */
export function Tooltip(props: { text: ReactNode; keys?: string | undefined; side?: Side | undefined; children: ReactElement }) {
  const tips = useContext(Provided)
  if (!props.text) return props.children
  return tips ? (
    <Tipped {...props} tips={tips} />
  ) : (
    <TooltipProvider>
      <Tooltip {...props} />
    </TooltipProvider>
  )
}

/** A tap is no hover, and a press takes the tooltip away. */
const wakes = {
  onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'touch',
  onPointerDown: () => true,
  // Until the trigger is there it cannot tell a press from the Tab key.
  onFocus: ({ currentTarget }: FocusEvent) => floating.get() !== null || currentTarget.matches(':focus-visible'),
}
const forgets = ['onPointerLeave', 'onBlur', 'onClick']

function Tipped({
  text,
  keys,
  side = 'bottom',
  tips,
  children,
}: {
  text: ReactNode
  keys?: string | undefined
  side?: Side | undefined
  tips: Tips
  children: ReactElement
}) {
  return (
    <LazyTrigger
      wakes={wakes}
      forgets={forgets}
      layer={(trigger) => <Shown tips={tips} trigger={trigger} text={text} keys={keys} side={side} />}
    >
      {children}
    </LazyTrigger>
  )
}

/** Has the tooltip drawn with all others, which share their delay. */
function Shown({ tips, trigger, text, keys, side }: Omit<Tip, 'id'> & { tips: Tips }) {
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
