// The sprints of a project: the one that runs, the planned ones, and those that are over (SPRINT-10).

import { SearchXIcon, TargetIcon } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { figure } from '#src/lib/figures.ts'
import type { SprintListSubject } from '#src/model/sprint/sprint-subject.ts'
import { overlapsOf, sprintTexts } from '#src/model/sprint/sprint-words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonList } from '#src/ui/lists/skeleton-list.tsx'
import * as styles from './sprint-list.css.ts'
import { SprintListRow, SprintRowSkeleton } from './sprint-list-row.tsx'
import { sprintPath } from './sprint-writes.ts'
import type { useSprints } from './use-sprints.ts'

/** Props of SprintList. */
export interface SprintListProps {
  list: SprintListSubject
  label: string
  read: ReturnType<typeof useSprints>
  search: string
  onClear: () => void
  /** Stands above the rows and scrolls along. */
  above?: ReactNode
}

/** The list; it fills its parent and scrolls inside. */
export function SprintList({ list, label, read, search, onClear, above }: SprintListProps) {
  const { services } = useActions()
  const { shown, open, failed, retry, more } = read
  const { rows, lines } = useMemo(() => linesOf(shown), [shown])
  const overlaps = useMemo(() => overlapsOf(shown ? [...shown.active, ...shown.planned] : []), [shown])
  if (!shown) {
    if (open.error && !open.data) return <ReadFailure read={open} what="the sprints" message={sprintTexts.failed} />
    if (failed) return <ReadFailure read={{ ...failed, again: retry }} what="the sprints" message={sprintTexts.failed} />
    return (
      <ComingRows kind="sprint">
        <SkeletonList head count={10} draw={(width) => <SprintRowSkeleton width={width} />} />
      </ComingRows>
    )
  }
  if (rows.length === 0)
    return search === '' ? <NoSprintsYet mayCreate={list.viewerCan.includes('EDIT')} /> : <NothingFound onClear={onClear} />
  return (
    <ListedList
      kind="sprint"
      rows={rows}
      many={false}
      label={label}
      menu="Sprint"
      lines={lines}
      kept={`sprints:${list.id}:${search}`}
      above={above}
      onNearEnd={more}
      onOpen={(sprint) => services.go.to(sprintPath(sprint))}
      draw={(sprint, { active }) => <SprintListRow sprint={sprint} overlaps={overlaps.get(sprint.id)} active={active} />}
      below={
        failed && (
          <div className={styles.foot}>
            <ReadFailure inline read={{ ...failed, again: retry }} what="the sprints before these" message={sprintTexts.failed} />
          </div>
        )
      }
    />
  )
}

/** Heads of sections that have rows, and the rows in reading order. */
function linesOf(shown: SprintListProps['read']['shown']) {
  const sections = shown
    ? [
        { head: 'Active', sprints: shown.active, count: shown.active.length },
        { head: 'Planned', sprints: shown.planned, count: shown.planned.length },
        { head: 'Completed', sprints: shown.completed, count: shown.completedCount ?? shown.completed.length },
      ]
    : []
  const lines = sections.flatMap(({ head, sprints, count }): RowLine[] =>
    sprints.length === 0 ? [] : [{ id: `head:${head}`, head, count: figure(count) }, ...sprints.map(({ id }) => ({ id }))],
  )
  return { rows: sections.flatMap(({ sprints }) => sprints), lines }
}

function NoSprintsYet({ mayCreate }: { mayCreate: boolean }) {
  const press = usePress('sprint.new', 'to plan the first one.', { may: mayCreate })
  return (
    <EmptyState icon={TargetIcon} {...(mayCreate && { action: <ActionById id="sprint.new" /> })}>
      {sprintTexts.empty}
      {press}
    </EmptyState>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
      Nothing matches.
    </EmptyState>
  )
}
