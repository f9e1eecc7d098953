// Forms and answers as answered.
import type { z } from 'zod'
import { toActor, toInstant } from '../../wire.ts'
import { answerName } from './form-answers.ts'
import { wordsOfAnswer } from './form-parts.ts'
import type { formRowShape, formShape, publicFormShape, submissionShape } from './forms.schema.ts'
import type { FormView } from './forms-read.store.ts'
import type { PublicForm } from './public-forms.store.ts'
import type { SubmissionView } from './submissions.store.ts'
import { makeTicket } from './ticket.ts'

const at = (moment: string) => toInstant(new Date(moment))
const atOrNull = (moment: string | null) => (moment === null ? null : at(moment))

/** A row of the list. */
export function toFormRow(view: FormView): z.infer<typeof formRowShape> {
  const { id, title, state, closesOn, token, version, fields, newCount, submissionsCount, lastAt, following, createdAt } = view
  return {
    ...{ uuid: id, title, state, closes_on: closesOn, token, version, fields_count: fields.length },
    ...{ new_count: newCount, submissions_count: submissionsCount, last_at: atOrNull(lastAt), following, created_at: at(createdAt) },
  }
}

/** A whole form. */
export function toForm(view: FormView): z.infer<typeof formShape> {
  const { intro, thanks, dailyLimit, presets, people, fields, lastFieldId } = view
  const { workflowId: workflow_id, typeId: type_id, boardId: board_uuid, labels, draft } = presets
  const row = { ...toFormRow(view), intro, thanks, daily_limit: dailyLimit, fields, last_field_id: lastFieldId }
  return { ...row, presets: { workflow_id, type_id, board_uuid, labels, people, draft } }
}

/** An answer. */
export function toSubmission(view: SubmissionView): z.infer<typeof submissionShape> {
  const { id, state, email, answers, task, judge, judgedAt } = view
  return {
    ...{ uuid: id, state, email, task },
    answers: answers.map((answer) => ({
      field: answerName(answer.field),
      label: answer.label,
      kind: answer.kind,
      text: wordsOfAnswer(answer),
    })),
    ...{ created_at: at(view.at), judged_at: atOrNull(judgedAt), judged_by: judge && toActor(judge) },
  }
}

/** A form as strangers see it. */
export function toPublicForm(form: PublicForm): z.infer<typeof publicFormShape> {
  const { title, intro, company, isOpen, fields } = form
  const shown = fields.map(({ id, to: _to, options, ...field }) => ({
    ...field,
    id: answerName(id),
    options: options.map(({ label }) => label),
  }))
  return {
    title,
    company,
    ...(isOpen
      ? { intro, state: 'open', fields: shown, ticket: makeTicket(form) }
      : { intro: '', state: 'closed', fields: [], ticket: null }),
  }
}
