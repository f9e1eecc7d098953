// A user story as a row: its code, its title, its epic, its criteria, how far it is, and the sprints that its tasks are in (STORY-05).
import { EllipsisVerticalIcon, ListChecksIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { figure, percent } from '#src/lib/figures.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { LabelChip } from '#src/ui/marks/chip.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './story-list.css.ts'
import { storyPath } from './story-writes.ts'

/** `showEpic` where rows do not stand below their epic. The menu's button is there while the row is active. */
export function StoryRow({ story, showEpic, active }: { story: StorySubject; showEpic: boolean; active: boolean }) {
  const { code, title, slug, epic, criteria, taskCount, doneCount, hours, sprints } = story
  const [first, ...others] = sprints ?? []
  return (
    <>
      <RowCell className={styles.code}>{code}</RowCell>
      <RowCell className={styles.name}>
        {slug === '' ? (
          <span dir="auto" className={styles.title}>
            {title}
          </span>
        ) : (
          <Link to={storyPath(story)} tabIndex={-1} dir="auto" className={styles.title} draggable={false}>
            {title}
          </Link>
        )}
      </RowCell>
      {showEpic && <RowCell className={styles.epic}>{epic && <LabelChip colour={epic.color}>{epic.title}</LabelChip>}</RowCell>}
      <RowCell className={styles.criteria}>
        {criteria && criteria.total > 0 && (
          <>
            <ListChecksIcon size={12} role="img" aria-label="Criteria met" /> {criteria.done}/{criteria.total}
          </>
        )}
      </RowCell>
      <RowCell className={styles.sprints}>
        {first && (
          <span className={styles.sprint} title={(sprints ?? []).map((sprint) => sprint.title).join(', ')}>
            {first.title}
          </span>
        )}
        {others.length > 0 && <span>+{others.length}</span>}
      </RowCell>
      <RowCell className={styles.progress}>
        {taskCount !== null && doneCount !== null && taskCount > 0 ? (
          <>
            <ProgressBar label={`Done of ${code ?? title}`} value={percent(doneCount, taskCount)} tone="good" className={styles.bar} />
            <span className={styles.counts}>
              {figure(doneCount)} of {figure(taskCount)}
            </span>
          </>
        ) : (
          <span className={styles.counts}>–</span>
        )}
      </RowCell>
      <RowCell className={styles.hours}>{hours && hours.total > 0 ? `${figure(hours.done)} / ${figure(hours.total)} h` : ''}</RowCell>
      <RowCell className={styles.menu}>
        {active && (
          <ActionMenu kind="story" subjects={{ story: [story] }} label={`Actions on ${code ?? title}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}

/** The row while it is still read. */
export function StoryRowSkeleton({ width }: { width: string }) {
  return (
    <>
      <span className={styles.code}>
        <Skeleton width={34} />
      </span>
      <span className={styles.name}>
        <Skeleton width={width} />
      </span>
      <span className={styles.sprints}>
        <Skeleton width={72} />
      </span>
      <span className={styles.progress}>
        <span className={styles.bar}>
          <Skeleton height={4} />
        </span>
        <Skeleton width={44} />
      </span>
      <span className={styles.hours}>
        <Skeleton width={52} />
      </span>
      <span className={styles.menu} />
    </>
  )
}
