// Every action against every person: what is offered is what a real host allows, no more and no less.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import type { Permission, Subjects } from '#src/actions/subject.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import { formsIn } from '#tests/house/form-subjects.ts'
import { fakeRule, rulesIn } from '#tests/house/recurrence-subjects.ts'
import { leaderboardIn, threadsIn, timeIn, wikiIn } from '#tests/house/small-subjects.ts'
import { teamIn } from '#tests/house/team-subjects.ts'
import { actionWorld, projectSubject, taskSubject } from '#tests/kit/action-fakes.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { newsRow } from '#tests/kit/notification-row.ts'
import type { Ground } from '#tests/kit/role-call.ts'
import { groundFor } from '#tests/kit/role-ground.ts'
import { READS, WRITES } from '#tests/kit/role-matrix.ts'
import { epicSubjectOf, putStoriesInView, storySubjectOf } from '#tests/kit/story-fakes.ts'
import { templateListSubjects, templateSubjects } from '#tests/kit/template-subjects.ts'
import { openWorld, type World } from '#tests/kit/world.ts'

const PEOPLE = { owner: 'ana', admin: 'ben', member: 'mia', restrict: 'rex', guest: 'gus', stranger: 'dora' } as const

let world: World
let things: Pick<Ground, 'workflow' | 'type' | 'effort' | 'board' | 'label'>
beforeAll(async () => {
  world = await openWorld({ sample: true })
  const at = 'workspaceSlug: "acme", projectSlug: "website"'
  const data = await world.data(
    'ana',
    `{ workflows(${at}) { id } taskTypes(${at}) { id } efforts(${at}) { id } boards(${at}) { id } labels(${at}) { id } }`,
  )
  const last = (list: readonly { id: string }[]) => list.at(-1)?.id ?? ''
  const { workflows, taskTypes, efforts, boards, labels } = data
  things = { workflow: last(workflows), type: last(taskTypes), effort: last(efforts), board: last(boards), label: last(labels) }
})
afterAll(() => world.close())

/** On things of a project; what is on the app, a workspace, its clients, people or log, an invitation to oneself, a person or a session asks no role of a project. */
const OF_NO_PROJECT = [
  'app',
  'workspace',
  'invitation',
  'person',
  'session',
  // One's own news, whatever became of one's role since (INBOX-02).
  'notification',
  'inbox',
  'client',
  'client-list',
  'log',
  'logline',
  'teamlist',
  'teammember',
  'removedmember',
  // Everybody's own, whatever their role (NOTE-01).
  'note',
  'note-list',
  // The workspace owner's alone, whatever one's role in a project (INV-02).
  'invoice',
  'invoice-list',
  'mailserver',
]
const judged = allActions.filter(({ on }) => !OF_NO_PROJECT.includes(on))

interface Rights {
  task: readonly Permission[]
  project: readonly Permission[]
}

/** What the gateway tells the person about a task and its project; null where they see neither. */
async function rightsOf(who: string): Promise<Rights | null> {
  const { task } = await groundFor(world, who, things)
  const { data } = await world.graphql(
    who,
    `query ($id: ID!) {
      task(workspaceSlug: "acme", projectSlug: "website", id: $id) { viewerCan }
      project(workspaceSlug: "acme", slug: "website") { viewerCan }
    }`,
    { id: task.id },
  )
  return data?.task && data.project ? { task: data.task.viewerCan, project: data.project.viewerCan } : null
}

const columns = ['1', '2', '3'].map((id, at) => ({ workflow: { id, title: id, color: '#8899aa' }, ids: at === 1 ? ['t-1'] : [] }))
const dates = { dueDate: '2026-11-24T09:00:00Z', timerStartedAt: '2026-11-21T09:00:00Z' }

type Parts = Readonly<Record<string, readonly object[]>>

/** Made once for a person: all actions are judged over the same. */
const partsOf = new WeakMap<Rights, Parts>()

/** What lies in a project beside its tasks and sprints, by kind, each in every state that it may be in. */
function partsFor(rights: Rights, who: string): Parts {
  const made = partsOf.get(rights) ?? {
    story: [storySubjectOf(2, { viewerCan: rights.project })],
    epic: [epicSubjectOf(1, { viewerCan: rights.project })],
    ...timeIn(rights.project),
    ...wikiIn(rights.project),
    ...rulesIn(rights.project),
    // The owner makes them.
    recurrence: [fakeRule({ author: { username: 'ana', name: 'Ana', avatar: null }, viewerCan: [...rights.project] })],
    ...leaderboardIn(rights.project),
    ...threadsIn(rights.project, who),
    // Each kind of field, and answers in every state.
    ...Object.fromEntries(
      (['form-list', 'form', 'field', 'submission'] as const).map((kind) => [
        kind,
        [0, 1, 2].map((at) => formsIn(rights.project, at)[kind][0]),
      ]),
    ),
    // As it came, and snoozed.
    notification: [null, new Date(Date.now() + 86_400_000).toISOString()].map((snoozedUntil) => ({
      ...newsRow({ snoozedUntil }),
      viewerCan: [],
    })),
    sentinvite: teamIn(rights.project).sentinvite,
    export: [{ id: 'e', workspaceSlug: 'acme', projectSlug: 'website', state: 'READY', filename: 'e.zip', viewerCan: rights.project }],
    // One to be ended, and one to be taken back.
    import: (['MAPPING', 'DONE'] as const).map((state) => ({
      ...{ id: 'i', workspaceSlug: 'acme', projectSlug: 'website', state, filename: 'i.csv', problems: 1, viewerCan: rights.project },
      undoUntil: state === 'DONE' ? new Date(Date.now() + 86_400_000).toISOString() : null,
    })),
    template: templateSubjects(rights.project),
    'template-list': templateListSubjects(rights.project),
  }
  partsOf.set(rights, made)
  return made
}

/** True when the action can run for these rights somewhere: on a list, on a board, in the detail. */
function isOffered(action: Action, rights: Rights | null, who: string): boolean {
  if (!rights) return false
  const task = taskSubject(1, { ...dates, viewerCan: rights.task })
  // One to try things in, and public but where it is to be made so.
  const project = projectSubject({ viewerCan: rights.project, isSample: true, isPublic: action.id !== 'project.publish' })
  // Whatever else lies in a task has its rights.
  const part = {
    ...{
      id: 'x',
      filename: 'a.txt',
      mimetype: 'text/plain',
      size: 1,
      downloadUrl: '/x',
      person: 'Mia',
      parentId: null,
      children: [],
      total: '1h',
      ...{ versions: 2, links: [{ id: 't-9', code: 'WEB-9', title: 'Nine' }] },
      filters: {},
      sections: [],
      task,
      fixed: null,
      // People are the project's.
      viewerCan: action.on === 'member' ? rights.project : rights.task,
    },
    owner: { workspaceSlug: 'acme', projectSlug: 'website', taskId: 't-1' },
    about: { workspaceSlug: 'acme', projectSlug: 'website', subject: 'TASK', subjectId: 't-1' },
    // A comment is one's own: nobody edits another one.
    author: who,
  }
  // It was renamed here, and its rule was not.
  if (action.id === 'task.change-rule') ruleToo([{ task: { ...task, recurrenceId: 'r-1' }, title: task.title }])
  const states = ['PLANNED', 'ACTIVE', 'COMPLETED'].map((state) => ({ ...part, title: 'Sprint 1', state }))
  // A sprint is somewhere between planned and completed.
  const parts = action.on === 'sprint' ? states : (partsFor(rights, who)[action.on] ?? [part])
  const kinds = { task: [task], project: [project] }
  const offers = parts.map((one) => ({ [action.on]: [one], ...kinds }) as unknown as Subjects)
  return (['list', 'board', 'detail'] as const).some((place) => {
    const { services, here } = actionWorld({ viewer: who })
    // Around a task a sprint of the project is in view, and takes it.
    const sprint = {
      ...part,
      id: 'y',
      workspaceSlug: task.workspaceSlug,
      projectSlug: task.projectSlug,
      title: 'Sprint 1',
      state: 'PLANNED',
    }
    // It stands between two others.
    const rows = [taskSubject(0), task, taskSubject(2)].map((one, position) => ({ ...one, viewerCan: rights.task, position }))
    // What is said is said on the page of a discussion.
    if (place !== 'list') services.scene.set({ form: formsIn(rights.project).form[0] })
    if (place === 'detail') services.scene.set({ thread: threadsIn(rights.project, who).thread[0] })
    services.scene.set({
      rows,
      project,
      detail: place === 'detail' ? task : null,
      sprint: action.on === 'task' ? (sprint as unknown as SprintSubject) : null,
    })
    if (['story', 'epic'].includes(action.on)) putStoriesInView(services.scene, rights.project)
    const leave = putInView({
      ...LISTED,
      view: readView(new URLSearchParams()),
      change: () => undefined,
      catalogue: null,
      layout: place === 'board' ? 'board' : 'list',
      showAs: () => undefined,
      columns: place === 'board' ? columns : null,
    })
    const ready = offers.some((subjects) => stateOf(action, here(subjects)).kind === 'ready')
    leave()
    return ready
  })
}

test('ROLE-05 ROLE-06 ROLE-07 ROLE-08 every action on a project and what lies in it has a row in tests/kit/role-matrix.ts', () => {
  const missing = judged.filter(({ id }) => !READS.has(id) && !Object.hasOwn(WRITES, id)).map(({ id }) => id)
  expect(
    missing,
    `Say in tests/kit/role-matrix.ts what these send (WRITES), or that they change nothing (READS): ${missing.join(', ')}`,
  ).toEqual([])
  const ids = new Set<string>(allActions.map(({ id }) => id))
  expect(
    [...READS, ...Object.keys(WRITES)].filter((id) => !ids.has(id)),
    'rows of actions that are gone',
  ).toEqual([])
  expect(
    [...READS].filter((id) => Object.hasOwn(WRITES, id)),
    'rows in both tables',
  ).toEqual([])
})

for (const [role, who] of Object.entries(PEOPLE))
  test(`ROLE-05 ROLE-06 ROLE-07 ROLE-08 ROLE-09 ROLE-10 what is offered to the ${role} is what the host allows: offered and refused 0, allowed and missing 0`, async () => {
    const rights = await rightsOf(who)
    expect(rights === null, `${who} sees the task`).toBe(role === 'stranger')
    const offeredThenRefused: string[] = []
    const allowedButMissing: string[] = []
    let asked = 0
    for (const action of judged) {
      const write = WRITES[action.id]
      if (!write) continue
      const offered = isOffered(action, rights, who)
      const verdict = await write(await groundFor(world, who, things))
      asked++
      if (offered && verdict === 'refused') offeredThenRefused.push(action.id)
      if (!offered && verdict === 'allowed') allowedButMissing.push(action.id)
    }
    expect(asked).toBeGreaterThan(40)
    expect({ offeredThenRefused, allowedButMissing }).toEqual({ offeredThenRefused: [], allowedButMissing: [] })
  }, 120_000)

for (const [role, who] of Object.entries(PEOPLE))
  test(`ROLE-09 ROLE-11 ROLE-12 the ${role} may ${role === 'stranger' ? 'read nothing' : 'read, share, star and sort'}`, async () => {
    const rights = await rightsOf(who)
    // The order that comments have already is not offered.
    const open = judged.filter(({ id, needs }) => needs === null && id !== 'comment.newest' && (READS.has(id) || id === 'task.favorite'))
    expect(open.length).toBeGreaterThan(10)
    const offered = open.filter((action) => isOffered(action, rights, who)).map(({ id }) => id)
    expect(offered).toEqual(role === 'stranger' ? [] : open.map(({ id }) => id))
    const { task } = await groundFor(world, who, things)
    const list = await world.graphql(who, '{ tasks(workspaceSlug: "acme", projectSlug: "website", perPage: 1) { nodes { id } } }')
    expect(list.data?.tasks?.nodes.length ?? 0).toBe(role === 'stranger' ? 0 : 1)
    const log = await world.host.as(who).get(`/activities/task/${task.id}/workflow/`, { company_slug: 'acme', project_slug: 'website' })
    expect(log.status).toBe(role === 'stranger' ? 404 : 200)
  })
