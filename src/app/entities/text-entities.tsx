// What people wrote and what files are called, as far as the palette finds it: asked for each time, kept nowhere.
import { FileIcon, MessageSquareIcon } from 'lucide-react'
import type { Services } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { graphql, type ResultOf } from '#src/data/graphql.ts'
import { sessionId } from '#src/data/ids/session-ids.ts'
import { pathTo } from '#src/lib/paths.ts'
import { readSnippet } from '#src/lib/search/snippet.ts'
import { taskHref } from '#src/model/task/task-href.ts'
import type { Entity } from './entity.ts'

/** The search in texts; null where the host has none. */
export const SearchTexts = graphql(`
  query SearchTexts($workspaceSlug: ID!, $search: String!) {
    textSearch(workspaceSlug: $workspaceSlug, search: $search) {
      kind number fileId snippet by projectSlug projectName taskId taskCode taskTitle threadNumber threadTitle
    }
  }
`)

type TextHit = NonNullable<ResultOf<typeof SearchTexts>['textSearch']>[number]

const MOST = 5

/** Comments and files of the workspace with these words, the latest of each first. */
export async function findTexts(api: Api, workspaceSlug: string, search: string): Promise<readonly Entity[]> {
  const { textSearch } = await api.query(SearchTexts, { workspaceSlug, search }, { requestPolicy: 'network-only' })
  const hits = textSearch ?? []
  const of = (kind: TextHit['kind']) => hits.filter((hit) => hit.kind === kind).slice(0, MOST)
  return [...of('COMMENT'), ...of('FILE')].flatMap((hit) => entityOf(hit, workspaceSlug))
}

function entityOf(hit: TextHit, workspaceSlug: string): readonly Entity[] {
  const lead = leadOf(hit, workspaceSlug)
  const { text: title, ranges } = readSnippet(hit.snippet)
  const place = hit.taskTitle ?? hit.threadTitle ?? hit.projectName
  const Icon = hit.kind === 'COMMENT' ? MessageSquareIcon : FileIcon
  return [
    {
      ...lead,
      kind: hit.kind === 'COMMENT' ? 'comment' : 'file',
      id: String(hit.number),
      title,
      ranges,
      // Many say the same: what it is on is seen first.
      code: hit.taskCode ?? (hit.threadNumber === null ? undefined : `#${hit.threadNumber}`),
      hint: hit.kind === 'COMMENT' && hit.by ? `${hit.by} · ${place}` : place,
      icon: () => <Icon size={16} aria-hidden />,
    },
  ]
}

/** Where it is: in its task, in its discussion, at the comment itself, or among the documents of its project. */
function leadOf(hit: TextHit, workspaceSlug: string): Pick<Entity, 'path' | 'run'> {
  const { taskId, threadNumber, projectSlug, kind, number, fileId } = hit
  const at = { companySlug: workspaceSlug, projectSlug }
  const to = (path: string) => ({ path, run: ({ go }: Services) => go.to(path) })
  if (threadNumber !== null)
    return to(
      `${pathTo('projects.discussion', { ...at, threadNumber: String(threadNumber) })}${kind === 'COMMENT' ? `?comment=${number}` : ''}`,
    )
  if (taskId === null) return to(`${pathTo('projects.documents', at)}?file=${fileId ?? ''}`)
  const task = { id: sessionId(taskId), workspaceSlug, projectSlug }
  return {
    path: taskHref(task),
    run: ({ go }) => go.task(task, kind === 'COMMENT' ? { tab: 'comments', comment: String(number) } : { tab: 'files' }),
  }
}
