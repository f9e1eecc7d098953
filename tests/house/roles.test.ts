// Who may do what: every action of the registry against every role, by a table that is written down from the specification, not from the code.

import { expect, test } from 'vitest'
import { projectPermissions, taskPermissions, workspacePermissions } from '#gateway/permissions.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { actionWorld, projectSubject, sprintSubjectOf, taskSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { templatesIn } from '#tests/kit/template-subjects.ts'
import { bestState, type Place, workflow } from './best-state.ts'
import { smallSubjects, storiesIn, storyAudiences, timeIn, wikiAudiences, wikiIn } from './small-subjects.ts'

const ROLES = ['owner', 'admin', 'member', 'restrict', 'guest'] as const
type Role = (typeof ROLES)[number]
type Audience = 'everyone' | 'others' | 'editors' | 'admins' | 'owner'

const MEMBERS: Record<Audience, readonly Role[]> = {
  everyone: ROLES,
  others: ROLES.filter((role) => role !== 'owner'),
  editors: ['owner', 'admin', 'member'],
  admins: ['owner', 'admin'],
  owner: ['owner'],
}

/** Ids of actions by audience; the comment names the rows of the specification. */
const AUDIENCES: Record<Audience, readonly string[]> = {
  everyone: [
    // ROLE-11: share (links), favourite; reading is for everybody.
    ...['task.open', 'task.open-tab', 'task.favorite', 'task.copy-link', 'task.copy-code', 'task.copy-title', 'project.copy-link'],
    ...['row.next', 'row.previous', 'row.select', 'row.range-down', 'row.range-up', 'row.all', 'row.every', 'row.clear', 'row.swipe'],
    // SHARE-05, CAL-04; parts of the detail are read by everybody.
    ...['task.share', 'task.calendar-google', 'task.calendar-microsoft', 'task.calendar-apple', 'task.calendar-yahoo', 'task.modal'],
    ...['comments', 'files', 'checklists', 'time', 'agile', 'related'].map((part) => `task.show-${part}`),
    ...[
      'task.focus-left',
      'task.focus-right',
      'list.filter',
      'list.search',
      'list.clear-filters',
      'list.sort',
      'list.group',
      'list.fold',
      'list.as-list',
      'list.as-board',
    ],
    // The order of the sidebar is one's own.
    ...['project.move-up', 'project.move-down', 'workspace.move-up', 'workspace.move-down'],
    ...['palette.open', 'palette.commands', 'help.open', 'undo.last', 'sidebar.left', 'sidebar.right', 'session.sign-out'],
    ...['theme.light', 'theme.dark', 'theme.system'],
    // PAGES: routes that any signed-in person may visit; DEFECT-03 for favourites.
    ...['go.workspace', 'go.projects', 'go.notevault', 'go.profile', 'go.overview', 'go.board', 'go.project-time', 'go.sprints'],
    ...[
      'go.user-stories',
      'go.epics',
      'go.documents',
      'go.wiki',
      'go.discussions',
      'go.favorites',
      'go.next-tasks',
      'go.my-time',
      'go.recurring',
    ],
    ...['project.open', 'workspace.switch', 'workspace.create-first', 'notification.read-all'],
    // ROLE-09, FILES-05: files are read by everybody.
    ...['preview', 'download', 'copy-link', 'versions'].map((verb) => `attachment.${verb}`),
    ...['document.tiles', 'document.filter'],
    // TIMER-02: one's own timer, wherever it runs.
    ...['timer.stop-running', 'timer.cancel-running'],
    // ROLE-09: logged time is read, and saved as a file, by everybody.
    ...['time-entry.details', 'time-entry.export'],
    // LOG-03. ROLE-12: any viewer sorts comments.
    ...['task.log', 'comment.newest', 'comment.oldest', 'comment.jump-newest'],
    // SCREEN-09: sprints are read by everybody.
    ...['sprint.open', 'sprint.copy-link', 'sprint.export', 'sprint.chart'],
    ...storyAudiences.everyone,
    ...wikiAudiences.everyone,
    // PSET-01: everybody sees the facts.
    'go.project-settings',
    // TIME-02, TIME-05: time is read by everybody, and one's week is one's own.
    ...['earlier', 'later', 'now', 'filter', 'add-row'].map((verb) => `time.${verb}`),
    ...['timecell.entries', 'timecell.unpin'],
    // OPEN-03: whoever holds the invitation.
    ...['invitation.accept', 'invitation.decline'],
  ],
  // PSET-07: anyone but the owner leaves.
  others: ['project.leave'],
  editors: [
    // ROLE-05.
    ...[
      'task.create',
      'task.create-in',
      'task.rename',
      'task.edit-description',
      'task.draft',
      'task.archive',
      'task.move',
      'task.duplicate',
      'task.delete',
    ],
    ...['task.create-advanced', 'task.create-advanced-in'],
    // ROLE-06.
    ...['task.done', 'task.progress', 'attachment.upload', 'attachment.delete', 'document.upload'],
    ...['rename', 'link-task', 'unlink', 'move-task', 'move-project', 'replace'].map((verb) => `attachment.${verb}`),
    // One's own comments only, see `mayEdit`.
    ...['comment.write', 'comment.edit'],
    // TIME-15.
    'time.export',
    // TIME-07, TIME-08.
    ...['edit', 'comment', 'copy-last-week'].map((verb) => `timecell.${verb}`),
    // AI-08.
    'task.ai',
    // RELATED-02, ROLE-05.
    ...['task.parent', 'task.add-subtask'],
    // CHECK-07.
    ...['add', 'toggle', 'rename', 'add-child', 'delete'].map((verb) => `checklist-item.${verb}`),
    // ROLE-07, OPEN-49 for dates.
    ...[
      'task.type',
      'task.effort',
      'task.status',
      'task.labels',
      'task.board',
      'task.assign',
      'task.assign-me',
      'task.due',
      'task.start-date',
    ],
    // TIMELOG-11.
    'time-entry.log',
    ...['task.timer', 'task.cancel-timer', 'task.move-left', 'task.move-right'],
    ...['task.move-up', 'task.move-down', 'task.move-top'],
    // ROLE-07 for labels, OPEN-52 for the others.
    ...['label.create', 'label.edit', 'label.delete', 'task-type.edit', 'effort.edit', 'workflow.edit', 'board.edit'],
    // ROLE-06: the manage dialogs. ROLE-07: sprint and user story of a task. OPEN-35: making and editing them.
    ...['label', 'task-type', 'effort', 'workflow', 'board', 'sprint', 'user-story'].map((noun) => `${noun}.manage`),
    ...['task.sprint', 'task.toggle-in-sprint', 'task.user-story', 'sprint.create', 'sprint.edit', 'user-story.create', 'user-story.edit'],
    ...storyAudiences.editors,
    ...wikiAudiences.editors,
    // PSET-11, PSET-13: statuses and their like in the settings; deleting and making them is for admins, but for labels.
    ...['new', 'rename', 'colour', 'up', 'down', 'delete'].map((verb) => `template.${verb}`),
    'label.merge',
    // SPRINT-01: members make and change sprints.
    ...['sprint.new', 'sprint.rename', 'sprint.dates', 'sprint.goal', 'sprint.start', 'sprint.complete', 'sprint.reopen', 'sprint.plan'],
  ],
  admins: [
    // SPRINT-01.
    'sprint.delete',
    // ROLE-08, BOARD-07.
    ...['task-type', 'effort', 'workflow', 'board'].flatMap((noun) => [`${noun}.create`, `${noun}.delete`]),
    // PSET-12.
    'template.replace',
    // PSET-07, PSET-09.
    ...['member.role', 'member.remove'],
    // OPEN-35.
    ...['sprint.remove', 'user-story.remove', ...storyAudiences.admins],
    // ROLE-08: comments of tasks; those of files are removed by editors (ROLE-06).
    'comment.remove',
    // ROLE-08, TIMELOG-11.
    'time-entry.delete',
    // SHELL-28: inviting.
    ...['project.invite', 'project.invite-email', 'project.add-member', 'project.copy-share-link', 'project.share-link'],
    ...['project.refresh-link', 'project.link-role'],
  ],
  owner: [
    // ROLE-04, SHELL-16, SHELL-24, OPEN-41.
    ...['workspace.create', 'go.team', 'go.clients', 'go.invoices', 'go.workspace-settings', 'project.privacy'],
    // PSET-01, PSET-02.
    ...[
      'rename',
      'code',
      'status',
      'complete',
      'archive',
      'delete',
      'hand-over',
      'start-date',
      'due-date',
      'budget',
      'objectives',
      'logo',
    ].map((verb) => `project.${verb}`),
    // PSET-15: others have theirs back by undo, or in the workspace settings.
    'project.restore',
    // PROJ-01: `settings.can_create_projects`, which only the owner has in this world.
    'project.create',
  ],
}

/** What needs a paid plan: PLAN-03, BOARD-08, DATES-07 on tasks; INVITE-30 on invitations outside of their dialog. */
const PAID = [
  'task.ai',
  ...['attachment.upload', 'attachment.replace', 'document.upload'],
  ...['task.due', 'task.start-date', 'task.board', 'board.create', 'board.edit', 'board.delete'],
  'board.manage',
  ...['project.add-member', 'project.copy-share-link', 'project.share-link', 'project.refresh-link', 'project.link-role'],
]

const paid = { subscription: 'paid', unlimitedWorkspaces: true }
const free = { subscription: 'free', unlimitedWorkspaces: false }

/** Each place has a sprint in another state. */
const SPRINT_STATES = ['ACTIVE', 'PLANNED', 'COMPLETED'] as const

/** Everything in view that any action asks for; on a list, on a board, in front of the detail and outside of a project, and before a first workspace. */
function placesFor(role: Role, plan: typeof paid): Place[] {
  const owns = role === 'owner'
  const hostRole = owns ? 'admin' : role
  const can = { task: taskPermissions(hostRole, plan), project: projectPermissions({ role: hostRole, owns, plan }) }
  const tasks = [
    taskSubject(1, { timerStartedAt: '2026-11-21T09:00:00Z', dueDate: '2026-11-24T09:00:00Z', viewerCan: can.task }),
    taskSubject(2, { dueDate: '2026-11-24T09:00:00Z', viewerCan: can.task, workflow: { ...workflow, id: '2' } }),
  ] as const
  const project = projectSubject({ viewerCan: can.project })
  const workspace = workspaceSubject({ viewerCan: workspacePermissions({ owns, role: hostRole, canCreateProjects: owns, plan }) })
  const { attachment, comment, timelog, checkitem, member, invitation } = smallSubjects(tasks[0], can)
  const inProject = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan: can.project }
  const sprint = sprintSubjectOf({ viewerCan: can.project })
  return (['list', 'board', 'outside', 'nowhere'] as const).map((place, at) => {
    const { services, here } = actionWorld({ viewer: 'ana' })
    if (place === 'nowhere') return { here: here({}), isBoard: false }
    services.scene.set({
      // The second has neighbors in its column.
      rows: [tasks[0], taskSubject(3), tasks[1], taskSubject(4)].map((task, row) => ({ ...task, position: row })),
      timed: tasks[0],
      more: { total: 2, select: async () => undefined },
      workspace,
      project: place === 'outside' ? null : project,
      sprint: place === 'board' ? sprint : null,
    })
    // The detail is open where no list is.
    if (place === 'outside') services.scene.set({ detail: tasks[0] })
    services.scene.toggle(tasks[at === 1 ? 1 : 0].id)
    const stories = storiesIn(place === 'board' ? services.scene : null, can.project)
    const subjects: Subjects = {
      task: [tasks[at === 1 ? 1 : 0]],
      project: [project],
      workspace: [workspace],
      invitation: [invitation],
      member: [member],
      attachment: [attachment],
      documents: [{ id: 'acme/website', ...inProject }],
      comment: [comment],
      checkitem: [checkitem],
      timelog: [timelog],
      sprint: [{ ...sprint, state: SPRINT_STATES[at] ?? 'PLANNED' }],
      'sprint-list': [{ id: 'acme/website', ...inProject }],
      ...stories,
      ...timeIn(can.project),
      ...wikiIn(can.project),
      ...templatesIn(can.project, at),
    }
    return { here: here(subjects), isBoard: place === 'board' }
  })
}

const audienceOf = (id: string) => (Object.keys(AUDIENCES) as Audience[]).filter((audience) => AUDIENCES[audience].includes(id))

test('ROLE-04 ROLE-05 ROLE-06 ROLE-07 ROLE-08 every action has exactly one audience in the table, and the table names nothing else', () => {
  expect(allActions.filter(({ id }) => audienceOf(id).length !== 1).map(({ id }) => `${id}: ${audienceOf(id).join()}`)).toEqual([])
  const ids = new Set(allActions.map(({ id }) => id))
  expect(
    Object.values(AUDIENCES)
      .flat()
      .filter((id) => !ids.has(id as never)),
  ).toEqual([])
})

test.each(ROLES)(
  'ROLE-01 ROLE-03 ROLE-04 ROLE-05 ROLE-06 ROLE-07 ROLE-08 ROLE-09 ROLE-10 ROLE-11 what a %s sees is what the table says',
  (role) => {
    const places = placesFor(role, paid)
    const wrong = allActions.flatMap((action) => {
      const [audience] = audienceOf(action.id)
      const may = audience !== undefined && MEMBERS[audience].includes(role)
      const state = bestState(action, places)
      return state === (may ? 'ready' : 'hidden') ? [] : [`${action.id} is ${state} for ${role}`]
    })
    expect(wrong).toEqual([])
  },
)

test.each(ROLES)(
  'PLAN-01 PLAN-03 BOARD-08 DATES-07 on a free plan what a %s may do otherwise is locked where it needs a paid one, and nothing else is',
  (role) => {
    const places = placesFor(role, free)
    const locked = allActions.filter((action) => bestState(action, places) === 'locked').map(({ id }) => id)
    const expected = PAID.filter((id) => audienceOf(id).some((audience) => MEMBERS[audience].includes(role)))
    expect(locked.toSorted()).toEqual(expected.toSorted())
  },
)

test('ROLE-02 DEFECT-17 a role that nobody knows reads only', () => {
  expect(taskPermissions('viewer', paid)).toEqual(['PAID'])
  expect(taskPermissions(null, free)).toEqual([])
})
