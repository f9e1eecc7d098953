// Where a page stands: up, down, in and out among its neighbors, or elsewhere in the wiki.
import { ArrowDownIcon, ArrowUpIcon, FolderInputIcon, IndentDecreaseIcon, IndentIncreaseIcon, type LucideIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import type { Services } from '#src/actions/services.ts'
import { GetWikiPage, ListWikiPages, MoveWikiPage, SearchWiki, type WikiRowData } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import type { TreePlace } from '#src/ui/tree/tree-node.ts'
import { wikiWords } from './wiki.actions.ts'
import { openAll, placeOf } from './wiki-places.ts'

/** Below which page, and behind which one. */
interface Spot {
  parentId: string | null
  after: string | null
}

type Reading = Pick<Services, 'api'>

async function level({ api }: Reading, page: PageSubject, parent: string | null): Promise<readonly WikiRowData[]> {
  const { wikiPages } = await api.query(ListWikiPages, { ...placeOf(page), parent, perPage: 200 }, { requestPolicy: 'network-only' })
  return wikiPages.nodes.toSorted((a, b) => a.position - b.position)
}

/** The spot where it is now, among its neighbors. */
function spotOf(page: PageSubject, beside: readonly WikiRowData[]): Spot {
  const at = beside.findIndex(({ id }) => id === page.id)
  return { parentId: page.parentId, after: beside[at - 1]?.id ?? null }
}

/** The position that shows it there until the host has answered. */
function shownAt({ parentId, after }: Spot, rows: readonly WikiRowData[], own: string) {
  const others = rows.filter(({ id }) => id !== own)
  const at = others.findIndex(({ id }) => id === after)
  const [before, next] = [others[at]?.position, others[at + 1]?.position]
  const position = before === undefined ? (next ?? 0) - 1 : next === undefined ? before + 1 : (before + next) / 2
  return { parentId, position }
}

async function put(services: Reading, page: PageSubject, to: Spot): Promise<Outcome> {
  const { api } = services
  const beside = await level(services, page, page.parentId)
  const from = spotOf(page, beside)
  const project = placeOf(page)
  const rows = to.parentId === page.parentId ? beside : await level(services, page, to.parentId)
  const move = (spot: Spot, shown: object) =>
    api.mutate(MoveWikiPage, { project, id: page.id, input: { ...spot } }, { lane: `WikiPage:${page.id}`, extra: { shown } })
  if (to.parentId !== null) openAll([to.parentId])
  await move(to, shownAt(to, rows, page.id))
  return { said: `“${page.title}” moved`, undo: () => move(from, shownAt(from, beside, page.id)) }
}

type Way = 'up' | 'down' | 'in' | 'out'

/** Where one step leads; null where there is none. */
async function stepOf(services: Reading, page: PageSubject, way: Way): Promise<Spot | null> {
  const beside = await level(services, page, page.parentId)
  const at = beside.findIndex(({ id }) => id === page.id)
  if (way === 'up') return at < 1 ? null : { parentId: page.parentId, after: beside[at - 2]?.id ?? null }
  const next = beside[at + 1]
  if (way === 'down') return next === undefined ? null : { parentId: page.parentId, after: next.id }
  if (way === 'in') {
    const above = beside[at - 1]
    if (above === undefined) return null
    return { parentId: above.id, after: (await level(services, page, above.id)).at(-1)?.id ?? null }
  }
  if (page.parentId === null) return null
  const { wikiPage: parent } = await services.api.query(GetWikiPage, { ...placeOf(page), slug: page.parentId })
  return { parentId: parent?.parentId ?? null, after: page.parentId }
}

const moveMenu: Submenu = { id: 'move', title: 'Move', icon: FolderInputIcon, section: 'place' }

const WAYS: Record<Way, { title: string; icon: LucideIcon; key: string; end: string }> = {
  up: { title: 'Move page up', icon: ArrowUpIcon, key: 'Alt+Shift+ArrowUp', end: 'It is the first one there.' },
  down: { title: 'Move page down', icon: ArrowDownIcon, key: 'Alt+Shift+ArrowDown', end: 'It is the last one there.' },
  in: {
    title: 'Move page in',
    icon: IndentIncreaseIcon,
    key: 'Alt+Shift+ArrowRight',
    end: 'There is no page before it that it could stand below.',
  },
  out: { title: 'Move page out', icon: IndentDecreaseIcon, key: 'Alt+Shift+ArrowLeft', end: 'It stands at the top level.' },
}

const stepping = (way: Way) =>
  defineAction({
    id: `page.${way}`,
    on: 'page',
    title: WAYS[way].title,
    icon: WAYS[way].icon,
    group: 'wiki',
    keywords: [...wikiWords, 'order', 'sort', ...(way === 'in' ? ['indent'] : way === 'out' ? ['outdent'] : [])],
    shortcut: WAYS[way].key,
    needs: 'EDIT',
    menu: moveMenu,
    single: true,
    async run(context: Context<'page'>): Promise<Outcome | undefined> {
      const [page] = context.pages
      const to = await stepOf(context, page, way)
      if (to) return put(context, page, to)
      context.say.note(WAYS[way].end)
      return undefined
    },
  })

/** Puts a page where its row was dragged. */
export function movedTo({ parent, after }: TreePlace): Action {
  return defineAction({
    ...moving,
    async run(context) {
      const [page] = context.pages
      const last = async () => (await level(context, page, parent)).at(-1)?.id ?? null
      return put(context, page, { parentId: parent, after: after === 'last' ? await last() : after })
    },
  })
}

const TOP = 'top'

const moving: ActionDefinition<'page'> = {
  id: 'page.move',
  on: 'page',
  title: 'Move page…',
  icon: FolderInputIcon,
  group: 'wiki',
  keywords: [...wikiWords, 'parent', 'below'],
  shortcut: 'm',
  needs: 'EDIT',
  picker: true,
  menu: moveMenu,
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      api,
      ask,
      pages: [page],
    } = context
    const optionOf = ({ id, title }: WikiRowData, hint?: string) => ({ id, value: id, title, ...(hint && { hint }) })
    const fits = ({ id }: WikiRowData) => id !== page.id && id !== page.parentId
    const target = await ask.pick<string>({
      title: `Move “${page.title}” below`,
      placeholder: 'Search pages…',
      async options() {
        const top = page.parentId === null ? [] : [{ id: TOP, value: TOP, title: 'Top level' }]
        return [...top, ...(await level(context, page, null)).filter(fits).map((row) => optionOf(row))]
      },
      async search(text) {
        const { wikiSearch } = await api.query(SearchWiki, { ...placeOf(page), search: text })
        const found = wikiSearch.nodes.filter((hit) => fits(hit.page) && !hit.path.some(({ id }) => id === page.id))
        const options = found.map((hit) =>
          optionOf(
            hit.page,
            hit.path
              .slice(0, -1)
              .map(({ title }) => title)
              .join(' / '),
          ),
        )
        return { options, totalPages: 1 }
      },
    })
    if (target === null) return undefined
    const parentId = target === TOP ? null : target
    return put(context, page, { parentId, after: (await level(context, page, parentId)).at(-1)?.id ?? null })
  },
}

/** Puts a page below another one, or at the top level. */
export const movePage = defineAction(moving)

/** Where a page stands. */
export const actions: readonly Action[] = [...(['up', 'down', 'in', 'out'] as const).map(stepping), movePage]
