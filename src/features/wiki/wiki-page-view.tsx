// One page of the wiki: where it stands, what it says, what is about it; read and written in the same place (WIKI-02, WIKI-04).
import { ChevronRightIcon, EllipsisIcon, PanelLeftIcon } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useCallback, useRef, useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { ActionMenu } from '#src/actions/action-menu.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import { Press } from '#src/actions/press.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import { linkDrawer } from '#src/model/mention/named.tsx'
import type { GetWikiPage } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { caretPlaceAt } from '#src/ui/editor/caret-place.ts'
import { loadRichTextEditor } from '#src/ui/editor/rich-text-editor.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { SkeletonText } from '#src/ui/marks/skeleton-shapes.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { useContents } from './page-contents.ts'
import { PageEditor } from './page-editor.tsx'
import { PageStrip } from './page-strip.tsx'
import * as styles from './wiki.css.ts'
import { beginsAt, editedPage, pagePath, wikiPath } from './wiki-places.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'page.head': true
  }
}

// What compares texts is seldom wanted, and as heavy as a third of the page.
const PageVersions = lazy(async () => ({ default: (await import('./page-versions.tsx')).PageVersions }))

/** A page as it is read. */
export type WikiPageData = NonNullable<ResultOf<typeof GetWikiPage>['wikiPage']>

interface Props {
  subject: PageSubject
  page: WikiPageData
  /** Shows the tree where it has no room of its own. */
  onPages: () => void
}

/** `subject` is the page as actions see it. */
export function WikiPageView({ subject, page, onPages }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const edited = useSyncExternalStore(editedPage.subscribe, editedPage.get) === page.id && subject.viewerCan.includes('EDIT')
  const [search] = useSearchParams()
  const body = page.body ?? ''
  const { headings, current } = useContents(sheet, edited ? '' : body)
  const { linkedPages, linkedTasks } = page
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is the subject's
  const link = useCallback(linkDrawer(subject, { linkedPages, linkedTasks }), [
    linkedPages,
    linkedTasks,
    subject.workspaceSlug,
    subject.projectSlug,
  ])
  return (
    <>
      <PageBar subject={subject} page={page} edited={edited} onPages={onPages} />
      {!edited && !page.draft && search.has('version') ? (
        <Suspense fallback={<SkeletonText />}>
          <PageVersions subject={subject} />
        </Suspense>
      ) : (
        <div className={styles.scroller}>
          <div className={styles.columns}>
            <article className={styles.sheet} aria-labelledby="wiki-title">
              <h1 id="wiki-title" dir="auto" className={`${heading.large} ${styles.title}`}>
                {page.title}
              </h1>
              <Byline page={page} />
              {edited ? (
                <PageEditor key={page.id} subject={subject} page={page} />
              ) : (
                <>
                  <DraftNote subject={subject} page={page} />
                  {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a short way; the button and E do the same */}
                  <div ref={sheet} onPointerEnter={prepare} onClick={(event) => beginAt(event, subject)}>
                    {body === '' ? (
                      <p className={styles.blank}>
                        Nothing here yet.
                        <Press id="page.edit" does="and write." may={subject.viewerCan.includes('EDIT')} />
                      </p>
                    ) : (
                      <SafeHtml html={body} link={link} className={styles.text} />
                    )}
                  </div>
                </>
              )}
            </article>
            <PageStrip
              at={subject}
              headings={headings}
              current={current}
              tasks={linkedTasks ?? []}
              mentions={page.mentions ?? []}
              backlinkCount={page.backlinkCount ?? 0}
            />
          </div>
        </div>
      )}
    </>
  )
}

/** The editor is on its way before somebody writes. */
const prepare = () => void loadRichTextEditor().catch(() => undefined)

/** A click on the text puts the cursor there (WIKI-04); one that follows a link, ends a selection or is a finger that scrolls does not. */
function beginAt(event: MouseEvent<HTMLElement>, { id, viewerCan }: PageSubject): void {
  const { target, currentTarget, nativeEvent, metaKey, ctrlKey, shiftKey } = event
  if (!viewerCan.includes('EDIT') || metaKey || ctrlKey || shiftKey) return
  if ((nativeEvent as Partial<PointerEvent>).pointerType === 'touch') return
  if (target instanceof Element && target.closest('a, button, input')) return
  if (window.getSelection()?.isCollapsed === false) return
  const text = currentTarget.firstElementChild
  beginsAt.set(text && caretPlaceAt(text, event))
  editedPage.set(id)
}

function PageBar({ subject, page, edited, onPages }: Props & { edited: boolean }) {
  const about = { page: [subject] }
  const above = (page.path ?? []).slice(0, -1)
  return (
    <div className={styles.bar} onPointerEnter={prepare}>
      <Button icon={PanelLeftIcon} onClick={onPages} className={styles.pagesButton}>
        Pages
      </Button>
      <nav aria-label="Where this page stands" className={styles.crumbs}>
        <ol className={styles.crumbs}>
          <li>
            <Link to={wikiPath(subject)}>Wiki</Link>
            <ChevronRightIcon aria-hidden size={14} />
          </li>
          {above.map(({ id, slug, title }) => (
            <li key={id}>
              <Link to={pagePath(subject, slug)}>{title}</Link>
              <ChevronRightIcon aria-hidden size={14} />
            </li>
          ))}
          <li>
            <span aria-current="page" className={styles.crumbHere}>
              {page.title}
            </span>
          </li>
        </ol>
      </nav>
      <div className={styles.barActions}>
        <Editing page={page} />
        {!edited && <ActionPlace place="page.head" short subjects={about} />}
        <ActionMenu kind="page" subjects={about} label={`Actions on ${page.title}`} align="end">
          <IconButton icon={EllipsisIcon} label="Actions" />
        </ActionMenu>
      </div>
    </div>
  )
}

/** Who else is writing just now (WIKI-07). */
function Editing({ page }: { page: WikiPageData }) {
  const people = (page.editing ?? []).flatMap(({ person }) => (person ? [person] : []))
  const [first] = people
  if (!first) return null
  const more = people.length > 1 ? ` and ${plural(people.length - 1, 'other', 'others')} are editing` : ' is editing'
  return (
    <span className={styles.editing}>
      <Avatar decorative size={18} person={{ username: first.username ?? first.name, name: first.name, avatar: first.avatar }} />
      {first.name.split(' ')[0]}
      {more}
    </span>
  )
}

function Byline({ page }: { page: WikiPageData }) {
  const { services } = useActions()
  const { author, draft, updatedAt, version, authorCount } = page
  if (draft) return <p className={styles.byline}>A draft that only you see, until it is published.</p>
  const when = updatedAt === null ? '' : `, ${formatRelative(new Date(updatedAt), services.now())}`
  const people = (authorCount ?? 0) > 1 ? `, ${authorCount} people wrote it` : ''
  return <p className={styles.byline}>{`${author?.name ?? 'Former member'}${when}. Version ${version}${people}.`}</p>
}

/** Says that one has written what nobody else sees yet. */
function DraftNote({ subject, page }: Pick<Props, 'subject' | 'page'>) {
  if (!page.ownDraft || !subject.viewerCan.includes('EDIT')) return null
  return (
    <p className={styles.draftNote}>
      <Chip tone="warn">Draft</Chip>
      You have written something here that is not published.
      <Button variant="subtle" onClick={() => editedPage.set(page.id)}>
        Continue
      </Button>
    </p>
  )
}
