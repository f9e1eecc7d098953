// Statements as they are asked where tables are spread: each table in one workspace, or beside its like.
import { parseSync } from 'libpg-query'
import { deparseSync } from 'pgsql-deparser'
import { beforeAll, describe, expect, test } from 'vitest'
import { linksOf } from './spread-tables.ts'
import { loadParser, rewriteStatement } from './statement.ts'

beforeAll(loadParser)

const to = (table: string, columns: string, other: string, toColumns: string) => ({
  table,
  columns: columns.split(' '),
  to: other,
  toColumns: toColumns.split(' '),
})
const SPREAD = {
  names: new Set(['tasks', 'projects', 'comments']),
  links: linksOf([
    to('tasks', 'project_id company_id', 'projects', 'id company_id'),
    to('comments', 'project_id task_id', 'tasks', 'project_id id'),
  ]),
}
/** A statement without regard to how it is laid out. */
const plain = (text: string) => deparseSync(parseSync(text))

/** Expects each statement to be asked so; `@` stands for the workspace. */
function asked(within: boolean, statements: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(statements)) {
    const { text: made, workspaceAt } = rewriteStatement(text, SPREAD, within)
    expect(plain(made), text).toBe(plain(expected.replaceAll('@', `$${workspaceAt}::uuid`)))
  }
}
/** Expects each statement to stay, letter by letter, and to have no parameter more. */
function kept(within: boolean, texts: readonly string[]): void {
  for (const text of texts) expect(rewriteStatement(text, SPREAD, within)).toEqual({ text, workspaceAt: null })
}

describe('#12 point 17: within a workspace', () => {
  test('each table that is spread is read in it, by the name that it has there', () => {
    asked(true, {
      'select * from tasks': 'select * from tasks where tasks.company_id = @',
      'select * from public.tasks t where t.done or t.late': 'select * from public.tasks t where (t.done or t.late) and t.company_id = @',
      'select 1 from tasks t, people p, comments':
        'select 1 from tasks t, people p, comments where t.company_id = @ and comments.company_id = @',
      'select 1 from tasks t join comments c on c.task_id = t.id':
        'select 1 from tasks t join comments c on c.task_id = t.id where t.company_id = @ and c.company_id = @',
      'select 1 from tasks natural join comments join projects using (project_id)':
        'select 1 from tasks natural join comments join projects using (project_id) where tasks.company_id = @ and comments.company_id = @ and projects.company_id = @',
      'select 1 from tasks tablesample system (10)': 'select 1 from tasks tablesample system (10) where tasks.company_id = @',
      'table tasks': 'select * from tasks where tasks.company_id = @',
    })
  })

  test('update and delete find their rows in it, and what they find them by', () => {
    asked(true, {
      'update tasks set done = true where id = $1': 'update tasks set done = true where id = $1 and tasks.company_id = @',
      'update tasks t set title = c.text from comments c where c.task_id = t.id returning t.*':
        'update tasks t set title = c.text from comments c where c.task_id = t.id and t.company_id = @ and c.company_id = @ returning t.*',
      'update people set tasks = (select count(*) from tasks)':
        'update people set tasks = (select count(*) from tasks where tasks.company_id = @)',
      'delete from tasks': 'delete from tasks where tasks.company_id = @',
      'delete from comments c using tasks t left join projects p on p.id = t.project_id where c.task_id = t.id':
        'delete from comments c using tasks t left join projects p on p.id = t.project_id and p.company_id = @ where c.task_id = t.id and c.company_id = @ and t.company_id = @',
    })
  })

  test('the side of an outer join that may be missing is chosen where it is joined', () => {
    asked(true, {
      'select 1 from tasks t left join comments c on c.task_id = t.id':
        'select 1 from tasks t left join comments c on c.task_id = t.id and c.company_id = @ where t.company_id = @',
      'select 1 from tasks t right join comments c on c.task_id = t.id or c.pinned':
        'select 1 from tasks t right join comments c on (c.task_id = t.id or c.pinned) and t.company_id = @ where c.company_id = @',
      'select 1 from people p left join (tasks t join comments c on c.task_id = t.id) on t.person_id = p.id':
        'select 1 from people p left join (tasks t join comments c on c.task_id = t.id) on t.person_id = p.id and t.company_id = @ and c.company_id = @',
      'select 1 from people p left join tasks t on t.person_id = p.id left join comments c on c.task_id = t.id':
        'select 1 from people p left join tasks t on t.person_id = p.id and t.company_id = @ left join comments c on c.task_id = t.id and c.company_id = @',
    })
  })

  test('what cannot be said so is not asked', () => {
    for (const text of [
      'select 1 from tasks t full join comments c on c.task_id = t.id',
      'select 1 from people left join tasks using (id)',
      'select 1 from tasks natural right join people',
      'selec 1 from tasks',
    ])
      expect(() => rewriteStatement(text, SPREAD, true), text).toThrow()
    asked(true, {
      'select 1 from tasks left join people using (id)': 'select 1 from tasks left join people using (id) where tasks.company_id = @',
    })
  })

  test('queries within queries, wherever they stand', () => {
    const one = 'select 1 from comments c where c.task_id = t.id'
    const found = `${one} and c.company_id = @`
    asked(true, {
      [`select (${one}) from tasks t where exists (${one}) order by (${one})`]: `select (${found}) from tasks t where exists (${found}) and t.company_id = @ order by (${found})`,
      [`select 1 from people t where not exists (${one}) and t.id in (${one})`]: `select 1 from people t where not exists (${found}) and t.id in (${found})`,
      [`select 1 from people t left join lateral (${one}) x on true`]: `select 1 from people t left join lateral (${found}) x on true`,
      [`select 1 from people t join people p on p.id = any (array(${one}))`]: `select 1 from people t join people p on p.id = any (array(${found}))`,
      [`select 1 from people t, unnest(array(${one})) u`]: `select 1 from people t, unnest(array(${found})) u`,
      [`select 1 from people t group by t.id having count(*) > (${one}) limit (${one})`]: `select 1 from people t group by t.id having count(*) > (${found}) limit (${found})`,
      'select id from tasks union (select id from comments except select id from people) limit (select count(*) from tasks)':
        'select id from tasks where tasks.company_id = @ union (select id from comments where comments.company_id = @ except select id from people) limit (select count(*) from tasks where tasks.company_id = @)',
    })
  })

  test('a common table expression is read as it is, also one that has the name of a table', () => {
    asked(true, {
      'with t as (select 1 from tasks) select 1 from t, comments':
        'with t as (select 1 from tasks where tasks.company_id = @) select 1 from t, comments where comments.company_id = @',
      'with tasks as (select 1 from tasks) select 1 from tasks where exists (select 1 from tasks)':
        'with tasks as (select 1 from tasks where tasks.company_id = @) select 1 from tasks where exists (select 1 from tasks)',
      'with tasks as (select 1) select 1 from tasks, public.tasks t':
        'with tasks as (select 1) select 1 from tasks, public.tasks t where t.company_id = @',
      'with recursive up as (select id, parent_id from tasks where id = $1 union all select t.id, t.parent_id from up join tasks t on t.id = up.parent_id) select 1 from up':
        'with recursive up as (select id, parent_id from tasks where id = $1 and tasks.company_id = @ union all select t.id, t.parent_id from up join tasks t on t.id = up.parent_id where t.company_id = @) select 1 from up',
      'select 1 from (with comments as (select 1) select 1 from comments) x, comments':
        'select 1 from (with comments as (select 1) select 1 from comments) x, comments where comments.company_id = @',
      'with gone as (delete from comments returning task_id) update tasks set done = true from gone where id = gone.task_id':
        'with gone as (delete from comments where comments.company_id = @ returning task_id) update tasks set done = true from gone where id = gone.task_id and tasks.company_id = @',
    })
    kept(true, ['with recursive tasks as (select 1 as n union all select n + 1 from tasks where n < 9) select n from tasks'])
  })

  test('what is inserted says its workspace itself; what it is made of is read in it', () => {
    asked(true, {
      'insert into comments (id) select id from tasks t on conflict (id) do update set text = (select title from tasks limit 1)':
        'insert into comments (id) select id from tasks t where t.company_id = @ on conflict (id) do update set text = (select title from tasks where tasks.company_id = @ limit 1)',
      'insert into comments (id) values ((select max(id) from tasks)) returning (select count(*) from comments)':
        'insert into comments (id) values ((select max(id) from tasks where tasks.company_id = @)) returning (select count(*) from comments where comments.company_id = @)',
    })
    kept(true, ['insert into tasks (id) values ($1)'])
  })

  test('the workspace is one parameter, behind all others', () => {
    const places = (text: string) => rewriteStatement(text, SPREAD, true).workspaceAt
    expect(places('select 1 from tasks')).toBe(1)
    expect(places('select $3::int, $1::int from tasks where id = $2')).toBe(4)
    expect(places('select 1 from tasks, (select $7::int from comments) x where id = $2')).toBe(8)
    const said = "insert into tasks (id, place) values ($1, case $2 when 'a' then 1 else 2 end)"
    expect(rewriteStatement(said, SPREAD, true)).toEqual({ ...rewriteStatement(said, SPREAD, false), workspaceAt: null })
  })
})

test('#12 point 17: what reads no table that is spread, and what is no single query, stays letter by letter', () => {
  for (const within of [true, false])
    kept(within, [
      'SELECT  id from people  where true',
      "select 'tasks' as  kind",
      'select 1 from other.tasks  t where t.id = $1',
      'create table x (tasks  int)',
      'alter table tasks add  x int',
      'begin',
      'commit',
      'select 1 from tasks;  select 2 from comments',
      'lock  table tasks',
    ])
  kept(false, ['select *  from tasks where id = $1', 'delete  from comments'])
})

test('#12 point 17: who groups by a row groups by its workspace, so that the rest of the row may be chosen', () => {
  asked(false, {
    'select t.id, t.title, count(*) from tasks t join people p on p.id = t.person_id group by t.id':
      'select t.id, t.title, count(*) from tasks t join people p on p.id = t.person_id group by t.id, t.company_id',
    'select t.id, c.id from tasks t, comments c group by 1, 2':
      'select t.id, c.id from tasks t, comments c group by 1, 2, t.company_id, c.company_id',
    'select id, title from tasks group by id': 'select id, title from tasks group by id, tasks.company_id',
  })
  asked(true, { 'select id from tasks group by 1': 'select id from tasks where tasks.company_id = @ group by 1, tasks.company_id' })
  kept(false, ['with t as (select id from tasks) select id from t  group by id', 'select p.id from people p, tasks  group by p.id'])
})

describe('#12 point 17: across workspaces', () => {
  const same = 'x.company_id = y.company_id'
  test('what is joined by a reference is of one workspace, on its way and over what it refers to', () => {
    asked(false, {
      'select 1 from tasks x join projects y on y.id = x.project_id': `select 1 from tasks x join projects y on y.id = x.project_id and y.company_id = x.company_id`,
      'select 1 from comments x, projects y where x.project_id = y.id and x.pinned': `select 1 from comments x, projects y where (x.project_id = y.id and ${same}) and x.pinned`,
      'select 1 from comments x left join comments y on x.task_id = y.task_id and y.id > x.id': `select 1 from comments x left join comments y on (x.task_id = y.task_id and ${same}) and y.id > x.id`,
      'update tasks x set done = true from projects y where x.project_id = y.id': `update tasks x set done = true from projects y where x.project_id = y.id and ${same}`,
    })
  })

  test('also from within a query to what is around it', () => {
    asked(false, {
      'select 1 from comments y where exists (select 1 from tasks x where x.id = y.task_id and x.done)':
        'select 1 from comments y where exists (select 1 from tasks x where (x.id = y.task_id and x.company_id = y.company_id) and x.done)',
      'select (select count(*) from comments where task_id = tasks.id) from tasks':
        'select (select count(*) from comments where task_id = tasks.id and comments.company_id = tasks.company_id) from tasks',
      'select 1 from people p left join tasks x on x.person_id = p.id left join lateral (select 1 from comments y where y.task_id = x.id) z on true':
        'select 1 from people p left join tasks x on x.person_id = p.id left join lateral (select 1 from comments y where y.task_id = x.id and y.company_id = x.company_id) z on true',
      'select 1 from tasks x where x.id in (select y.task_id from comments y)':
        'select 1 from tasks x where (x.company_id, x.id) in (select y.company_id, y.task_id from comments y)',
      'delete from comments where task_id in (select id from tasks where done)':
        'delete from comments where (comments.company_id, task_id) in (select tasks.company_id, id from tasks where done)',
    })
  })

  test('what is not joined by a reference stays', () => {
    kept(false, [
      'select 1 from tasks x join comments y  on y.title = x.title',
      'select 1 from tasks x join people y on y.id  = x.person_id',
      'select 1 from tasks x join comments y on y.task_id  > x.id',
      'select 1 from tasks x join comments y on y.task_id  = x.id or x.done',
      'select 1 from tasks x where x.id =  x.project_id',
      'select 1 from tasks x where x.id <  any (select y.task_id from comments y)',
      'select 1 from tasks x where (x.id, x.kind)  in (select y.task_id, 1 from comments y)',
      'select 1 from tasks x where x.id in (select y.task_id  from comments y union select 1)',
      'select 1 from tasks x where x.id in (select p.task_id  from people p)',
      'with y as (select task_id from comments) select 1 from tasks x join y on y.task_id  = x.id',
    ])
  })
})

test('#12 point 17: a column stands for what it refers to, and for what that refers to in turn, also in a ring', () => {
  const links = (name: string) => [...(SPREAD.links.get(name) ?? [])]
  expect(links('comments.project_id')).toEqual(['tasks.project_id', 'projects.id'])
  expect([links('comments.task_id'), links('tasks.company_id'), links('projects.id')]).toEqual([['tasks.id'], [], []])
  expect([...linksOf([to('a', 'x', 'b', 'y'), to('b', 'y', 'a', 'x')])].map(([name, reached]) => [name, [...reached]])).toEqual([
    ['a.x', ['b.y', 'a.x']],
    ['b.y', ['a.x', 'b.y']],
  ])
})
