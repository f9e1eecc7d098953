// A sprint as a row: its title, its days, how far it is (SPRINT-10).
import { EllipsisVerticalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { figure, percent } from '#src/lib/figures.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { whenOf } from '#src/model/sprint/sprint-words.ts'
import { AvatarStack } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './sprint-list.css.ts'
import { sprintPath } from './sprint-writes.ts'

/** `overlaps` is the title of another sprint with the same days. The menu's button is there while the row is active. */
export function SprintListRow({ sprint, overlaps, active }: { sprint: SprintSubject; overlaps: string | undefined; active: boolean }) {
  const { services } = useActions()
  const { title, startDate, endDate, taskCount, doneCount, hours, people } = sprint
  const when = whenOf(sprint, services.now())
  return (
    <>
      <RowCell className={styles.name}>
        <Link to={sprintPath(sprint)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
          {title}
        </Link>
        {overlaps !== undefined && <span className={styles.overlap}>Overlaps with “{overlaps}”</span>}
      </RowCell>
      <RowCell className={styles.timebox}>{formatTimebox(startDate, endDate)}</RowCell>
      <RowCell className={classNames(styles.when, when.endsWith(' over') && styles.late)}>{when}</RowCell>
      <RowCell className={styles.progress}>
        {taskCount !== null && doneCount !== null && (
          <>
            <ProgressBar label={`Done of ${title}`} value={percent(doneCount, taskCount)} tone="good" className={styles.bar} />
            <span className={styles.counts}>
              {figure(doneCount)} of {figure(taskCount)}
            </span>
          </>
        )}
      </RowCell>
      <RowCell className={styles.hours}>{hours && hours.total > 0 ? `${figure(hours.done)} / ${figure(hours.total)} h` : ''}</RowCell>
      <RowCell className={styles.people}>
        {people && people.length > 0 && <AvatarStack label={`People on ${title}`} people={people} most={4} size={20} />}
      </RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="sprint" subjects={{ sprint: [sprint] }} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

/** The row while it is still read. */
export function SprintRowSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.name}>
        <Skeleton width={width} />
      </span>
      <span className={styles.timebox}>
        <Skeleton width={112} />
      </span>
      <span className={styles.when}>
        <Skeleton width={72} />
      </span>
      <span className={styles.progress}>
        <span className={styles.bar}>
          <Skeleton height={4} />
        </span>
        <Skeleton width={48} />
      </span>
      <span className={styles.hours}>
        <Skeleton width={56} />
      </span>
      <span className={styles.people}>
        <Skeleton width={20} height={20} round />
      </span>
      <span className={styles.menu} />
    </>
  )
}
