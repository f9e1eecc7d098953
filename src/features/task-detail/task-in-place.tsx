// A task as a part of a page, beside the list that led to it.
import { FileQuestionIcon } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { useActions, useComing } from '#src/actions/actions-context.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskAddress } from '#src/model/task/task-address.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { DetailBody, type DetailParts } from './task-detail-body.tsx'
import { NARROW, shell as shellStyle } from './task-detail-narrow.css.ts'
import { DetailSkeleton } from './task-detail-skeleton.tsx'

/** Everything that its detail shows below the head. The task is the subject of actions, as a row that is active. */
export function TaskInPlace({ address, parts }: { address: TaskAddress; parts: DetailParts }) {
  const { scene } = useActions()
  const { id, workspaceSlug, projectSlug } = address
  const asked = useRead({ query: TaskById, variables: { id, workspaceSlug, projectSlug } })
  const { data, error, fetching } = asked
  const task = data?.task?.id === id ? data.task : null
  const [shell, setShell] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(shell, NARROW)
  useLayoutEffect(() => scene.set({ rows: task ? [task] : [], active: task?.id ?? null }), [scene, task])
  useLayoutEffect(() => () => scene.set({ rows: [], active: null }), [scene])
  useComing('task', task === null && fetching)
  return (
    <div ref={setShell} className={shellStyle} data-narrow={narrow || undefined}>
      {task ? (
        <DetailBody task={task} full={task} parts={parts} failed={null} narrow={narrow} />
      ) : error ? (
        <ReadFailure read={asked} what="the task" />
      ) : data && !fetching ? (
        <EmptyState icon={FileQuestionIcon}>This task is no longer there, or you may not see it.</EmptyState>
      ) : (
        <DetailSkeleton narrow={narrow} />
      )}
    </div>
  )
}
