// Where a task is to be found.
import { isPending } from '#src/data/ids/session-ids.ts'

/** The address of a task whose detail is open. */
export interface TaskAddress {
  workspaceSlug: string
  projectSlug: string
  id: string
}

/** False for what is still being made: nobody else could find it yet. */
export const hasAddress = ({ tasks }: { tasks: readonly { id: string }[] }) =>
  !tasks.some(({ id }) => isPending(id)) || { reason: 'It is still being saved.' }
