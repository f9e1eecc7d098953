// Puts the running timer in front of whatever title the tab has.
import { useEffect, useRef } from 'react'
import { useRunningClock } from '#src/model/task/timer/running-clock.ts'

const prefix = /^● [\d:d ]+ · [^|]* \| /

/** The title without a timer before it. */
export function withoutClock(title: string): string {
  return title.replace(prefix, '')
}

/** Nothing on the page; `● 00:42:17 · WEB-209 | ` in the tab while mounted. Pages keep setting their own titles. */
export function TabClock({ startedAt, offset, name }: { startedAt: string; offset: number; name: string }) {
  const label = useRef(name)
  label.current = name.replaceAll('|', ' ')
  useRunningClock(startedAt, offset, (now) => {
    document.title = `● ${now} · ${label.current} | ${withoutClock(document.title)}`
  })
  useEffect(
    () => () => {
      document.title = withoutClock(document.title)
    },
    [],
  )
  return null
}
