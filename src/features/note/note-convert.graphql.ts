// The document that makes tasks of a note.
import { graphql } from '#src/data/graphql.ts'
import { NoteWhole } from '#src/model/note/note.graphql.ts'
import { TaskRow } from '#src/model/task/task.graphql.ts'

/** Makes a task of the whole, or one of each title. */
export const ConvertNote = graphql(
  `mutation ConvertNote($id: ID!, $project: ProjectRef!, $titles: [String!]) {
    convertNote(id: $id, project: $project, titles: $titles) {
      note { ...NoteWhole }
      tasks { ...TaskRow description }
      userErrors { code field message }
    }
  }`,
  [NoteWhole, TaskRow],
)
