// A workspace that the viewer does not see: one of theirs that is being deleted can be had back, or taken along (WSET-10).
import type { ReactNode } from 'react'
import { ExportsSection } from '#src/features/export/exports-section.tsx'
import { MissingWorkspace } from '#src/features/workspace-settings/missing-workspace.tsx'

/** `children` is what stands there otherwise. */
export function MissingWorkspaceFrame({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <MissingWorkspace
      slug={slug}
      along={(workspace) => <ExportsSection workspaceSlug={slug} projectSlug={null} subjects={{ workspace: [workspace] }} />}
    >
      {children}
    </MissingWorkspace>
  )
}
