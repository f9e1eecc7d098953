// The head of a sprint's page: title, state, days and goal in place, how far it is, and what starts or ends it (SPRINT-11).
import { CalendarIcon, EllipsisIcon, FlagIcon } from 'lucide-react'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { figure, percent } from '#src/lib/figures.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { whenOf } from '#src/model/sprint/sprint-words.ts'
import { heading } from '#src/theme/text.css.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { goalProblem, goalTo, setSprintDates, titleProblem, titleTo } from './sprint.actions.ts'
import * as styles from './sprint-header.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'sprint.head': true
  }
}

const STATES = {
  PLANNED: { word: 'Planned', tone: 'neutral' },
  ACTIVE: { word: 'Active', tone: 'good' },
  COMPLETED: { word: 'Completed', tone: 'info' },
} as const

/** What may not be changed is text. */
export function SprintHeader({ sprint }: { sprint: SprintSubject }) {
  const { services } = useActions()
  const here = useHere()
  const { id, title, goal, state, startDate, endDate, taskCount, doneCount, hours } = sprint
  const editable = sprint.viewerCan.includes('EDIT')
  const { word, tone } = STATES[state ?? 'PLANNED']
  const about = { sprint: [sprint] }
  const save = async (action: Parameters<typeof perform>[0]) => (await perform(action, here(about), 'form')) === 'done'
  const days = (
    <>
      <CalendarIcon size={14} aria-hidden />
      {formatTimebox(startDate, endDate)}
    </>
  )
  const mayMove = editable && state !== 'COMPLETED'
  return (
    <header className={styles.header}>
      <div className={styles.top}>
        <h1 className={`${heading.page} ${styles.title}`}>
          <InPlaceText
            name={`sprint:${id}:title`}
            label="Title of the sprint"
            text={title}
            editable={editable}
            check={titleProblem}
            onSave={(text) => save(titleTo(text))}
          />
        </h1>
        <div className={styles.facts}>
          <Chip tone={tone}>{word}</Chip>
          {mayMove ? (
            <button
              type="button"
              className={styles.days}
              aria-keyshortcuts={ariaKeys(setSprintDates.shortcuts[0])}
              onClick={() => void perform(setSprintDates, here(about), 'button')}
            >
              {days}
              <Keys keys={setSprintDates.shortcuts[0] ?? ''} silent />
            </button>
          ) : (
            <span className={styles.days}>{days}</span>
          )}
          <span className={styles.when}>{whenOf(sprint, services.now())}</span>
        </div>
        <div className={styles.actions}>
          <ActionMenu kind="sprint" subjects={about} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
          <ActionPlace place="sprint.head" look={state === 'COMPLETED' ? 'ghost' : 'primary'} subjects={about} />
        </div>
      </div>
      {(editable || goal) && (
        <div className={styles.goal}>
          <FlagIcon size={14} aria-hidden className={styles.goalIcon} />
          <span className={styles.goalWord}>Goal</span>
          <div className={styles.goalText}>
            <InPlaceText
              name={`sprint:${id}:goal`}
              label="Goal of the sprint"
              text={goal ?? ''}
              placeholder="What this sprint is for"
              lines
              editable={editable}
              check={goalProblem}
              onSave={(text) => save(goalTo(text))}
            />
          </div>
        </div>
      )}
      {taskCount !== null && doneCount !== null && (
        <div className={styles.progress}>
          <ProgressBar label={`Done of ${title}`} value={percent(doneCount, taskCount)} tone="good" className={styles.bar} />
          <span className={styles.counts}>
            <span className={styles.strong}>
              {figure(doneCount)} of {figure(taskCount)}
            </span>{' '}
            tasks done
          </span>
          {hours && hours.total > 0 && (
            <span className={styles.counts}>
              <span className={styles.strong}>
                {figure(hours.done)} of {figure(hours.total)} h
              </span>
              , {percent(hours.done, hours.total)} %
            </span>
          )}
        </div>
      )}
    </header>
  )
}
