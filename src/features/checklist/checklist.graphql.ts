// Documents about the checklist of a task.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** An item without the items below it. */
export const ChecklistLine = graphql(`fragment ChecklistLine on ChecklistItem { id title done parentId }`)

/** An item and the items below it, one level (CHECK-01). */
export const ChecklistFamily = graphql(`fragment ChecklistFamily on ChecklistItem { ...ChecklistLine children { ...ChecklistLine } }`, [
  ChecklistLine,
])

/** The fields of `ChecklistLine`. */
export type ChecklistLineData = FragmentOf<typeof ChecklistLine>
/** The fields of `ChecklistFamily`. */
export type ChecklistFamilyData = FragmentOf<typeof ChecklistFamily>

/** The whole checklist of a task. */
export const ListChecklist = graphql(
  `query ListChecklist($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    checklist(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) { ...ChecklistFamily }
  }`,
  [ChecklistFamily],
)

/** The same for the tab's count, which only reads what the cache holds: under the panel's own query it would make every visit ask again. */
export const ChecklistKnown = graphql(
  `query ChecklistKnown($workspaceSlug: ID!, $projectSlug: ID!, $taskId: ID!) {
    checklist(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $taskId) { ...ChecklistFamily }
  }`,
  [ChecklistFamily],
)

/** Adds an item, under `parentId` as its child. */
export const AddChecklistItem = graphql(
  `mutation AddChecklistItem($task: TaskRef!, $input: AddChecklistItemInput!) {
    addChecklistItem(task: $task, input: $input) { item { ...ChecklistLine children { id } } userErrors { code field message } }
  }`,
  [ChecklistLine],
)

/** Gives an item another title. */
export const RenameChecklistItem = graphql(`
  mutation RenameChecklistItem($task: TaskRef!, $id: ID!, $title: String!) {
    renameChecklistItem(task: $task, id: $id, title: $title) { item { id title } userErrors { code field message } }
  }
`)

/** Checks or unchecks an item and those below it. What follows for its parent and its children the cache knows (CHECK-04, CHECK-05). */
export const SetChecklistItemDone = graphql(`
  mutation SetChecklistItemDone($task: TaskRef!, $id: ID!, $done: Boolean!) {
    setChecklistItemDone(task: $task, id: $id, done: $done) { item { id done } userErrors { code field message } }
  }
`)

/** Deletes an item and those below it. */
export const DeleteChecklistItem = graphql(`
  mutation DeleteChecklistItem($task: TaskRef!, $id: ID!) {
    deleteChecklistItem(task: $task, id: $id) { deletedId userErrors { code field message } }
  }
`)
