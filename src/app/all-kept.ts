// Every query whose answer is kept for the first paint of the next visit.
import { keptProjects } from '#src/features/project/project.kept.ts'
import { keptWorkspaces } from '#src/features/workspace/workspace.kept.ts'

/** The queries, as the data provider wants them. */
export const keptQueries = [keptWorkspaces, keptProjects]
