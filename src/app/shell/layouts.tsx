// The four layouts of the specification: default, project, login and empty (SHELL-01..06).
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { useActions, useComing } from '#src/actions/actions-context.tsx'
import { GetProject } from '#src/features/project/project.graphql.ts'
import { NotFoundPage } from '#src/pages/not-found/not-found-page.tsx'
import { classNames } from '#src/ui/class-names.ts'
import { ErrorState } from '#src/ui/empty-state.tsx'
import { useConfig } from '../config.ts'
import { LaterPart } from '../later-part.tsx'
import { loadedPart } from '../loaded-part.tsx'
import { NOT_OPENED } from '../not-opened.ts'
import { PlanPromptHost } from '../plan-prompt-host.tsx'
import { useCurrentWorkspace, useWorkspaces } from './current-workspace.ts'
import * as styles from './frame.css.ts'
import { Header } from './header.tsx'
import { LeftSidebar } from './left-sidebar.tsx'
import { ProjectCrumb } from './project-crumb.tsx'
import { sidebars, useSidebars } from './sidebars.ts'

const LEFT = loadedPart(async () => (await import('./left-drawer.tsx')).LeftDrawer)
const RIGHT = loadedPart(async () => (await import('./right-sidebar.tsx')).RightSidebar)
const NO_PROPS = {}

/** Header, left sidebar, main, right sidebar, footer (SHELL-01). */
export function DefaultLayout() {
  const { companySlug } = useParams()
  const { scene } = useActions()
  const { workspaces, error } = useWorkspaces()
  const current = useCurrentWorkspace()
  const missing = companySlug !== undefined && workspaces !== undefined && !workspaces.some((workspace) => workspace.slug === companySlug)
  // Before paint, so that the palette never offers the former page's project.
  useLayoutEffect(() => {
    const routed = companySlug === undefined ? current : (workspaces?.find((workspace) => workspace.slug === companySlug) ?? null)
    scene.set({ workspace: routed, project: null })
  }, [scene, companySlug, workspaces, current])
  useComing('workspace', !workspaces && !error)
  return <Frame>{missing ? <NotFoundPage what="workspace" /> : <Outlet />}</Frame>
}

/** The default layout with the project's header in its after-content area; reloads when either slug changes (SHELL-02, SHELL-03). */
export function ProjectLayout() {
  const { companySlug = '', projectSlug = '' } = useParams()
  const { scene } = useActions()
  const { workspaces, error: noWorkspaces } = useWorkspaces()
  const [{ data, error, fetching }, refetch] = useQuery({ query: GetProject, variables: { workspaceSlug: companySlug, slug: projectSlug } })
  const project = data?.project?.slug === projectSlug ? data.project : null
  useLayoutEffect(() => {
    scene.set({ project, workspace: workspaces?.find((workspace) => workspace.slug === companySlug) ?? null })
    return () => scene.set({ project: null })
  }, [scene, project, workspaces, companySlug])
  useComing('workspace', !workspaces && !noWorkspaces)
  useComing('project', !data && !error)
  const gone = data && !data.project && !fetching
  return (
    <Frame after={project && <ProjectCrumb project={project} />}>
      {gone ? (
        <NotFoundPage what="project" />
      ) : error && !project ? (
        <ErrorState onRetry={() => refetch({ requestPolicy: 'network-only' })} />
      ) : (
        <Outlet />
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
    say.error(NOT_OPENED)
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
      <LaterPart part={LEFT} props={NO_PROPS} wanted={left} onFailed={failed} />
      <div ref={scroller} className={styles.scroller}>
        <main ref={main} className={styles.content} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <LaterPart part={RIGHT} props={NO_PROPS} wanted={right} onFailed={failed} />
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
