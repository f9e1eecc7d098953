// Lists of user stories: what their tasks add up to comes from one grouped query for the page, never from one for each row (STORY-12).
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/open.ts'
import type { personShape } from '../../wire.ts'
import type { userStories } from './user-stories.table.ts'

/** What a user story's state is, worked out from its tasks: nobody sets it (STORY-02). */
export const STORY_STATES = ['empty', 'to_do', 'in_progress', 'done'] as const

/** A user story with its epic and what its tasks add up to, without archived ones. */
export type UserStoryView = Pick<typeof userStories.$inferSelect, 'id' | 'slug' | 'title' | 'code' | 'description' | 'position'> & {
  epic: { id: number; slug: string; code: string; title: string; color: string } | null
  state: (typeof STORY_STATES)[number]
  tasks: number
  done: number
  hours: number
  hoursDone: number
  /** Those that its tasks are in, the earliest first. */
  sprints: { id: number; slug: string; title: string }[]
  /** Who its tasks are assigned to, by name. */
  people: z.infer<typeof personShape>[]
}

/** What a list may be narrowed by: `epic` is an id or `none`; `sprint` leaves those that have a task in it. */
export type StoryFilter = {
  search: string
  epic?: number | 'none' | undefined
  state?: UserStoryView['state'] | undefined
  sprint?: number | undefined
}

/** What a list may be ordered by; `epic` is the order of the epics, and inside of each the stories' own. */
export const STORY_SORTS = ['position', 'epic', 'code', 'title', 'progress'] as const

/** An order of a list, and which page of it. */
export type StoryPage = { sort: (typeof STORY_SORTS)[number]; descending: boolean; page: number; perPage: number }

/** The sums of stories by their tasks, archived ones left out; a task is begun when it is done, has progress, or has left the first status. */
const sums = (projectId: string, only: SQL) => sql`
  select t.user_story_id as id, count(*)::int as tasks, (count(*) filter (where t.done))::int as done, coalesce(sum(e.hours), 0)::float8 as hours,
    coalesce(sum(e.hours) filter (where t.done), 0)::float8 as hours_done,
    bool_or(t.done or t.estimative > 0 or t.workflow_id <> (select w.id from workflows w where w.project_id = ${projectId} order by w.position, w.id limit 1)) as begun
  from tasks t left join task_efforts e on e.id = t.effort_id
  where t.project_id = ${projectId} and ${only} and not t.is_archived group by t.user_story_id`

/** Of each story the sprints that its tasks are in, and the people who are on them. */
const related = (projectId: string, wanted: SQL) => sql`
  left join (select d.story, json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title) order by p.start_date, p.id) as sprints
    from (select distinct t.user_story_id as story, t.sprint_id from tasks t
      where t.project_id = ${projectId} and t.user_story_id = any(${wanted}) and t.sprint_id is not null and not t.is_archived) d
    join sprints p on p.id = d.sprint_id group by d.story) planned on planned.story = s.id
  left join (select d.story, json_agg(json_build_object('uuid', p.id, 'username', p.username, 'name', p.name, 'avatar', p.avatar, 'headline', p.headline)
      order by p.name, p.id) as people
    from (select distinct t.user_story_id as story, tp.person_id from tasks t join task_people tp on tp.task_id = t.id
      where t.project_id = ${projectId} and t.user_story_id = any(${wanted}) and not t.is_archived) d
    join people p on p.id = d.person_id group by d.story) staffed on staffed.story = s.id`

const state = sql`(case when sums.tasks is null then 'empty' when sums.done = sums.tasks then 'done' when sums.begun then 'in_progress' else 'to_do' end)`

/** Stories by their ids, in the order of these. */
export async function viewStories(db: Database, projectId: string, ids: readonly number[]): Promise<UserStoryView[]> {
  if (ids.length === 0) return []
  const wanted = sql`${sql.param(ids)}::int[]`
  const { rows } = await db.execute<UserStoryView>(sql`
    select s.id, s.slug, s.title, s.code, s.description, s.position, ${state} as state,
      coalesce(sums.tasks, 0) as tasks, coalesce(sums.done, 0) as done, coalesce(sums.hours, 0) as hours, coalesce(sums.hours_done, 0) as "hoursDone",
      coalesce(planned.sprints, '[]') as sprints, coalesce(staffed.people, '[]') as people,
      case when e.id is not null then json_build_object('id', e.id, 'slug', e.slug, 'code', e.code, 'title', e.title, 'color', e.color) end as epic
    from user_stories s left join (${sums(projectId, sql`t.user_story_id = any(${wanted})`)}) sums on sums.id = s.id
    left join epics e on e.project_id = s.project_id and e.id = s.epic_id ${related(projectId, wanted)}
    where s.project_id = ${projectId} and s.id = any(${wanted}) order by array_position(${wanted}, s.id)`)
  return rows
}

/** A page of a project's stories, and how many there are in all. */
export async function listUserStories(
  db: Database,
  projectId: string,
  filter: StoryFilter,
  { sort, descending, page, perPage }: StoryPage,
): Promise<{ stories: UserStoryView[]; total: number }> {
  const where = [sql`s.project_id = ${projectId}`]
  if (filter.search !== '') where.push(sql`strpos(s.folded, search_fold(${filter.search})) > 0`)
  if (filter.epic !== undefined) where.push(filter.epic === 'none' ? sql`s.epic_id is null` : sql`s.epic_id = ${filter.epic}`)
  if (filter.state !== undefined) where.push(sql`${state} = ${filter.state}`)
  if (filter.sprint !== undefined)
    where.push(sql`exists (select 1 from tasks t where t.project_id = ${projectId} and t.user_story_id = s.id and t.sprint_id = ${filter.sprint}
      and not t.is_archived)`)
  // Only where the list hangs on them are all the sums worked out.
  const summed = filter.state !== undefined || sort === 'progress'
  const joined = summed ? sql`left join (${sums(projectId, sql`t.user_story_id is not null`)}) sums on sums.id = s.id` : sql``
  const grouped = sort === 'epic' ? sql`left join epics e on e.project_id = s.project_id and e.id = s.epic_id` : sql``
  const from = sql`from user_stories s ${grouped} ${joined} where ${sql.join(where, sql` and `)}`
  const way = descending ? sql`desc` : sql`asc`
  const order = {
    position: sql`s.position ${way}, s.id ${way}`,
    epic: sql`e.position ${way} nulls last, e.id ${way}, s.position, s.id`,
    code: sql`s.id ${way}`,
    title: sql`lower(s.title collate "und-x-icu") ${way}, s.id`,
    progress: sql`coalesce(sums.done::float8 / sums.tasks, -1) ${way}, s.position, s.id`,
  }
  const { rows } = await db.execute<{ id: number }>(
    sql`select s.id ${from} order by ${order[sort]} limit ${perPage} offset ${(page - 1) * perPage}`,
  )
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)
  const ids = rows.map(({ id }) => id)
  return { stories: await viewStories(db, projectId, ids), total: counted[0]?.total ?? 0 }
}
