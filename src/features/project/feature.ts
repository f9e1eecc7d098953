// What projects bring to the app.
import { defineFeature } from '#src/actions/define-feature.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { keptProjects } from './project.kept.ts'

/** Projects of a workspace. */
export const project = defineFeature({
  actions: [
    () => import('./project.actions.ts'),
    () => import('./project-settings.actions.ts'),
    () => import('./project-standing.actions.ts'),
    () => import('./project-deletion.actions.ts'),
    () => import('./sample-project.actions.ts'),
  ],
  cache: [async () => (await import('./project.cache.ts')).projectCache],
  kept: [keptProjects],
  // What the settings list is nearer than the project that it lies in.
  kinds: ['template', 'template-list', 'member', 'project'],
  dialogs: {
    'project.create': lazyComponent(async () => (await import('./create-project-dialog.tsx')).CreateProjectDialog),
  },
})
