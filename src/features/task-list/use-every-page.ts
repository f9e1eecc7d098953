// Selecting more than a page: the tasks of the other pages, loaded on demand and followed while they are selected.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useActions, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { useApi } from '#src/data/data-provider.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { nodesOf } from '#src/data/use-pages.ts'
import { useTaskPages } from '#src/model/task/rows/use-task-pages.ts'
import { TasksPage, type TasksPageVariables } from '#src/model/task/task.graphql.ts'
import { MOST_AT_ONCE } from '#src/model/task/writes/task-batch.ts'

const PER_CALL = 100
const NONE: readonly TasksPageVariables[] = []

/**
 * Offers the selection of the whole list (`scene.more`) while it has more than one page, up to 500 tasks. What is selected out of sight
 * follows the cache as rows do; it is let go with the selection and when the list becomes another one. So is what was asked for and is not
 * answered yet.
 */
export function useEveryPage(variables: TasksPageVariables, total: number | null, totalPages: number): void {
  const { scene, services } = useActions()
  const api = useApi()
  const hidden = useHidden()
  const [chosen, setChosen] = useState(NONE)
  const { pages } = useTaskPages(chosen)
  const reaches = useScene(({ others }) => others.length > 0)
  const list = JSON.stringify({ ...variables, page: 1, perPage: PER_CALL })
  const inView = useRef<string | null>(null)
  useLayoutEffect(() => {
    inView.current = list
    return () => {
      inView.current = null
    }
  }, [list])

  const select = useCallback(async () => {
    const { selected } = scene.get()
    // A Retry may come late too.
    const isWanted = () => inView.current === list && scene.get().selected === selected
    if (!isWanted()) return
    const calls = Math.ceil(Math.min(total ?? MOST_AT_ONCE, MOST_AT_ONCE) / PER_CALL)
    const requests = Array.from({ length: calls }, (_, at): TasksPageVariables => ({ ...JSON.parse(list), page: at + 1 }))
    try {
      const answers = await Promise.all(requests.map((request) => api.query(TasksPage, request, { requestPolicy: 'network-only' })))
      if (!isWanted()) return
      setChosen(requests)
      scene.selectAll(
        answers.flatMap(({ tasks }) => tasks.nodes).filter(({ id }) => !services.hold.hidden().has(id)),
        MOST_AT_ONCE,
      )
    } catch (error) {
      if (isWanted()) services.say.error(errorText(error), { retry: () => void select() })
    }
  }, [api, list, scene, services, total])

  const more = useMemo(() => (totalPages > 1 ? { total, select } : null), [totalPages, total, select])
  useEffect(() => {
    scene.set({ more })
    return () => scene.set({ more: null })
  }, [scene, more])

  useEffect(() => {
    if (chosen.length === 0 || !pages.every(({ data }) => data !== null)) return
    scene.set({ others: nodesOf(pages).filter(({ id }) => !hidden.has(id)) })
  }, [scene, chosen, pages, hidden])
  useEffect(() => {
    if (!reaches) setChosen(NONE)
  }, [reaches])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list ends the selection of this one
  useEffect(() => () => void (scene.get().others.length > 0 && scene.clearSelection()), [scene, list])
}
