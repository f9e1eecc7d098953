// What the palette finds of the plans of the projects that were gone to: sprints, user stories and epics, pages of its wiki, and discussions.
import { BookOpenIcon, FileTextIcon, MessagesSquareIcon, TargetIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Api } from '#src/data/api.ts'
import { onMutation } from '#src/data/mutation-events.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { ListSprints } from '#src/model/sprint/sprint.graphql.ts'
import { ListEpics } from '#src/model/story/epic.graphql.ts'
import { ListStories } from '#src/model/story/story.graphql.ts'
import { ListThreads } from '#src/model/thread/thread.graphql.ts'
import { ListWikiPages, SearchWiki } from '#src/model/wiki/wiki.graphql.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { type Entity, entityKey, type Made } from './entity.ts'

const MOST = 200
const FOUND = 10

type PlanKind = 'sprint' | 'story' | 'epic' | 'page' | 'thread'

/** What of a plan is read here. */
interface Plan {
  id: string
  slug: string
  title: string
  code?: string | null
  color?: string
}

/** The fields of payloads, by the kind of what is in them. */
const PAYLOADS: Readonly<Record<string, PlanKind>> = { sprint: 'sprint', userStory: 'story', epic: 'epic', wikiPage: 'page' }
const DELETES: Readonly<Record<string, PlanKind>> = {
  deleteSprint: 'sprint',
  deleteUserStory: 'story',
  deleteEpic: 'epic',
  deleteWikiPage: 'page',
  deleteThread: 'thread',
}

const icons: Readonly<Record<PlanKind, (plan: Plan) => ReactNode>> = {
  sprint: () => <TargetIcon size={16} aria-hidden />,
  story: () => <BookOpenIcon size={16} aria-hidden />,
  page: () => <FileTextIcon size={16} aria-hidden />,
  thread: () => <MessagesSquareIcon size={16} aria-hidden />,
  epic: ({ color }) => <Dot colour={color} size={10} />,
}

function pathOf(kind: PlanKind, { slug, code }: Plan, project: ProjectSubject): string {
  const at = { companySlug: project.workspaceSlug, projectSlug: project.slug }
  if (kind === 'sprint') return pathTo('projects.sprint', { ...at, sprintSlug: slug })
  if (kind === 'story') return pathTo('projects.user-story', { ...at, userStorySlug: slug })
  if (kind === 'thread') return pathTo('projects.discussion', { ...at, threadNumber: slug })
  if (kind === 'page') return pathTo('projects.wiki-page', { ...at, pageSlug: slug })
  return `${pathTo('projects.user-story-epics', at)}?${new URLSearchParams({ epic: code ?? '' })}`
}

function rowOf(kind: PlanKind, plan: Plan, project: ProjectSubject): Made {
  const path = pathOf(kind, plan, project)
  const { id, title, code } = plan
  const make = (): Entity => ({
    kind,
    id,
    title,
    code: code ?? undefined,
    hint: project.name,
    icon: () => icons[kind](plan),
    path,
    run: ({ go }) => go.to(path),
  })
  return { from: plan, place: project.workspaceSlug, key: entityKey({ kind, id }), make }
}

const isPlan = (value: unknown): value is Plan => typeof value === 'object' && value !== null && 'slug' in value

/** A discussion is addressed by its number. */
function threadRow(thread: unknown, project: ProjectSubject): readonly Made[] {
  const { id, number, title } = Object(thread) as { id?: string; number?: number; title?: string }
  if (id === undefined || number === undefined || title === undefined) return []
  return [rowOf('thread', { id, slug: String(number), title, code: `#${number}` }, project)]
}

/** Puts a project's sprints, stories and epics among what is found, and what becomes of them as long as the source lives. */
export async function followPlans(
  api: Api,
  project: ProjectSubject,
  { put, forget }: { put: (made: readonly Made[]) => void; forget: (key: string) => void },
): Promise<void> {
  const { workspaceSlug, slug: projectSlug } = project
  const asked = { workspaceSlug, projectSlug, perPage: MOST }
  const [{ sprints }, { userStories }, { epics }, { wikiPages }, { threads }] = await Promise.all([
    api.query(ListSprints, asked),
    api.query(ListStories, asked),
    api.query(ListEpics, asked),
    api.query(ListWikiPages, asked),
    api.query(ListThreads, { ...asked, state: 'ALL' }),
  ])
  put([
    ...sprints.nodes.map((one) => rowOf('sprint', one, project)),
    ...userStories.nodes.map((one) => rowOf('story', one, project)),
    ...epics.nodes.map((one) => rowOf('epic', one, project)),
    ...wikiPages.nodes.map((one) => rowOf('page', one, project)),
    ...threads.nodes.flatMap((one) => threadRow(one, project)),
  ])
  onMutation(({ field, payload, variables }) => {
    const at = Object(variables.project) as { workspaceSlug?: string; projectSlug?: string }
    if (at.workspaceSlug !== workspaceSlug || at.projectSlug !== projectSlug) return
    const gone = DELETES[field]
    if (gone) return forget(entityKey({ kind: gone, id: String(variables.id) }))
    put([
      ...threadRow(payload.thread, project),
      ...Object.entries(PAYLOADS).flatMap(([name, kind]) => (isPlan(payload[name]) ? [rowOf(kind, payload[name], project)] : [])),
      ...(Array.isArray(payload.userStories) ? payload.userStories.filter(isPlan).map((one) => rowOf('story', one, project)) : []),
    ])
  })
}

/** The user stories and pages of a project that the host finds by what they say. */
export async function findStories(api: Api, project: ProjectSubject, search: string): Promise<readonly Made[]> {
  const { workspaceSlug, slug: projectSlug } = project
  const [{ userStories }, { wikiSearch }, { threads }] = await Promise.all([
    api.query(ListStories, { workspaceSlug, projectSlug, search, perPage: FOUND }),
    api.query(SearchWiki, { workspaceSlug, projectSlug, search }),
    api.query(ListThreads, { workspaceSlug, projectSlug, search, state: 'ALL', perPage: FOUND }),
  ])
  return [
    ...userStories.nodes.map((one) => rowOf('story', one, project)),
    ...wikiSearch.nodes.slice(0, FOUND).map(({ page }) => rowOf('page', page, project)),
    ...threads.nodes.flatMap((one) => threadRow(one, project)),
  ]
}
