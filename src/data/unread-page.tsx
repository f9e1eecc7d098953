// What stands on a page while the thing that it is about is read, or where that failed (MISC-02).
import type { ReactNode } from 'react'
import { hiddenVisually } from '#src/theme/text.css.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { type FailedRead, ReadFailure } from './read-failure.tsx'

/** `name` is the page's heading until the thing's own is there; the rest is as `ReadFailure` takes it. */
export function UnreadPage({
  read,
  name,
  coming = <SkeletonPanel />,
  ...failure
}: {
  read: FailedRead
  name: string
  what: string
  message?: string
  /** What stands there meanwhile. */
  coming?: ReactNode
}) {
  return (
    <>
      <h1 className={hiddenVisually}>{name}</h1>
      {read.error ? <ReadFailure read={read} {...failure} /> : coming}
    </>
  )
}
