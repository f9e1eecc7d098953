// The address of a project on the wire.

/** The address of a project in queries: `company_slug`, `project_slug` (API-05). */
export interface ProjectAddress {
  company_slug: string
  project_slug: string
}

/** The query parameters of a project's calls, out of the address of the project or of something in it. */
export function addressOf({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string }): ProjectAddress {
  return { company_slug: workspaceSlug, project_slug: projectSlug }
}
