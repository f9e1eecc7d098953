// What the contract suite judges statements by (tests/kit/tied-tables.ts) finds what is tied to nothing.
import { beforeAll, expect, test } from 'vitest'
import { untiedTables } from '#tests/kit/tied-tables.ts'
import { loadParser } from './statement.ts'

beforeAll(loadParser)

const SPREAD = new Set(['tasks', 'projects', 'comments'])
const untied = (text: string) => untiedTables(text, SPREAD)

test('#12 point 17: tables held to one workspace, or to each other, are tied', () => {
  for (const text of [
    'select * from tasks t join projects p on p.id = t.project_id and p.company_id = t.company_id',
    'select * from tasks t, projects p where t.company_id = $1 and p.company_id = $1::uuid',
    'select * from tasks t join companies c on c.id = t.company_id join projects p on p.company_id = c.id',
    'select * from tasks t where exists (select 1 from comments k where k.company_id = t.company_id and k.task_id = t.id)',
    'select * from tasks t where (t.company_id, t.id) in (select k.company_id, k.task_id from comments k)',
    'with found as (select company_id, id from tasks) select * from found f join comments k on k.company_id = f.company_id',
    'with found as materialized (select id from tasks) delete from comments k using found where k.task_id = found.id',
    'insert into comments (company_id, task_id) select t.company_id, t.id from tasks t',
    'select exists (select 1 from tasks), (select count(*) from projects)',
    'select * from people',
  ])
    expect(untied(text), text).toEqual([])
})

test('#12 point 17: what is joined by anything else is not', () => {
  for (const text of [
    'select * from tasks t join projects p on p.id = t.project_id',
    'select * from tasks t, projects p where t.company_id = $1',
    'select * from tasks t where exists (select 1 from comments k where k.task_id = t.id)',
    'select * from tasks t join companies c on c.id = t.company_id join projects p on p.slug = c.slug',
    'update tasks t set title = p.name from projects p where p.id = t.project_id and p.company_id = $1',
    'select * from tasks t left join projects p on p.company_id <> t.company_id',
  ])
    expect(untied(text), text).not.toEqual([])
})
