// Where a task is to be found.

/** The address of a task whose detail is open. */
export interface TaskAddress {
  workspaceSlug: string
  projectSlug: string
  id: string
}

/** False for what is still being made: its address is not known yet. */
export const hasAddress = ({ tasks }: { tasks: readonly { id: string }[] }) =>
  tasks.every(({ id }) => !id.startsWith('tmp:')) || { reason: 'It is still being saved.' }
