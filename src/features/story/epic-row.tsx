// An epic as the head of its section: its color, its title, until when, and how far it is (EPIC-03).
import { ChevronDownIcon, EllipsisVerticalIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { Press } from '#src/actions/press.tsx'
import { figure, percent } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import { dueOf } from '#src/model/story/story-words.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { Dot } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { foldEpic } from './epic-list.actions.ts'
import * as styles from './epic-list.css.ts'
import { epicsPath } from './epic-writes.ts'
import * as row from './story-list.css.ts'

/** The menu's button is there while the row is active. */
export function EpicRow({ epic, folded, active }: { epic: EpicSubject; folded: boolean; active: boolean }) {
  const { services } = useActions()
  const here = useHere()
  const { code, title, color, storyCount, taskCount, doneCount, hours } = epic
  const due = dueOf(epic, services.now())
  const isEmpty = storyCount === 0
  return (
    <>
      <RowCell className={styles.lead}>
        <button
          type="button"
          tabIndex={-1}
          className={styles.fold}
          aria-expanded={!folded}
          aria-label={`${folded ? 'Unfold' : 'Fold'} ${title}`}
          onClick={() => void perform(foldEpic, here({ epic: [epic] }), 'button')}
        >
          <ChevronDownIcon size={14} aria-hidden />
        </button>
        <Dot colour={color} size={10} />
      </RowCell>
      <RowCell className={styles.code}>{code}</RowCell>
      <RowCell className={styles.name}>
        <Link to={epicsPath(epic, code)} tabIndex={-1} dir="auto" className={classNames(row.title, styles.title)} draggable={false}>
          {title}
        </Link>
        {isEmpty && !folded && (
          <span className={styles.note}>
            No stories in this epic yet.
            <Press id="epic.add-story" subjects={{ epic: [epic] }} />
          </span>
        )}
      </RowCell>
      <RowCell className={classNames(styles.due, due?.late && styles.late)}>{due?.text}</RowCell>
      <RowCell className={styles.stories}>{storyCount !== null && plural(storyCount, 'story', 'stories')}</RowCell>
      <RowCell className={row.progress}>
        {taskCount !== null && doneCount !== null && taskCount > 0 ? (
          <>
            <ProgressBar label={`Done of ${code}`} value={percent(doneCount, taskCount)} tone="good" className={row.bar} />
            <span className={row.counts}>
              {figure(doneCount)} of {figure(taskCount)}
            </span>
          </>
        ) : (
          <span className={row.counts}>–</span>
        )}
      </RowCell>
      <RowCell className={row.hours}>{hours && hours.total > 0 ? `${figure(hours.done)} / ${figure(hours.total)} h` : ''}</RowCell>
      <RowCell className={row.menu}>
        {active && (
          <ActionMenu kind="epic" subjects={{ epic: [epic] }} label={`Actions on ${code}`} align="end">
            <IconButton icon={EllipsisVerticalIcon} label="Actions" size={24} tabIndex={-1} />
          </ActionMenu>
        )}
      </RowCell>
    </>
  )
}
