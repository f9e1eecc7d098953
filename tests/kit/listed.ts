// What a list on the screen asks for, where a test minds nothing of it.
import type { ListInView } from '#src/model/task/rows/list-in-view.ts'

/** To be spread into a list that a test puts into view. */
export const LISTED: Pick<ListInView, 'variables'> = { variables: { workspaceSlug: 'acme', projectSlug: 'website' } }
