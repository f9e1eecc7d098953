// What every screen of a project, a workspace and a person shows while it is read, when it cannot be read, and of a thing that is not there (SCREEN-01).
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { SubjectKind } from '#src/actions/subject.ts'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { ActivityLogPage } from '#src/pages/activity-log/activity-log-page.tsx'
import { ClientsPage } from '#src/pages/clients/clients-page.tsx'
import { DiscussionPage } from '#src/pages/discussion/discussion-page.tsx'
import { DiscussionsPage } from '#src/pages/discussions/discussions-page.tsx'
import { DocumentsPage } from '#src/pages/documents/documents-page.tsx'
import { FormsPage } from '#src/pages/forms/forms-page.tsx'
import { InvoicesPage } from '#src/pages/invoices/invoices-page.tsx'
import { MyTimePage } from '#src/pages/my-time/my-time-page.tsx'
import { NotevaultPage } from '#src/pages/notevault/notevault-page.tsx'
import { ProfilePage } from '#src/pages/profile/profile-page.tsx'
import { ProfileUpdatePage } from '#src/pages/profile-update/profile-update-page.tsx'
import { ProjectSettingsPage } from '#src/pages/project-settings/project-settings-page.tsx'
import { ProjectTimePage } from '#src/pages/project-time/project-time-page.tsx'
import { PublicFormPage } from '#src/pages/public-form/public-form-page.tsx'
import { RecurringTasksPage } from '#src/pages/recurring-tasks/recurring-tasks-page.tsx'
import { RockstarsPage } from '#src/pages/rockstars/rockstars-page.tsx'
import { SharedProjectPage } from '#src/pages/shared-project/shared-project-page.tsx'
import { SprintPage } from '#src/pages/sprint/sprint-page.tsx'
import { SprintsPage } from '#src/pages/sprints/sprints-page.tsx'
import { TeamMembersPage } from '#src/pages/team-members/team-members-page.tsx'
import { UserStoriesPage } from '#src/pages/user-stories/user-stories-page.tsx'
import { UserStoryPage } from '#src/pages/user-story/user-story-page.tsx'
import { UserStoryEpicsPage } from '#src/pages/user-story-epics/user-story-epics-page.tsx'
import { WikiScreen } from '#src/pages/wiki/wiki-page.tsx'
import { WorkspaceSettingsPage } from '#src/pages/workspace-settings/workspace-settings-page.tsx'
import { projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'

withRowsInView()

const AT = {
  companySlug: 'acme',
  projectSlug: 'website',
  sprintSlug: 'sprint-9',
  userStorySlug: 'us-9',
  pageSlug: 'a-zzzzzz',
  threadNumber: '9',
  username: 'ana',
}
const later = (what: string) => `An error occurred while fetching ${what}. Please try again later.`

interface Row {
  page: ComponentType
  route: RouteName
  query?: string
  /** What it says when it cannot be read. */
  failed: string
  /** What its rows are: keys that walk through them wait for them. */
  lists?: SubjectKind
}

const rows: readonly Row[] = [
  { page: SprintsPage, route: 'projects.sprints', failed: later('sprints'), lists: 'sprint' },
  { page: SprintPage, route: 'projects.sprint', failed: later('sprints') },
  { page: UserStoriesPage, route: 'projects.user-stories', failed: later('user stories'), lists: 'story' },
  { page: UserStoryPage, route: 'projects.user-story', failed: later('user stories') },
  { page: UserStoryEpicsPage, route: 'projects.user-story-epics', failed: later('epics'), lists: 'epic' },
  { page: ProjectTimePage, route: 'projects.time-tracking', failed: later('time entries') },
  { page: ProjectTimePage, route: 'projects.time-tracking', query: '?view=list', failed: later('time entries'), lists: 'timelog' },
  { page: ProjectTimePage, route: 'projects.time-tracking', query: '?view=chart', failed: later('time entries') },
  { page: MyTimePage, route: 'workspace-time-trackings', failed: later('time entries') },
  { page: WikiScreen, route: 'projects.wiki', failed: "Couldn't load the pages" },
  { page: WikiScreen, route: 'projects.wiki-page', failed: "Couldn't load the page" },
  { page: DiscussionsPage, route: 'projects.discussions', failed: "Couldn't load the discussions", lists: 'thread' },
  { page: DiscussionPage, route: 'projects.discussion', failed: "Couldn't load the discussion" },
  { page: DocumentsPage, route: 'projects.documents', failed: later('documents'), lists: 'attachment' },
  { page: FormsPage, route: 'projects.form2task', failed: "Couldn't load the forms", lists: 'form' },
  { page: FormsPage, route: 'projects.form2task', query: `?form=${crypto.randomUUID()}`, failed: "Couldn't load the form" },
  { page: RockstarsPage, route: 'projects.rockstars', failed: "Couldn't load what was finished" },
  { page: ProjectSettingsPage, route: 'projects.settings', failed: "Couldn't load the settings" },
  { page: RecurringTasksPage, route: 'workspace-recurring-tasks', failed: later('recurring tasks'), lists: 'recurrence' },
  { page: TeamMembersPage, route: 'team-members', failed: "Couldn't load the team", lists: 'teammember' },
  { page: ActivityLogPage, route: 'team-members-log', failed: "Couldn't load the activity log", lists: 'logline' },
  { page: ClientsPage, route: 'clients', failed: "Couldn't load the clients", lists: 'client' },
  { page: InvoicesPage, route: 'invoices', failed: "Couldn't load the invoices", lists: 'invoice' },
  { page: WorkspaceSettingsPage, route: 'workspace-settings', failed: "Couldn't load the settings" },
  { page: ProfilePage, route: 'profile', failed: "Couldn't load this profile" },
  { page: ProfileUpdatePage, route: 'profile-update', failed: "Couldn't load your settings" },
  { page: NotevaultPage, route: 'notevault', failed: "Couldn't load the notes", lists: 'note' },
  { page: NotevaultPage, route: 'notevault', query: `?note=${crypto.randomUUID()}`, failed: "Couldn't load the note" },
]
const named = rows.map((row) => ({ ...row, name: `${row.route}${row.query?.replace(/=[0-9a-f-]{36}$/, '') ?? ''}` }))

/** Parts of screens, such as the chart, are loaded first, which turns of the page do not wait for. */
const soon = <Found,>(look: () => Found) => waitFor(look, { timeout: 20_000 })

/** Every root field is answered alike. */
const every = (answer: () => unknown): FakeRoots => new Proxy({}, { get: () => answer, has: () => true })

function show({ page, route, query = '' }: Row, roots: FakeRoots) {
  const world = renderFeature(
    <Routes>
      <Route path={ROUTES[route]} element={createElement(page)} />
    </Routes>,
    { roots, actions: registry.all, at: pathTo(route, AT) + query },
  )
  act(() =>
    world.actions.services.scene.set({
      project: projectSubject(),
      workspace: workspaceSubject({ viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] }),
    }),
  )
  return world
}

test.each(named)('SCREEN-01 $name: a skeleton while it is read', async (row) => {
  const { actions } = show(
    row,
    every(() => new Promise(() => undefined)),
  )
  await soon(() => expect(screen.getAllByText('Loading').length).toBeGreaterThan(0))
  expect(screen.queryByRole('alert')).toBeNull()
  const { scene } = actions.services
  if (row.lists) await soon(() => expect(scene.isComing(row.lists as SubjectKind)).toBe(true))
})

test.each(named)('SCREEN-01 $name: what cannot be read says so in its words, and Retry reads it again', async (row) => {
  const world = show(
    row,
    every(() => {
      throw new Error('down')
    }),
  )
  const [retry] = await soon(() => {
    screen.getAllByText(row.failed)
    return screen.getAllByRole('button', { name: 'Retry' })
  })
  // Nothing waits for what will not come.
  expect(row.lists !== undefined && world.actions.services.scene.isComing(row.lists)).toBe(false)
  const before = world.sent.length
  fireEvent.click(retry as HTMLElement)
  await soon(() => expect(world.sent.length).toBeGreaterThan(before))
})

test.each([
  { page: SharedProjectPage, at: 'bp/token', path: '/bp/:token', failed: "Couldn't load the project" },
  { page: PublicFormPage, at: 'bp/form/token', path: '/bp/form/:token', failed: "Couldn't load the form" },
])('SCREEN-01 $at: a stranger sees a skeleton, and what could not be read', async ({ page, at, path, failed }) => {
  const draw = (roots: FakeRoots) =>
    renderFeature(
      <Routes>
        <Route path={path} element={createElement(page)} />
      </Routes>,
      { roots, at: `/${at}`, signedOut: true },
    )
  draw(
    every(() => {
      throw new Error('down')
    }),
  )
  expect(screen.getAllByText('Loading').length).toBeGreaterThan(0)
  await soon(() => screen.getByText(failed))
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
