// Documents about suggestions for a task, and about applying them.
import { graphql, type ResultOf } from '#src/data/graphql.ts'

/** What suggestions are compared with; the detail has asked for it already. */
export const SuggestedTask = graphql(`
  query SuggestedTask($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id title description labels { id title color } }
  }
`)

/** The task that suggestions are made for. */
export type SuggestedTaskData = NonNullable<ResultOf<typeof SuggestedTask>['task']>

/** Suggests a title (AI-02). */
export const SuggestTitle = graphql(
  `mutation SuggestTitle($task: TaskRef!) { suggestTitle(task: $task) { text byRules userErrors { code field message } } }`,
)

/** Suggests a description. */
export const SuggestDescription = graphql(
  `mutation SuggestDescription($task: TaskRef!) { suggestDescription(task: $task) { text byRules userErrors { code field message } } }`,
)

/** Suggests labels (AI-04). */
export const SuggestLabels = graphql(`
  mutation SuggestLabels($task: TaskRef!) {
    suggestLabels(task: $task) { labels { title color } byRules userErrors { code field message } }
  }
`)

/** A suggested label. */
export type LabelIdea = ResultOf<typeof SuggestLabels>['suggestLabels']['labels'][number]

/** Takes over a title. */
export const ApplyTitle = graphql(`
  mutation ApplyTitle($task: TaskRef!, $title: String!, $was: String!) {
    updateTask(task: $task, input: { title: $title, was: { title: $was } }) { task { id title updatedAt } userErrors { code field message } }
  }
`)

/** Takes over a description. */
export const ApplyDescription = graphql(`
  mutation ApplyDescription($task: TaskRef!, $description: Html!, $was: Html!) {
    updateTask(task: $task, input: { description: $description, was: { description: $was } }) { task { id description updatedAt } userErrors { code field message } }
  }
`)

/** Puts the chosen labels on; those that the project does not have are made (AI-04). */
export const ApplyLabels = graphql(`
  mutation ApplyLabels($task: TaskRef!, $labels: [LabelInput!]!) {
    applyLabels(task: $task, labels: $labels) { task { id labels { id title color } updatedAt } userErrors { code field message } }
  }
`)

/** Takes a label off again. */
export const TakeLabelOff = graphql(`
  mutation TakeLabelOff($task: TaskRef!, $labelId: ID!) {
    detachLabel(task: $task, labelId: $labelId) { task { id labels { id title color } updatedAt } userErrors { code field message } }
  }
`)
