// A part of the app that the first paint does not need.
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '#src/lib/idle.ts'
import type { LazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { LoadBoundary } from './load-boundary.tsx'

/** By when a part is fetched even on a busy page, in milliseconds. */
const IDLE_MS = 2_000

/** Mounts the part when the page rests, or at once when it is `wanted`; from then on it stays. `waiting` is shown while a wanted one is on its way. */
export function IdleComponent<P extends object>({
  part,
  props,
  wanted,
  waiting = null,
  onFailed,
}: {
  part: LazyComponent<P>
  props: P
  wanted: boolean
  waiting?: ReactNode
  onFailed: (error: unknown) => void
}) {
  const [there, setThere] = useState(wanted)
  const [failed, setFailed] = useState(false)
  if (wanted && !there) setThere(true)
  // Whoever wants it the next time tries again.
  if (failed && !wanted) {
    setFailed(false)
    setThere(false)
  }
  useEffect(
    () =>
      whenIdle(() => {
        // Who wants it hears of a failure then.
        part.load().then(
          () => setThere(true),
          () => undefined,
        )
      }, IDLE_MS),
    [part],
  )
  if (!there || failed) return null
  return (
    <LoadBoundary
      onFailed={(error) => {
        setFailed(true)
        onFailed(error)
      }}
    >
      <Suspense fallback={wanted ? waiting : null}>
        <Chosen part={part} props={props} />
      </Suspense>
    </LoadBoundary>
  )
}

/** What is rendered first stays the same component, else it would be mounted anew when its file is there. */
export function Chosen<P extends object>({ part, props }: { part: LazyComponent<P>; props: P }) {
  const [Part] = useState(() => part.part())
  return <Part {...props} />
}
