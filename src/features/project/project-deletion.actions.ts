// Deleting a project and having it back (PSET-14, PSET-15). No key does either (PSET-16).
import { ArchiveRestoreIcon, Trash2Icon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Api } from '#src/data/api.ts'
import { formatDay } from '#src/lib/dates/date-format.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { DeleteProject, ListDeletedProjects, type ProjectContentsData, ReadContents, RestoreProject } from './project-deletion.graphql.ts'

/** What goes, in one line: “240 tasks, 31 files, 12 pages”. */
export function contentsText(contents: Omit<ProjectContentsData, 'ownTasks'>): string {
  const { tasks, files, pages, userStories, sprints, discussions, forms, recurringTasks } = contents
  const parts = [
    tasks > 0 && plural(tasks, 'task'),
    files > 0 && plural(files, 'file'),
    pages > 0 && plural(pages, 'page'),
    userStories > 0 && plural(userStories, 'user story', 'user stories'),
    sprints > 0 && plural(sprints, 'sprint'),
    discussions > 0 && plural(discussions, 'discussion'),
    forms > 0 && plural(forms, 'form'),
    recurringTasks > 0 && plural(recurringTasks, 'recurring task'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'nothing else' : parts.join(', ')
}

const restored = (api: Api, workspaceSlug: string, id: string) =>
  api.mutate(RestoreProject, { workspaceSlug, id }, { lane: `Deleted:${workspaceSlug}` })

/** Asks for its name to the letter; gone for everybody at once, and back by undo or from the settings of the workspace for 30 days. */
export const deleteProject = defineAction({
  id: 'project.delete',
  on: 'project',
  title: 'Delete this project',
  icon: Trash2Icon,
  group: 'project',
  seldom: true,
  keywords: ['remove', 'destroy', 'danger'],
  needs: 'OWN',
  single: true,
  async run({ api, ask, go, scene, projects: [{ id, name, slug, workspaceSlug }] }): Promise<Outcome | undefined> {
    const project = { workspaceSlug, projectSlug: slug }
    const { projectContents } = await api.query(ReadContents, project, { requestPolicy: 'network-only' })
    const typed = await ask.text({
      title: 'Type its name to delete it',
      text: `It goes for everybody at once, and with it ${contentsText(projectContents)}. Running timers in it end. For 30 days its owners can restore it in the workspace settings.`,
      placeholder: name,
      submit: 'Delete',
      danger: true,
      check: (text) => (text === name ? null : 'That is not the name of this project.'),
    })
    if (typed === null) return undefined
    const inView = scene.get().project?.id === id
    const { deletedId } = await api.mutate(DeleteProject, { project, name: typed }, { lane: `Project:${id}` })
    if (inView) go.to(pathTo('workspace-projects'))
    return { said: `${name} is deleted`, ...(deletedId && { undo: () => restored(api, workspaceSlug, deletedId) }) }
  },
})

const restoring: ActionDefinition<'workspace'> = {
  id: 'project.restore',
  on: 'workspace',
  title: 'Restore deleted project…',
  name: 'Restore deleted project',
  icon: ArchiveRestoreIcon,
  group: 'project',
  seldom: true,
  keywords: ['undelete', 'recover', 'deleted projects', 'bring back', 'recycle'],
  needs: 'OWN',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      now,
      workspaces: [{ slug: workspaceSlug }],
    } = context
    const chosen = await ask.pick({
      title: 'Restore deleted project',
      placeholder: 'Search deleted projects…',
      empty: 'No project of yours was deleted in the last 30 days.',
      options: async () =>
        (await api.query(ListDeletedProjects, { workspaceSlug }, { requestPolicy: 'network-only' })).deletedProjects.map((one) => ({
          id: one.id,
          value: one,
          title: one.name,
          hint: `deleted ${formatDay(new Date(one.deletedAt), now())}`,
        })),
    })
    return chosen ? restore(context, chosen) : undefined
  },
}

async function restore({ api, go, workspaces: [{ slug }] }: Context<'workspace'>, { id, name }: { id: string; name: string }) {
  const { project } = await restored(api, slug, id)
  if (!project) return undefined
  go.to(pathTo('project-dashboard', { companySlug: slug, projectSlug: project.slug }))
  const undo = () =>
    api.mutate(DeleteProject, { project: { workspaceSlug: slug, projectSlug: project.slug }, name }, { lane: `Deleted:${slug}` })
  return { said: `${name} is back`, undo }
}

/** Has a deleted project back, with everything that was in it. */
export const restoreProject = defineAction(restoring)

/** The same for one that is shown, to whoever owned it; made for its button and never registered. */
export function restoreThis(one: { id: string; name: string }): Action {
  return defineAction({ ...restoring, title: 'Restore', name: 'Restore', needs: 'EDIT', run: (context) => restore(context, one) })
}

/** Deleting and restoring, as actions. */
export const actions: readonly Action[] = [deleteProject, restoreProject]
