// What a person does with their private notes: write, open, pin, tag, copy, put into the trash and take out of it.
import {
  ArrowDownAZIcon,
  ClipboardCopyIcon,
  FileTextIcon,
  HashIcon,
  NotebookPenIcon,
  PinIcon,
  SearchIcon,
  Trash2Icon,
  Undo2Icon,
  XIcon,
} from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { truncate } from '#src/lib/text.ts'
import { DeleteNote, GetNote, RestoreNote, UpdateNote } from '#src/model/note/note.graphql.ts'
import { type NoteOrder, type NoteSubject, noteLane } from '#src/model/note/note-subject.ts'
import { editInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { writeNote } from './note-anywhere.actions.ts'
import { notesPath, noteWords, tagsField, tagsIn, titleOf } from './note-places.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'notes.head': true
    'note.head': true
  }
}

const named = (note: NoteSubject) => `“${truncate(titleOf(note), 40)}”`

/** A new note, with the tag that the list is narrowed by. */
export const createNote = defineAction({
  id: 'note.create',
  on: 'note-list',
  title: 'New note',
  icon: NotebookPenIcon,
  group: 'create',
  keywords: ['write', 'add', 'create', ...noteWords],
  shortcut: 'n',
  places: ['notes.head'],
  single: true,
  run: (context) => writeNote(context, context['note-lists'][0].tag === null ? [] : [context['note-lists'][0].tag]),
})

/** Puts the cursor into the search. */
export const searchNotes = defineAction({
  id: 'note.search',
  on: 'note-list',
  title: 'Search notes',
  icon: SearchIcon,
  group: 'note',
  keywords: ['find', 'filter', ...noteWords],
  shortcut: 'f',
  single: true,
  run: () => void editInPlace(SEARCH),
})

const ORDERS: readonly { value: NoteOrder; title: string }[] = [
  { value: 'UPDATED', title: 'Last changed' },
  { value: 'TITLE', title: 'Title' },
  { value: 'CREATED', title: 'Newest' },
]

/** Asks what the notes are ordered by. */
export const sortNotes = defineAction({
  id: 'note.sort',
  on: 'note-list',
  title: 'Sort notes…',
  short: 'Sort',
  icon: ArrowDownAZIcon,
  group: 'note',
  keywords: ['order', ...noteWords],
  single: true,
  picker: true,
  async run({ ask, go, scene, 'note-lists': [list] }) {
    const options = ORDERS.map(({ value, title }) => ({ id: value, value, title, checked: value === list.sort }))
    const sort = await ask.pick({ title: 'Sort notes by', options })
    if (sort !== null) go.to(notesPath({ ...list, sort }, scene.get().note?.id ?? null), { replace: true })
  },
})

/** Goes to the trash, or back. */
export const showTrash = defineAction({
  id: 'note.show-trash',
  on: 'note-list',
  name: 'Show the trash',
  title: ({ 'note-lists': [{ trash }] }) => (trash ? 'Show all notes' : 'Show the trash'),
  icon: Trash2Icon,
  group: 'note',
  keywords: ['deleted', 'bin', ...noteWords],
  single: true,
  run: ({ go, 'note-lists': [list] }) => go.to(notesPath({ trash: !list.trash }, null)),
})

/** Opens a note beside the list. */
export const openNote = defineAction({
  id: 'note.open',
  on: 'note',
  title: 'Open note',
  icon: FileTextIcon,
  group: 'note',
  keywords: ['show', 'read', 'edit', ...noteWords],
  shortcut: 'Enter',
  single: true,
  when: ({ scene, notes: [{ id }] }) => scene.get().note?.id !== id || 'hidden',
  run: ({ go, scene, notes: [{ id }] }) => go.to(notesPath(scene.get()['note-list'] ?? {}, id)),
})

const live = ({ notes }: { notes: readonly NoteSubject[] }) => notes.every(({ trashedAt }) => trashedAt === null) || ('hidden' as const)

/** Shows a change at once and sends it. */
function send({ api }: Pick<Context<'note'>, 'api'>, { id }: NoteSubject, change: { tags?: string[]; isPinned?: boolean }) {
  return api.mutate(UpdateNote, { id, input: change }, { lane: noteLane(id), extra: { shown: { id, ...change } } })
}

/** On top of the list, or no longer. */
export const pinNote = defineAction({
  id: 'note.pin',
  on: 'note',
  name: 'Pin note',
  title: ({ notes }) => (notes.every(({ isPinned }) => isPinned) ? 'Unpin note' : 'Pin note'),
  short: 'Pin',
  icon: PinIcon,
  group: 'note',
  keywords: ['top', 'favorite', 'star', ...noteWords],
  shortcut: 'Shift+f',
  places: ['note.head'],
  when: live,
  async run(context): Promise<Outcome> {
    const isPinned = !context.notes.every((note) => note.isPinned)
    const changed = context.notes.filter((note) => note.isPinned !== isPinned)
    await Promise.all(changed.map((note) => send(context, note, { isPinned })))
    const undo = () => Promise.all(changed.map((note) => send(context, note, { isPinned: !isPinned })))
    return { said: isPinned ? 'Pinned' : 'Unpinned', undo }
  },
})

const tagging: ActionDefinition<'note'> = {
  id: 'note.tags',
  on: 'note',
  title: 'Tags…',
  icon: HashIcon,
  group: 'note',
  keywords: ['label', 'tag', 'keyword', ...noteWords],
  shortcut: 'l',
  single: true,
  when: live,
  async run(context) {
    const [note] = context.notes
    if (context.scene.get().note?.id === note.id && editInPlace(tagsField(note.id))) return undefined
    const initial = note.tags.map((tag) => `#${tag}`).join(' ')
    const text = await context.ask.text({
      title: `Tags of ${named(note)}`,
      placeholder: '#plan #later',
      initial,
      submit: 'Save',
      check: tagProblem,
    })
    return text === null ? undefined : changeTags(context, tagsIn(text))
  },
}

/** What is wrong with typed tags; null for nothing. */
export function tagProblem(text: string): string | null {
  const tags = tagsIn(text)
  if (tags.length > 10) return 'A note has at most 10 tags.'
  if (tags.some((tag) => tag.length > 40)) return 'A tag has at most 40 characters.'
  return tags.every((tag) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(tag)) ? null : 'A tag has letters, digits, - and _ only.'
}

async function changeTags(context: Context<'note'>, tags: string[]): Promise<Outcome | undefined> {
  const [note] = context.notes
  if (tags.join() === note.tags.join()) return undefined
  await send(context, note, { tags })
  return { said: 'Tags changed', undo: () => send(context, note, { tags: [...note.tags] }) }
}

/** Words by which notes are found. */
export const tagNote = defineAction(tagging)

/** The same with what was typed in place. */
export function tagNoteWith(tags: string[]): Action {
  return defineAction({ ...tagging, run: (context) => changeTags(context, tags) })
}

/** Copies a note as Markdown. */
export const copyNote = defineAction({
  id: 'note.copy',
  on: 'note',
  title: 'Copy note as Markdown',
  short: 'Copy',
  icon: ClipboardCopyIcon,
  group: 'note',
  keywords: ['clipboard', 'export', 'markdown', ...noteWords],
  shortcut: '. c',
  single: true,
  async run({ api, clipboard, notes: [{ id }] }): Promise<Outcome | undefined> {
    const [{ note }, { markdownOf }] = await Promise.all([api.query(GetNote, { id }), import('#src/ui/editor/editor-to-markdown.ts')])
    if (!note) return undefined
    await clipboard.write(await markdownOf(note.html ?? '')).catch(saying('Failed to copy the note to the clipboard. Please try again.'))
    return { said: 'Note copied as Markdown' }
  },
})

const leave = ({ scene, go }: Pick<Context<'note'>, 'scene' | 'go'>, gone: readonly NoteSubject[]) => {
  const { note, 'note-list': list } = scene.get()
  if (note && gone.some(({ id }) => id === note.id)) go.to(notesPath(list ?? {}, null), { replace: true })
}

/** Into the trash, from where it comes back for 30 days. */
export const trashNote = defineAction({
  id: 'note.trash',
  on: 'note',
  name: 'Delete note',
  title: ({ notes }) => (notes.length > 1 ? `Delete ${notes.length} notes` : 'Delete note'),
  short: 'Delete',
  icon: Trash2Icon,
  group: 'note',
  keywords: ['remove', 'trash', 'bin', ...noteWords],
  shortcut: '$mod+Backspace',
  places: ['note.head'],
  when: live,
  async run(context): Promise<Outcome> {
    const { api, notes } = context
    await Promise.all(notes.map(({ id }) => api.mutate(DeleteNote, { id }, { lane: noteLane(id), optimistic: false })))
    leave(context, notes)
    const undo = () => Promise.all(notes.map(({ id }) => api.mutate(RestoreNote, { id }, { lane: noteLane(id), optimistic: false })))
    return { said: notes.length > 1 ? `${notes.length} notes are in the trash` : 'The note is in the trash', undo }
  },
})

const trashed = ({ notes }: { notes: readonly NoteSubject[] }) => notes.every(({ trashedAt }) => trashedAt !== null) || ('hidden' as const)

/** Out of the trash. */
export const restoreNote = defineAction({
  id: 'note.restore',
  on: 'note',
  title: 'Restore note',
  short: 'Restore',
  icon: Undo2Icon,
  group: 'note',
  keywords: ['undelete', 'back', ...noteWords],
  places: ['note.head'],
  when: trashed,
  async run(context): Promise<Outcome> {
    const { api, notes } = context
    await Promise.all(notes.map(({ id }) => api.mutate(RestoreNote, { id }, { lane: noteLane(id), optimistic: false })))
    leave(context, notes)
    const undo = () => Promise.all(notes.map(({ id }) => api.mutate(DeleteNote, { id }, { lane: noteLane(id), optimistic: false })))
    return { said: 'Restored', undo }
  },
})

/** For good, after asking. */
export const deleteNoteForEver = defineAction({
  id: 'note.delete-forever',
  on: 'note',
  title: 'Delete for ever…',
  icon: XIcon,
  group: 'note',
  keywords: ['remove', 'destroy', ...noteWords],
  places: ['note.head'],
  when: trashed,
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, notes } = context
    const what = notes.length > 1 ? 'these notes' : 'this note'
    const text = 'It cannot be had back.'
    if (!(await ask.confirm({ title: `Are you sure you want to delete ${what} for ever?`, text, danger: true }))) return undefined
    await Promise.all(notes.map(({ id }) => api.mutate(DeleteNote, { id, forever: true }, { lane: noteLane(id), optimistic: false })))
    leave(context, notes)
    return { said: 'Deleted for ever', stays: 'What was deleted for ever cannot be had back.' }
  },
})

/** In the order of the menu. */
export const actions: readonly Action[] = [
  createNote,
  searchNotes,
  sortNotes,
  showTrash,
  openNote,
  pinNote,
  tagNote,
  copyNote,
  restoreNote,
  trashNote,
  deleteNoteForEver,
]
