// Changing what a project says of itself: one fact at a time, shown at once, taken back by one undo (PSET-02).
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { Api } from '#src/data/api.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import type { GetProject, UpdateProject } from './project.graphql.ts'
import { UpdateProject as document, GetProject as read } from './project.graphql.ts'

/** A project with everything its settings show. */
export type KnownProject = NonNullable<ResultOf<typeof GetProject>['project']>

/** A fact that its owner may change. */
export type ProjectFact = keyof VariablesOf<typeof UpdateProject>['input'] & keyof KnownProject

/** Facts as people read them. */
export const factTitles: Readonly<Record<ProjectFact, string>> = {
  name: 'Name',
  code: 'Project ID',
  description: 'Objectives',
  startDate: 'Start date',
  dueDate: 'Due date',
  budget: 'Budget',
  logo: 'Logo',
  status: 'Status',
  showsRockstars: 'Rockstar Team',
}

type Place = Pick<KnownProject, 'id' | 'workspaceSlug' | 'slug'>

/** Shows at once, and is what it was again where the host refuses. Changes of one project go one after the other. */
function send<F extends ProjectFact>(api: Api, { id, workspaceSlug, slug }: Place, fact: F, value: KnownProject[F]) {
  const variables = { project: { workspaceSlug, projectSlug: slug }, input: { [fact]: value } }
  return api.mutate(document, variables, { lane: `Project:${id}`, field: fact })
}

/** Changes one fact; the answer takes it back, unless somebody else changed it since. */
export async function changeFact<F extends ProjectFact>(
  { api }: Pick<Context<'project'>, 'api'>,
  project: KnownProject,
  fact: F,
  value: KnownProject[F],
): Promise<Outcome | undefined> {
  const was = project[fact]
  if (was === value) return undefined
  await send(api, project, fact, value)
  return {
    said: `${factTitles[fact]} saved`,
    async undo() {
      const { workspaceSlug, slug } = project
      const now = await api.query(read, { workspaceSlug, slug }, { requestPolicy: 'network-only' })
      if ((now.project?.[fact] ?? null) !== (value ?? null)) throw new UndoRefused(CHANGED_SINCE)
      return send(api, project, fact, was)
    },
  }
}

/** Changes how it stands. Archiving asks once, because it ends timers for good (PSET-05). */
export async function changeStatus(
  context: Context<'project'>,
  project: KnownProject,
  status: NonNullable<KnownProject['status']>,
): Promise<Outcome | undefined> {
  if (status === 'ARCHIVED' && project.status !== 'ARCHIVED') {
    const sure = await context.ask.confirm({
      title: `Archive ${project.name}?`,
      text: 'It becomes read-only for everybody and leaves the sidebar. Running timers in it end and are logged: reopening it does not start them again.',
      yes: 'Archive',
      no: 'Keep it open',
    })
    if (!sure) return undefined
  }
  const done = await changeFact(context, project, 'status', status)
  const { name } = project
  const said = { ARCHIVED: `${name} is archived`, COMPLETED: `${name} is completed`, IN_PROGRESS: `${name} is in progress` }[status]
  return done && { ...done, said }
}

/** The project of an action with all its facts; the cache has it where its settings were open. */
export async function knownProject({ api, projects: [project] }: Context<'project'>): Promise<KnownProject> {
  const { project: found } = await api.query(read, { workspaceSlug: project.workspaceSlug, slug: project.slug })
  if (!found) throw new Error(`There is no project ${project.id}.`)
  return found
}

/** What a field of the settings does; `refused` hears the host's sentence for the field. */
export function saveFact<F extends ProjectFact>(
  project: KnownProject,
  fact: F,
  value: KnownProject[F],
  refused: (sentence: string) => void,
): Action {
  return settingAction({
    on: 'project',
    group: 'project',
    title: factTitles[fact],
    needs: 'OWN',
    refused,
    change: (context) =>
      fact === 'status'
        ? changeStatus(context, project, value as NonNullable<KnownProject['status']>)
        : changeFact(context, project, fact, value),
  })
}
