// What the palette finds: tasks, people, projects and plans of the workspace in view, kept in memory; the server is asked for the rest.
import { FolderIcon } from 'lucide-react'
import { type Hold, heldId } from '#src/actions/delayed-delete.ts'
import type { SceneStore } from '#src/actions/scene.ts'
import type { Api } from '#src/data/api.ts'
import { onEvent } from '#src/data/app-events.ts'
import { isPending, publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { ListProjects, type ProjectRowData } from '#src/features/project/project.graphql.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { TasksPage } from '#src/model/task/task.graphql.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import { type Entity, type EntitySource, entityKey, type Made } from './entity.ts'
import type { SessionTitles } from './start-titles.ts'

/** How many of the newest tasks of a workspace are kept ready; older ones are found through the server. */
const READY_TASKS = 200

/**
 * Follows the scene and what is deleted: rows in view are always known; on entering a workspace its projects, people and newest tasks are loaded once.
 * A failed load is logged and tried again on the next entry; the palette's commands work without it.
 */
export function createEntitySource(
  api: Api,
  scene: SceneStore,
  hold: Pick<Hold, 'hidden' | 'subscribe'>,
  signedIn: () => boolean,
): EntitySource {
  let entities: readonly Entity[] = []
  // By workspace and thing: a person may be in several.
  const known = new Map<string, { from: unknown; place: string; entity: Entity }>()
  const loaded = new Set<string>()
  const listeners = new Set<() => void>()
  const shownOf = createShown()
  const gone = new Set<string>()
  let titles: SessionTitles | null = null

  // Of other workspaces only projects, which are named with theirs, and titles (WS-08).
  const gather = () => {
    const inView = scene.get().workspace?.slug
    const here = [...known.values()].filter(({ place, entity }) => inView === undefined || place === inView || entity.kind === 'project')
    entities = here.map(({ entity }) => entity)
    changed()
  }

  const put = (made: readonly Made[]) => {
    let changed = false
    for (const { from, place, make, key } of made) {
      const name = nameOf(place, key)
      if (known.get(name)?.from === from) continue
      known.set(name, { from, place, entity: make() })
      changed = true
    }
    if (changed) gather()
  }

  const changed = () => {
    for (const listener of listeners) listener()
  }

  /** Titles of the workspace's other tasks, last of all: they are many. */
  const loadTitles = async () => {
    if (!signedIn()) return
    try {
      await api.quiet()
      const { startTitles } = await import('./start-titles.ts')
      titles ??= startTitles(api, changed, () => listeners.size > 0)
      // Whoever went on meanwhile wants those of the other place.
      const workspaceSlug = scene.get().workspace?.slug
      if (workspaceSlug) titles.enter(workspaceSlug)
    } catch (error) {
      console.warn('The palette could not load the titles of the workspace:', error)
    }
  }
  const comeBack = () => {
    if (document.visibilityState === 'visible' && titles) void loadTitles()
  }

  const load = async (workspaceSlug: string) => {
    if (loaded.has(workspaceSlug) || !signedIn()) return
    loaded.add(workspaceSlug)
    try {
      // The palette can wait; what is on the screen comes first.
      await api.quiet()
      const [{ projects }, { tasks }] = await Promise.all([
        api.query(ListProjects, { workspaceSlug }),
        api.query(TasksPage, { workspaceSlug, sort: 'UPDATED_AT', descending: true, perPage: READY_TASKS }),
      ])
      put([
        ...projects.map(projectRow),
        ...projects.flatMap(({ people }) => people).map((person) => personRow(person, workspaceSlug)),
        ...tasks.nodes.map(taskRow),
      ])
    } catch (error) {
      loaded.delete(workspaceSlug)
      console.warn('The palette could not load what it searches:', error)
    }
  }

  /** The sprints, stories and epics of a project, once it was gone to. */
  const loadPlans = async (project: ProjectSubject) => {
    const place = `${project.workspaceSlug}/${project.slug}`
    if (loaded.has(place) || !signedIn()) return
    loaded.add(place)
    try {
      // The palette can wait; what is on the screen comes first.
      await api.quiet()
      await (await import('./plan-entities.tsx')).followPlans(api, project, { put, forget })
    } catch (error) {
      loaded.delete(place)
      console.warn('The palette could not load the plans of the project:', error)
    }
  }

  const forget = (key: string) => {
    const names = [...known.keys()].filter((name) => name.endsWith(nameOf('', key)))
    for (const name of names) known.delete(name)
    gone.add(key)
    if (names.length > 0) gather()
  }
  // A session's source lives as long as the page; what another one deletes is gone for it too.
  onEvent('taskDeleted', (task) => task && forget(taskKey(task)))

  // Also what is in view already, where the source comes later than the page.
  let seen: Partial<ReturnType<SceneStore['get']>> = {}
  const follow = () => {
    const now = scene.get()
    const { rows, detail, project, workspace } = now
    // Most changes are a row under the pointer.
    if (rows !== seen.rows || detail !== seen.detail || project !== seen.project)
      // What is still being made is found once it is there, and not if it never will be.
      put([
        ...[...rows, ...(detail ? [detail] : [])].filter(({ id }) => !isPending(id)).map(taskRow),
        ...(project ? [projectRow(project)] : []),
      ])
    const entered = workspace?.slug !== seen.workspace?.slug
    if (project && project.id !== seen.project?.id) void loadPlans(project)
    seen = now
    if (!entered) return
    gather()
    if (workspace) void load(workspace.slug).then(loadTitles)
  }
  scene.subscribe(follow)
  follow()

  return {
    all: () => (hold.hidden().size === 0 ? entities : shownOf(entities, hold.hidden())),
    titles: () => titles?.batches() ?? [],
    titlesElsewhere: () => titles?.elsewhere() ?? [],
    isHidden: (entity) =>
      gone.has(entityKey(entity)) ||
      hold.hidden().has(sessionId(entity.id)) ||
      (entity.workspaceSlug !== undefined && titles?.holds(entity.workspaceSlug) === false),
    opened: () => titles?.look(),
    subscribe(listener) {
      listeners.add(listener)
      const stop = hold.subscribe(listener)
      // For as long as somebody searches: another session has a source of its own.
      document.addEventListener('visibilitychange', comeBack)
      return () => {
        listeners.delete(listener)
        stop()
        if (listeners.size === 0) document.removeEventListener('visibilitychange', comeBack)
      }
    },
    async remote(query, kind, signal) {
      const { workspace, project } = scene.get()
      const workspaceSlug = workspace?.slug
      // Private notes are of no workspace, and none of them is kept here (NOTE-05).
      const wanted = kind === null || kind === 'note'
      const own = wanted && signedIn() ? import('./note-entities.tsx').then(({ findNotes }) => findNotes(api, query)) : []
      if (!workspaceSlug || (kind !== null && kind !== 'task')) return own
      // All at once, and awaited together, so that where one fails the others are not left to fail with nobody listening.
      const [{ tasks }, plans, notes, said] = await Promise.all([
        api.query(TasksPage, {
          workspaceSlug,
          filter: { search: query },
          sort: 'UPDATED_AT',
          descending: true,
          perPage: 20,
        }),
        // Stories of the project in view, too, where nothing but tasks is not what is wanted.
        kind === null && project ? import('./plan-entities.tsx').then(({ findStories }) => findStories(api, project, query)) : [],
        own,
        // What was said, and files, at the end of all.
        kind === null ? import('./text-entities.tsx').then(({ findTexts }) => findTexts(api, workspaceSlug, query)).catch(logged) : [],
      ])
      signal.throwIfAborted()
      put([...tasks.nodes.map(taskRow), ...plans])
      const names = [
        ...tasks.nodes.filter(({ id }) => !hold.hidden().has(id)).map((task) => nameOf(task.workspaceSlug, taskKey(task))),
        ...plans.map(({ place, key }) => nameOf(place, key)),
      ]
      return [...names.flatMap((name) => known.get(name)?.entity ?? []), ...said, ...notes]
    },
  }
}

// No slug holds a blank.
function nameOf(place: string, key: string): string {
  return `${place} ${key}`
}

/** One list for one set of hidden ids, so that the index sees a change only where there is one. */
function createShown(): (entities: readonly Entity[], hidden: ReadonlySet<string>) => readonly Entity[] {
  let shown: { entities: readonly Entity[]; hidden: ReadonlySet<string>; left: readonly Entity[] } | null = null
  return (entities, hidden) => {
    if (shown?.entities !== entities || shown.hidden !== hidden)
      shown = {
        entities,
        hidden,
        left: entities.filter(({ kind, id }) => !hidden.has(kind === 'task' ? sessionId(id) : heldId(kind, id))),
      }
    return shown.left
  }
}

/** A search in texts that failed takes nothing else away. */
function logged(error: unknown): readonly Entity[] {
  console.warn('The search in comments and files failed:', error)
  return []
}

/** By the server's id: what a person used is remembered for the next visit. */
function taskKey({ id }: { id: string }): string {
  return entityKey({ kind: 'task', id: publicId(id) })
}

function taskRow(task: TaskSubject & { project?: { name: string } }) {
  const { id, workspaceSlug, projectSlug } = task
  return {
    from: task,
    place: workspaceSlug,
    key: taskKey(task),
    make: (): Entity => ({
      kind: 'task',
      id: publicId(id),
      title: task.title,
      code: task.code ?? undefined,
      hint: task.project?.name ?? projectSlug,
      keywords: task.labels.map((label) => label.title),
      over: task.done,
      icon: () => <StatusRing colour={task.workflow?.color ?? null} fraction={task.done ? 1 : task.progress / 100} />,
      path: taskHref(task),
      run: ({ go }) => go.task({ id, workspaceSlug, projectSlug }),
    }),
  }
}

function projectRow(project: ProjectSubject & Partial<Pick<ProjectRowData, 'code' | 'workspaceName'>>) {
  const path = pathTo('projects.overview', { companySlug: project.workspaceSlug, projectSlug: project.slug })
  return {
    from: project,
    place: project.workspaceSlug,
    key: entityKey({ kind: 'project', id: project.id }),
    make: (): Entity => ({
      kind: 'project',
      id: project.id,
      title: project.name,
      code: project.code ?? undefined,
      hint: project.workspaceName ?? project.workspaceSlug,
      icon: () => <FolderIcon size={16} aria-hidden />,
      path,
      run: ({ go }) => go.to(path),
    }),
  }
}

function personRow(person: ProjectRowData['people'][number], place: string) {
  const path = pathTo('profile', { username: person.username })
  return {
    from: person,
    place,
    key: entityKey({ kind: 'person', id: person.username }),
    make: (): Entity => ({
      kind: 'person',
      id: person.username,
      title: person.name,
      hint: person.headline ?? `@${person.username}`,
      keywords: [person.username],
      icon: () => <Avatar person={person} size={20} decorative />,
      path,
      run: ({ go }) => go.to(path),
    }),
  }
}
