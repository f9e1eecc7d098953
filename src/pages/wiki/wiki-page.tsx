// The wiki of a project: `.../wiki` and `.../wiki/{pageSlug}`.
import { FileXIcon, PanelLeftIcon } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { useWikiTree } from '#src/features/wiki/use-wiki-tree.ts'
import * as styles from '#src/features/wiki/wiki.css.ts'
import { WikiPageView } from '#src/features/wiki/wiki-page-view.tsx'
import { wikiPath } from '#src/features/wiki/wiki-places.ts'
import { WikiHits } from '#src/features/wiki/wiki-search.tsx'
import { NoPages, WikiTree } from '#src/features/wiki/wiki-tree.tsx'
import { GetWikiPage } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject, WikiSubject } from '#src/model/wiki/wiki-subject.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonText } from '#src/ui/marks/skeleton-shapes.tsx'
import { page as filled } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'wiki.head': true
  }
}

const NONE = [] as const

/** Without a page in the address the first one is shown. The layout makes another page another screen. */
export function WikiScreen() {
  const { companySlug: workspaceSlug = '', projectSlug = '', pageSlug } = useParams()
  const { scene } = useActions()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const [search, setSearch] = useState('')
  const [drawer, setDrawer] = useState(false)
  const viewerCan = project?.viewerCan ?? NONE
  const wiki = useMemo(
    (): WikiSubject => ({ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, viewerCan }),
    [workspaceSlug, projectSlug, viewerCan],
  )
  useLayoutEffect(() => scene.set({ wiki }), [scene, wiki])
  useLayoutEffect(() => () => scene.set({ wiki: null }), [scene])
  const tree = useWikiTree(wiki)
  const first = tree.rows?.get('')?.[0]
  const slug = pageSlug ?? first?.slug
  const read = useRead({
    query: GetWikiPage,
    variables: { workspaceSlug, projectSlug, slug: slug ?? '' },
    pause: slug === undefined,
    requestPolicy: 'cache-and-network',
  })
  const found = slug === undefined ? undefined : read.data?.wikiPage
  const hidden = useHidden()
  const page = found && !hidden.has(heldId('page', found.id)) ? found : null
  const subject = useMemo((): PageSubject | null => {
    if (!page) return null
    const { id, title, parentId, position, version, draft, pagesBelow, ownDraft } = page
    const place = { workspaceSlug, projectSlug, viewerCan }
    return {
      id,
      slug: page.slug,
      title,
      parentId,
      position,
      version,
      draft,
      pagesBelow: pagesBelow ?? 0,
      hasDraft: ownDraft !== null,
      isFollowing: page.isFollowing ?? false,
      ...place,
    }
  }, [page, workspaceSlug, projectSlug, viewerCan])
  useLayoutEffect(() => scene.set({ page: subject }), [scene, subject])
  useLayoutEffect(() => () => scene.set({ page: null }), [scene])
  useComing('page', slug !== undefined && !read.data && !read.error)
  useDocumentTitle(page ? page.title : project ? `Wiki of ${project.name}` : 'Wiki')
  const editable = viewerCan.includes('EDIT')
  const newPage = <ActionPlace place="wiki.head" short subjects={{ wiki: [wiki] }} />
  const pane = (
    <>
      <div className={styles.treeHead}>
        <SearchBox label="Find a page" text={search} onSearch={setSearch} />
      </div>
      <div className={styles.treeBox}>
        {search !== '' ? (
          <WikiHits at={wiki} search={search} onClear={() => setSearch('')} />
        ) : (
          <WikiTree
            at={wiki}
            read={tree}
            current={page?.id ?? null}
            above={(page?.path ?? []).slice(0, -1).map(({ id }) => id)}
            editable={editable}
            onRetry={tree.retry}
          />
        )}
      </div>
      {editable && <div className={styles.treeFoot}>{newPage}</div>}
    </>
  )
  const isEmpty = tree.rows !== null && first === undefined && pageSlug === undefined
  return (
    <div className={filled}>
      <div className={styles.screen}>
        {!isEmpty && (
          <section aria-label="Pages" className={styles.treePane}>
            {pane}
          </section>
        )}
        <div className={styles.main}>
          {isEmpty ? (
            <>
              <PageHeader title="Wiki" />
              <NoPages editable={editable} action={editable && newPage} />
            </>
          ) : page && subject ? (
            <WikiPageView subject={subject} page={page} onPages={() => setDrawer(true)} />
          ) : slug !== undefined && read.data && !read.fetching ? (
            <Middle title="Not found" onPages={() => setDrawer(true)}>
              <EmptyState
                icon={FileXIcon}
                action={
                  <Button asChild variant="primary">
                    <Link to={wikiPath(wiki)}>All pages</Link>
                  </Button>
                }
              >
                This page does not exist or was deleted.
              </EmptyState>
            </Middle>
          ) : (
            <Middle title="Wiki" onPages={() => setDrawer(true)}>
              {read.error && !read.data ? (
                <ReadFailure read={read} what="the page" />
              ) : tree.failed && !tree.rows ? (
                // Where the tree stands beside it says that itself.
                <div className={styles.narrowOnly}>
                  <ReadFailure read={{ ...tree.failed, again: tree.retry }} what="the pages" />
                </div>
              ) : (
                <SkeletonText />
              )}
            </Middle>
          )}
        </div>
      </div>
      <Drawer open={drawer} onOpenChange={setDrawer} side="left" title="Pages" width={300}>
        <div className={styles.drawer}>{pane}</div>
      </Drawer>
    </div>
  )
}

/** Something that stands where a page would, below a bar as a page has one. */
function Middle({ title, onPages, children }: { title: string; onPages: () => void; children: ReactNode }) {
  return (
    <>
      <div className={styles.bar}>
        <Button icon={PanelLeftIcon} onClick={onPages} className={styles.pagesButton}>
          Pages
        </Button>
        <h1>{title}</h1>
      </div>
      {children}
    </>
  )
}
