// Documents about projects: lists, the head of one, features, privacy.
import { type FragmentOf, graphql, type ResultOf } from '#src/data/graphql.ts'

/** A project as lists show it; satisfies the kernel's `ProjectSubject`. */
export const ProjectRow = graphql(`
  fragment ProjectRow on Project {
    id
    slug
    name
    workspaceSlug
    workspaceName
    code
    logo
    status
    isPrivate
    isPublic
    dueDate
    taskCount
    viewerRole
    viewerCan
    owner { id username name avatar headline }
    people { id username name avatar headline }
  }
`)

/** The fields of `ProjectRow`. */
export type ProjectRowData = FragmentOf<typeof ProjectRow>

/** Projects of a workspace that the viewer may see. */
export const ListProjects = graphql(
  `query ListProjects($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { ...ProjectRow } }`,
  [ProjectRow],
)

/** One project; null when unknown or foreign. */
export const GetProject = graphql(
  `query GetProject($workspaceSlug: ID!, $slug: ID!) {
    project(workspaceSlug: $workspaceSlug, slug: $slug) { ...ProjectRow description budget startDate showsRockstars isSample }
  }`,
  [ProjectRow],
)

/** Sidebar links of a project (SHELL-16..18). */
export const ProjectFeatures = graphql(`
  query ProjectFeatures($workspaceSlug: ID!, $projectSlug: ID!) {
    projectFeatures(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { title icon routeName params { name value } }
  }
`)

/** One of those links. */
export type ProjectFeatureData = ResultOf<typeof ProjectFeatures>['projectFeatures'][number]

/** Creates a project (PROJ-07). */
export const CreateProject = graphql(
  `mutation CreateProject($input: CreateProjectInput!) {
    createProject(input: $input) { project { ...ProjectRow } userErrors { code field message } }
  }`,
  [ProjectRow],
)

/** What a new project can start with (FIRST-03). */
export const NewProjectTemplates = graphql(`
  query NewProjectTemplates($workspaceSlug: ID!) {
    newProjectTemplates(workspaceSlug: $workspaceSlug) {
      key
      name
      about
      workflows { title color }
      types { title color }
      labels { title color }
    }
  }
`)

/** Changes what a project says of itself (PSET-02). */
export const UpdateProject = graphql(`
  mutation UpdateProject($project: ProjectRef!, $input: UpdateProjectInput!) {
    updateProject(project: $project, input: $input) {
      project { id name code description budget startDate dueDate logo status showsRockstars viewerCan }
      userErrors { code field message }
    }
  }
`)

/** Makes a project private or not (PROJ-15). */
export const SetProjectPrivacy = graphql(`
  mutation SetProjectPrivacy($project: ProjectRef!, $isPrivate: Boolean!) {
    setProjectPrivacy(project: $project, isPrivate: $isPrivate) { project { id isPrivate } userErrors { code field message } }
  }
`)

/** Makes a project of invented work, or answers the one that is there (FIRST-04). */
export const CreateSampleProject = graphql(
  `mutation CreateSampleProject($workspaceSlug: ID!) {
    createSampleProject(workspaceSlug: $workspaceSlug) { project { ...ProjectRow } userErrors { code field message } }
  }`,
  [ProjectRow],
)

/** Takes it away for good (FIRST-04). */
export const RemoveSampleProject = graphql(`
  mutation RemoveSampleProject($project: ProjectRef!) {
    removeSampleProject(project: $project) { removedId userErrors { code field message } }
  }
`)
