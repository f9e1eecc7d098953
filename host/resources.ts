// The list of resources: each adds its routes to the host. Append here.
import type { Host } from './host.ts'
import { accountDeletionRoutes } from './resources/accounts/account-deletion.routes.ts'
import { accountsRoutes } from './resources/accounts/accounts.routes.ts'
import { firstStepsRoutes } from './resources/accounts/first-steps.routes.ts'
import { passwordRoutes } from './resources/accounts/password.routes.ts'
import { activitiesRoutes } from './resources/activities/activities.routes.ts'
import { aiRoutes } from './resources/ai/ai.routes.ts'
import { assigneesRoutes } from './resources/assignees/assignees.routes.ts'
import { attachmentsRoutes } from './resources/attachments/attachments.routes.ts'
import { documentsRoutes } from './resources/attachments/documents.routes.ts'
import { auditLogRoutes } from './resources/audit-events/audit-log.routes.ts'
import { boardsRoutes } from './resources/boards/boards.routes.ts'
import { checklistsRoutes } from './resources/checklists/checklists.routes.ts'
import { clientInvitationsRoutes } from './resources/client-invitations/client-invitations.routes.ts'
import { clientsRoutes } from './resources/clients/clients.routes.ts'
import { ratesRoutes } from './resources/clients/rates.routes.ts'
import { commentsRoutes } from './resources/comments/comments.routes.ts'
import { companiesRoutes } from './resources/companies/companies.routes.ts'
import { companySettingsRoutes } from './resources/companies/company-settings.routes.ts'
import { domainsRoutes } from './resources/domains/domains.routes.ts'
import { emailLinksRoutes } from './resources/email-verifications/email-verifications.routes.ts'
import { ownEmailRoutes } from './resources/email-verifications/own-email.routes.ts'
import { epicsRoutes } from './resources/epics/epics.routes.ts'
import { exportsRoutes } from './resources/exports/exports.routes.ts'
import { favouritesRoutes } from './resources/favourites/favourites.routes.ts'
import { formsRoutes } from './resources/forms/forms.routes.ts'
import { publicFormsRoutes } from './resources/forms/public-forms.routes.ts'
import { healthRoutes } from './resources/health/health.routes.ts'
import { identitiesRoutes } from './resources/identities/identities.routes.ts'
import { imagesRoutes } from './resources/images/images.routes.ts'
import { importsRoutes } from './resources/imports/imports.routes.ts'
import { invitationAsksRoutes } from './resources/invitations/invitation-asks.routes.ts'
import { invitationsRoutes } from './resources/invitations/invitations.routes.ts'
import { billingRoutes } from './resources/invoices/billing.routes.ts'
import { invoiceExportRoutes } from './resources/invoices/invoice-export.routes.ts'
import { invoicesRoutes } from './resources/invoices/invoices.routes.ts'
import { printedInvoicesRoutes } from './resources/invoices/printed-invoices.routes.ts'
import { labelsRoutes } from './resources/labels/labels.routes.ts'
import { mailServersRoutes } from './resources/mail-servers/mail-servers.routes.ts'
import { notesRoutes } from './resources/notes/notes.routes.ts'
import { mailSettingsRoutes } from './resources/notices/mail-settings.routes.ts'
import { notificationsRoutes } from './resources/notifications/notifications.routes.ts'
import { remindersRoutes } from './resources/notifications/reminders.routes.ts'
import { watchersRoutes } from './resources/notifications/watchers.routes.ts'
import { ownDataRoutes } from './resources/own-data/own-data.routes.ts'
import { passwordResetsRoutes } from './resources/password-resets/password-resets.routes.ts'
import { profilesRoutes } from './resources/profiles/profiles.routes.ts'
import { projectMarkdownRoutes } from './resources/project-markdown/project-markdown.routes.ts'
import { projectTeamMembersRoutes } from './resources/project-team-members/project-team-members.routes.ts'
import { deletedProjectsRoutes } from './resources/projects/deleted-projects.routes.ts'
import { projectsRoutes } from './resources/projects/projects.routes.ts'
import { sampleProjectRoutes } from './resources/projects/sample-project.routes.ts'
import { publicProjectsRoutes } from './resources/public-projects/public-projects.routes.ts'
import { publicTasksRoutes } from './resources/public-tasks/public-tasks.routes.ts'
import { recurrencesRoutes } from './resources/recurrences/recurrences.routes.ts'
import { rockstarsRoutes } from './resources/rockstars/rockstars.routes.ts'
import { ownSessionsRoutes } from './resources/sessions/own-sessions.routes.ts'
import { sessionsRoutes } from './resources/sessions/sessions.routes.ts'
import { signUpRoutes } from './resources/sessions/sign-up.routes.ts'
import { shareLinksRoutes } from './resources/share-links/share-links.routes.ts'
import { sprintStatesRoutes } from './resources/sprints/sprint-states.routes.ts'
import { sprintsRoutes } from './resources/sprints/sprints.routes.ts'
import { taskMovesRoutes } from './resources/task-moves/task-moves.routes.ts'
import { taskSharesRoutes } from './resources/task-shares/task-shares.routes.ts'
import { taskExportRoutes } from './resources/tasks/task-export.routes.ts'
import { tasksRoutes } from './resources/tasks/tasks.routes.ts'
import { teamMembersRoutes } from './resources/team-members/team-members.routes.ts'
import { teamRemovalRoutes } from './resources/team-members/team-removal.routes.ts'
import { templatesRoutes } from './resources/templates/templates.routes.ts'
import { textSearchRoutes } from './resources/text-search/text-search.routes.ts'
import { threadsRoutes } from './resources/threads/threads.routes.ts'
import { timeExportRoutes } from './resources/time-trackings/time-export.routes.ts'
import { timeReportsRoutes } from './resources/time-trackings/time-reports.routes.ts'
import { timeTrackingsRoutes } from './resources/time-trackings/time-trackings.routes.ts'
import { timerRoutes } from './resources/timer/timer.routes.ts'
import { userStoriesRoutes } from './resources/user-stories/user-stories.routes.ts'
import { mentionsRoutes } from './resources/wiki-pages/mentions.routes.ts'
import { wikiExportRoutes } from './resources/wiki-pages/wiki-export.routes.ts'
import { wikiPagesRoutes } from './resources/wiki-pages/wiki-pages.routes.ts'
import { wikiWritingRoutes } from './resources/wiki-pages/wiki-writing.routes.ts'

/** What adds the routes of one resource. */
export type AddRoutes = (host: Host) => void

/** All resources of the host. */
export const resources: AddRoutes[] = [
  healthRoutes,
  sessionsRoutes,
  signUpRoutes,
  accountsRoutes,
  firstStepsRoutes,
  passwordRoutes,
  accountDeletionRoutes,
  ownEmailRoutes,
  emailLinksRoutes,
  ownSessionsRoutes,
  ownDataRoutes,
  projectMarkdownRoutes,
  exportsRoutes,
  importsRoutes,
  profilesRoutes,
  passwordResetsRoutes,
  identitiesRoutes,
  companiesRoutes,
  companySettingsRoutes,
  mailServersRoutes,
  domainsRoutes,
  projectsRoutes,
  deletedProjectsRoutes,
  sampleProjectRoutes,
  notificationsRoutes,
  mailSettingsRoutes,
  watchersRoutes,
  remindersRoutes,
  projectTeamMembersRoutes,
  shareLinksRoutes,
  invitationsRoutes,
  invitationAsksRoutes,
  tasksRoutes,
  taskExportRoutes,
  taskMovesRoutes,
  publicTasksRoutes,
  taskSharesRoutes,
  publicProjectsRoutes,
  attachmentsRoutes,
  documentsRoutes,
  imagesRoutes,
  commentsRoutes,
  checklistsRoutes,
  labelsRoutes,
  aiRoutes,
  templatesRoutes,
  boardsRoutes,
  assigneesRoutes,
  favouritesRoutes,
  activitiesRoutes,
  auditLogRoutes,
  teamMembersRoutes,
  teamRemovalRoutes,
  timerRoutes,
  timeTrackingsRoutes,
  timeReportsRoutes,
  timeExportRoutes,
  sprintsRoutes,
  sprintStatesRoutes,
  userStoriesRoutes,
  epicsRoutes,
  recurrencesRoutes,
  wikiPagesRoutes,
  mentionsRoutes,
  wikiWritingRoutes,
  wikiExportRoutes,
  rockstarsRoutes,
  threadsRoutes,
  textSearchRoutes,
  clientsRoutes,
  clientInvitationsRoutes,
  ratesRoutes,
  invoicesRoutes,
  invoiceExportRoutes,
  billingRoutes,
  printedInvoicesRoutes,
  notesRoutes,
  formsRoutes,
  publicFormsRoutes,
]
