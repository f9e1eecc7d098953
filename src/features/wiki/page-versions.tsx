// What was published of a page: the versions, and what differs between two of them, change by change (WIKI-08, WIKI-09).
import { GitCompareIcon } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { escapeHtml } from '#src/lib/html-text.ts'
import { plural } from '#src/lib/text.ts'
import { GetWikiVersion } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject, VersionSubject } from '#src/model/wiki/wiki-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonText } from '#src/ui/marks/skeleton-shapes.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { PageDiff } from './page-diff.ts'
import * as styles from './page-versions.css.ts'
import { usePageDiff } from './use-page-diff.ts'
import { useVersions } from './use-versions.ts'
import { VersionList } from './version-list.tsx'
import { text as pageText } from './wiki.css.ts'
import { pagePath, placeOf, shownChange } from './wiki-places.ts'

type Version = NonNullable<ResultOf<typeof GetWikiVersion>['wikiVersion']>

/** The numbers in the address; the version of now where it has none. */
function useNumbers(subject: PageSubject): { shown: number; beside: number | null } {
  const [search] = useSearchParams()
  const read = (name: string) => {
    const number = Number(search.get(name))
    return Number.isInteger(number) && number > 0 ? number : null
  }
  return { shown: read('version') ?? subject.version, beside: read('with') }
}

/** In place of the page. `subject` is the page. */
export function PageVersions({ subject }: { subject: PageSubject }) {
  const { shown, beside } = useNumbers(subject)
  const list = useVersions(subject)
  const before = beside ?? list.before(shown)
  const place = { ...placeOf(subject), id: subject.id }
  const later = useRead({ query: GetWikiVersion, variables: { ...place, number: shown } })
  const earlier = useRead({
    query: GetWikiVersion,
    variables: { ...place, number: before ?? 0 },
    pause: before === undefined || before === null,
  })
  const gone = (later.data && !later.data.wikiVersion) || (before && earlier.data && !earlier.data.wikiVersion)
  const to = later.data?.wikiVersion?.number === shown ? later.data.wikiVersion : null
  const from = before === null ? null : besideOf(earlier.data, before)
  const diff = usePageDiff(to && from !== undefined ? htmlOf(from ?? to) : null, to && htmlOf(to))
  const failed = [later, earlier].find((read) => read.error && !read.data)
  return (
    <div className={styles.scroller}>
      <div className={styles.columns}>
        <article className={styles.sheet} aria-labelledby="wiki-version">
          {gone ? (
            <Missing subject={subject} />
          ) : failed ? (
            <ReadFailure read={failed} what="the version" />
          ) : to && from !== undefined && diff ? (
            <Compared key={`${shown}-${before}`} subject={subject} version={to} beside={from} diff={diff} />
          ) : (
            <SkeletonText />
          )}
        </article>
        <VersionList subject={subject} shown={shown} beside={before ?? null} list={list} />
      </div>
    </div>
  )
}

/** An answer about another version does not count. */
function besideOf(data: ResultOf<typeof GetWikiVersion> | undefined, number: number | undefined): Version | undefined {
  return data?.wikiVersion?.number === number ? (data?.wikiVersion ?? undefined) : undefined
}

/** Its title is compared, too. The first version has nothing beside it and is shown as it was. */
function htmlOf({ title, body }: Version): string {
  return `<h1>${escapeHtml(title)}</h1>${body ?? ''}`
}

function Missing({ subject }: { subject: PageSubject }) {
  return (
    <EmptyState icon={GitCompareIcon} action={<Link to={pagePath(subject, subject.slug)}>Back to the page</Link>}>
      This version is not kept any more.
    </EmptyState>
  )
}

function Compared({ subject, version, beside, diff }: { subject: PageSubject; version: Version; beside: Version | null; diff: PageDiff }) {
  const { scene, services } = useActions()
  const { number, author, at, note } = version
  const { changes } = diff
  const own = useMemo((): VersionSubject => {
    const { id: pageId, slug, workspaceSlug, projectSlug, viewerCan, version: current } = subject
    const of = { pageId, slug, workspaceSlug, projectSlug, viewerCan, current }
    return { id: `${pageId}:${number}`, number, ...of, isCurrent: number === current, changes }
  }, [subject, number, changes])
  useLayoutEffect(() => scene.set({ version: own }), [scene, own])
  useLayoutEffect(() => () => scene.set({ version: null }), [scene])
  const about = { version: [own] }
  const text = useRef<HTMLDivElement>(null)
  const change = useChange(text, changes)
  const when = at === null ? '' : `, ${formatRelative(new Date(at), services.now())}`
  return (
    <>
      <header className={styles.head}>
        <div className={styles.facts}>
          <h1 id="wiki-version" className={heading.page}>
            Version {number}
          </h1>
          <p className={styles.meta}>
            {`${author?.name ?? 'Former member'}${when}`}
            {note && <span dir="auto">{` · ${note}`}</span>}
          </p>
        </div>
        <div className={styles.actions}>
          <ActionPlace place="version.head" short subjects={about} />
        </div>
      </header>
      <div className={styles.bar}>
        <p className={styles.counts}>
          <span>{beside ? `Compared with version ${beside.number}` : 'The first version, as it was'}</span>
          {diff.wordsAdded > 0 && <span className={styles.added}>{`+${plural(diff.wordsAdded, 'word', 'words')}`}</span>}
          {diff.wordsRemoved > 0 && <span className={styles.removed}>{`−${plural(diff.wordsRemoved, 'word', 'words')}`}</span>}
        </p>
        {beside && (
          <>
            <p role="status" className={styles.place}>
              {changes === 0 ? 'Nothing differs' : change === 0 ? plural(changes, 'change', 'changes') : `Change ${change} of ${changes}`}
            </p>
            <ActionPlace place="version.changes" look="icon" subjects={about} />
          </>
        )}
      </div>
      {diff.isCoarse && <p className={styles.coarse}>These texts are too long to compare word by word: changed parts are shown whole.</p>}
      <div ref={text}>
        <SafeHtml html={diff.html} className={`${pageText} ${styles.diff}`} />
      </div>
    </>
  )
}

/** The change that is gone to: brought into view and given the focus, so that a reader begins there. */
function useChange(element: RefObject<HTMLElement | null>, count: number): number {
  const change = useSyncExternalStore(shownChange.subscribe, shownChange.get)
  useEffect(() => {
    shownChange.set(0)
    return () => shownChange.set(0)
  }, [])
  useEffect(() => {
    const all = [...(element.current?.querySelectorAll<HTMLElement>('div[data-change]') ?? [])]
    for (const one of all) one.toggleAttribute('data-here', false)
    const here = all[change - 1]
    if (!here) return
    here.toggleAttribute('data-here', true)
    here.tabIndex = -1
    here.focus({ preventScroll: true })
    here.scrollIntoView?.({ block: 'center' })
  }, [element, change])
  return Math.min(change, count)
}
