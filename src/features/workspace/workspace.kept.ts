// The workspaces of the last visit, for the first paint of the next (STORE-06, OPEN-27).
import { permissions } from '#src/actions/permission-shape.ts'
import { keepAnswers } from '#src/data/kept-answers.ts'
import { person } from '#src/data/storage/person-shape.ts'
import { fields, filled, flag, listOf, orNull, type Reader, text } from '#src/data/storage/shape.ts'
import { workspacesKey } from '#src/data/storage/storage.ts'
import { ListWorkspaces, type WorkspaceHeadData } from './workspace.graphql.ts'

const workspace: Reader<WorkspaceHeadData> = fields({
  id: text,
  slug: text,
  name: text,
  logo: orNull(text),
  whitelabelLogo: orNull(text),
  favicon: orNull(text),
  subscription: orNull(text),
  unlimitedWorkspaces: orNull(flag),
  viewerCan: permissions,
  owner: orNull(person),
})

/** The first page, which nothing was searched for; a new workspace drops it, and so does entering one. */
export const keptWorkspaces = keepAnswers(ListWorkspaces, {
  keyOf: ({ search, page }) => (search || (page ?? 1) !== 1 ? null : workspacesKey),
  read: fields({ workspaces: filled(listOf(workspace)) }),
  droppedBy: ({ field }) => (field === 'createWorkspace' ? [workspacesKey] : []),
})
