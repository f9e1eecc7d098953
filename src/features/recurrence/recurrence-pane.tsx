// A rule open beside the list: what it makes, when, its dates of three months, and what became of earlier ones (RECUR-13).
import { ArrowLeftIcon, EllipsisIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import type { OpenRule, RecurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { dayText, reasonTexts, ruleTitleProblem, sentenceOf, stateNames } from '#src/model/recurrence/recurrence-words.ts'
import { heading } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { assignRecurrence, ruleTitleTo, timeRecurrence } from './recurrence.actions.ts'
import { RecurrenceDates } from './recurrence-dates.tsx'
import * as styles from './recurrence-pane.css.ts'
import { RecurrenceRuns } from './recurrence-runs.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'recurrence.pane': true
  }
}

/** What may not be changed is text. */
export function RecurrencePane({ rule, onClose }: { rule: OpenRule; onClose: () => void }) {
  const { services } = useActions()
  const here = useHere()
  const { id, title, state, reason, pausedUntil, viewerCan } = rule
  const editable = viewerCan.includes('EDIT') && viewerCan.includes('PAID')
  const about = { recurrence: [rule] }
  const now = services.now()
  return (
    <div className={styles.pane}>
      <div className={styles.top}>
        <IconButton icon={ArrowLeftIcon} label="Close rule" keys="Escape" onClick={onClose} />
        <Chip tone={state === 'ACTIVE' ? 'good' : reason === null ? 'neutral' : 'warn'}>{stateNames[state]}</Chip>
        <div className={styles.end}>
          <ActionMenu kind="recurrence" subjects={about} label={`Actions on ${title}`} align="end">
            <IconButton icon={EllipsisIcon} label="Actions" />
          </ActionMenu>
        </div>
      </div>
      <h2 className={heading.page}>
        <InPlaceText
          name={`recurrence:${id}:title`}
          label="Title of what the rule makes"
          text={title}
          editable={editable}
          check={ruleTitleProblem}
          onSave={async (typed) => (await perform(ruleTitleTo(typed), here(about), 'form')) === 'done'}
        />
      </h2>
      {reason !== null ? (
        <p className={styles.reason}>{reasonTexts[reason]}</p>
      ) : (
        pausedUntil !== null && <p className={styles.reason}>Paused until {dayText(pausedUntil, now)}.</p>
      )}
      <Facts rule={rule} editable={editable} />
      {editable && (
        <div className={styles.actions}>
          <ActionPlace place="recurrence.pane" look="subtle" subjects={about} short labels={{ 'recurrence.pause': pauseWord(state) }} />
        </div>
      )}
      <RecurrenceDates rule={rule} editable={editable} />
      <Made rule={rule} />
      <RecurrenceRuns rule={rule} />
    </div>
  )
}

const pauseWord = (state: RecurrenceSubject['state']) => (state === 'PAUSED' ? 'Resume' : 'Pause')

function Facts({ rule, editable }: { rule: OpenRule; editable: boolean }) {
  const here = useHere()
  const { workspaceSlug, project, task, dueAfter, waitForDone, catchUp, author } = rule
  const press = (action: typeof timeRecurrence) => () => void perform(action, here({ recurrence: [rule] }), 'button')
  const fact = (action: typeof timeRecurrence, text: ReactNode) =>
    editable ? (
      <button type="button" className={styles.press} onClick={press(action)}>
        {text}
      </button>
    ) : (
      text
    )
  const people =
    task.people.length === 0
      ? 'Nobody'
      : task.people.map((person) => (
          <span key={person.username} className={styles.person}>
            <Avatar person={person} size={16} />
            {person.name}
          </span>
        ))
  return (
    <dl className={styles.facts}>
      <dt>Repeats</dt>
      <dd>{fact(timeRecurrence, sentenceOf(rule))}</dd>
      <dt>Assigned</dt>
      <dd>{fact(assignRecurrence, people)}</dd>
      <dt>Due</dt>
      <dd>{dueText(dueAfter)}</dd>
      <dt>Project</dt>
      <dd>
        <Link to={pathTo('projects.overview', { companySlug: workspaceSlug, projectSlug: project.slug })} className={styles.link}>
          {project.name}
        </Link>
      </dd>
      <dt>Made by</dt>
      <dd>{author?.name ?? 'Former member'}</dd>
      {(waitForDone || catchUp === 'ALL') && (
        <>
          <dt>Else</dt>
          <dd>
            {[waitForDone && 'Waits until the last one is done.', catchUp === 'ALL' && 'Makes up for every missed date.']
              .filter(Boolean)
              .join(' ')}
          </dd>
        </>
      )}
    </dl>
  )
}

function dueText(days: number | null): string {
  return days === null ? 'No due date' : days === 0 ? 'The same day' : `${plural(days, 'day')} after`
}

/** What its tasks are made of besides title and people. */
function Made({ rule: { task } }: { rule: OpenRule }) {
  if (!task.description && task.checklist.length === 0) return null
  return (
    <section aria-label="What is made">
      <h3 className={styles.part}>What is made</h3>
      {task.description && <SafeHtml html={task.description} className={styles.description} />}
      {task.checklist.length > 0 && (
        <ul className={styles.checklist}>
          {task.checklist.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
            <li key={at} dir="auto">
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
