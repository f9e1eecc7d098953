// The four layouts of the specification: default, project, login and empty (SHELL-01..06).
import { Fragment, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { useActions, useComing } from '#src/actions/actions-context.tsx'
import { useConfig } from '#src/app/context/config.ts'
import { sidebars, useSidebars } from '#src/app/context/sidebars.ts'
import { IdleComponent } from '#src/app/lazy/idle-component.tsx'
import { LOAD_ERROR } from '#src/app/lazy/load-error.ts'
import { apiErrorOf, isRefusal } from '#src/data/errors/api-error.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { useWorkspace } from '#src/features/workspace/use-workspace.ts'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { useCurrentWorkspace, useWorkspaces } from './current-workspace.ts'
import * as styles from './frame.css.ts'
import { Header } from './header.tsx'
import { LeftSidebar } from './left-sidebar.tsx'
import { PlanPromptHost } from './plan-prompt-host.tsx'
import { ProjectCrumb } from './project-crumb.tsx'

const LEFT = lazyComponent(async () => (await import('./left-drawer.tsx')).LeftDrawer)
const RIGHT = lazyComponent(async () => (await import('./right-sidebar.tsx')).RightSidebar)
const NOTICES = lazyComponent(async () => (await import('#src/features/project/project-notices.tsx')).ProjectNotices)
const MISSING = lazyComponent(async () => (await import('./missing-workspace-frame.tsx')).MissingWorkspaceFrame)
const UNREAD = lazyComponent(async () => (await import('#src/features/notification/unread-watch.tsx')).UnreadWatch)
const CONFIRM = lazyComponent(async () => (await import('#src/features/account/confirm-banner.tsx')).ConfirmBanner)
const NO_PROPS = {}

/** Header, left sidebar, main, right sidebar, footer (SHELL-01). */
export function DefaultLayout() {
  const { companySlug } = useParams()
  const { scene } = useActions()
  const { workspaces, error } = useWorkspaces()
  const current = useCurrentWorkspace()
  const { workspace, read } = useWorkspace(companySlug ?? null)
  // Pages do not see the app.
  const config = useConfig()
  const Missing = MISSING.part()
  // Before paint, so that the palette never offers the former page's project.
  useLayoutEffect(() => {
    scene.set({ workspace: companySlug === undefined ? current : (workspace ?? null), project: null })
  }, [scene, companySlug, workspace, current])
  useComing('workspace', companySlug === undefined ? !workspaces && !error : workspace === undefined && !read.error)
  return (
    <Frame>
      {workspace === null ? (
        <Suspense>
          <Missing slug={companySlug ?? ''}>
            <NotFoundPage what="workspace" />
          </Missing>
        </Suspense>
      ) : (
        <Outlet context={config} />
      )}
    </Frame>
  )
}

/** The default layout with the project's header in its after-content area; reloads when either slug changes (SHELL-02, SHELL-03). */
export function ProjectLayout() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const { workspace, read: whichWorkspace } = useWorkspace(companySlug)
  const read = useRead({ query: GetProject, variables: { workspaceSlug: companySlug, slug: projectSlug } })
  const { data, error, fetching } = read
  const project = data?.project?.slug === projectSlug ? data.project : null
  const projectUnread = !project && error !== undefined
  useLayoutEffect(() => {
    scene.set({ project, projectUnread, workspace: workspace ?? null })
    return () => scene.set({ project: null, projectUnread: false })
  }, [scene, project, projectUnread, workspace])
  useComing('workspace', workspace === undefined && !whichWorkspace.error)
  useComing('project', !data && !error)
  const Notices = NOTICES.part()
  const gone = data && !data.project && !fetching
  // Nothing below would be answered either; any other failure keeps the page with its tabs, whose parts speak for themselves.
  const refused = error !== undefined && !project && isRefusal(apiErrorOf(error).code)
  return (
    <Frame after={project && <ProjectCrumb project={project} />}>
      {gone ? (
        <NotFoundPage what="project" />
      ) : refused ? (
        <ReadFailure read={read} what="the project" />
      ) : (
        <>
          {error && !project && (
            <div className={styles.notice}>
              <ReadFailure inline read={read} what="the project" />
            </div>
          )}
          {project && (project.status === 'ARCHIVED' || project.isSample) && (
            <Suspense>
              <Notices project={project} />
            </Suspense>
          )}
          <Outlet />
        </>
      )}
    </Frame>
  )
}

/** Fills the screen with a light grey background (SHELL-04). */
export function LoginLayout() {
  return (
    <div className={styles.login}>
      <Outlet />
    </div>
  )
}

/** Only the routed view (SHELL-05). */
export function EmptyLayout() {
  return (
    <main className={styles.alone}>
      <Outlet />
    </main>
  )
}

function Frame({ after, children }: { after?: ReactNode; children: ReactNode }) {
  const { docked, left, right } = useSidebars()
  const { say } = useActions().services
  const { pathname } = useLocation()
  // Another place is another page: nothing that a component keeps goes along (WS-08).
  const place = JSON.stringify(useParams())
  const scroller = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  // The page scrolls below the header, not the window (ROUTE-22); drawers close because the link in them was followed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every route change
  useEffect(() => {
    scroller.current?.scrollTo(0, 0)
    sidebars.close()
  }, [pathname])
  const failed = (error: unknown) => {
    console.error(error)
    sidebars.close()
    say.error(LOAD_ERROR)
  }
  return (
    <div className={classNames(styles.frame, docked && styles.withSidebar)}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        Skip to content
      </button>
      <Header after={after} />
      {docked && (
        <aside className={styles.sidebar}>
          <LeftSidebar />
        </aside>
      )}
      <IdleComponent part={LEFT} props={NO_PROPS} wanted={left} onFailed={failed} />
      <div ref={scroller} className={styles.scroller}>
        <main ref={main} className={styles.content} tabIndex={-1}>
          <IdleComponent part={CONFIRM} props={NO_PROPS} wanted={false} onFailed={console.error} />
          <Fragment key={place}>{children}</Fragment>
        </main>
        <Footer />
      </div>
      <IdleComponent part={RIGHT} props={NO_PROPS} wanted={right} onFailed={failed} />
      <IdleComponent part={UNREAD} props={NO_PROPS} wanted={false} onFailed={console.error} />
      <PlanPromptHost />
    </div>
  )
}

/** Product, year, configured legal links (OPEN-29). */
function Footer() {
  const { termsUrl, privacyUrl } = useConfig()
  return (
    <footer className={styles.footer}>
      <span>Palette · {new Date().getFullYear()}</span>
      {termsUrl && <a href={termsUrl}>Terms</a>}
      {privacyUrl && <a href={privacyUrl}>Privacy</a>}
    </footer>
  )
}
