// What was sent by a form: newest first, the answers of one beside the list, and its task (FORM-09).

import { InboxIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useScene } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { Press } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import type { FormSubject, SubmissionSubject } from '#src/model/form/form-subject.ts'
import { answerText, formTexts, type SubmissionState, submissionStates } from '#src/model/form/form-words.ts'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { RowCell } from '#src/ui/lists/row-list.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import * as styles from './form-list.css.ts'
import * as pane from './submission-pane.css.ts'
import { SubmissionPane } from './submission-pane.tsx'
import type { useSubmissions } from './use-submissions.ts'

/** Below this width an answer covers the list. */
const PANE_PX = 860

/** Props of SubmissionList. */
export interface SubmissionListProps {
  form: FormSubject
  state: SubmissionState
  read: ReturnType<typeof useSubmissions>
}

/** List and pane; they fill their parent. */
export function SubmissionList({ form, state, read }: SubmissionListProps) {
  const { submissions, failed, retry, more } = read
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(frame, PANE_PX)
  const [covering, setCovering] = useState<string | null>(null)
  const active = useScene(({ listed }) => (listed?.kind === 'submission' ? listed.active : null))
  const lines = useMemo(() => (submissions ?? []).map(({ id }) => ({ id })), [submissions])
  if (!submissions)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the answers" />
    ) : (
      <ComingRows kind="submission">
        <SkeletonRows count={8} />
      </ComingRows>
    )
  if (submissions.length === 0) return <NoAnswers form={form} state={state} read={read} />
  const open = submissions.find(({ id }) => id === active) ?? submissions[0]
  const covered = submissions.find(({ id }) => id === covering)
  return (
    <div ref={setFrame} className={pane.halves}>
      <div className={pane.list}>
        <ListedList
          kind="submission"
          rows={submissions}
          many
          label={`Answers to ${form.title}`}
          menu="Answer"
          lines={lines}
          kept={`submissions:${form.id}:${state}`}
          onNearEnd={more}
          onOpen={({ id }) => setCovering(id)}
          draw={(one) => <SubmissionRow submission={one} />}
          below={failed && <ReadFailure inline read={{ ...failed, again: retry }} what="more answers" />}
        />
      </div>
      {!narrow && open && (
        <aside aria-label="Answer" className={pane.pane}>
          <SubmissionPane submission={open} />
        </aside>
      )}
      {narrow && (
        <Drawer open={covered !== undefined} onOpenChange={() => setCovering(null)} side="right" width={480} title="Answer">
          {covered && <SubmissionPane submission={covered} onClose={() => setCovering(null)} />}
        </Drawer>
      )}
    </div>
  )
}

/** The words of an answer's title: its task's, else the first that was answered. */
export function titleOf({ task, answers: [first] }: SubmissionSubject, now: Date): string {
  return task?.title ?? (first ? answerText(first, now) : 'Without an answer')
}

function SubmissionRow({ submission }: { submission: SubmissionSubject }) {
  const { services } = useActions()
  const { email, createdAt, task } = submission
  return (
    <>
      <RowCell className={styles.first}>
        <span dir="auto">{titleOf(submission, services.now())}</span>
      </RowCell>
      <RowCell className={styles.sender}>{email ?? ''}</RowCell>
      <RowCell className={styles.fact}>{task?.code ?? ''}</RowCell>
      <RowCell className={styles.when}>{createdAt && formatRelative(new Date(createdAt), services.now())}</RowCell>
    </>
  )
}

function NoAnswers({ form, state, read: { counts } }: SubmissionListProps) {
  const isEmpty = counts !== null && Object.values(counts).every((count) => !count)
  if (!isEmpty) return <EmptyState icon={InboxIcon}>{submissionStates.find((one) => one.state === state)?.none ?? ''}</EmptyState>
  return (
    <EmptyState icon={InboxIcon} action={<ActionById id="form.copy-link" subjects={{ form: [form] }} />}>
      {formTexts.unanswered}
      <Press id="form.copy-link" does="to copy the address." subjects={{ form: [form] }} />
    </EmptyState>
  )
}
