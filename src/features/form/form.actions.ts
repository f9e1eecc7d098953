// What a person can do to forms: make, open, name, publish, copy, follow and delete them.
import {
  BellIcon,
  ClipboardListIcon,
  DoorOpenIcon,
  EyeIcon,
  FilePlus2Icon,
  FileSpreadsheetIcon,
  InboxIcon,
  LinkIcon,
  PencilIcon,
  RefreshCwIcon,
  Trash2Icon,
} from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { copyLink } from '#src/actions/copy-link.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { sheetName } from '#src/lib/sheet-name.ts'
import { removeItem } from '#src/model/catalogue/item-actions.ts'
import { CreateForm, DeleteForm, FollowForm, RefreshFormAddress, SetFormState } from '#src/model/form/form.graphql.ts'
import { type FormSubject, formLane, formsPath, publicFormPath } from '#src/model/form/form-subject.ts'
import { formWords, textProblem } from '#src/model/form/form-words.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { changeForm, placeOf, unmakeForm } from './form-writes.ts'

/** What is wrong with a title; null for nothing. */
export const formTitleProblem = textProblem('A title', 120)

const onForm = { on: 'form', group: 'form', single: true } as const
/** Who only reads the project does not see its forms (FORM-04). */
const READ = { needs: 'EDIT' } as const

/** Makes a form and opens it (FORM-10). */
export const newForm = defineAction({
  id: 'form.new',
  on: 'form-list',
  title: 'New form',
  icon: FilePlus2Icon,
  group: 'create',
  keywords: ['create', 'add', ...formWords],
  shortcut: 'n',
  places: ['forms.head'],
  needs: 'ADMIN',
  plan: true,
  single: true,
  async run({ api, ask, go, 'form-lists': [list] }): Promise<Outcome | undefined> {
    const draft = `form-new:${list.id}`
    const typed = await ask.text({ title: 'New form', placeholder: 'Bug report', check: formTitleProblem, submit: 'Create', draft })
    if (typed === null) return undefined
    const project = placeOf(list)
    const { form } = await api.mutate(CreateForm, { project, input: { title: typed.trim() } })
    if (!form) return undefined
    go.to(formsPath(list, form.id))
    return {
      said: `Form “${form.title}” created`,
      async undo() {
        await unmakeForm({ api }, list, form)
        go.to(formsPath(list))
      },
    }
  },
})

/** Goes to the builder of a form. */
export const openForm = defineAction({
  ...onForm,
  id: 'form.open',
  ...READ,
  menu: 'work',
  title: 'Open form',
  icon: ClipboardListIcon,
  keywords: ['show', 'view', 'edit', ...formWords],
  shortcut: 'Enter',
  when: ({ scene }) => (scene.get().form ? 'hidden' : true),
  run: ({ go, forms: [form] }) => go.to(formsPath(form, form.id)),
})

/** Goes to what was sent by a form. */
export const showAnswers = defineAction({
  ...onForm,
  id: 'form.answers',
  ...READ,
  menu: 'work',
  title: 'Show answers',
  short: 'Answers',
  icon: InboxIcon,
  keywords: ['submissions', 'sent', 'inbox', ...formWords],
  shortcut: 'Shift+v',
  run: ({ go, forms: [form] }) => go.to(formsPath(form, form.id, form.view === 'answers' ? 'fields' : 'answers')),
})

const renaming: ActionDefinition<'form'> = {
  ...onForm,
  id: 'form.rename',
  menu: 'properties',
  title: 'Rename form',
  icon: PencilIcon,
  keywords: ['title', 'edit', ...formWords],
  shortcut: 'e',
  needs: 'ADMIN',
  plan: true,
  async run(context): Promise<Outcome | undefined> {
    const [{ id, title }] = context.forms
    const name = `form:${id}:title`
    if (editInPlace(name)) return undefined
    const typed = await context.ask.text({ title: 'Rename form', initial: title, check: formTitleProblem, submit: 'Rename', draft: name })
    return typed === null ? undefined : rename(context, typed)
  },
}

function rename(context: Context<'form'>, typed: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  return changeForm(context, context.forms[0], { title }, `Renamed to “${title}”`)
}

/** Renames a form, where its title stands or by a question. */
export const renameForm = defineAction(renaming)

/** The same with a title that was typed in place. */
export function formTitleTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

/** Opens a form to the world, or closes it. */
export const publishForm = defineAction({
  ...onForm,
  id: 'form.publish',
  menu: 'properties',
  title: ({ forms: [{ state }] }) => (state === 'OPEN' ? 'Close form' : 'Open form to the world'),
  name: 'Open form to the world, or close it',
  short: 'Open',
  icon: DoorOpenIcon,
  keywords: ['publish', 'state', 'close', 'open', 'live', ...formWords],
  shortcut: 'Shift+s',
  places: ['form.head'],
  needs: 'ADMIN',
  when: ({ forms: [{ state, viewerCan }] }) =>
    state === 'OPEN' || viewerCan.includes('PAID') || { reason: 'Forms are opened on paid plans.' },
  async run({ api, forms: [form] }): Promise<Outcome> {
    const before = form.state
    const state = before === 'OPEN' ? 'CLOSED' : 'OPEN'
    const set = (next: FormSubject['state']) =>
      api.mutate(
        SetFormState,
        { project: placeOf(form), id: form.id, state: next },
        { lane: formLane(form), extra: { shown: { state: next } } },
      )
    await set(state)
    return { said: state === 'OPEN' ? 'Open. Whoever has the address can answer' : 'Closed', undo: () => set(before) }
  },
})

/** Copies the address for people outside. */
export const copyFormLink = defineAction({
  ...onForm,
  id: 'form.copy-link',
  ...READ,
  menu: 'work',
  title: 'Copy address of form',
  short: 'Copy address',
  icon: LinkIcon,
  keywords: ['url', 'link', 'share', 'public', ...formWords],
  shortcut: '$mod+.',
  places: ['form.head'],
  run: (context) => copyLink(context, publicFormPath(context.forms[0])),
})

/** Shows the form as people outside see it; beside its fields that is in view anyway. */
export const previewForm = defineAction({
  ...onForm,
  id: 'form.preview',
  ...READ,
  menu: 'work',
  title: 'Preview form',
  short: 'Preview',
  icon: EyeIcon,
  keywords: ['see', 'look', 'try', ...formWords],
  shortcut: 'p',
  places: ['form.tools'],
  when: ({ forms: [{ parts }] }) => parts !== null || 'hidden',
  run({ dialogs, forms: [form] }) {
    dialogs.open('form.preview', { form })
  },
})

/** Gives a form another address: the old one is dead at once, which cannot be taken back. */
export const refreshForm = defineAction({
  ...onForm,
  id: 'form.new-address',
  menu: 'place',
  title: 'New address for form…',
  icon: RefreshCwIcon,
  keywords: ['refresh', 'token', 'link', 'withdraw', ...formWords],
  needs: 'ADMIN',
  async run({ api, ask, forms: [form] }): Promise<Outcome | undefined> {
    const text = 'The old one leads nowhere at once, and cannot be brought back.'
    if (!(await ask.confirm({ title: 'Give this form another address?', text, danger: true }))) return undefined
    await api.mutate(RefreshFormAddress, { project: placeOf(form), id: form.id }, { lane: formLane(form) })
    return { said: 'The form has another address', stays: 'The old address cannot be brought back.' }
  },
})

/** Hears of new answers, or not any more (FORM-13). */
export const followForm = defineAction({
  ...onForm,
  id: 'form.follow',
  menu: 'work',
  title: ({ forms: [{ isFollowing }] }) => (isFollowing ? 'Unfollow form' : 'Follow form'),
  name: 'Follow form, or unfollow it',
  short: 'Follow',
  icon: BellIcon,
  keywords: ['subscribe', 'watch', 'notify', 'mute', 'told', ...formWords],
  shortcut: 'Shift+w',
  needs: 'EDIT',
  async run({ api, forms: [form] }): Promise<Outcome> {
    const follow = (isFollowing: boolean) =>
      api.mutate(
        FollowForm,
        { project: placeOf(form), id: form.id, follow: isFollowing },
        { lane: formLane(form), extra: { shown: { isFollowing } } },
      )
    await follow(!form.isFollowing)
    return { said: form.isFollowing ? 'Not following any more' : 'Following', undo: () => follow(form.isFollowing) }
  },
})

/** Saves the answers as a sheet (FORM-15). */
export const exportForm = defineAction({
  ...onForm,
  id: 'form.export',
  menu: 'work',
  title: 'Export answers…',
  short: 'Export',
  icon: FileSpreadsheetIcon,
  keywords: ['xlsx', 'csv', 'excel', 'spreadsheet', 'download', ...formWords],
  shortcut: 'Shift+x',
  places: ['answers.tools'],
  needs: 'EDIT',
  async run({ api, ask, forms: [form] }) {
    const format = await ask.pick<'xlsx' | 'csv'>({
      title: 'Export answers as',
      options: [
        { id: 'xlsx', value: 'xlsx', title: 'Excel' },
        { id: 'csv', value: 'csv', title: 'CSV' },
      ],
    })
    if (format === null) return
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions()
    const asked = new URLSearchParams({ ...placeOf(form), formId: form.id, format, timezone })
    const file = await api.transfers
      .download(`/api/forms/export?${asked}`)
      .catch(saying('The answers could not be exported. Please try again.'))
    saveFile(file, sheetName(form.title, 'Answers').replace(/\.xlsx$/, `.${format}`))
  },
})

/** Deletes a form with its answers, after asking; held for a while, so that it can be taken back. */
export const deleteForm = defineAction({
  ...onForm,
  id: 'form.delete',
  menu: 'place',
  title: 'Delete form',
  icon: Trash2Icon,
  keywords: ['remove', ...formWords],
  shortcut: '$mod+Backspace',
  needs: 'ADMIN',
  async run(context): Promise<Outcome | undefined> {
    const [form] = context.forms
    const outcome = await removeItem<FormSubject>(
      {
        id: 'form',
        noun: 'form',
        loses: ({ submissionsCount }) => (submissionsCount === 0 ? null : 'Its answers go with it, their tasks stay.'),
        delete: (api, project, id) => api.mutate(DeleteForm, { project, id }, { lane: formLane({ id }) }),
      },
      context,
      placeOf(form),
      form,
    )
    if (outcome && context.scene.get().form?.id === form.id) context.go.to(formsPath(form), { replace: true })
    return outcome
  },
})

/** What can be done to a form as a whole. */
export const actions: readonly Action[] = [
  newForm,
  openForm,
  showAnswers,
  publishForm,
  copyFormLink,
  previewForm,
  renameForm,
  followForm,
  exportForm,
  refreshForm,
  deleteForm,
]
