// Addresses of tasks and projects in the inputs of the gateway.

/** The address of a task, as the gateway's `TaskRef` wants it. */
export function taskRef(task: { id: string; workspaceSlug: string; projectSlug: string }) {
  return { workspaceSlug: task.workspaceSlug, projectSlug: task.projectSlug, id: task.id }
}

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function projectRef(project: { slug: string; workspaceSlug: string }) {
  return { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }
}
