// Where the gateway hands out the bytes of a file.
import type { ProjectAddress } from '../../rest/project-address.ts'

/** The gateway's own path of a file, or of a version of it; it needs the bearer. */
export function fileAddress(id: string, { company_slug, project_slug }: ProjectAddress, version?: number): string {
  const query = new URLSearchParams({
    workspaceSlug: company_slug,
    projectSlug: project_slug,
    ...(version !== undefined && { version: String(version) }),
  })
  return `/api/attachments/${encodeURIComponent(id)}/content?${query}`
}

/** A task's picture: a path of the host becomes the gateway's, any other address stays what it is. */
export function imageAddress(image: string | null, at: ProjectAddress): string | null {
  const id = /^\/attachments\/([^/?]+)\/content(\?|$)/.exec(image ?? '')?.[1]
  return id === undefined ? image : fileAddress(id, at)
}
