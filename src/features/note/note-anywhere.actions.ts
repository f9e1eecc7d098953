// Writing a private note from anywhere: in the palette of every screen.
import { NotebookPenIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { notesPath, noteWords } from './note-places.ts'

/** Makes an empty note and opens it, its text ready to be typed. */
export async function writeNote(
  { api, go, typing }: Pick<Context<'app'>, 'api' | 'go' | 'typing'>,
  tags: readonly string[] = [],
): Promise<Outcome | undefined> {
  typing.ahead('note')
  // Its documents are no part of the first load.
  const { CreateNote } = await import('#src/model/note/note.graphql.ts')
  const { note } = await api.mutate(CreateNote, { input: { tags: [...tags] } }, { optimistic: false })
  if (note) go.to(notesPath(tags[0] === undefined ? {} : { tag: tags[0] }, note.id))
  return undefined
}

/** `New note` on every screen but the one of notes, which has its own with a key. */
export const newNote = defineAction({
  id: 'note.new',
  on: 'app',
  title: 'New note',
  icon: NotebookPenIcon,
  group: 'create',
  keywords: ['write', 'add', 'create', 'jot', ...noteWords],
  when: ({ scene, viewer }) => (viewer === null || scene.get()['note-list'] ? 'hidden' : true),
  run: (context) => writeNote(context),
})

/** From anywhere. */
export const actions: readonly Action[] = [newNote]
