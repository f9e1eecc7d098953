// What is asked about imports, what is decided about them, and what starts and ends them.
import { graphql, type ResultOf, type VariablesOf } from '#src/data/graphql.ts'

const ImportOf = graphql(`
  fragment ImportOf on Import {
    id source filename size state project { slug name } intoProjects { slug name } person { username name } rowsDone rowsTotal
    counts { created updated unchanged skipped comments checklistItems } problemCounts { errors warnings conflicts }
    reason createdAt startedAt finishedAt undoUntil
  }
`)

const DetailOf = graphql(
  `fragment DetailOf on ImportDetail {
    import { ...ImportOf }
    columns { name samples filled values { value count } more dateFormats }
    preview { row title status type labels assignees dueDate done comments parent description }
    notes
    archive { kind madeAt workspace projects { slug name tasks } files isWhole }
    mapping { source into intoProject intoName columns { target dateFormat } zone doneStatuses people { name username invite } }
    people { name email count proposal { username name } isCertain }
    makes { kind title }
    isHashed
    touched { id code title }
    touchedTotal
  }`,
  [ImportOf],
)

/** Those of a place, the newest first. */
export const ListImports = graphql(
  `query ListImports($workspaceSlug: ID!, $projectSlug: ID) { imports(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...ImportOf } }`,
  [ImportOf],
)

/** An import. */
export type ImportData = ResultOf<typeof ListImports>['imports'][number]

/** One with its file as a table, and what is decided. */
export const GetImport = graphql(
  `query GetImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!) {
    import(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { ...DetailOf }
  }`,
  [DetailOf],
)

/** An import with everything about it. */
export type ImportDetailData = ResultOf<typeof GetImport>['import']

/** What is decided about it. */
export type MappingData = NonNullable<ImportDetailData['mapping']>

/** A column of its file. */
export type ColumnData = ImportDetailData['columns'][number]

/** Somebody whom its file names. */
export type NamedPerson = ImportDetailData['people'][number]

/** How far one is; for looking often. */
export const WatchImport = graphql(
  `query WatchImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!) {
    import(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { import { ...ImportOf } }
  }`,
  [ImportOf],
)

/** A page of what is wrong with its rows. */
export const ListImportProblems = graphql(`
  query ListImportProblems($workspaceSlug: ID!, $projectSlug: ID, $id: ID!, $severity: ImportSeverity, $page: Int) {
    importProblems(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, severity: $severity, page: $page) {
      problems { row column value reason severity }
      total
    }
  }
`)

/** Something that is wrong with a row. */
export type ProblemData = ResultOf<typeof ListImportProblems>['importProblems']['problems'][number]

/** Which problems are shown. */
export type Severity = ProblemData['severity']

/** The projects of a workspace that tasks could go into. */
export const ImportProjects = graphql(`
  query ImportProjects($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id slug name status viewerCan } }
`)

/** The people of a workspace, who may be those whom a file names. */
export const ImportMembers = graphql(`
  query ImportMembers($workspaceSlug: ID!, $page: Int) {
    teamMembers(workspaceSlug: $workspaceSlug, page: $page, perPage: 100) { totalPages nodes { id person { id username name avatar } } }
  }
`)

/** What the viewer may do in a workspace: whoever imports invites others where its plan has that. */
export const ImportPlan = graphql(`query ImportPlan($slug: ID!) { workspace(slug: $slug) { id slug viewerCan } }`)

/** Decides what becomes of a file. */
export const SetImportMapping = graphql(
  `mutation SetImportMapping($workspaceSlug: ID!, $projectSlug: ID, $id: ID!, $mapping: ImportMappingInput!) {
    setImportMapping(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, mapping: $mapping) {
      import { ...DetailOf } userErrors { code field message }
    }
  }`,
  [DetailOf],
)

/** What is sent of a decision. */
export type MappingInput = VariablesOf<typeof SetImportMapping>['mapping']

/** Tries it, and takes it back. */
export const DryRunImport = graphql(
  `mutation DryRunImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!) {
    dryRunImport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) {
      import { ...DetailOf } userErrors { code field message }
    }
  }`,
  [DetailOf],
)

/** Begins it. */
export const StartImport = graphql(
  `mutation StartImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!) {
    startImport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) {
      import { ...DetailOf } userErrors { code field message }
    }
  }`,
  [DetailOf],
)

/** Ends it before it is done. */
export const CancelImport = graphql(
  `mutation CancelImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!, $keep: Boolean) {
    cancelImport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, keep: $keep) {
      import { ...DetailOf } userErrors { code field message }
    }
  }`,
  [DetailOf],
)

/** Takes it back. */
export const UndoImport = graphql(
  `mutation UndoImport($workspaceSlug: ID!, $projectSlug: ID, $id: ID!, $removeTouched: Boolean) {
    undoImport(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id, removeTouched: $removeTouched) {
      import { ...DetailOf } userErrors { code field message }
    }
  }`,
  [DetailOf],
)
