// A project of invented work: one click makes it, one removes it (FIRST-04).
import { FlaskConicalIcon, FlaskConicalOffIcon } from 'lucide-react'
import type { Action, Context } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { errorText, SpokenError } from '#src/data/errors/error-text.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { CreateSampleProject, RemoveSampleProject } from './project.graphql.ts'
import { ReadContents } from './project-deletion.graphql.ts'

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

/** What people made or moved there is theirs: it goes with the sample only after they were told. True where it may. */
async function sureOfOwn({ api, ask, projects: [{ slug, workspaceSlug }] }: Context<'project'>): Promise<boolean> {
  const place = { workspaceSlug, projectSlug: slug }
  const { ownTasks } = (await api.query(ReadContents, place, { requestPolicy: 'network-only' })).projectContents
  if (ownTasks === 0) return true
  const one = ownTasks === 1
  return ask.confirm({
    title: `Remove ${plural(ownTasks, 'task')} of yours, too?`,
    text: `${one ? 'It was' : 'They were'} made in the sample or moved there, and ${one ? 'goes' : 'go'} with it for good. Move ${one ? 'it' : 'them'} to another project first to keep ${one ? 'it' : 'them'}.`,
    yes: 'Remove all',
    no: 'Keep the sample',
    danger: true,
  })
}

/** Hides it at once and removes everything in it when the time to undo has passed; asks first where tasks of people are among that. */
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
  async run(context) {
    if (!(await sureOfOwn(context))) return undefined
    const {
      api,
      go,
      hold,
      say,
      scene,
      projects: [{ id, slug, workspaceSlug }],
    } = context
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
