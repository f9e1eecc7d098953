// Documents that several gateway tests send: every field of the types that have many.

/** What a refusal says. */
export const REFUSALS = 'userErrors { code field message }'

/** Every field of a task that needs no call of its own. */
export const TASK = `
  id code slug title description workspaceSlug projectSlug done progress image
  workflow { id title color } type { id title color } effort { id title hours } labels { id title color }
  assignees { id username name avatar headline } startDate dueDate parentId board { id title } position
  isFavorite isDraft isArchived timerStartedAt createdAt createdAtForHumans updatedAt
  creator { name avatar username } sprint { id slug title timebox } userStory { id slug title code }
  counts { comments files checklistDone checklistTotal subtasks timeSeconds } viewerCan`

/** Every field of a project. */
export const PROJECT = `
  id slug name workspaceSlug workspaceName code description budget startDate dueDate logo status isPrivate
  owner { id username name } viewerRole viewerCan people { id username name } taskCount`

/** Every field of a workspace. */
export const WORKSPACE = `
  id slug name logo whitelabelLogo favicon owner { id username name avatar headline } subscription unlimitedWorkspaces viewerCan`

/** Addresses in the sample world, as arguments. */
export const WEBSITE = 'workspaceSlug: "acme", projectSlug: "website"'
