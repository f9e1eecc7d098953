// Inserts one sample project: its lists, its tasks and what happened to them, in a handful of statements.
import { asc, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { boards } from '../../resources/boards/boards.table.ts'
import { epics } from '../../resources/epics/epics.table.ts'
import { favourites } from '../../resources/favourites/favourites.table.ts'
import { labels, taskLabels } from '../../resources/labels/labels.table.ts'
import { projectMembers } from '../../resources/project-team-members/project-team-members.table.ts'
import { projects } from '../../resources/projects/projects.table.ts'
import { sprintEvents, sprintResults, sprints } from '../../resources/sprints/sprints.table.ts'
import { taskPeople, tasks } from '../../resources/tasks/tasks.table.ts'
import { addStartingTemplates } from '../../resources/templates/templates.store.ts'
import { taskEfforts, taskTypes, workflows } from '../../resources/templates/templates.table.ts'
import { timeEntries } from '../../resources/timer/time-entries.table.ts'
import { userStories } from '../../resources/user-stories/user-stories.table.ts'
import type { Database } from '../open.ts'
import { lifeOf } from './life.ts'
import { logTasks } from './log.ts'
import { type PlannedTask, planTasks, STEP } from './plan.ts'
import { LABEL_COLORS, type SampleProject } from './projects.ts'
import { type Random, randomFrom } from './random.ts'
import { historyOf, RUNNING, type SprintHistory } from './sprint-history.ts'
import { isInMonth, monthOf } from './time-month.ts'

const DAY = 86_400_000
const SPRINT_DAYS = 14
const CRITERIA = [
  'It works with the keyboard alone',
  'A mistake is said where it was made',
  'It is right on a phone',
  'It takes less than a second',
  'Nobody has to read a manual',
  'It is said in plain words',
]
const SPRINT_GOALS = [
  'Agree on what to build first',
  'A walking skeleton that somebody can click through',
  'Every page readable on a phone',
  'Editors publish without asking us',
  'Search that finds what people mean',
  'Sign-in without a support ticket',
  'Half the loading time',
  'Everything reachable by keyboard',
  'Ready to launch',
]

/** What a project is made in. */
export type SeedContext = {
  project: SampleProject
  companyId: string
  personIds: ReadonlyMap<string, string>
  names: ReadonlyMap<string, string>
  random: Random
  now: Date
}

const day = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Makes the project and everything in it. Plans without dates and boards (PLAN-03) get none. */
export async function seedProject(db: Database, { project, companyId, personIds, names, random, now }: SeedContext): Promise<void> {
  const idOf = (username: string) => personIds.get(username) ?? ''
  const projectId = random.uuid()
  const place = { companyId, projectId }
  const gated = project.company === 'freebird' || project.company === 'lifer'
  const ownerId = idOf(project.seats[0]?.[0] ?? '')
  const count = project.tasks + project.archived
  const { slug, name, code, description, isPrivate } = project
  const dates = gated ? {} : { startDate: day(now.getTime() - 110 * DAY), dueDate: day(now.getTime() + 60 * DAY) }
  await db.insert(projects).values({
    id: projectId,
    companyId,
    slug,
    name,
    code,
    description,
    isPrivate,
    ownerId,
    ...dates,
    lastTaskNumber: count,
    lastStoryNumber: project.stories.length,
    lastEpicNumber: project.epics.length,
    createdAt: new Date(now.getTime() - 112 * DAY),
  })
  // Its owner first, the others as the work grew.
  const joined = (at: number) => new Date(now.getTime() - (112 - 9 * at) * DAY)
  await db
    .insert(projectMembers)
    .values(project.seats.map(([username, role], at) => ({ ...place, personId: idOf(username), role, createdAt: joined(at) })))
  await addStartingTemplates(db, { companyId, id: projectId })
  const typeRows = await db.select().from(taskTypes).where(eq(taskTypes.projectId, projectId))
  const effortRows = await db.select().from(taskEfforts).where(eq(taskEfforts.projectId, projectId)).orderBy(asc(taskEfforts.id))
  const stepRows = await db.select().from(workflows).where(eq(workflows.projectId, projectId)).orderBy(asc(workflows.id))

  const first = startOfSprints(now)
  const sprintRows = project.sprints
    ? await db
        .insert(sprints)
        .values(
          Array.from({ length: 9 }, (_, at) => {
            const start = first + at * SPRINT_DAYS * DAY
            const title = `Sprint ${at + 1}`
            const goal = SPRINT_GOALS[at] ?? null
            return { ...place, slug: `sprint-${at + 1}`, title, goal, startDate: day(start), endDate: day(start + (SPRINT_DAYS - 1) * DAY) }
          }),
        )
        .returning()
    : []
  const boardRows = project.boards.map((title, at) => ({
    ...place,
    id: random.uuid(),
    name: title,
    createdAt: new Date(now.getTime() - (100 - at) * DAY),
  }))
  await insertAll(db, boards, boardRows)
  const epicRows =
    project.epics.length === 0
      ? []
      : await db
          .insert(epics)
          .values(
            project.epics.map((epic, at) => ({
              ...place,
              ...epicAt(at),
              ...epic,
              dueDate: gated ? null : day(now.getTime() + (at * 21 + 10) * DAY),
            })),
          )
          .returning()
  const storyRows =
    project.stories.length === 0
      ? []
      : await db
          .insert(userStories)
          .values(
            project.stories.map((title, at) => ({
              ...place,
              slug: `us-${at + 1}`,
              code: `US-${at + 1}`,
              title,
              ...storyAt(at),
              epicId: epicRows[Math.floor(at / 3)]?.id ?? null,
            })),
          )
          .returning()

  const planned = planTasks({
    project,
    random,
    now,
    dated: !gated,
    sprintOf: (due) =>
      sprintRows.length === 0 ? null : inRange(Math.floor((due.getTime() - first) / (SPRINT_DAYS * DAY)), sprintRows.length),
  })
  // What was open when a sprint was completed has come along into the one that runs.
  for (const task of planned) if (task.step !== STEP.done && task.sprint !== null) task.sprint = Math.max(task.sprint, RUNNING)
  const labelNames = [...new Set(planned.flatMap((task) => task.labels))].sort()
  const labelRows = await db
    .insert(labels)
    .values(labelNames.map((title, at) => ({ ...place, title, color: LABEL_COLORS[at % LABEL_COLORS.length] ?? '#000000' })))
    .returning()
  const labelIds = new Map(labelRows.map((row) => [row.title, row.id]))
  const at = <Row extends { id: unknown }>(rows: Row[], index: number | null): Row['id'] | null =>
    index === null ? null : (rows[index]?.id ?? null)

  await db.insert(tasks).values(
    planned.map((task) => ({
      ...place,
      id: task.id,
      number: task.number,
      title: task.title,
      description: task.description,
      position: (count - task.number) * 1024,
      done: task.step === STEP.done,
      estimative: task.estimative,
      isDraft: task.isDraft,
      isArchived: task.isArchived,
      workflowId: stepRows[task.step]?.id ?? 0,
      typeId: typeRows.find((row) => row.title === task.kind)?.id ?? null,
      effortId: at(effortRows, task.effort),
      boardId: gated ? null : at(boardRows, task.board),
      sprintId: at(sprintRows, task.sprint),
      userStoryId: at(storyRows, task.story),
      parentId: task.parent,
      startDate: task.start,
      dueDate: task.due,
      creatorId: idOf(task.creator),
      createdAt: task.createdAt,
      updatedAt: task.updatedAt,
    })),
  )
  await insertAll(
    db,
    taskPeople,
    planned.flatMap((task) =>
      task.people.map((username) => ({ ...place, taskId: task.id, personId: idOf(username), assignedAt: task.createdAt })),
    ),
  )
  await insertAll(
    db,
    taskLabels,
    planned.flatMap((task) => task.labels.map((title) => ({ ...place, taskId: task.id, labelId: labelIds.get(title) ?? 0 }))),
  )
  const seated = new Map(project.seats.map(([username]) => [username, idOf(username)]))
  const life = lifeOf(planned, { place, people: seated, names, random, now })
  await logTasks(db, life.log)
  const month = project.company === 'acme' ? monthOf(planned, { slug, place, people: seated, now }) : []
  // Where a month is filled day by day nothing else lies in it.
  const earlier = life.timeEntries.filter(({ startedAt }) => month.length === 0 || !isInMonth(slug, startedAt, now))
  await insertAll(db, timeEntries, [...earlier, ...month])
  await insertAll(db, favourites, life.favourites)
  if (sprintRows.length > 0) {
    const list = sprintRows.map(({ id, title }, at) => {
      const start = first + at * SPRINT_DAYS * DAY
      return { id, title, start, end: start + (SPRINT_DAYS - 1) * DAY }
    })
    const hoursOf = ({ effort }: PlannedTask) => (effort === null ? 0 : (effortRows[effort]?.hours ?? 0))
    // Chance of its own, so that what else there is stays as it is.
    const chance = randomFrom(project.tasks)
    await seedHistory(db, historyOf(list, planned, { place, code, random: chance, now, hoursOf }), ownerId)
  }
}

const epicAt = (at: number) => ({ slug: `ep-${at + 1}`, code: `EP-${at + 1}`, position: (at + 1) * 1024 })

/** A story's place, and for every other one acceptance criteria, some of them ticked off. */
function storyAt(at: number) {
  const lines = CRITERIA.slice(at % 3, (at % 3) + 4).map((line, place) => `[${place <= at % 4 ? 'x' : ' '}] ${line}`)
  return { position: (at + 1) * 1024, description: at % 2 === 0 ? lines.join('\n') : null }
}

/** Sprints get their states after the tasks are in them: nothing that was inserted is an event of now. */
async function seedHistory(db: Database, { events, results, states, carried }: SprintHistory, actorId: string): Promise<void> {
  for (const { id, ...state } of states) await db.update(sprints).set(state).where(eq(sprints.id, id))
  await insertAll(db, sprintEvents, events)
  await insertAll(db, sprintResults, results)
  const lines = carried.map(({ task, from, to, at }) => {
    return { taskId: task.id, actorId, said: `carried this over from sprint “${from.title}” to “${to.title}”`, at }
  })
  await logTasks(db, lines)
}

/** Sprints begin on a Monday. The seventh is in its second week, so that there is something to see in it. */
function startOfSprints(now: Date): number {
  const monday = now.getTime() - (((now.getUTCDay() + 6) % 7) + 7) * DAY
  return Math.floor((monday - 6 * SPRINT_DAYS * DAY) / DAY) * DAY
}

function inRange(index: number, length: number): number | null {
  return index >= 0 && index < length ? index : null
}

async function insertAll<Table extends PgTable>(db: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  // PostgreSQL takes 65,535 parameters a statement.
  for (let from = 0; from < rows.length; from += 2000) await db.insert(table).values(rows.slice(from, from + 2000))
}
