// Documents about tasks as text.
import { graphql } from '#src/data/graphql.ts'

/** What a task says beyond what its row knows: two calls of the host. */
export const TaskTexts = graphql(`
  query TaskTexts($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    task(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { id description }
    checklist(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, taskId: $id) { id title done children { id title done } }
  }
`)
