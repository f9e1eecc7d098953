// Opens the task of the address: `?task=<uuid>`, in the route's project or in the one that `in` names; `tab` names one of its tabs.
import { lazy, useEffect, useLayoutEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { FilesCount } from '#src/features/attachment/files-count.tsx'
import { ChecklistCount } from '#src/features/checklist/checklist-count.tsx'
import { keepAskedToWrite } from '#src/features/comment/comment-view.ts'
import { CommentsCount } from '#src/features/comment/comments-count.tsx'
import { descriptionWish } from '#src/features/task-detail/description-wish.ts'
import { TaskDetail } from '#src/features/task-detail/task-detail.tsx'
import type { DetailParts } from '#src/features/task-detail/task-detail-body.tsx'
import type { TaskPanel } from '#src/features/task-detail/task-tabs.tsx'
import { usePrefetch } from '#src/features/task-detail/use-prefetch.ts'
import { RelatedCount } from '#src/features/task-relations/related-count.tsx'

/** The tabs of a task in their order (TDETAIL-06); each is loaded when it is first shown. */
export const PANELS: readonly TaskPanel[] = [
  {
    id: 'comments',
    label: 'Comments',
    Count: CommentsCount,
    Panel: lazy(async () => ({ default: (await import('#src/features/comment/comments-panel.tsx')).CommentsPanel })),
  },
  {
    id: 'files',
    label: 'Files',
    Count: FilesCount,
    Panel: lazy(async () => ({ default: (await import('#src/features/attachment/files-panel.tsx')).FilesPanel })),
  },
  {
    id: 'checklists',
    label: 'Checklists',
    Count: ChecklistCount,
    Panel: lazy(async () => ({ default: (await import('#src/features/checklist/checklist-panel.tsx')).ChecklistPanel })),
  },
  {
    id: 'time',
    label: 'Time Tracking',
    Panel: lazy(async () => ({ default: (await import('./time-tracking-panel.tsx')).TimeTrackingPanel })),
  },
  {
    id: 'agile',
    label: 'Agile',
    Panel: lazy(async () => ({ default: (await import('#src/features/planning/agile-panel.tsx')).AgilePanel })),
  },
  {
    id: 'related',
    label: 'Related Tasks',
    Count: RelatedCount,
    Panel: lazy(async () => ({ default: (await import('#src/features/task-relations/related-panel.tsx')).RelatedPanel })),
  },
]

/** What the app composes into a task, wherever it is shown. */
export const PARTS: DetailParts = {
  panels: PANELS,
  Pictures: lazy(async () => ({ default: (await import('#src/features/attachment/carousel.tsx')).Carousel })),
  Watchers: lazy(async () => ({ default: (await import('#src/features/notification/task-watchers.tsx')).TaskWatchers })),
  Notice: lazy(async () => ({ default: (await import('#src/features/project/archived-task-notice.tsx')).ArchivedTaskNotice })),
}

/** The detail, while the address names a task; Back closes it, reload opens it again. */
export function TaskDetailHost() {
  const { companySlug, projectSlug } = useParams()
  const [query] = useSearchParams()
  const { go } = useActions().services
  usePrefetch()
  const named = query.get('task')
  const id = named && sessionId(named)
  const unmade = useUnmade(id)
  const [inWorkspace, inProject] = query.get('in')?.split('/') ?? [companySlug, projectSlug]
  const address = useMemo(
    () => (id && inWorkspace && inProject ? { id, workspaceSlug: inWorkspace, projectSlug: inProject } : null),
    [id, inWorkspace, inProject],
  )
  useDroppedWishes(id)
  // Once it has been made, others can read the address too.
  useEffect(() => {
    if (address && !unmade && publicId(address.id) !== named) go.task(address)
  }, [address, unmade, named, go])
  return address && <TaskDetail address={address} parts={PARTS} onClose={go.closeTask} />
}

/** Whoever goes on to another task, or closes, no longer wants to write in the former: else it would begin by itself when they come back. */
function useDroppedWishes(id: string | null): void {
  useLayoutEffect(() => {
    const stays = (wished: string) => wished === id
    descriptionWish.keepFor(stays)
    keepAskedToWrite(stays)
  }, [id])
}
