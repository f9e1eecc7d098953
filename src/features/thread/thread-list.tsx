// The discussions of a project: the pinned ones first, then by what was last said (DISC-04).

import { MessagesSquareIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { ThreadListSubject } from '#src/model/thread/thread-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import * as styles from './thread-list.css.ts'
import { ThreadListRow, ThreadRowSkeleton } from './thread-list-row.tsx'
import { threadPath } from './thread-writes.ts'
import type { useThreads } from './use-threads.ts'

/** Props of ThreadList. */
export interface ThreadListProps {
  list: ThreadListSubject
  label: string
  read: ReturnType<typeof useThreads>
  onClear: () => void
}

/** The list; it fills its parent and scrolls inside. */
export function ThreadList({ list, label, read, onClear }: ThreadListProps) {
  const { services } = useActions()
  const { threads, failed, retry, more } = read
  const lines = useMemo(() => (threads ?? []).map(({ id }) => ({ id })), [threads])
  if (!threads)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the discussions" />
    ) : (
      <ComingRows kind="thread">
        <SkeletonList count={10} draw={(width) => <ThreadRowSkeleton width={width} />} />
      </ComingRows>
    )
  if (threads.length === 0) return <NothingHere list={list} onClear={onClear} />
  return (
    <ListedList
      kind="thread"
      rows={threads}
      many={false}
      label={label}
      menu="Discussion"
      lines={lines}
      kept={`threads:${list.id}:${list.tab}:${list.search}`}
      onNearEnd={more}
      onOpen={(thread) => services.go.to(threadPath(thread))}
      draw={(thread, { active }) => <ThreadListRow thread={thread} active={active} />}
      below={
        failed && (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="more discussions" />
          </div>
        )
      }
    />
  )
}

function NothingHere({ list, onClear }: Pick<ThreadListProps, 'list' | 'onClear'>) {
  const { tab, search, viewerCan } = list
  const press = usePress('thread.new', 'to ask the team something.', { may: viewerCan.includes('EDIT') })
  if (search !== '')
    return (
      <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
        Nothing matches.
      </EmptyState>
    )
  if (tab === 'closed') return <EmptyState icon={MessagesSquareIcon}>What is settled and closed will be here.</EmptyState>
  if (tab === 'unread') return <EmptyState icon={MessagesSquareIcon}>You have read everything.</EmptyState>
  const mayStart = viewerCan.includes('EDIT')
  return (
    <EmptyState icon={MessagesSquareIcon} {...(mayStart && { action: <ActionById id="thread.new" /> })}>
      {`No discussions yet.${press}`}
    </EmptyState>
  )
}
