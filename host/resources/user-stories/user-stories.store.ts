// Every query about user stories.
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { holding } from '../../db/search.ts'
import { notFound } from '../../errors.ts'
import { logEach } from '../activities/activities.store.ts'
import type { Place } from '../projects/projects.table.ts'
import { projects } from '../projects/projects.table.ts'
import { tasks } from '../tasks/tasks.table.ts'
import { userStories } from './user-stories.table.ts'

/** A row of `user_stories`. */
export type UserStoryRow = typeof userStories.$inferSelect

/** A user story with how many tasks it has, without archived ones, and how many of them are done. */
export type UserStoryView = Pick<UserStoryRow, 'id' | 'slug' | 'title' | 'code' | 'description'> & { tasks: number; done: number }

/** What a user story is made of. */
export type UserStoryValues = Pick<UserStoryRow, 'title' | 'description'>

const count = (filter: string) =>
  sql<number>`(select count(*)::int from tasks t where t.project_id = user_stories.project_id and t.user_story_id = user_stories.id and not t.is_archived${sql.raw(filter)})`

const shown = {
  id: userStories.id,
  slug: userStories.slug,
  title: userStories.title,
  code: userStories.code,
  description: userStories.description,
  tasks: count(''),
  done: count(' and t.done'),
}

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
  const [story] = await db
    .select(shown)
    .from(userStories)
    .where(and(eq(userStories.projectId, projectId), named))
  if (story === undefined) throw gone()
  return story
}

/** A page of a project's user stories, oldest first, and how many there are; `search` looks into titles and codes. */
export async function listUserStories(
  db: Database,
  projectId: string,
  search: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ stories: UserStoryView[]; total: number }> {
  const found = search === '' ? undefined : or(holding(userStories.title, search), holding(userStories.code, search))
  const where = and(eq(userStories.projectId, projectId), found)
  const [rows, [counted]] = await Promise.all([
    db
      .select(shown)
      .from(userStories)
      .where(where)
      .orderBy(asc(userStories.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(userStories).where(where),
  ])
  return { stories: rows, total: counted?.total ?? 0 }
}

/** Adds a user story under the next code, `US-9` after `US-8`; its slug is the code's. */
export async function createUserStory(db: Database, place: Place, values: UserStoryValues): Promise<UserStoryView> {
  return db.transaction(async (tx) => {
    // One at a time in a project, so that two never take the same code.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, place.id)).for('no key update')
    const [last] = await tx
      .select({ number: sql<number>`coalesce(max(substring(code from '[0-9]+$')::int), 0)` })
      .from(userStories)
      .where(eq(userStories.projectId, place.id))
    const code = `US-${(last?.number ?? 0) + 1}`
    const [made] = await tx
      .insert(userStories)
      .values({ companyId: place.companyId, projectId: place.id, code, slug: code.toLowerCase(), ...values })
      .returning({ id: userStories.id })
    return readUserStory(tx, place.id, { id: made?.id ?? 0 })
  })
}

/** Changes what `values` names; 404 when it is unknown or elsewhere. */
export async function updateUserStory(
  db: Database,
  projectId: string,
  id: number,
  values: Partial<UserStoryValues>,
): Promise<UserStoryView> {
  if (Object.keys(values).length > 0)
    await db
      .update(userStories)
      .set(values)
      .where(and(eq(userStories.projectId, projectId), eq(userStories.id, id)))
  return readUserStory(db, projectId, { id })
}

/** Deletes a user story; its tasks stay, belong to none, and their logs say so. */
export async function deleteUserStory(db: Database, projectId: string, id: number, actorId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [story] = await tx
      .select({ code: userStories.code })
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
    await tx.delete(userStories).where(eq(userStories.id, id))
  })
}
