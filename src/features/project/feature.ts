// What projects bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { projectCache } from './project.cache.ts'
import { keptProjects } from './project.kept.ts'

/** Projects of a workspace. */
export const project = defineFeature({
  actions: [() => import('./project.actions.ts'), () => import('./project-settings.actions.ts')],
  cache: [projectCache],
  kept: [keptProjects],
  kinds: ['project'],
  dialogs: {
    'project.create': lazyComponent(async () => (await import('./create-project-dialog.tsx')).CreateProjectDialog),
  },
})
