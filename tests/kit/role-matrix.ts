// What each action writes, as the gateway's own mutations, so that a test can ask the host whether it allows what is offered.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { seat } from '#host/resources/project-team-members/project-team-members.store.ts'
import { projects } from '#host/resources/projects/projects.table.ts'
import { actionOf, factsIn } from '#src/model/task/facts/task-facts.ts'
import { fieldOfInput } from '#src/model/task/task-fields.ts'
import { formReads, formRows } from './form-rows.ts'
import { newsReads, newsRows } from './news-rows.ts'
import { projectRows } from './project-rows.ts'
import { publicRows } from './public-rows.ts'
import { ruleReads, ruleRows } from './recurrence-rows.ts'
import { type Ground, mutate, type Row, schema } from './role-call.ts'
import { fileRows } from './role-files.ts'
import { sprintRows } from './sprint-rows.ts'
import { storyReads, storyRows } from './story-rows.ts'
import { makeTask, WEBSITE } from './task-calls.ts'
import { templateRows } from './template-rows.ts'
import { threadReads, threadRows } from './thread-rows.ts'
import { timeReads, timeRows } from './time-rows.ts'
import { wikiReads, wikiRows } from './wiki-rows.ts'

const update =
  (input: (ground: Ground) => Record<string, unknown>): Row =>
  (ground) =>
    mutate(ground, 'updateTask', { task: ground.task, input: input(ground) })
const onTask =
  (name: string, args: (ground: Ground) => Record<string, unknown> = () => ({})): Row =>
  (ground) =>
    mutate(ground, name, { task: ground.task, ...args(ground) })
const onProject =
  (name: string, args: (ground: Ground) => Record<string, unknown> = () => ({})): Row =>
  (ground) =>
    mutate(ground, name, { project: ground.project, ...args(ground) })

/** Makes something as the owner first and works on its id. */
const onMade =
  (create: string, made: () => Record<string, unknown>, name: string, args: () => Record<string, unknown> = () => ({})): Row =>
  async (ground) => {
    const { world, project } = ground
    const kind = create.replace('create', '')
    const noun = kind.charAt(0).toLowerCase() + kind.slice(1)
    const fields = schema.getMutationType()?.getFields()[create]?.args ?? []
    const given = { project, ...made() }
    const head = fields.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
    const body = fields.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
    const data = await world.data('ana', `mutation (${head}) { it: ${create}(${body}) { ${noun} { id } userErrors { message } } }`, given)
    return mutate(ground, name, { project, id: data.it[noun].id, ...args() })
  }

const title = () => `Matrix ${randomUUID().slice(0, 8)}`
const coloured = () => ({ input: { title: title(), color: '#123456' } })
const titled = () => ({ input: { title: title() } })
const sized = () => ({ input: { title: title(), hours: 2 } })
const dated = () => ({ input: { title: title(), startDate: '2027-01-04', endDate: '2027-01-17' } })
const board = () => ({ id: randomUUID(), title: title() })
const items = [
  ['label', 'Label', coloured],
  ['task-type', 'TaskType', coloured],
  ['effort', 'Effort', sized],
  ['workflow', 'Workflow', coloured],
  ['sprint', 'Sprint', dated],
  ['user-story', 'UserStory', titled],
] as const
/** An item of the task's checklist, added by the owner; its id. */
async function makeItem({ world, task }: Ground): Promise<string> {
  const data = await world.data(
    'ana',
    'mutation ($task: TaskRef!, $input: AddChecklistItemInput!) { addChecklistItem(task: $task, input: $input) { item { id } userErrors { message } } }',
    { task, ...titled() },
  )
  return data.addChecklistItem.item.id
}

/** On a comment by the owner, or by who is asked for where that person may write one. */
const onComment =
  (name: string, author: (ground: Ground) => string = () => 'ana', args = {}): Row =>
  async (ground) => {
    const { world, project, task } = ground
    const data = await world.data(
      ['ana', 'ben', 'mia'].find((who) => who === author(ground)) ?? 'ana',
      'mutation ($project: ProjectRef!, $input: AddCommentInput!) { addComment(project: $project, input: $input) { comment { id } userErrors { message } } }',
      { project, input: { subject: 'TASK', subjectId: task.id, html: '<p>Hello</p>' } },
    )
    return mutate(ground, name, { project, id: data.addComment.comment.id, ...args })
  }

const inviting = onProject('inviteByEmail', () => ({ entries: [{ name: 'Kim', email: `${randomUUID()}@example.com`, role: 'guest' }] }))

const onItem =
  (name: string, args = (): Record<string, unknown> => ({})): Row =>
  async (ground) =>
    mutate(ground, name, { task: ground.task, id: await makeItem(ground), ...args() })

/** Everybody has one timer at most; the sample world lets some run. */
async function stopTimer({ world, who }: Ground) {
  const { data } = await world.graphql(who, '{ runningTimer { running { taskId workspaceSlug projectSlug } } }')
  const running = data?.runningTimer.running
  if (!running) return
  const { taskId: id, workspaceSlug, projectSlug } = running
  await mutate({ world, who }, 'cancelTimer', { task: { id, workspaceSlug, projectSlug } })
}

const creating: Row = (ground) => mutate(ground, 'createTask', { input: { ...ground.project, title: title() } })
const hour = () => ({ startedAt: '2026-11-20T09:00:00Z', endedAt: '2026-11-20T10:00:00Z' })

/** Actions that change nothing on the host: reading, going somewhere, selecting, copying. Everyone who sees the subject may. */
export const READS = new Set([
  ...[
    ...['task.open', 'import.open'],
    'task.open-tab',
    'task.copy-link',
    'task.copy-code',
    'task.copy-title',
    'task.copy-markdown',
    'task.export',
    'task.log',
    'project.copy-link',
    'project.open',
  ],
  // They lead to their field.
  ...['project.objectives', 'project.logo'],
  // The order of one's own sidebar.
  ...['project.move-up', 'project.move-down'],
  ...['task.share', 'task.calendar-google', 'task.calendar-microsoft', 'task.calendar-apple', 'task.calendar-yahoo', 'task.modal'],
  ...['comments', 'files', 'checklists', 'time', 'agile', 'related'].map((part) => `task.show-${part}`),
  ...[
    'attachment.preview',
    'attachment.download',
    'attachment.copy-link',
    'attachment.versions',
    'document.tiles',
    'document.filter',
    'time-entry.details',
    'time-entry.export',
  ],
  ...['sprint.open', 'sprint.copy-link', 'sprint.export', 'sprint.plan', 'sprint.chart'],
  ...[...wikiReads, ...ruleReads, ...timeReads, ...storyReads],
  ...['earlier', 'later', 'now', 'period', 'sort'].map((verb) => `rockstars.${verb}`),
  ...[...threadReads, ...formReads, ...newsReads],
  ...['comment.newest', 'comment.oldest', 'comment.jump-newest'],
  // Pages; what is done on them has actions of its own.
  ...[
    'overview',
    'board',
    'project-time',
    'sprints',
    'user-stories',
    'epics',
    'documents',
    'wiki',
    'discussions',
    'rockstars',
    'forms',
    'project-settings',
  ].map((page) => `go.${page}`),
])

/** A fact of a task that an update sets: none of it. */
const clearing = factsIn('detail').flatMap((field): [string, Row][] => {
  const input = Object.keys(fieldOfInput).find((name) => fieldOfInput[name] === field)
  return input === undefined ? [] : [[actionOf(field), update(() => ({ [input]: null }))]]
})

/** Writing actions: what each sends; a row stands before what is derived. */
export const WRITES: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(clearing),
  ...Object.fromEntries(['', '-in', '-advanced', '-advanced-in'].map((how) => [`task.create${how}`, creating])),
  'task.ai': onTask('suggestTitle'),
  'task.rename': update(() => ({ title: title() })),
  'task.edit-description': update(() => ({ description: '<p>Written by the matrix</p>' })),
  'task.draft': update(() => ({ isDraft: true })),
  'task.archive': update(() => ({ isArchived: true })),
  'task.type': update(({ type }) => ({ typeId: type })),
  'task.effort': update(({ effort }) => ({ effortId: effort })),
  'task.status': update(({ workflow }) => ({ workflowId: workflow })),
  'task.move-left': update(({ workflow }) => ({ workflowId: workflow })),
  'task.move-right': update(({ workflow }) => ({ workflowId: workflow })),
  ...Object.fromEntries(['up', 'down', 'top'].map((way) => [`task.move-${way}`, update(() => ({ position: 3 }))])),
  'task.due': update(() => ({ dueDate: '2026-12-24T12:00:00Z' })),
  'task.start-date': update(() => ({ startDate: '2026-12-01T12:00:00Z' })),
  'task.done': onTask('setTaskDone', () => ({ done: true })),
  'task.progress': onTask('setTaskProgress', () => ({ progress: 40 })),
  'task.board': onTask('setTaskBoard', ({ board: boardId }) => ({ boardId })),
  'task.favorite': onTask('setTaskFavorite', () => ({ favorite: true })),
  'task.assign': onTask('assignTask', () => ({ username: 'ben' })),
  'task.assign-me': (ground) => mutate(ground, 'assignTask', { task: ground.task, username: ground.who }),
  'task.labels': onTask('attachLabel', ({ label }) => ({ labelId: label })),
  'task.duplicate': onTask('duplicateTask'),
  'task.delete': onTask('deleteTask'),
  async 'task.move'(ground) {
    const { body } = await ground.world.host.as('ana').get('/projects-workflows/', { company_slug: 'acme', project_slug: 'mobile' })
    const input = { newWorkspaceSlug: 'acme', newProjectSlug: 'mobile', newWorkflowId: String(body.data[0].id) }
    return mutate(ground, 'moveTask', { task: ground.task, input })
  },
  async 'task.timer'(ground) {
    await stopTimer(ground)
    const verdict = await mutate(ground, 'startTimer', { task: ground.task })
    if (verdict === 'allowed') await mutate(ground, 'cancelTimer', { task: ground.task })
    return verdict
  },
  async 'task.cancel-timer'(ground) {
    await stopTimer(ground)
    await mutate(ground, 'startTimer', { task: ground.task })
    return mutate(ground, 'cancelTimer', { task: ground.task })
  },
  async 'task.parent'(ground) {
    const parent = await makeTask(ground.world.host, 'ana', WEBSITE, { title: title() })
    return mutate(ground, 'updateTask', { task: ground.task, input: { parentId: parent.uuid } })
  },
  'task.add-subtask': (ground) => mutate(ground, 'createTask', { input: { ...ground.project, title: title(), parentId: ground.task.id } }),
  'checklist-item.add': onTask('addChecklistItem', titled),
  'checklist-item.add-child': async (ground) =>
    mutate(ground, 'addChecklistItem', { task: ground.task, input: { title: title(), parentId: await makeItem(ground) } }),
  'checklist-item.rename': onItem('renameChecklistItem', () => ({ title: title() })),
  'checklist-item.toggle': onItem('setChecklistItemDone', () => ({ done: true })),
  'checklist-item.delete': onItem('deleteChecklistItem'),
  'comment.write': onProject('addComment', ({ task }) => ({ input: { subject: 'TASK', subjectId: task.id, html: '<p>Hello</p>' } })),
  'comment.edit': onComment('updateComment', ({ who }) => who, { input: { html: '<p>Hello again</p>' } }),
  'comment.remove': onComment('deleteComment'),
  'time-entry.log': onTask('logTime', () => ({ input: hour() })),
  ...timeRows,
  async 'time-entry.delete'(ground) {
    const { world, project, task } = ground
    const made = await world.data(
      'ana',
      'mutation ($task: TaskRef!, $input: LogTimeInput!) { logTime(task: $task, input: $input) { timeEntry { id } userErrors { message } } }',
      { task, input: hour() },
    )
    return mutate(ground, 'deleteTimeEntry', { project, id: made.logTime.timeEntry.id })
  },
  ...fileRows,
  ...Object.fromEntries(
    items.flatMap(([noun, kind, input]): [string, Row][] => [
      [`${noun}.create`, onProject(`create${kind}`, input)],
      [`${noun}.edit`, onMade(`create${kind}`, input, `update${kind}`, input)],
      // On the screen of stories `story.delete` says the same.
      [noun === 'user-story' ? `${noun}.remove` : `${noun}.delete`, onMade(`create${kind}`, input, `delete${kind}`)],
      // The dialog is for who may edit in it.
      [`${noun}.manage`, onMade(`create${kind}`, input, `update${kind}`, input)],
    ]),
  ),
  ...templateRows,
  ...projectRows,
  'task.toggle-in-sprint': update(() => ({ sprintId: null })),
  'sprint.new': onProject('createSprint', dated),
  ...Object.fromEntries(
    ['rename', 'dates', 'goal'].map((what) => [`sprint.${what}`, onMade('createSprint', dated, 'updateSprint', dated)]),
  ),
  'sprint.remove': onMade('createSprint', dated, 'deleteSprint'),
  ...storyRows({ onProject, onMade }, titled),
  ...wikiRows,
  ...ruleRows,
  ...publicRows,
  ...{ ...threadRows, ...formRows, ...newsRows },
  'story.plan': update(() => ({ sprintId: null })),
  ...Object.fromEntries(Object.entries(sprintRows).map(([verb, row]) => [`sprint.${verb}`, row])),
  'board.create': onProject('createBoard', board),
  'board.edit': onMade('createBoard', board, 'updateBoard', () => ({ title: title() })),
  'board.manage': onMade('createBoard', board, 'updateBoard', () => ({ title: title() })),
  'board.delete': onMade('createBoard', board, 'deleteBoard'),
  'project.invite': inviting,
  'project.invite-email': inviting,
  async 'project.add-member'(ground) {
    // Somebody of the workspace who is not on the project yet.
    const { host } = ground.world
    const fresh = await host.person(`m${randomUUID().slice(0, 8)}`)
    const [mobile] = await host.db.select().from(projects).where(eq(projects.slug, 'mobile'))
    if (!mobile) throw new Error('The sample world has no project mobile')
    await seat(host.db, mobile, fresh.id, 'member')
    return mutate(ground, 'addMember', { project: ground.project, username: fresh.username })
  },
  async 'member.role'(ground) {
    const read = 'query ($w: ID!, $p: ID!) { members(workspaceSlug: $w, projectSlug: $p) { id person { username } } }'
    const { workspaceSlug: w, projectSlug: p } = ground.project
    const { members } = await ground.world.data('ana', read, { w, p })
    const other = members.find(({ person }: { person: { username: string } }) => ![ground.who, 'ana'].includes(person.username))
    return mutate(ground, 'updateMember', { project: ground.project, id: other.id, role: 'member' })
  },
  'project.copy-share-link': onProject('setShareLink', () => ({ enabled: true })),
  'project.share-link': onProject('setShareLink', () => ({ enabled: true })),
  'project.refresh-link': onProject('refreshShareLink'),
  'project.link-role': onProject('setShareLinkRole', () => ({ role: 'guest' })),
  'project.privacy': onProject('setProjectPrivacy', () => ({ isPrivate: true })),
  ...Object.fromEntries(
    Object.entries({
      rename: { name: 'Renamed by the matrix' },
      code: { code: 'WEB' },
      status: { status: 'COMPLETED' },
      complete: { status: 'COMPLETED' },
      // The same right, without taking it away from the calls beside it.
      archive: { status: 'IN_PROGRESS' },
      'start-date': { startDate: '2026-11-02' },
      'due-date': { dueDate: '2030-11-02' },
      budget: { budget: 12.5 },
    }).map(([verb, input]) => [`project.${verb}`, onProject('updateProject', () => ({ input }))]),
  ),
}
