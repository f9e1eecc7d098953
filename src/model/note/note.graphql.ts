// Documents about the viewer's private notes. None names a workspace.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A note as the list shows it. */
export const NoteRow = graphql(`
  fragment NoteRow on Note {
    id
    title
    snippet
    tags
    isPinned
    version
    createdAt
    updatedAt
    trashedAt
  }
`)

/** The fields of `NoteRow`. */
export type NoteRowData = FragmentOf<typeof NoteRow>

/** A note with its text and the tasks that were made of it. */
export const NoteWhole = graphql(
  `fragment NoteWhole on Note {
    id
    title
    tags
    isPinned
    version
    updatedAt
    trashedAt
    html
    tasks { id code title done workspaceSlug projectSlug }
  }`,
)

/** The fields of `NoteWhole`. */
export type NoteWholeData = FragmentOf<typeof NoteWhole>

/** One page of notes. */
export const ListNotes = graphql(
  `query ListNotes($search: String, $tag: String, $trashed: Boolean, $sort: NoteSort, $page: Int) {
    notes(search: $search, tag: $tag, trashed: $trashed, sort: $sort, page: $page) {
      nodes { ...NoteRow }
      page
      totalPages
      totalCount
      tags { name count }
      trashedCount
    }
  }`,
  [NoteRow],
)

/** One note; null when it is gone. */
export const GetNote = graphql(`query GetNote($id: ID!) { note(id: $id) { ...NoteWhole } }`, [NoteWhole])

/** Makes one. */
export const CreateNote = graphql(
  `mutation CreateNote($input: CreateNoteInput!) {
    createNote(input: $input) { note { ...NoteWhole } userErrors { code field message } }
  }`,
  [NoteWhole],
)

/** Saves text, tags or pin. */
export const UpdateNote = graphql(
  `mutation UpdateNote($id: ID!, $input: UpdateNoteInput!) {
    updateNote(id: $id, input: $input) { note { ...NoteWhole } userErrors { code field message } }
  }`,
  [NoteWhole],
)

/** Puts one into the trash, or deletes it for ever. */
export const DeleteNote = graphql(`
  mutation DeleteNote($id: ID!, $forever: Boolean) {
    deleteNote(id: $id, forever: $forever) { deletedId userErrors { code field message } }
  }
`)

/** Takes one out of the trash. */
export const RestoreNote = graphql(
  `mutation RestoreNote($id: ID!) {
    restoreNote(id: $id) { note { ...NoteWhole } userErrors { code field message } }
  }`,
  [NoteWhole],
)
