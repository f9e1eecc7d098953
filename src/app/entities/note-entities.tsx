// The private notes that the palette finds: asked for each time, kept nowhere.
import { NotebookPenIcon } from 'lucide-react'
import type { Api } from '#src/data/api.ts'
import { notesPath, titleOf } from '#src/features/note/note-places.ts'
import { ListNotes } from '#src/model/note/note.graphql.ts'
import type { Entity } from './entity.ts'

const MOST = 5

/** Notes of the viewer with these words; none where they cannot be read just now. */
export async function findNotes(api: Api, search: string): Promise<readonly Entity[]> {
  const { notes } = await api.query(ListNotes, { search, page: 1 }, { requestPolicy: 'network-only' })
  return notes.nodes.slice(0, MOST).map((note): Entity => {
    const path = notesPath({}, note.id)
    return {
      kind: 'note',
      id: note.id,
      title: titleOf(note),
      hint: note.tags.map((tag) => `#${tag}`).join(' ') || undefined,
      icon: () => <NotebookPenIcon size={16} aria-hidden />,
      path,
      run: ({ go }) => go.to(path),
    }
  })
}
