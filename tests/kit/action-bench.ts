// Actions over the whole product: the client's own data floor, the gateway and the host in one process, over a database with a few tasks.

import { sql } from 'drizzle-orm'
import { buildSchema } from 'graphql'
import { typeDefs } from '#gateway/schema.ts'
import { cachePartsOf } from '#src/actions/define-feature.ts'
import type { SubjectKinds } from '#src/actions/subject.ts'
import { features } from '#src/app/features.ts'
import type { Api } from '#src/data/api.ts'
import { createDataClient } from '#src/data/client.ts'
import { type AttachmentData, ListAttachments } from '#src/model/attachment/attachment.graphql.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { projectSubject, workspaceSubject } from './action-fakes.ts'
import { createAnsweredFields } from './answered-fields.ts'
import { makeTeam } from './host-team.ts'
import { openWorld, type World } from './world.ts'

const cacheParts = await cachePartsOf(features)

const schema = buildSchema(typeDefs)

/** The project in which everything happens; its second one is `acme/open`. */
const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** A product to act on. */
export interface ActionBench {
  world: World
  /** The mutations that clients sent so far and that were done, by field. */
  wrote: ReadonlySet<string>
  /** A new client of a person, ana unless said: nothing is in its cache. */
  api(username?: string): Promise<Api>
  /**
   * So many new tasks of ben's, each with other values in every field; the last one is a subtask of a task that is not among them. Answered as
   * ana's detail shows them.
   */
  tasks(count: number): Promise<readonly [TaskSubject, ...TaskSubject[]]>
  /** The same task, read again. */
  again(task: Pick<TaskSubject, 'id'>): Promise<TaskSubject>
  /** The id of a thing of the project by its title. */
  idOf(table: string, title: string): Promise<string>
  /** Sends a document as a person, and throws on any refusal. */
  data: World['data']
  /** Puts a task below another. */
  putBelow(task: Pick<TaskSubject, 'id'>, parent: Pick<TaskSubject, 'id'>): Promise<void>
  /** Gives a task a checklist: an item with two below it, the first of which is done. */
  addItems(task: Pick<TaskSubject, 'id'>): Promise<void>
  /** Gives a task a file without bytes, as a list shows it. */
  addFile(task: Pick<TaskSubject, 'id'>): Promise<AttachmentData>
  /** Makes a thing of the project that nothing uses; answers its title. */
  addThing(table: string): Promise<string>
  /** No timer runs any more. */
  endTimers(): Promise<void>
  project: SubjectKinds['project']
  workspace: SubjectKinds['workspace']
  close(): Promise<void>
}

/** Opens one over a database of its own. */
export async function openActionBench(): Promise<ActionBench> {
  // Nobody answers there about domains, so that nothing is asked of the network.
  const world = await openWorld({ env: { DNS_SERVERS: '127.0.0.1:1' } })
  const { db } = world.host
  const { people } = await makeTeam(world.host)
  await db.execute(sql`insert into project_members (company_id, project_id, person_id, role)
    select p.company_id, p.id, ${people.ben.id}, 'admin' from projects p where p.slug = 'open'`)
  await addThings(world)

  const wrote = new Set<string>()
  const api = (username = 'ana') => clientOf(world, username, wrote)
  const reading = await api()

  async function again({ id }: Pick<TaskSubject, 'id'>): Promise<TaskSubject> {
    const { task } = await reading.query(TaskById, { ...PLACE, id }, { requestPolicy: 'network-only' })
    if (!task) throw new Error(`There is no task ${id}.`)
    return task
  }

  async function tasks(count: number) {
    const [parent, ...made] = await addTasks(world, count + 1)
    for (const [at, id] of made.entries()) await dress(world, id, at, at === count - 1 ? (parent ?? null) : null)
    const [first, ...others] = await Promise.all(made.map((id) => again({ id })))
    if (!first) throw new Error('At least one task is needed.')
    return [first, ...others] as const
  }

  return {
    ...{ world, wrote, api, tasks, again },
    async idOf(table, title) {
      const name = sql.identifier(table === 'boards' ? 'name' : 'title')
      const { rows } = await db.execute<{ id: string }>(
        sql`select t.id::text as id from ${sql.identifier(table)} t join projects p on p.id = t.project_id where p.slug = 'website' and p.company_id = (select id from companies where slug = 'acme') and t.${name} = ${title}`,
      )
      if (!rows[0]) throw new Error(`No “${title}” in ${table}.`)
      return rows[0].id
    },
    data: (person, document, variables) => world.data(person, document, variables),
    putBelow: async ({ id }, parent) => void (await db.execute(sql`update tasks set parent_id = ${parent.id} where id = ${id}`)),
    async addItems({ id }) {
      const place = sql`select company_id, project_id, id`
      await db.execute(
        sql`insert into checklist_items (company_id, project_id, task_id, title) ${place}, 'Item' from tasks where id = ${id}`,
      )
      for (const done of [true, false])
        await db.execute(sql`insert into checklist_items (company_id, project_id, task_id, parent_id, title, done)
          select company_id, project_id, task_id, id, 'Below', ${done} from checklist_items where task_id = ${id} and parent_id is null`)
    },
    async addFile({ id }) {
      await db.execute(sql`insert into attachments (uuid, company_id, project_id, task_id, filename, mimetype, size)
        select gen_random_uuid(), company_id, project_id, id, 'a.png', 'image/png', 12 from tasks where id = ${id}`)
      const { attachments } = await reading.query(ListAttachments, { ...PLACE, taskId: id }, { requestPolicy: 'network-only' })
      const [file] = attachments.nodes
      if (!file) throw new Error('The file is not there.')
      return file
    },
    async addThing(table) {
      const title = `Thing ${crypto.randomUUID().slice(0, 8)}`
      const { columns, values } = moreOf(table)
      await db.execute(sql`insert into ${sql.identifier(table)} (company_id, project_id, ${sql.identifier(table === 'boards' ? 'name' : 'title')}${sql.raw(columns)})
        select p.company_id, p.id, ${title}${sql.raw(values)} from projects p join companies c on c.id = p.company_id where p.slug = 'website' and c.slug = 'acme'`)
      return title
    },
    endTimers: async () => void (await db.execute(sql`update time_entries set ended_at = now() where ended_at is null`)),
    project: projectSubject({ viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] }),
    workspace: workspaceSubject({ viewerCan: ['EDIT', 'ADMIN', 'OWN', 'CREATE_PROJECT', 'PAID'] }),
    close: () => world.close(),
  }
}

/** What a thing has besides its title, as SQL. */
function moreOf(table: string): { columns: string; values: string } {
  if (table === 'task_efforts') return { columns: ', hours', values: ', 3' }
  if (table === 'sprints')
    return { columns: ', slug, start_date, end_date', values: ", gen_random_uuid()::text, '2027-01-01', '2027-01-14'" }
  if (table === 'user_stories')
    return { columns: ', slug, code, position', values: ', gen_random_uuid()::text, gen_random_uuid()::text, 9' }
  return table === 'boards' ? { columns: '', values: '' } : { columns: ', color', values: ", '#445566'" }
}

async function clientOf({ host, gateway }: World, username: string, wrote: Set<string>): Promise<Api> {
  const answered = createAnsweredFields(schema)
  const { api } = createDataClient({
    url: 'http://gateway.test/graphql',
    token: await host.as(username).token(),
    cacheParts,
    onUnauthenticated() {
      throw new Error(`${username} is signed out.`)
    },
    async fetch(input, init) {
      const { query } = JSON.parse(String(init?.body))
      const response = await gateway.fetch(new Request(String(input), init))
      answered.add(query, (await response.clone().json()).data)
      for (const field of answered.take()) if (field.startsWith('Mutation.')) wrote.add(field.slice('Mutation.'.length))
      return response
    },
  })
  return api
}

/** Bare tasks of ben's, by id. */
async function addTasks({ host: { db } }: World, count: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with p as (update projects set last_task_number = last_task_number + ${count} where slug = 'website' and code = 'WEB'
      and company_id = (select id from companies where slug = 'acme') returning *)
    insert into tasks (company_id, project_id, number, title, position, workflow_id, creator_id)
    select p.company_id, p.id, p.last_task_number - ${count}::int + n, 'Task ' || n, n, (select min(w.id) from workflows w where w.project_id = p.id),
      (select id from people where username = 'ben') from p, generate_series(1, ${count}::int) n returning id`)
  return rows.map(({ id }) => id)
}

/** What tasks of both projects can be given. */
async function addThings({ host: { db } }: World): Promise<void> {
  const of = sql`from projects p where p.slug in ('website', 'open') and p.company_id = (select id from companies where slug = 'acme')`
  for (const title of ['Red', 'Blue', 'Green'])
    await db.execute(sql`insert into labels (company_id, project_id, title, color) select p.company_id, p.id, ${title}, '#112233' ${of}`)
  for (const name of ['Sea', 'Land'])
    await db.execute(sql`insert into boards (company_id, project_id, name) select p.company_id, p.id, ${name} ${of}`)
  await db.execute(sql`insert into tasks (company_id, project_id, number, title, position, workflow_id)
    select p.company_id, p.id, 1000000, 'There before', 1, (select min(w.id) from workflows w where w.project_id = p.id) ${of}`)
  for (const [at, title] of ['First', 'Second'].entries()) {
    const slug = title.toLowerCase()
    await db.execute(sql`insert into sprints (company_id, project_id, slug, title, goal, start_date, end_date)
      select p.company_id, p.id, ${slug}, ${title}, 'Ship it', '2026-11-01', '2026-11-14' ${of}`)
    await db.execute(sql`insert into user_stories (company_id, project_id, slug, code, title, description, position)
      select p.company_id, p.id, ${slug}, ${`US-${slug}`}, ${title}, '<p>So that it is good</p>', ${at + 1} ${of}`)
  }
}

/** Gives a task a value in every field, another one for each `nth`; ana is told of it, and has read it. */
async function dress({ host: { db } }: World, id: string, nth: number, parent: string | null): Promise<void> {
  const pick = (table: string) =>
    sql`(select x.id from ${sql.identifier(table)} x where x.project_id = t.project_id order by x.id offset ${nth} % 2 limit 1)`
  const when = (days: number) => sql`date_trunc('minute', now()) + ${days + nth} * interval '1 day'`
  await db.execute(sql`update tasks t set parent_id = ${parent}, workflow_id = ${pick('workflows')}, type_id = ${pick('task_types')},
    effort_id = ${pick('task_efforts')}, board_id = ${pick('boards')}, sprint_id = ${pick('sprints')}, user_story_id = ${pick('user_stories')},
    description = ${`<p>About ${nth}</p>`}, estimative = ${10 + nth}, position = t.number, start_date = ${when(1)}, due_date = ${when(5)} where t.id = ${id}`)
  await db.execute(sql`insert into task_labels (company_id, project_id, task_id, label_id)
    select t.company_id, t.project_id, t.id, l.id from tasks t join labels l on l.project_id = t.project_id and l.title = ${nth % 2 ? 'Blue' : 'Red'} where t.id = ${id}`)
  await db.execute(sql`insert into task_people (company_id, project_id, task_id, person_id)
    select t.company_id, t.project_id, t.id, a.id from tasks t join people a on a.username in ('mia', ${nth % 2 ? 'gus' : 'ben'}) where t.id = ${id}`)
}

/** What somebody else does meanwhile to a task that is `at` a project: ben, in fields that few actions touch. */
export async function changeMeanwhile({ world, idOf }: ActionBench, { id }: Pick<TaskSubject, 'id'>, at = 'website'): Promise<void> {
  const project = { ...PLACE, projectSlug: at }
  const green = at === 'website' ? await idOf('labels', 'Green') : null
  const label = green === null ? '' : `label: attachLabel(task: $task, labelId: "${green}") { userErrors { message } }`
  await world.data(
    'ben',
    `mutation Meanwhile($task: TaskRef!, $project: ProjectRef!, $id: ID!) {
      text: updateTask(task: $task, input: { description: "<p>Ben's words</p>" }) { userErrors { message } }
      said: addComment(project: $project, input: { subject: TASK, subjectId: $id, html: "<p>Ben says</p>" }) { userErrors { message } }
      item: addChecklistItem(task: $task, input: { title: "Ben's item" }) { userErrors { message } }
      star: setTaskFavorite(task: $task, favorite: true) { userErrors { message } }
      ${label}
    }`,
    { task: { ...project, id }, project, id },
  )
}
