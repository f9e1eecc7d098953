// Every feature and every page of the app: the one list. What surfaces, router, cache and keyboard know is derived from it.
import type { KindOrder } from '#src/actions/scene.ts'
import { account } from '#src/features/account/feature.ts'
import { activityLog } from '#src/features/activity-log/feature.ts'
import { ai } from '#src/features/ai/feature.ts'
import { attachment } from '#src/features/attachment/feature.ts'
import { catalogue } from '#src/features/catalogue/feature.ts'
import { checklist } from '#src/features/checklist/feature.ts'
import { client } from '#src/features/client/feature.ts'
import { comment } from '#src/features/comment/feature.ts'
import { customDomain } from '#src/features/custom-domain/feature.ts'
import { exporting } from '#src/features/export/feature.ts'
import { firstSteps } from '#src/features/first-steps/feature.ts'
import { form } from '#src/features/form/feature.ts'
import { importing } from '#src/features/import/feature.ts'
import { invoice } from '#src/features/invoice/feature.ts'
import { macros } from '#src/features/macros/feature.ts'
import { mailServer } from '#src/features/mail-server/feature.ts'
import { note } from '#src/features/note/feature.ts'
import { notification } from '#src/features/notification/feature.ts'
import { person } from '#src/features/person/feature.ts'
import { planning } from '#src/features/planning/feature.ts'
import { project } from '#src/features/project/feature.ts'
import { publicPage } from '#src/features/public-page/feature.ts'
import { recurrence } from '#src/features/recurrence/feature.ts'
import { rockstar } from '#src/features/rockstar/feature.ts'
import { sharing } from '#src/features/sharing/feature.ts'
import { shortcuts } from '#src/features/shortcuts/feature.ts'
import { sprint } from '#src/features/sprint/feature.ts'
import { story } from '#src/features/story/feature.ts'
import { taskBoard } from '#src/features/task-board/feature.ts'
import { taskCreate } from '#src/features/task-create/feature.ts'
import { taskDetail } from '#src/features/task-detail/feature.ts'
import { taskExport } from '#src/features/task-export/feature.ts'
import { taskList } from '#src/features/task-list/feature.ts'
import { taskMove } from '#src/features/task-move/feature.ts'
import { taskProperties } from '#src/features/task-properties/feature.ts'
import { taskRelations } from '#src/features/task-relations/feature.ts'
import { team } from '#src/features/team/feature.ts'
import { thread } from '#src/features/thread/feature.ts'
import { timeEntry } from '#src/features/time-entry/feature.ts'
import { timeSheet } from '#src/features/time-sheet/feature.ts'
import { timer } from '#src/features/timer/feature.ts'
import { wiki } from '#src/features/wiki/feature.ts'
import { workspace } from '#src/features/workspace/feature.ts'
import { workspaceSettings } from '#src/features/workspace-settings/feature.ts'
import { acceptInvitationPage } from '#src/pages/accept-invitation/page.ts'
import { activityLogPage } from '#src/pages/activity-log/page.ts'
import { clientPage } from '#src/pages/client/page.ts'
import { clientsPage } from '#src/pages/clients/page.ts'
import { customDomainPage } from '#src/pages/custom-domain/page.ts'
import { discussionPage } from '#src/pages/discussion/page.ts'
import { discussionsPage } from '#src/pages/discussions/page.ts'
import { documentsPage } from '#src/pages/documents/page.ts'
import { emailLinkPage } from '#src/pages/email-link/page.ts'
import { forgotPasswordPage } from '#src/pages/forgot-password/page.ts'
import { formsPage } from '#src/pages/forms/page.ts'
import { importPage } from '#src/pages/import/page.ts'
import { inboxPage } from '#src/pages/inbox/page.ts'
import { invoicePage } from '#src/pages/invoice/page.ts'
import { invoicesPage } from '#src/pages/invoices/page.ts'
import { logoutPage } from '#src/pages/logout/page.ts'
import { mailServerPage } from '#src/pages/mail-server/page.ts'
import { myTimePage } from '#src/pages/my-time/page.ts'
import { newTaskPage } from '#src/pages/new-task/page.ts'
import { notevaultPage } from '#src/pages/notevault/page.ts'
import { passwordResetPage } from '#src/pages/password-reset/page.ts'
import { printedInvoicePage } from '#src/pages/printed-invoice/page.ts'
import { profilePage } from '#src/pages/profile/page.ts'
import { profileUpdatePage } from '#src/pages/profile-update/page.ts'

import { projectOverviewPage } from '#src/pages/project-overview/page.ts'
import { projectSettingsPage } from '#src/pages/project-settings/page.ts'
import { projectTimePage } from '#src/pages/project-time/page.ts'
import { publicFormPage } from '#src/pages/public-form/page.ts'
import { recurringTasksPage } from '#src/pages/recurring-tasks/page.ts'
import { rockstarsPage } from '#src/pages/rockstars/page.ts'
import { searchPage } from '#src/pages/search/page.ts'
import { sharedProjectPage } from '#src/pages/shared-project/page.ts'
import { sharedTaskPage } from '#src/pages/shared-task/page.ts'
import { signInPage } from '#src/pages/sign-in/page.ts'
import { signUpPage } from '#src/pages/sign-up/page.ts'
import { sprintPage } from '#src/pages/sprint/page.ts'
import { sprintsPage } from '#src/pages/sprints/page.ts'
import { teamMembersPage } from '#src/pages/team-members/page.ts'
import { unsubscribePage } from '#src/pages/unsubscribe/page.ts'
import { userStoriesPage } from '#src/pages/user-stories/page.ts'
import { userStoryPage } from '#src/pages/user-story/page.ts'
import { userStoryEpicsPage } from '#src/pages/user-story-epics/page.ts'
import { welcomePage } from '#src/pages/welcome/page.ts'
import { wikiPage } from '#src/pages/wiki/page.ts'
import { workspacePage } from '#src/pages/workspace/page.ts'
import { workspaceProjectsPage } from '#src/pages/workspace-projects/page.ts'
import { workspaceSettingsPage } from '#src/pages/workspace-settings/page.ts'
import { favoriteTasksPage, nextTasksPage } from '#src/pages/workspace-tasks/page.ts'
import { appFeature } from './app-feature.ts'

/** All features, in the order in which surfaces show what they bring; the kinds of an earlier one are nearer. */
export const features = [
  taskCreate,
  taskDetail,
  taskExport,
  taskProperties,
  timer,
  taskRelations,
  taskMove,
  taskBoard,
  taskList,
  comment,
  checklist,
  attachment,
  timeEntry,
  timeSheet,
  ai,
  story,
  sprint,
  wiki,
  rockstar,
  recurrence,
  publicPage,
  thread,
  client,
  note,
  form,
  team,
  activityLog,
  invoice,
  project,
  sharing,
  catalogue,
  planning,
  workspace,
  workspaceSettings,
  mailServer,
  customDomain,
  exporting,
  importing,
  notification,
  person,
  account,
  firstSteps,
  appFeature,
  shortcuts,
  macros,
] as const

/** All pages. */
export const pages = [
  workspacePage,
  workspaceProjectsPage,
  workspaceSettingsPage,
  mailServerPage,
  importPage,
  customDomainPage,
  favoriteTasksPage,
  nextTasksPage,
  myTimePage,
  recurringTasksPage,
  clientsPage,
  teamMembersPage,
  activityLogPage,
  clientPage,
  notevaultPage,
  invoicesPage,
  invoicePage,
  printedInvoicePage,
  newTaskPage,
  searchPage,
  profilePage,
  inboxPage(async () => (await import('./task-detail-host.tsx')).PARTS),
  profileUpdatePage,
  projectOverviewPage,
  projectSettingsPage,
  documentsPage,
  projectTimePage,
  sprintsPage,
  sprintPage,
  userStoriesPage,
  userStoryPage,
  userStoryEpicsPage,
  wikiPage,
  rockstarsPage,
  discussionsPage,
  discussionPage,
  formsPage,
  signInPage,
  signUpPage,
  welcomePage,
  forgotPasswordPage,
  passwordResetPage,
  emailLinkPage,
  unsubscribePage,
  acceptInvitationPage,
  logoutPage,
  sharedTaskPage,
  sharedProjectPage,
  publicFormPage,
] as const

/** Every query whose answer is kept for the first paint of the next visit. */
export const keptQueries = features.flatMap((feature) => feature.kept ?? [])

/** The kinds of subjects, nearest first: rows are tasks, and the key of a nearer kind wins. */
export const subjectKinds: KindOrder = ['task', ...features.flatMap((feature) => feature.kinds ?? [])]
