// Reads tasks before they are opened: the one under the pointer or focus, and the next of a walk.
import { useEffect } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Scene } from '#src/actions/scene.ts'
import { isPending } from '#src/data/ids/session-ids.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** How long a row has to stay the active one, in ms: sweeping over a list asks nothing. */
export const DWELL_MS = 120

/** The task that is likely to be opened next. */
export function likelyNext({ detail, rows: tasks, active }: Scene): TaskSubject | undefined {
  if (!detail) return tasks.find(({ id }) => id === active)
  const at = tasks.findIndex(({ id }) => id === detail.id)
  return at === -1 ? undefined : tasks[at + 1]
}

/** While mounted, the likely task is in the cache by the time it is opened. What fails is asked again on opening, and told then. */
export function usePrefetch(): void {
  const { scene, services } = useActions()
  const { api } = services
  useEffect(() => {
    const asked = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let waiting: string | undefined
    const follow = () => {
      const task = likelyNext(scene.get())
      if (task?.id === waiting) return
      waiting = task?.id
      clearTimeout(timer)
      if (!task || isPending(task.id) || asked.has(task.id)) return
      timer = setTimeout(() => {
        asked.add(task.id)
        const { id, workspaceSlug, projectSlug } = task
        api.query(TaskById, { id, workspaceSlug, projectSlug }).catch(() => asked.delete(task.id))
      }, DWELL_MS)
    }
    const stop = scene.subscribe(follow)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [scene, api])
}
