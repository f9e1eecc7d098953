// A project of invented work: one click makes it, one removes it (FIRST-04).
import { FlaskConicalIcon, FlaskConicalOffIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { CreateSampleProject, RemoveSampleProject } from './project.graphql.ts'

/** Goes to the sample of the workspace, which is made where there is none yet. */
export const createSample = defineAction({
  id: 'project.create-sample',
  on: 'workspace',
  title: 'Try with sample data',
  icon: FlaskConicalIcon,
  group: 'create',
  seldom: true,
  keywords: ['demo', 'example', 'sample project', 'playground', 'try it', 'test data'],
  needs: 'CREATE_PROJECT',
  single: true,
  async run({ api, go, hold, workspaces: [{ slug: workspaceSlug }] }) {
    // Projects are held for nothing else.
    if ([...hold.hidden()].some((id) => id.startsWith(`${workspaceSlug}/`)))
      throw new SpokenError('The sample is just being removed. Undo brings it back.')
    const { project } = await api.mutate(CreateSampleProject, { workspaceSlug }, { lane: `Sample:${workspaceSlug}` })
    if (project) go.to(pathTo('project-dashboard', { companySlug: workspaceSlug, projectSlug: project.slug }))
    return { stays: 'Sample data is removed by the button above its pages.' }
  },
})

/** Hides it at once and removes everything in it when the time to undo has passed. */
export const removeSample = defineAction({
  id: 'project.remove-sample',
  on: 'project',
  title: 'Remove sample',
  icon: FlaskConicalOffIcon,
  group: 'project',
  seldom: true,
  keywords: ['delete sample', 'demo', 'example', 'clean up', 'sample data'],
  needs: 'OWN',
  single: true,
  when: ({ projects: [{ isSample }] }) => (isSample ? true : 'hidden'),
  run({ api, go, hold, say, scene, projects: [{ id, slug, workspaceSlug }] }) {
    const here = scene.get().project?.id === id ? pathTo('project-dashboard', { companySlug: workspaceSlug, projectSlug: slug }) : null
    const takeBack = hold.start(
      [id],
      () => api.mutate(RemoveSampleProject, { project: { workspaceSlug, projectSlug: slug } }, { lane: `Sample:${workspaceSlug}` }),
      (error) => say.error(`The sample was not removed. ${errorText(error)}`),
    )
    if (here) go.to(pathTo('workspace'))
    const undo = unlessSent(takeBack)
    return {
      said: 'Sample removed',
      undo: () => {
        undo()
        if (here) go.to(here)
      },
    }
  },
})

/** Both of them. */
export const actions: readonly Action[] = [createSample, removeSample]
