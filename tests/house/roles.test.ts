// Who may do what: every action of the registry against every role, by a table that is written down from the specification, not from the code.

import { expect, test } from 'vitest'
import { projectPermissions, taskPermissions, workspacePermissions } from '#gateway/permissions.ts'
import type { Action, Here } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { putGroupsInView } from '#src/features/task-list/folded-groups.ts'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { actionWorld, projectSubject, sprintSubjectOf, taskSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { smallSubjects } from './small-subjects.ts'

const ROLES = ['owner', 'admin', 'member', 'restrict', 'guest'] as const
type Role = (typeof ROLES)[number]
type Audience = 'everyone' | 'editors' | 'admins' | 'owner'

const MEMBERS: Record<Audience, readonly Role[]> = {
  everyone: ROLES,
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
    ...['attachment.preview', 'attachment.download'],
    // TIMER-02: one's own timer, wherever it runs.
    ...['timer.stop-running', 'timer.cancel-running'],
    // ROLE-09: logged time is read, and saved as a file, by everybody.
    ...['time-entry.details', 'time-entry.export'],
    // LOG-03.
    'task.log',
    // ROLE-12: any viewer sorts comments.
    ...['comment.newest', 'comment.oldest', 'comment.jump-newest'],
    // SCREEN-09: sprints are read by everybody.
    ...['sprint.open', 'sprint.copy-link', 'sprint.export', 'sprint.chart'],
    // OPEN-03: whoever holds the invitation.
    ...['invitation.accept', 'invitation.decline'],
  ],
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
    ...['task.done', 'task.progress', 'attachment.upload', 'attachment.delete'],
    // One's own comments only, see `mayEdit`.
    ...['comment.write', 'comment.edit'],
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
    // SPRINT-01: members make and change sprints.
    ...['sprint.new', 'sprint.rename', 'sprint.dates', 'sprint.goal', 'sprint.start', 'sprint.complete', 'sprint.reopen', 'sprint.plan'],
  ],
  admins: [
    // SPRINT-01.
    'sprint.delete',
    // ROLE-08, BOARD-07.
    ...['task-type', 'effort', 'workflow', 'board'].flatMap((noun) => [`${noun}.create`, `${noun}.delete`]),
    // PSET-07.
    'member.role',
    // OPEN-35.
    ...['sprint.remove', 'user-story.delete'],
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
    ...['workspace.create', 'go.team', 'go.clients', 'go.invoices', 'go.workspace-settings', 'go.project-settings', 'project.privacy'],
    // PSET-01, PSET-02.
    ...['rename', 'status', 'start-date', 'due-date', 'budget', 'objectives', 'logo'].map((verb) => `project.${verb}`),
    // PROJ-01: `settings.can_create_projects`, which only the owner has in this world.
    'project.create',
  ],
}

/** What needs a paid plan: PLAN-03, BOARD-08, DATES-07 on tasks; INVITE-30 on invitations outside of their dialog. */
const PAID = [
  'task.ai',
  ...['attachment.upload', 'task.due', 'task.start-date', 'task.board', 'board.create', 'board.edit', 'board.delete'],
  'board.manage',
  ...['project.add-member', 'project.copy-share-link', 'project.share-link', 'project.refresh-link', 'project.link-role'],
]

const workflow = { id: '1', title: 'To do', color: '#8899aa' }
const columns = [
  { workflow, ids: ['t-1'] },
  { workflow: { ...workflow, id: '2' }, ids: ['t-3', 't-2', 't-4'] },
  { workflow: { ...workflow, id: '3' }, ids: [] },
]
const paid = { subscription: 'paid', unlimitedWorkspaces: true }
const free = { subscription: 'free', unlimitedWorkspaces: false }

/** Each place has a sprint in another state. */
const SPRINT_STATES = ['ACTIVE', 'PLANNED', 'COMPLETED'] as const

interface Place {
  here: Here
  isBoard: boolean
}

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
    const subjects: Subjects = {
      task: [tasks[at === 1 ? 1 : 0]],
      project: [project],
      workspace: [workspace],
      invitation: [invitation],
      member: [member],
      attachment: [attachment],
      comment: [comment],
      checkitem: [checkitem],
      timelog: [timelog],
      sprint: [{ ...sprint, state: SPRINT_STATES[at] ?? 'PLANNED' }],
      'sprint-list': [{ id: 'acme/website', ...inProject }],
    }
    return { here: here(subjects), isBoard: place === 'board' }
  })
}

/** The state of an action at the place where it is most able to run. */
function bestState(action: Action, places: readonly Place[]): string {
  const order = ['hidden', 'disabled', 'locked', 'ready']
  const states = places.map(({ here, isBoard }) => {
    const leave = putInView({
      view: readView(new URLSearchParams('done=yes')),
      change: () => undefined,
      catalogue: null,
      layout: isBoard ? 'board' : 'list',
      showAs: () => undefined,
      columns: isBoard ? columns : null,
    })
    const leaveGroups = putGroupsInView({ folded: false, fold: () => undefined })
    const leaveSearch = putInPlace(SEARCH, () => undefined)
    const { kind } = stateOf(action, here)
    leaveSearch()
    leaveGroups()
    leave()
    return kind
  })
  return states.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'hidden'
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
