// Documents about forms by which people outside send tasks.
import { type FragmentOf, graphql } from '#src/data/graphql.ts'

/** A form as lists show it. */
export const FormRow = graphql(`
  fragment FormRow on Form {
    id
    title
    state
    closesOn
    token
    version
    fieldsCount
    newCount
    submissionsCount
    lastAt
    isFollowing
    createdAt
  }
`)

/** The fields of `FormRow`. */
export type FormRowData = FragmentOf<typeof FormRow>

/** A form as its builder shows it. */
export const FormWhole = graphql(
  `fragment FormWhole on Form {
    ...FormRow
    intro
    thanks
    dailyLimit
    presets { workflowId typeId boardId labelIds usernames isDraft }
    fields { number kind label help isRequired goal min max options { label typeId labelId effortId } }
    lastFieldNumber
  }`,
  [FormRow],
)

/** The fields of `FormWhole`. */
export type FormWholeData = FragmentOf<typeof FormWhole>

/** A field of a form. */
export type FormFieldData = NonNullable<FormWholeData['fields']>[number]

/** What the tasks of a form begin with. */
export type FormPresetsData = NonNullable<FormWholeData['presets']>

/** The forms of a project. */
export const ListForms = graphql(
  `query ListForms($workspaceSlug: ID!, $projectSlug: ID!) {
    forms(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { ...FormRow }
  }`,
  [FormRow],
)

/** One form; null when it was deleted. */
export const GetForm = graphql(
  `query GetForm($workspaceSlug: ID!, $projectSlug: ID!, $id: ID!) {
    form(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, id: $id) { ...FormWhole }
  }`,
  [FormWhole],
)

/** Makes a form. */
export const CreateForm = graphql(
  `mutation CreateForm($project: ProjectRef!, $input: CreateFormInput!) {
    createForm(project: $project, input: $input) { form { ...FormWhole } userErrors { code field message } }
  }`,
  [FormWhole],
)

/** Changes one as it was at a version. */
export const UpdateForm = graphql(
  `mutation UpdateForm($project: ProjectRef!, $id: ID!, $version: Int!, $input: UpdateFormInput!) {
    updateForm(project: $project, id: $id, version: $version, input: $input) { form { ...FormWhole } userErrors { code field message } }
  }`,
  [FormWhole],
)

/** Opens or closes one. */
export const SetFormState = graphql(
  `mutation SetFormState($project: ProjectRef!, $id: ID!, $state: FormState!) {
    setFormState(project: $project, id: $id, state: $state) { form { ...FormWhole } userErrors { code field message } }
  }`,
  [FormWhole],
)

/** Gives one another address. */
export const RefreshFormAddress = graphql(
  `mutation RefreshFormAddress($project: ProjectRef!, $id: ID!) {
    refreshFormAddress(project: $project, id: $id) { form { ...FormWhole } userErrors { code field message } }
  }`,
  [FormWhole],
)

/** Hears of its answers, or not any more. */
export const FollowForm = graphql(
  `mutation FollowForm($project: ProjectRef!, $id: ID!, $follow: Boolean!) {
    followForm(project: $project, id: $id, follow: $follow) { form { ...FormRow } userErrors { code field message } }
  }`,
  [FormRow],
)

/** Deletes one with its answers. */
export const DeleteForm = graphql(`
  mutation DeleteForm($project: ProjectRef!, $id: ID!) {
    deleteForm(project: $project, id: $id) { deletedId userErrors { code field message } }
  }
`)

/** An answer as members see it. */
export const SubmissionRow = graphql(`
  fragment SubmissionRow on Submission {
    id
    state
    email
    answers { field label kind text }
    task { id code title isDone isDraft isArchived status }
    createdAt
    judgedAt
    judgedBy { name avatar username }
  }
`)

/** The fields of `SubmissionRow`. */
export type SubmissionRowData = FragmentOf<typeof SubmissionRow>

/** One page of what was sent by a form. */
export const ListSubmissions = graphql(
  `query ListSubmissions($workspaceSlug: ID!, $projectSlug: ID!, $formId: ID!, $state: SubmissionState, $page: Int, $perPage: Int) {
    submissions(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, formId: $formId, state: $state, page: $page, perPage: $perPage) {
      nodes { ...SubmissionRow }
      page
      totalPages
      totalCount
      counts { new accepted refused spam }
    }
  }`,
  [SubmissionRow],
)

/** Judges answers, with their tasks. */
export const JudgeSubmissions = graphql(
  `mutation JudgeSubmissions($project: ProjectRef!, $formId: ID!, $ids: [ID!]!, $state: SubmissionState!) {
    judgeSubmissions(project: $project, formId: $formId, ids: $ids, state: $state) { submissions { ...SubmissionRow } userErrors { code field message } }
  }`,
  [SubmissionRow],
)

/** What the tasks of a project can be given by a form. */
export const FormChoices = graphql(`
  query FormChoices($workspaceSlug: ID!, $projectSlug: ID!) {
    workflows(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    taskTypes(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    efforts(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title }
    labels(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title color }
    boards(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug) { id title }
  }
`)

/** A form as strangers see it; null where there is none. */
export const GetPublicForm = graphql(`
  query GetPublicForm($token: String!) {
    publicForm(token: $token) {
      title intro workspaceName workspaceLogo isOpen ticket
      fields { name kind label help isRequired min max options }
    }
  }
`)

/** Sends what a stranger wrote. */
export const SubmitPublicForm = graphql(`
  mutation SubmitPublicForm($token: String!, $input: PublicAnswersInput!) {
    submitPublicForm(token: $token, input: $input) { thanks userErrors { code field message } }
  }
`)
