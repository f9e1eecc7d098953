// What a person can do with what was sent by a form: accept, refuse, call it spam, each taken back as easily (FORM-09).
import { ArchiveXIcon, CheckIcon, ExternalLinkIcon, MailIcon, OctagonXIcon, UndoDotIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { plural } from '#src/lib/text.ts'
import { JudgeSubmissions } from '#src/model/form/form.graphql.ts'
import { formLane, type SubmissionSubject } from '#src/model/form/form-subject.ts'
import type { SubmissionState } from '#src/model/form/form-words.ts'
import { placeOf } from './form-writes.ts'

const words = ['answer', 'submission', 'sent', 'form']
const onSubmission = { on: 'submission', group: 'form', needs: 'EDIT' } as const

type Judging = Pick<Context<'submission'>, 'api'>

/** The host judges so many at once. */
const MOST_AT_ONCE = 500

async function send({ api }: Judging, list: readonly SubmissionSubject[], state: SubmissionState): Promise<void> {
  const [first] = list
  if (first === undefined) return
  for (let at = 0; at < list.length; at += MOST_AT_ONCE) {
    const ids = list.slice(at, at + MOST_AT_ONCE).map(({ id }) => id)
    const variables = { project: placeOf(first), formId: first.formId, ids, state }
    await api.mutate(JudgeSubmissions, variables, { lane: formLane({ id: first.formId }) })
  }
}

/** Puts answers into a state; undo puts each back where it was. */
async function judge(context: Context<'submission'>, state: SubmissionState, said: string): Promise<Outcome | undefined> {
  const list = context.submissions.filter((one) => one.state !== state)
  if (list.length === 0) return undefined
  await send(context, list, state)
  return {
    said: list.length === 1 ? `Answer ${said}` : `${plural(list.length, 'answer')} ${said}`,
    async undo() {
      for (const before of new Set(list.map((one) => one.state))) {
        await send(
          context,
          list.filter((one) => one.state === before),
          before,
        )
      }
    },
  }
}

/** Takes answers on: their tasks are no drafts any more. */
export const acceptSubmission = defineAction({
  ...onSubmission,
  id: 'submission.accept',
  title: ({ submissions }) => (submissions.length === 1 ? 'Accept answer' : `Accept ${submissions.length} answers`),
  name: 'Accept answers',
  short: 'Accept',
  icon: CheckIcon,
  keywords: ['take', 'approve', 'task', 'draft', ...words],
  shortcut: 'Shift+s',
  places: ['submission.pane'],
  when: ({ submissions }) => submissions.some(({ state }) => state !== 'ACCEPTED') || 'hidden',
  run: (context) => judge(context, 'ACCEPTED', 'accepted'),
})

/** Refuses answers: their tasks are archived. */
export const refuseSubmission = defineAction({
  ...onSubmission,
  id: 'submission.refuse',
  title: ({ submissions }) => (submissions.length === 1 ? 'Refuse answer' : `Refuse ${submissions.length} answers`),
  name: 'Refuse answers',
  short: 'Refuse',
  icon: ArchiveXIcon,
  keywords: ['decline', 'archive', 'no', ...words],
  shortcut: '#',
  places: ['submission.pane'],
  when: ({ submissions }) => submissions.some(({ state }) => state !== 'REFUSED') || 'hidden',
  run: (context) => judge(context, 'REFUSED', 'refused'),
})

/** Calls answers spam, or takes that back. Their tasks are deleted, so that it is held for a while before it is sent. */
export const spamSubmission = defineAction({
  ...onSubmission,
  id: 'submission.spam',
  title: ({ submissions }) => (submissions.every(({ state }) => state === 'SPAM') ? 'Not spam' : 'Mark as spam'),
  name: 'Mark as spam, or not',
  short: 'Spam',
  icon: OctagonXIcon,
  keywords: ['junk', 'delete', 'trap', ...words],
  shortcut: '!',
  places: ['submission.pane'],
  run(context): Promise<Outcome | undefined> | Outcome {
    if (context.submissions.every(({ state }) => state === 'SPAM')) return judge(context, 'NEW', 'taken back')
    const list = context.submissions.filter(({ state }) => state !== 'SPAM')
    const takeBack = context.hold.start(
      list.map(({ id }) => heldId('submission', id)),
      () => send(context, list, 'SPAM'),
      (error) => context.say.error(`The answers could not be marked as spam. ${errorText(error)}`),
    )
    return { said: `${plural(list.length, 'answer')} marked as spam`, undo: unlessSent(takeBack) }
  },
})

/** Makes answers new again: their tasks are drafts again. */
export const renewSubmission = defineAction({
  ...onSubmission,
  id: 'submission.renew',
  title: 'Look at it again later',
  short: 'New again',
  icon: UndoDotIcon,
  keywords: ['new', 'unread', 'back', 'reopen', ...words],
  shortcut: 'u',
  when: ({ submissions }) => submissions.some(({ state }) => state !== 'NEW' && state !== 'SPAM') || 'hidden',
  run: (context) => judge(context, 'NEW', 'to be looked at again'),
})

/** Opens the task of an answer. */
export const openSubmission = defineAction({
  ...onSubmission,
  id: 'submission.open-task',
  title: 'Open task of answer',
  short: 'Open task',
  icon: ExternalLinkIcon,
  keywords: ['task', 'show', ...words],
  shortcut: 'Enter',
  places: ['submission.task'],
  single: true,
  when: ({ submissions: [{ task }] }) => task !== null,
  run({ go, submissions: [{ task, workspaceSlug, projectSlug }] }) {
    if (task) go.task({ id: task.id, workspaceSlug, projectSlug })
  },
})

/** Copies the address to answer to, where the form asked for one (FORM-07). */
export const copySenderEmail = defineAction({
  ...onSubmission,
  id: 'submission.copy-email',
  title: 'Copy email of sender',
  short: 'Copy email',
  icon: MailIcon,
  keywords: ['address', 'contact', 'reply', ...words],
  single: true,
  when: ({ submissions: [{ email }] }) => email !== null || 'hidden',
  async run({ clipboard, submissions: [{ email }] }): Promise<Outcome> {
    await clipboard.write(email ?? '')
    return { said: 'Copied!' }
  },
})

/** What can be done with answers. */
export const actions: readonly Action[] = [
  acceptSubmission,
  refuseSubmission,
  spamSubmission,
  renewSubmission,
  openSubmission,
  copySenderEmail,
]
