// Who may do what: every action of the registry against every role, by a table that is written down from the specification, not from the code.

import { expect, test } from 'vitest'
import { projectPermissions, taskPermissions, workspacePermissions } from '#gateway/permissions.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import { actionWorld, projectSubject, sprintSubjectOf, taskSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { templatesIn } from '#tests/kit/template-subjects.ts'
import { AUDIENCES, type Audience } from './audiences.ts'
import { bestState, type Place, stateAt, workflow } from './best-state.ts'
import { formAudiences, formsIn } from './form-subjects.ts'
import { clientsIn, invoicesIn, moneyAudiences } from './money-subjects.ts'
import { ruleAudiences, rulesIn } from './recurrence-subjects.ts'
import { leaderboardIn, newsIn, notesIn, smallSubjects, storiesIn, threadsIn, timeIn, wikiIn } from './small-subjects.ts'
import { teamIn } from './team-subjects.ts'

const ROLES = ['owner', 'admin', 'member', 'restrict', 'guest'] as const
type Role = (typeof ROLES)[number]

const MEMBERS: Record<Audience, readonly Role[]> = {
  everyone: ROLES,
  others: ROLES.filter((role) => role !== 'owner'),
  editors: ['owner', 'admin', 'member'],
  admins: ['owner', 'admin'],
  owner: ['owner'],
}

/** What needs a paid plan: PLAN-03, BOARD-08, DATES-07 on tasks; INVITE-30 on invitations outside of their dialog; BP-01. */
const PAID = [
  'task.ai',
  'project.publish',
  ...['attachment.upload', 'attachment.replace', 'document.upload'],
  ...['task.due', 'task.start-date', 'task.board', 'board.create', 'board.edit', 'board.delete'],
  'board.manage',
  'sentinvite.resend',
  ...ruleAudiences.paid,
  ...moneyAudiences.paid,
  ...formAudiences.paid,
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
    taskSubject(1, {
      ...{ timerStartedAt: '2026-11-21T09:00:00Z', dueDate: '2026-11-24T09:00:00Z', viewerCan: can.task },
      recurrenceId: 'r-1',
    }),
    taskSubject(2, { dueDate: '2026-11-24T09:00:00Z', viewerCan: can.task, workflow: { ...workflow, id: '2' } }),
  ] as const
  // It was renamed here just now.
  ruleToo([{ task: tasks[0], title: tasks[0].title }])
  const workspace = workspaceSubject({ viewerCan: workspacePermissions({ owns, role: hostRole, canCreateProjects: owns, plan }) })
  const {
    attachment,
    comment,
    'time-entry': entry,
    checkitem,
    member,
    invitation,
    person,
    session,
    export: archive,
    import: brought,
  } = smallSubjects(tasks[0], can)
  const inProject = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan: can.project }
  const sprint = sprintSubjectOf({ viewerCan: can.project })
  return (['list', 'board', 'outside', 'detail', 'nowhere'] as const).map((place, index) => {
    const { services, here } = actionWorld({ viewer: 'ana' })
    services.theme.preference = (['system', 'dark', 'light'] as const)[index] ?? 'system'
    if (place === 'nowhere') return { here: here({}), isBoard: false }
    // A detail is over what stands where no list is, of a project that strangers read.
    const at = Math.min(index, 2)
    const project = projectSubject({ viewerCan: can.project, isPublic: place === 'detail', isSample: true })
    services.scene.set({
      // The second has neighbors in its column.
      rows: [tasks[0], taskSubject(3), tasks[1], taskSubject(4)].map((task, row) => ({ ...task, position: row })),
      timed: tasks[0],
      more: { total: 2, select: async () => undefined },
      workspace,
      project: at === 2 ? null : project,
      sprint: place === 'board' ? sprint : null,
    })
    // The detail is open where no list is.
    if (at === 2) services.scene.set({ detail: tasks[0] })
    services.scene.toggle(tasks[at === 1 ? 1 : 0].id)
    const stories = storiesIn(place === 'board' ? services.scene : null, can.project)
    const discussions = threadsIn(can.project)
    const forms = formsIn(can.project, at)
    // A form is open where no list of forms is.
    if (place !== 'list') services.scene.set({ form: forms.form[0] })
    // The page of a discussion is in view where no list is.
    if (at === 2) services.scene.set({ thread: discussions.thread[0] })
    const subjects: Subjects = {
      task: [tasks[at === 1 ? 1 : 0]],
      project: [project],
      workspace: [workspace],
      invitation: [invitation],
      person: [person],
      session: [session],
      export: [archive],
      // The second is under way.
      import: [{ ...brought, state: index === 1 ? 'RUNNING' : 'DONE' }],
      member: [member],
      attachment: [attachment],
      documents: [{ id: 'acme/website', ...inProject }],
      comment: [comment],
      checkitem: [checkitem],
      'time-entry': [entry],
      sprint: [{ ...sprint, state: SPRINT_STATES[at] ?? 'PLANNED' }],
      'sprint-list': [{ id: 'acme/website', ...inProject }],
      ...stories,
      ...timeIn(can.project, at === 0 ? 'week' : at === 1 ? 'chart' : 'list'),
      ...wikiIn(can.project),
      ...rulesIn(can.project),
      ...discussions,
      ...clientsIn(workspace.viewerCan),
      ...forms,
      ...teamIn(workspace.viewerCan),
      // Whoever may invite to a project has what was sent for it.
      sentinvite: teamIn(can.project).sentinvite,
      ...invoicesIn(workspace.viewerCan, at === 0 ? 'DRAFT' : 'OPEN'),
      ...leaderboardIn(can.project),
      ...notesIn(at === 1),
      ...newsIn(at),
      ...templatesIn(can.project, at),
    }
    return { here: here(subjects), isBoard: place === 'board', comments: place === 'detail' ? 'OLDEST' : 'NEWEST' }
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

/** Actions of which one takes back what the other does; another such pair is found by its words. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['comment.newest', 'comment.oldest'],
  ['list.as-list', 'list.as-board'],
  ['project.publish', 'project.unpublish'],
  ['sprint.start', 'sprint.complete'],
  ['sprint.complete', 'sprint.reopen'],
  ['note.trash', 'note.restore'],
]
const WORDS = [
  ...[
    ['start', 'stop'],
    ['show', 'hide'],
    ['archive', 'reopen'],
    ['pause', 'resume'],
    ['watch', 'unwatch'],
    ['trash', 'restore'],
  ],
  ...[
    ['lock', 'unlock'],
    ['newest', 'oldest'],
    ['as-list', 'as-board'],
    ['switch-on', 'switch-off'],
    ['enable', 'disable'],
  ],
] as const

test('BP-09 of two actions that take each other back only the one that can be done is offered', () => {
  const places = placesFor('owner', paid)
  const byId = new Map(allActions.map((action) => [action.id as string, action]))
  const both = OPPOSITES.flatMap(([one, other]) => {
    const pair = [byId.get(one), byId.get(other)]
    const offered = places.filter((place) => pair.every((action) => action === undefined || stateAt(action, place) !== 'hidden'))
    return offered.length > 0 ? [`${one} and ${other}`] : []
  })
  expect(both).toEqual([])
  const listed = new Set(OPPOSITES.map((pair) => pair.join()))
  const unheard = allActions.flatMap(({ id, listed: isListed }) => {
    const [noun = '', verb = ''] = id.split(/\.(.*)/)
    const against = [`un${verb}`, ...WORDS.flatMap(([one, other]) => (one === verb ? [other] : []))]
    return against
      .map((word) => `${noun}.${word}`)
      .filter((other) => isListed && byId.get(other)?.listed && !listed.has(`${id},${other}`))
      .map((other) => `${id} and ${other}`)
  })
  expect(unheard).toEqual([])
})

test('ROLE-02 DEFECT-17 a role that nobody knows reads only', () => {
  expect(taskPermissions('viewer', paid)).toEqual(['PAID'])
  expect(taskPermissions(null, free)).toEqual([])
})
