// Lets the trigger of a library take hold of a control that is on the screen before the library is. The control is never mounted anew:
// focus, hover and what it shows stay.
import { Slot } from 'radix-ui'
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefCallback,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Handler = (event: SyntheticEvent) => void
type Given = Readonly<Record<string, unknown>>
/** What the control hears before the trigger has it, by the name of its handler: true wakes the trigger, which is given the event then. */
export type Early = Readonly<Record<string, (event: never) => boolean>>

const NOTHING: Given = {}

/** What a trigger needs of its control. */
interface TriggerOptions {
  /** Draws trigger and content; it is given the stand-in to put into the library's `<Trigger asChild>`. Null while there is none. */
  layer: ((trigger: ReactElement) => ReactNode) | null
  wakes: Early
  /** Handlers after which a press that was heard too early is no longer wanted; a right click stays, which many systems tell before its release. */
  forgets?: readonly string[]
  /** True wakes it without an event. */
  awake?: boolean | undefined
  /** The attributes of the control until it is woken. */
  asleep?: Given
  /** Hears that somebody waits. */
  onWake?: (() => void) | undefined
}

/** The control `children` and, once it is woken and there is a `layer`, what that draws. */
export function LazyTrigger({ children, ...options }: TriggerOptions & { children: ReactElement }) {
  const { ref, props, layer } = useLazyTrigger(options)
  return (
    <>
      <Slot.Root ref={ref} {...props}>
        {children}
      </Slot.Root>
      {layer}
    </>
  )
}

/** The same for a control that its caller draws: what it is to be given, and what is drawn beside it. */
export function useLazyTrigger({ layer, wakes, forgets = [], awake = false, asleep = NOTHING, onWake }: TriggerOptions): {
  ref: RefCallback<HTMLElement>
  props: Given
  layer: ReactNode
} {
  const control = useRef<HTMLElement | null>(null)
  // The control as the trigger knows it; null while it sleeps.
  const [held, setHeld] = useState<HTMLElement | null>(null)
  const [given, setGiven] = useState<Given>(NOTHING)
  const missed = useRef<{ name: string; event: SyntheticEvent } | null>(null)
  const woken = useRef(false)
  const hold = useCallback((element: HTMLElement | null) => {
    control.current = element
    if (woken.current) setHeld(element)
  }, [])
  const wake = useCallback(() => {
    woken.current = true
    setHeld(control.current)
  }, [])
  useLayoutEffect(() => {
    if (awake) wake()
  }, [awake, wake])
  const isHeld = given !== NOTHING
  useEffect(() => {
    const late = missed.current
    if (!isHeld || !late) return
    missed.current = null
    const hear = given[late.name] as Handler | undefined
    // The library passes over what is prevented, and this was only prevented to hold it back.
    hear?.({ ...late.event, defaultPrevented: false, preventDefault: () => undefined, stopPropagation: () => undefined })
  }, [given, isHeld])

  const ears: Record<string, Handler> = {}
  if (!isHeld) {
    for (const name of forgets)
      ears[name] = () => {
        if (missed.current?.name === 'onPointerDown') missed.current = null
      }
    for (const [name, wanted] of Object.entries(wakes) as [string, (event: SyntheticEvent) => boolean][])
      ears[name] = (event) => {
        if (!wanted(event)) return
        missed.current = { name, event }
        wake()
        onWake?.()
      }
  }
  return {
    ref: hold,
    props: isHeld ? given : { ...asleep, ...ears },
    layer: held && layer?.(<StandIn control={held} onGiven={setGiven} />),
  }
}

/** Takes what the library gives to its trigger, and gives it to the control: handlers once, attributes as they change. */
function StandIn({
  control,
  onGiven,
  ref,
  ...props
}: {
  control: HTMLElement
  onGiven: (given: Given) => void
  ref?: Ref<HTMLElement>
} & Record<string, unknown>) {
  const latest = useRef<{ ref: Ref<HTMLElement> | undefined; props: Record<string, unknown> }>({ ref, props })
  const passed = useRef<Given>(NOTHING)
  const handlers = useRef<Record<string, Handler>>({})
  useLayoutEffect(() => {
    latest.current = { ref, props }
    const next = Object.fromEntries(Object.entries(props).map(([name, value]) => [name, isHandler(value) ? handlerOf(name) : value]))
    if (isSame(next, passed.current)) return
    passed.current = next
    onGiven(next)
  })
  useLayoutEffect(() => {
    assign(latest.current.ref, control)
    return () => assign(latest.current.ref, null)
  }, [control])
  useLayoutEffect(
    () => () => {
      passed.current = NOTHING
      onGiven(NOTHING)
    },
    [onGiven],
  )
  return null

  function handlerOf(name: string): Handler {
    handlers.current[name] ??= (event) => (latest.current.props[name] as Handler | undefined)?.(event)
    return handlers.current[name]
  }
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function'
}

/** Attributes are texts and numbers, or a style, which is a new object each time. */
function isSame(one: Given, other: Given): boolean {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isEqual(one[name], other[name]))
}

function isEqual(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

function assign(ref: Ref<HTMLElement> | undefined, value: HTMLElement | null): void {
  if (typeof ref === 'function') ref(value)
  else if (ref) ref.current = value
}
