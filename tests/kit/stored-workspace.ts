// A workspace as the client stores it.
import type { StoredWorkspace } from '#src/data/storage/storage.ts'

/** Ana's, paid; `more` says otherwise. */
export function storedWorkspaceOf(slug: string, more: Partial<StoredWorkspace> = {}): StoredWorkspace {
  return {
    slug,
    name: slug.charAt(0).toUpperCase() + slug.slice(1),
    logo: null,
    owner: { username: 'ana' },
    settings: { can_create_projects: false },
    whitelabel: { logo: null },
    favicon: null,
    subscription: 'paid',
    unlimited_workspaces: true,
    ...more,
  }
}
