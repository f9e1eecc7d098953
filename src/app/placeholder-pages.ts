// The routes whose content comes later, and what each will hold.
import type { RouteName } from '#src/lib/paths.ts'

/** What a page that is not built yet says about itself. */
export interface Placeholder {
  title: string
  promise: string
}

/** Pages of a workspace and of the person. */
export const placeholderPages: Partial<Record<RouteName, Placeholder>> = {
  'workspace-settings-domain': { title: 'Custom domain', promise: 'The address under which this workspace answers will be set here.' },
}
