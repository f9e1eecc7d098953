// Documents about what types, efforts, statuses and labels have in common: their order, and giving tasks another one.
import { graphql } from '#src/data/graphql.ts'

/** Puts a list in order; `ids` are all of it (PSET-11). */
export const OrderTemplates = graphql(`
  mutation OrderTemplates($project: ProjectRef!, $kind: TemplateKind!, $ids: [ID!]!) {
    orderTemplates(project: $project, kind: $kind, ids: $ids) { ids userErrors { code field message } }
  }
`)

/** Gives the tasks of one another one and deletes it (PSET-12). */
export const ReplaceTemplate = graphql(`
  mutation ReplaceTemplate($project: ProjectRef!, $kind: TemplateKind!, $id: ID!, $with: ID!) {
    replaceTemplate(project: $project, kind: $kind, id: $id, with: $with) { deletedId moved userErrors { code field message } }
  }
`)

/** Makes one label of two (PSET-13). */
export const MergeLabels = graphql(`
  mutation MergeLabels($project: ProjectRef!, $id: ID!, $with: ID!) {
    mergeLabels(project: $project, id: $id, with: $with) { deletedId moved userErrors { code field message } }
  }
`)

/** Undoes a replacement (PSET-12). */
export const PutBackTemplate = graphql(`
  mutation PutBackTemplate($project: ProjectRef!, $kind: TemplateKind!, $id: ID!) {
    putBackTemplate(project: $project, kind: $kind, id: $id) { moved userErrors { code field message } }
  }
`)

/** Undoes a merge of labels (PSET-13). */
export const PutBackLabel = graphql(`
  mutation PutBackLabel($project: ProjectRef!, $id: ID!) {
    putBackLabel(project: $project, id: $id) { moved userErrors { code field message } }
  }
`)
