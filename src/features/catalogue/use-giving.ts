// What a manage dialog gives to the task it was opened from: which it has, live, and the action of each choice.
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Action } from '#src/actions/action.ts'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useRead } from '#src/data/use-read.ts'
import type { Giving, GivingVisit, GivingWays } from '#src/model/catalogue/giving.ts'
import type { AnyItem } from '#src/model/catalogue/item-kind.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

/** Null without a task, or where its viewer may not change it. */
export function useGiving(ways: GivingWays, kind: string, opened: TaskSubject | undefined): Giving | null {
  const here = useHere()
  const { data } = useRead({
    query: TaskById,
    variables: { workspaceSlug: opened?.workspaceSlug ?? '', projectSlug: opened?.projectSlug ?? '', id: opened?.id ?? '' },
    pause: opened === undefined,
  })
  const task: TaskSubject | undefined = data?.task ?? opened
  const visit = useVisit()
  return useMemo(() => {
    const way = ways[kind]
    if (!task || !way || !task.viewerCan.includes('EDIT')) return null
    return {
      mode: kind === 'label' ? 'many' : 'one',
      chosen: way.chosen(task),
      own: kind === 'label' ? task.labels : [],
      taskId: task.id,
      choose(item, on) {
        const run = (action: Action) => void perform(action, here({ task: [task] }), 'form')
        if ('visit' in way) return visit(item, on, (whole) => run(way.visit(whole)))
        const action = way.action(item, on)
        if (action) run(action)
      },
    }
  }, [ways, kind, task, here, visit])
}

/** Ticks within one action, which begins with the first and ends with the dialog. A tick that fails is told; what is shown follows the task. */
function useVisit() {
  const { say } = useActions().services
  const current = useRef<{ apply: Parameters<GivingVisit['begin']>[0] | null; end: () => void } | null>(null)
  useEffect(
    () => () => {
      current.current?.end()
      current.current = null
    },
    [],
  )
  return useCallback(
    (item: AnyItem, on: boolean, start: (visit: GivingVisit) => void) => {
      if (!current.current?.apply) {
        let end: () => void = () => undefined
        const over = new Promise<void>((resolve) => {
          end = resolve
        })
        const begun: NonNullable<typeof current.current> = { apply: null, end }
        current.current = begun
        start({
          over,
          begin(apply) {
            begun.apply = apply
          },
        })
      }
      current.current.apply?.(item, on).catch((error: unknown) => say.error(errorText(error)))
    },
    [say],
  )
}
