// Every write about user stories, and one by its id; lists are in user-stories-list.store.ts.
import { and, eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid, notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { holdEpic } from '../epics/epics.store.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { userStories } from './user-stories.table.ts'
import { type UserStoryView, viewStories } from './user-stories-list.store.ts'

/** A row of `user_stories`. */
export type UserStoryRow = typeof userStories.$inferSelect

/** What a user story is made of. */
export type UserStoryValues = Pick<UserStoryRow, 'title' | 'description'> & Partial<Pick<UserStoryRow, 'epicId' | 'position'>>

/** A gap between two neighbours, wide enough for forty halvings. */
export const STORY_GAP = 1024

const WORDS: Words<UserStoryValues> = {
  title: 'title',
  epicId: { text: 'epic' },
  position: { text: 'place' },
  description: { text: 'description' },
}

const storyTarget = ({ id, code, title }: Pick<UserStoryRow, 'id' | 'code' | 'title'>) => ({ kind: 'story', id, label: `${code} ${title}` })

const gone = () => notFound('This user story does not exist.')

/** A user story of a project by id; undefined when it is unknown or elsewhere. */
export async function findUserStory(db: Database, projectId: string, id: number): Promise<UserStoryRow | undefined> {
  const [story] = await db
    .select()
    .from(userStories)
    .where(and(eq(userStories.projectId, projectId), eq(userStories.id, id)))
  return story
}

/** A user story of a project by id or slug; 404 when it is unknown or elsewhere. */
export async function readUserStory(db: Database, projectId: string, key: { id: number } | { slug: string }): Promise<UserStoryView> {
  const named = 'id' in key ? eq(userStories.id, key.id) : eq(userStories.slug, key.slug)
  const [found] = await db
    .select({ id: userStories.id })
    .from(userStories)
    .where(and(eq(userStories.projectId, projectId), named))
  const [story] = found === undefined ? [] : await viewStories(db, projectId, [found.id])
  if (story === undefined) throw gone()
  return story
}

/** Adds user stories under the next codes, each at the end unless a place is given; all or none. */
export async function createUserStories(db: Database, place: Doer, all: readonly UserStoryValues[]): Promise<UserStoryView[]> {
  return db.transaction(async (tx) => {
    // The project's row is held from here on: two never take the same number, and none is given twice (STORY-01).
    const [project] = await tx
      .update(projects)
      .set({ lastStoryNumber: sql`${projects.lastStoryNumber} + ${all.length}` })
      .where(inCompany(projects, place.companyId, place.id))
      .returning({ last: projects.lastStoryNumber })
    if (project === undefined) throw gone()
    for (const epicId of new Set(all.map((values) => values.epicId ?? null))) if (epicId !== null) await holdEpic(tx, place.id, epicId)
    const end = await endOf(tx, place.id)
    const rows = all.map(({ position, ...values }, at) => {
      const code = `US-${project.last - all.length + 1 + at}`
      return {
        companyId: place.companyId,
        projectId: place.id,
        code,
        slug: code.toLowerCase(),
        position: position ?? end + (at + 1) * STORY_GAP,
        ...values,
      }
    })
    const made = await tx.insert(userStories).values(rows).returning({ id: userStories.id })
    const stories = await viewStories(
      tx,
      place.id,
      made.map(({ id }) => id),
    )
    const line = (story: UserStoryView) => ({ action: 'story.create', said: 'created the user story', target: storyTarget(story) }) as const
    await record(tx, place, place.actorId, ...stories.map(line))
    return stories
  })
}

async function endOf(tx: Database, projectId: string): Promise<number> {
  const { rows } = await tx.execute<{ end: number }>(
    sql`select coalesce(max(position), 0) as end from user_stories where project_id = ${projectId}`,
  )
  return rows[0]?.end ?? 0
}

/** What of a story somebody saw who changes it. */
export type StoryWas = { title?: string | undefined; description?: string | null | undefined }

/** 409 where the story is neither what somebody saw nor what they write: writing would take away what others wrote. */
function checkWas(now: StoryWas, values: StoryWas, was: StoryWas): void {
  if (was.title !== undefined && now.title !== was.title && now.title !== values.title)
    throw conflict(`Somebody else renamed this user story meanwhile: “${now.title}”.`)
  const text = now.description ?? ''
  if (
    was.description !== undefined &&
    text !== (was.description ?? '') &&
    (values.description === undefined || text !== (values.description ?? ''))
  )
    throw conflict('Somebody else changed this description meanwhile.')
}

/** Changes what `values` names; 404 when it is unknown or elsewhere, 422 for an epic that is, 409 where it is not what it `was` any more. */
export async function updateUserStory(
  db: Database,
  { actorId, ...place }: Doer,
  id: number,
  values: Partial<UserStoryValues>,
  was: StoryWas = {},
): Promise<UserStoryView> {
  const projectId = place.id
  return db.transaction(async (tx) => {
    // Held, so that of two who write at once the second sees what the first wrote.
    await tx
      .select({ id: userStories.id })
      .from(userStories)
      .where(and(eq(userStories.projectId, projectId), eq(userStories.id, id)))
      .for('no key update')
    const before = await findUserStory(tx, projectId, id)
    if (before === undefined) throw gone()
    checkWas(before, values, was)
    if (values.position !== undefined) await makeRoom(tx, projectId, id, values.position)
    if (values.epicId != null) await holdEpic(tx, projectId, values.epicId)
    if (Object.keys(values).length > 0)
      await tx
        .update(userStories)
        .set(values)
        .where(and(eq(userStories.projectId, projectId), eq(userStories.id, id)))
    const about = { action: 'story.change', noun: 'user story', target: storyTarget({ ...before, ...values }) } as const
    await record(tx, place, actorId, ...changed<UserStoryValues>(before, values, WORDS, about))
    return readUserStory(tx, projectId, { id })
  })
}

/** Moves the stories from a place on, where halving has used up the gap there; they keep their order. */
async function makeRoom(tx: Database, projectId: string, id: number, position: number): Promise<void> {
  if (!Number.isFinite(position)) throw invalid({ position: ['Use a number.'] })
  // One at a time in a project, so that two never make room for each other.
  await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('no key update')
  const { rows } = await tx.execute(
    sql`select 1 from user_stories where project_id = ${projectId} and position = ${position} and id <> ${id} limit 1`,
  )
  if (rows.length === 0) return
  await tx.execute(sql`
    update user_stories s set position = ${position}::float8 + ${STORY_GAP} * after.place
    from (select id, row_number() over (order by position, id) as place from user_stories
      where project_id = ${projectId} and position >= ${position} and id <> ${id}) after
    where s.id = after.id`)
}

/** Deletes a user story; its tasks stay, belong to none, and their logs say so. */
export async function deleteUserStory(db: Database, { actorId, ...place }: Doer, id: number): Promise<void> {
  const projectId = place.id
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ id: userStories.id, code: userStories.code, title: userStories.title })
      .from(userStories)
      .where(and(eq(userStories.projectId, projectId), eq(userStories.id, id)))
      .for('update')
    if (story === undefined) throw gone()
    const taken = await tx
      .update(tasks)
      .set({ userStoryId: null, updatedAt: new Date() })
      .where(and(eq(tasks.projectId, projectId), eq(tasks.userStoryId, id)))
      .returning({ id: tasks.id })
    await logEach(
      tx,
      taken.map((task) => task.id),
      actorId,
      `took this out of story ${story.code} by deleting it`,
    )
    await record(tx, place, actorId, { action: 'story.delete', said: 'deleted the user story', target: storyTarget(story) })
    await tx.delete(userStories).where(inCompany(userStories, place.companyId, id))
  })
}
