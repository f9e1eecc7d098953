// What the texts below name: how their links are drawn, and what their editors offer (WIKI-11, WIKI-12).
import { BookOpenIcon } from 'lucide-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Api } from '#src/data/api.ts'
import { newTemporaryId, publicId } from '#src/data/ids/session-ids.ts'
import { pathTo } from '#src/lib/paths.ts'
import { foldWords } from '#src/lib/search/search-text.ts'
import type { EditorNames } from '#src/ui/editor/editor-names.ts'
import type { NamedThing } from '#src/ui/editor/offer.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import type { DrawLink } from '#src/ui/text/safe-html.tsx'
import * as styles from './named.css.ts'
import { FindNamedPages, FindNamedTasks, MakeNamedPage } from './named-search.graphql.ts'

/** The project that texts are in. */
interface InProject {
  workspaceSlug: string
  projectSlug: string
}

/** What texts name, as it is called now. */
export interface LinkedThings {
  linkedPages: readonly { id: string; slug: string; title: string; deleted: boolean }[] | null
  linkedTasks:
    | readonly { id: string; code: string; title: string; done: boolean; status: string; color: string; projectSlug: string }[]
    | null
}

/** Draws a link that names something; undefined for every other link. What the reader may not see is its written words alone. */
export function linkDrawer({ workspaceSlug, projectSlug }: InProject, { linkedPages, linkedTasks }: LinkedThings): DrawLink {
  return (link: Element): ReactNode => {
    const [pageId, taskId] = [link.getAttribute('data-page'), link.getAttribute('data-task')]
    if (pageId !== null) {
      const page = linkedPages?.find(({ id }) => id === publicId(pageId))
      if (!page) return link.textContent
      if (page.deleted) return <span className={styles.goneLink}>Deleted page</span>
      return <Link to={pathTo('projects.wiki-page', { companySlug: workspaceSlug, projectSlug, pageSlug: page.slug })}>{page.title}</Link>
    }
    if (taskId === null) return undefined
    const task = linkedTasks?.find(({ id }) => id === publicId(taskId))
    if (!task) return link.textContent
    const home =
      task.projectSlug === projectSlug
        ? window.location.pathname
        : pathTo('projects.overview', { companySlug: workspaceSlug, projectSlug: task.projectSlug })
    return (
      <Link to={`${home}?task=${encodeURIComponent(task.id)}`} className={styles.taskLink} title={task.status}>
        <StatusRing colour={task.color} fraction={task.done ? 1 : 0.5} size={14} />
        <span className={styles.taskCode}>{task.code}</span>
        <span className={task.done ? styles.doneTask : undefined}>{task.title}</span>
      </Link>
    )
  }
}

/** The page of that very title first, then those that begin so; else as they were found (WIKI-11). */
function bestFirst<Hit extends { page: { title: string } }>(hits: readonly Hit[], search: string): readonly Hit[] {
  const wanted = foldWords(search).join(' ')
  const rankOf = ({ page }: Hit) => {
    const title = foldWords(page.title).join(' ')
    return title === wanted ? 0 : title.startsWith(wanted) ? 1 : 2
  }
  return hits.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const statusMark = (colour: string | undefined, done: boolean) => (
  <StatusRing colour={colour ?? '#888888'} fraction={done ? 1 : 0.5} size={14} />
)
const storyMark = <BookOpenIcon aria-hidden size={14} />

/** Pages, tasks and user stories of a project, as its editors offer them; a new page is made below `parentId`. */
export function namesOf(
  api: Api,
  place: InProject,
  { mayMake, parentId }: { mayMake: boolean; parentId?: string | undefined },
): EditorNames {
  const { workspaceSlug, projectSlug } = place
  const storyPath = (slug: string) => pathTo('projects.user-story', { companySlug: workspaceSlug, projectSlug, userStorySlug: slug })
  return {
    async pages(search) {
      const { wikiSearch } = await api.query(FindNamedPages, { ...place, search: search.trim() })
      return bestFirst(wikiSearch.nodes, search).map(({ page, path }): NamedThing => {
        const way = path.slice(0, -1).map(({ title }) => title)
        return {
          kind: 'page',
          id: page.id,
          label: page.title,
          title: page.title,
          hint: page.draft ? 'Draft' : way.join(' / ') || undefined,
        }
      })
    },
    async tasks(search) {
      const { tasks, userStories } = await api.query(FindNamedTasks, { ...place, search: search.trim() })
      return [
        ...tasks.nodes.map(({ id, code, title, done, workflow }): NamedThing => {
          const label = [code, title].filter(Boolean).join(' ')
          // Texts are kept, also for visits that know no other id.
          return { kind: 'task', id: publicId(id), label, title, code: code ?? undefined, mark: statusMark(workflow?.color, done) }
        }),
        ...userStories.nodes.map(({ id, slug, code, title }): NamedThing => {
          const label = [code, title].filter(Boolean).join(' ')
          return {
            kind: 'task',
            id,
            label,
            title,
            code: code ?? undefined,
            mark: storyMark,
            path: storyPath(slug),
          }
        }),
      ]
    },
    ...(mayMake && {
      newPage(title) {
        const input = { title, ...(parentId !== undefined && { parentId }) }
        const creates = newTemporaryId()
        const make = async (): Promise<NamedThing> => {
          const { wikiPage } = await api.mutate(MakeNamedPage, { project: place, input }, { creates, inTexts: true, optimistic: false })
          if (!wikiPage) throw new Error('The new page was not answered.')
          return { kind: 'page', id: wikiPage.id, label: wikiPage.title, title: wikiPage.title }
        }
        return { id: creates, made: make() }
      },
    }),
  }
}

interface Named {
  draw: DrawLink | undefined
  names: EditorNames | undefined
}

const NamedContext = createContext<Named>({ draw: undefined, names: undefined })

/** Texts below draw what `linked` has, and their editors offer what the project has. */
export function NamedThings({
  place: { workspaceSlug, projectSlug },
  linked: { linkedPages, linkedTasks },
  editable,
  children,
}: {
  place: InProject
  linked: LinkedThings
  editable: boolean
  children: ReactNode
}) {
  const { api } = useActions().services
  const named = useMemo((): Named => {
    const place = { workspaceSlug, projectSlug }
    return { draw: linkDrawer(place, { linkedPages, linkedTasks }), names: namesOf(api, place, { mayMake: editable }) }
  }, [api, workspaceSlug, projectSlug, linkedPages, linkedTasks, editable])
  return <NamedContext value={named}>{children}</NamedContext>
}

/** How links of texts are drawn here, and what editors offer; nothing elsewhere. */
export function useNamed(): Named {
  return useContext(NamedContext)
}
