// Figures that the host counts over tasks: a task that changes may change them.
import { useEffect, useRef } from 'react'
import { onEvent } from '#src/data/app-events.ts'

/** Calls `again` whenever a task of the project changed. */
export function useAgainAfterTasks(projectSlug: string, again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => onEvent('TaskUpdated', (task) => void (task?.projectSlug === projectSlug && latest.current())), [projectSlug])
}
