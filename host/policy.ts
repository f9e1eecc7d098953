// Who may call what: one row for each route. A route without a row, or a row without a route, stops the start.

/**
 * Who may call: `project-read` is everyone who sees the project, `project-edit` admin and member, `project-admin` admin and both owners,
 * `project-owner` the owner of the project or of the workspace.
 */
export type Who =
  | 'public'
  | 'signed-in'
  | 'company-member'
  | 'company-owner'
  | 'project-read'
  | 'project-edit'
  | 'project-admin'
  | 'project-owner'

/**
 * A row of the table. `paid` asks for an open plan gate (402 otherwise). Slugs come from the query, or from the route's `:slug` (company)
 * and `:projectSlug` (project) where it has them. `projectOptional`: without project_slug the call is about the whole workspace.
 */
export type Rule = { who: Who; paid?: true; projectOptional?: true }

/** The table: `METHOD /path` as registered → who. */
export const policy: Record<string, Rule> = {
  'GET /healthz': { who: 'public' },

  'POST /auth/sign-in': { who: 'public' },
  'POST /auth/sign-up': { who: 'public' },
  'POST /auth/third-party': { who: 'public' },
  'POST /auth/sign-out': { who: 'signed-in' },
  'GET /auth/me': { who: 'signed-in' },
  'POST /auth/forgot-password': { who: 'public' },
  'POST /auth/reset-password': { who: 'public' },

  'GET /companies/': { who: 'signed-in' },
  'GET /companies/:slug': { who: 'company-member' },
  'POST /companies': { who: 'signed-in' },

  'GET /projects/': { who: 'company-member' },
  'POST /projects/': { who: 'company-member' },
  'GET /projects/sidebar/': { who: 'project-read' },
  'GET /projects/compact/': { who: 'company-member' },
  'GET /projects/:projectSlug/': { who: 'project-read' },
  'PUT /projects/:projectSlug/privacy': { who: 'project-owner' },

  'GET /feeds/notifications/': { who: 'company-member' },

  'GET /project-team-members/': { who: 'project-read' },
  'GET /project-team-members/not-added/': { who: 'project-admin' },
  'POST /project-team-members/': { who: 'project-admin', paid: true },
  'POST /project-team-members/invite/': { who: 'project-admin', paid: true },
  'GET /project-team-members/users/invite/shareable': { who: 'project-admin' },
  'POST /project-team-members/users/invite/shareable': { who: 'project-admin', paid: true },
  'PUT /project-team-members/users/invite/shareable': { who: 'project-admin', paid: true },
  'PUT /project-team-members/users/invite/shareable/role': { who: 'project-admin', paid: true },

  'GET /invitations/:token': { who: 'public' },
  'POST /invitations/:token/accept': { who: 'signed-in' },
  'POST /invitations/:token/decline': { who: 'public' },

  // Whoever has the link of a task; the handler leaves out drafts and archived tasks.
  'GET /public/tasks/:uuid/': { who: 'public' },

  'GET /tasks/': { who: 'project-read', projectOptional: true },
  'GET /tasks/:uuid/': { who: 'project-read' },
  'POST /tasks/': { who: 'project-edit' },
  'PUT /tasks/:uuid/': { who: 'project-edit' },
  'PUT /tasks/:uuid/done/': { who: 'project-edit' },
  'PUT /tasks/:uuid/estimative/': { who: 'project-edit' },
  'PUT /tasks/:uuid/project_board/': { who: 'project-edit', paid: true },
  'GET /tasks/:uuid/sub-tasks/': { who: 'project-read' },
  'GET /tasks/:uuid/related-tasks/': { who: 'project-read' },
  'DELETE /tasks/:uuid/': { who: 'project-edit' },
  'POST /tasks/:uuid/duplicate/': { who: 'project-edit' },
  // Both projects are in the body; the handler asks for the edit right on each.
  'POST /tasks/:uuid/move': { who: 'company-member' },
  'POST /favorites/:uuid/': { who: 'project-read' },
  'GET /activities/task/:uuid/workflow/': { who: 'project-read' },

  'GET /attachments/': { who: 'project-read' },
  'POST /attachments/': { who: 'project-edit', paid: true },
  'GET /attachments/:id/content': { who: 'project-read' },
  'DELETE /attachments/:id': { who: 'project-edit' },

  'GET /comments/': { who: 'project-read' },
  'POST /comments/': { who: 'project-edit' },
  // A comment of a task asks for an admin; the handler looks.
  'DELETE /comments/:id/': { who: 'project-edit' },

  'GET /task-checklists/': { who: 'project-read' },
  'POST /task-checklists/': { who: 'project-edit' },
  'PUT /task-checklists/:id/': { who: 'project-edit' },
  'PUT /task-checklists/:id/toggle/': { who: 'project-edit' },
  'DELETE /task-checklists/:id/': { who: 'project-edit' },

  'GET /task-labels/not-added': { who: 'project-read' },
  'POST /task-labels/': { who: 'project-edit' },
  'PUT /task-labels/:id': { who: 'project-edit' },
  'DELETE /task-labels/:id': { who: 'project-edit' },
  'POST /task-labels/:id/attach': { who: 'project-edit' },
  'DELETE /task-labels/:id/detach': { who: 'project-edit' },
  'POST /task-labels/:uuid/bulk': { who: 'project-edit', paid: true },

  'POST /ai/task/improve/title/': { who: 'project-edit', paid: true },
  'POST /ai/task/improve/description/': { who: 'project-edit', paid: true },
  'POST /ai/task/generate/labels/': { who: 'project-edit', paid: true },

  'GET /projects-workflows/': { who: 'project-read' },
  'GET /project-templates/type/': { who: 'project-read' },
  'POST /project-templates/type/': { who: 'project-admin' },
  'PUT /project-templates/type/:id': { who: 'project-edit' },
  'DELETE /project-templates/type/:id': { who: 'project-admin' },
  'GET /project-templates/effort/': { who: 'project-read' },
  'POST /project-templates/effort/': { who: 'project-admin' },
  'PUT /project-templates/effort/:id': { who: 'project-edit' },
  'DELETE /project-templates/effort/:id': { who: 'project-admin' },
  'GET /project-templates/workflow/': { who: 'project-read' },
  'POST /project-templates/workflow/': { who: 'project-admin' },
  'PUT /project-templates/workflow/:id': { who: 'project-edit' },
  'DELETE /project-templates/workflow/:id': { who: 'project-admin' },

  'GET /project-boards/': { who: 'project-read' },
  'POST /project-boards/': { who: 'project-admin', paid: true },
  'PUT /project-boards/:uuid/': { who: 'project-edit', paid: true },
  'DELETE /project-boards/:uuid/': { who: 'project-admin', paid: true },

  'POST /task-assignees/': { who: 'project-edit' },
  'DELETE /task-assignees/': { who: 'project-edit' },

  'GET /timer/': { who: 'signed-in' },
  'POST /timer/start/': { who: 'project-edit' },
  'POST /timer/end/': { who: 'project-edit' },
  'POST /timer/cancel/': { who: 'project-edit' },

  'GET /time-trackings/no-task/': { who: 'project-read' },
  'POST /time-trackings/': { who: 'project-edit' },
  'DELETE /time-trackings/:id/': { who: 'project-admin' },
  'GET /export-time-trackings/': { who: 'project-read' },

  'GET /sprints/': { who: 'project-read' },
  'GET /sprints/:sprintSlug/': { who: 'project-read' },
  'POST /sprints/': { who: 'project-edit' },
  'PUT /sprints/:id/': { who: 'project-edit' },
  'DELETE /sprints/:id/': { who: 'project-admin' },
  'GET /user-stories/': { who: 'project-read' },
  'GET /user-stories/:storySlug/': { who: 'project-read' },
  'POST /user-stories/': { who: 'project-edit' },
  'PUT /user-stories/:id/': { who: 'project-edit' },
  'DELETE /user-stories/:id/': { who: 'project-admin' },
}
