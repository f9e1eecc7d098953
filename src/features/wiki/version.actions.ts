// What was published of a page: looked at, compared, gone through and published again (WIKI-08..10).
import { ArrowDownIcon, ArrowUpIcon, GitCompareIcon, HistoryIcon, RotateCcwIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { ListWikiVersions, RestoreWikiVersion } from '#src/model/wiki/wiki.graphql.ts'
import { wikiWords } from './wiki.actions.ts'
import { pagePath, placeOf, shownChange, versionPath } from './wiki-places.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'version.head': true
    'version.changes': true
  }
}

const words = [...wikiWords, 'history', 'versions']

/** Shows what was published of a page, the latest beside the one before; again, and the page is back. */
export const pageVersions = defineAction({
  id: 'page.versions',
  on: 'page',
  title: 'Versions of the page',
  short: 'Versions',
  icon: HistoryIcon,
  group: 'wiki',
  keywords: [...words, 'changes', 'diff', 'who wrote', 'before'],
  shortcut: 'Shift+v',
  places: ['page.head'],
  menu: 'work',
  single: true,
  when: ({ pages: [{ draft }] }) => !draft || 'hidden',
  run({ go, scene, pages: [page] }) {
    const isShown = scene.get().version?.pageId === page.id
    go.to(isShown ? pagePath(page, page.slug) : versionPath(page, page.slug, page.version))
  },
})

/** Compares a version with any other one. */
export const compareVersion = defineAction({
  id: 'version.compare',
  on: 'version',
  title: ({ versions: [{ number }] }) => `Compare version ${number} with…`,
  name: 'Compare with another version…',
  short: 'Compare with…',
  icon: GitCompareIcon,
  group: 'wiki',
  keywords: [...words, 'diff', 'difference'],
  shortcut: 'v',
  places: ['version.head'],
  single: true,
  async run(context) {
    const {
      ask,
      go,
      versions: [shown],
    } = context
    const number = await ask.pick<number>({
      title: `Compare version ${shown.number} with`,
      placeholder: 'Search versions…',
      empty: 'This is the only version.',
      options: () => optionsOf(context),
    })
    if (number === null) return undefined
    const [earlier, later] = number < shown.number ? [number, shown.number] : [shown.number, number]
    go.to(versionPath(shown, shown.slug, later, earlier))
    return undefined
  },
})

async function optionsOf({ api, now, versions: [shown] }: Context<'version'>) {
  const { wikiVersions } = await api.query(ListWikiVersions, { ...placeOf(shown), id: shown.pageId }, { requestPolicy: 'network-only' })
  return (wikiVersions?.nodes ?? [])
    .filter(({ number }) => number !== shown.number)
    .map(({ number, note, author, at, wordsAdded, wordsRemoved }) => ({
      id: String(number),
      value: number,
      title: `Version ${number}${note ? `: ${note}` : ''}`,
      hint: `${author?.name ?? 'Former member'}, ${at ? formatRelative(new Date(at), now()) : ''}, +${plural(wordsAdded, 'word', 'words')}, −${wordsRemoved}`,
    }))
}

/** Publishes what a version said, as a new one; undo restores the one before (WIKI-10). */
export const restoreVersion = defineAction({
  id: 'version.restore',
  on: 'version',
  title: ({ versions: [{ number }] }) => `Restore version ${number}`,
  name: 'Restore version',
  short: 'Restore',
  icon: RotateCcwIcon,
  group: 'wiki',
  keywords: [...words, 'revert', 'go back', 'before'],
  places: ['version.head'],
  needs: 'EDIT',
  single: true,
  when: ({ versions: [{ isCurrent }] }) => !isCurrent || { reason: 'This is what the page says now.' },
  async run({ api, go, versions: [version] }): Promise<Outcome> {
    const { pageId: id, number, current, slug } = version
    const project = placeOf(version)
    const lane = `WikiPage:${id}`
    const restore = (wanted: number, over: number) =>
      api.mutate(RestoreWikiVersion, { project, id, number: wanted, version: over }, { lane, optimistic: false })
    await restore(number, current)
    go.to(pagePath(version, slug))
    return { said: `Restored version ${number}`, undo: () => restore(current, current + 1) }
  },
})

/** Goes to the next place that differs. */
export const nextChange = defineAction({
  id: 'version.next-change',
  on: 'version',
  title: 'Next change',
  icon: ArrowDownIcon,
  group: 'wiki',
  keywords: [...words, 'diff'],
  shortcut: 'j',
  places: ['version.changes'],
  single: true,
  when: ({ versions: [{ changes }] }) => changes > 0 || { reason: 'Nothing differs.' },
  run: ({ versions: [{ changes }] }) => shownChange.set(Math.min(shownChange.get() + 1, changes)),
})

/** Goes to the place before that differs. */
export const previousChange = defineAction({
  id: 'version.previous-change',
  on: 'version',
  title: 'Previous change',
  icon: ArrowUpIcon,
  group: 'wiki',
  keywords: [...words, 'diff'],
  shortcut: 'k',
  places: ['version.changes'],
  single: true,
  when: ({ versions: [{ changes }] }) => changes > 0 || { reason: 'Nothing differs.' },
  run: () => shownChange.set(Math.max(shownChange.get() - 1, 1)),
})

/** Versions of pages. */
export const actions: readonly Action[] = [pageVersions, previousChange, nextChange, compareVersion, restoreVersion]
