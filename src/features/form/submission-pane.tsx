// One answer: what was said to what was asked, who judged it, and its task (FORM-09).
import { ArrowLeftIcon } from 'lucide-react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatMoment } from '#src/lib/dates/date-format.ts'
import type { SubmissionSubject } from '#src/model/form/form-subject.ts'
import { answerText, submissionStates } from '#src/model/form/form-words.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import * as styles from './submission-pane.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'submission.pane': true
    'submission.task': true
  }
}

/** `onClose` where it covers the list. */
export function SubmissionPane({ submission, onClose }: { submission: SubmissionSubject; onClose?: () => void }) {
  const { services } = useActions()
  const { answers, task, createdAt, judgedAt, judgedBy, state, viewerCan } = submission
  const about = { submission: [submission] }
  const now = services.now()
  const stateName = submissionStates.find((one) => one.state === state)?.title
  return (
    <div className={styles.inner}>
      <div className={styles.top}>
        {onClose && <IconButton icon={ArrowLeftIcon} label="Back to the list" onClick={onClose} />}
        <Chip tone={state === 'ACCEPTED' ? 'good' : 'neutral'}>{stateName}</Chip>
        <span className={styles.when}>{createdAt && formatMoment(new Date(createdAt), now)}</span>
      </div>
      {viewerCan.includes('EDIT') && (
        <div className={styles.actions}>
          <ActionPlace place="submission.pane" look="subtle" size={28} subjects={about} short />
        </div>
      )}
      <dl className={styles.answers}>
        {answers.map(({ field, label, text, kind }) => (
          <div key={field}>
            <dt dir="auto">{label}</dt>
            <dd dir="auto">
              {kind === 'LINK' ? (
                <a href={text} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
                  {text}
                </a>
              ) : kind === 'EMAIL' ? (
                <a href={`mailto:${text}`} className={styles.link}>
                  {text}
                </a>
              ) : (
                answerText({ kind, text }, now)
              )}
            </dd>
          </div>
        ))}
      </dl>
      {answers.length === 0 && <p className={styles.none}>Nothing was filled in.</p>}
      <section aria-label="Task" className={styles.task}>
        {task ? (
          <>
            <span className={styles.code}>{task.code}</span>
            <span dir="auto" className={styles.taskTitle}>
              {task.title}
            </span>
            <span className={styles.facts}>
              {[task.status, task.isDraft && 'draft', task.isArchived && 'archived', task.isDone && 'done'].filter(Boolean).join(' · ')}
            </span>
            <ActionPlace place="submission.task" size={28} subjects={about} short />
          </>
        ) : (
          <span className={styles.none}>{state === 'SPAM' ? 'Spam has no task.' : 'Its task was deleted or moved away.'}</span>
        )}
      </section>
      {judgedBy && judgedAt && (
        <p className={styles.none}>{`${stateName} by ${judgedBy.name}, ${formatMoment(new Date(judgedAt), now)}`}</p>
      )}
    </div>
  )
}
