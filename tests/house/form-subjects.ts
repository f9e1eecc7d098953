// Forms, their fields and answers for tests of what is offered to whom.
import type { Permission } from '#src/actions/subject.ts'
import type { FormFieldData } from '#src/model/form/form.graphql.ts'
import { type FieldSubject, type FormSubject, fieldId, type SubmissionSubject } from '#src/model/form/form-subject.ts'

const KINDS = ['ONE', 'NUMBER', 'DAY', 'MANY'] as const
const STATES = ['NEW', 'ACCEPTED', 'REFUSED', 'SPAM'] as const
const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

const fieldOf = (number: number, kind: FormFieldData['kind']): FormFieldData => {
  return { number, kind, label: `Field ${number}`, help: '', isRequired: false, goal: 'NONE', min: null, max: null, options: [] }
}

/** A form that is open in its builder, the list, a field that stands between two others, and an answer; which kind and state is by `at`. */
export function formsIn(viewerCan: readonly Permission[], at = 0) {
  const kind = KINDS[at % KINDS.length] ?? 'ONE'
  const fields: FormFieldData[] = [{ ...fieldOf(1, 'SHORT'), goal: 'TITLE' }, fieldOf(2, kind), fieldOf(3, 'TICK')]
  const form: FormSubject = {
    ...{ id: 'f', title: 'Bug report', state: 'DRAFT', closesOn: null, token: 'token', version: 1, fieldsCount: 3, newCount: 1 },
    ...{ submissionsCount: 1, lastAt: null, isFollowing: true, createdAt: null, ...PLACE, viewerCan, view: 'fields' },
    parts: {
      ...{ intro: '', thanks: 'Thank you.', dailyLimit: 200, fields, lastFieldNumber: 3 },
      presets: { workflowId: null, typeId: null, boardId: null, labelIds: [], usernames: [], isDraft: true },
    },
  }
  const field: FieldSubject = { ...fieldOf(2, kind), id: fieldId(form, 2), viewerCan }
  const submission: SubmissionSubject = {
    ...{ id: 's', formId: 'f', state: STATES[at % STATES.length] ?? 'NEW', email: 'nora@example.org', answers: [], createdAt: null },
    task: { id: 't', code: 'WEB-1', title: 'One', isDone: false, isDraft: true, isArchived: false, status: 'To do' },
    ...{ judgedAt: null, judgedBy: null, ...PLACE, viewerCan },
  }
  return {
    'form-list': [{ id: 'acme/website', ...PLACE, viewerCan }],
    form: [form],
    field: [field],
    submission: [submission],
  } as const
}

const settings = ['intro', 'thanks', 'closes', 'limit', 'draft', 'people', 'labels', 'workflow', 'type', 'board'].map(
  (verb) => `form.${verb}`,
)
const ofFields = ['new', 'label', 'help', 'required', 'goal', 'choices', 'limits', 'up', 'down', 'remove'].map((verb) => `field.${verb}`)

/** Actions on forms, by who has them (FORM-04). */
export const formAudiences = {
  editors: [
    ...['open', 'answers', 'copy-link', 'preview', 'follow', 'export'].map((verb) => `form.${verb}`),
    ...['accept', 'refuse', 'spam', 'renew', 'open-task', 'copy-email'].map((verb) => `submission.${verb}`),
  ],
  admins: [...['new', 'rename', 'publish', 'new-address', 'delete'].map((verb) => `form.${verb}`), ...settings, ...ofFields],
  paid: ['form.new', 'form.rename', ...settings, ...ofFields],
} as const
