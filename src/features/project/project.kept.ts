// The projects of a workspace as the last visit knew them, for the first paint of the next (STORE-06, OPEN-27).
import { permissions } from '#src/actions/permission-shape.ts'
import { keepAnswers } from '#src/data/kept-answers.ts'
import { person } from '#src/data/storage/person-shape.ts'
import { fields, filled, flag, listOf, number, oneOf, orNull, type Reader, text } from '#src/data/storage/shape.ts'
import { projectsKey } from '#src/data/storage/storage.ts'
import { ListProjects, type ProjectRowData } from './project.graphql.ts'

const project: Reader<ProjectRowData> = fields({
  id: text,
  slug: text,
  name: text,
  workspaceSlug: text,
  workspaceName: orNull(text),
  code: orNull(text),
  logo: orNull(text),
  status: oneOf('IN_PROGRESS', 'COMPLETED', 'ARCHIVED'),
  isPrivate: flag,
  isPublic: orNull(flag),
  dueDate: orNull(text),
  taskCount: orNull(number),
  viewerRole: text,
  viewerCan: permissions,
  owner: orNull(person),
  people: listOf(person),
})

const keyIn = (place: unknown) => projectsKey(String((place as { workspaceSlug?: unknown } | undefined)?.workspaceSlug))

/** Each workspace's list under its own name; a new project, or one that goes or comes back, drops it, and so does entering the workspace. */
export const keptProjects = keepAnswers(ListProjects, {
  keyOf: ({ workspaceSlug }) => projectsKey(workspaceSlug),
  read: fields({ projects: filled(listOf(project)) }),
  droppedBy({ field, variables: { input, project, workspaceSlug } }) {
    if (field === 'createProject') return [keyIn(input)]
    if (field === 'deleteProject' || field === 'removeSampleProject') return [keyIn(project)]
    return field === 'restoreProject' || field === 'createSampleProject' ? [projectsKey(String(workspaceSlug))] : []
  },
})
