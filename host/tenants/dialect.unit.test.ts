// What Citus takes only when it is said otherwise means the same as before.
import { parseSync } from 'libpg-query'
import { deparseSync } from 'pgsql-deparser'
import { beforeAll, expect, test } from 'vitest'
import { saidForCitus } from './dialect.ts'
import { loadParser } from './statement.ts'

beforeAll(loadParser)

/** A statement without regard to how it is laid out. */
const plain = (text: string) => deparseSync(parseSync(text))

/** A statement as it is said, and whether anything had to be said otherwise. */
function said(text: string) {
  const tree = parseSync(text)
  const changed = saidForCitus(tree.stmts)
  return { text: plain(deparseSync(tree)), changed }
}

/** Expects each statement to be said so. */
function expectSaid(statements: Readonly<Record<string, string>>): void {
  for (const [text, expected] of Object.entries(statements)) expect(said(text), text).toEqual({ text: plain(expected), changed: true })
}

test('#12 point 17: a choice between values says each comparison, wherever it stands', () => {
  expectSaid({
    "select case state when 'a' then 1 when 'b' then 2 else 3 end from tasks":
      "select case when state = 'a' then 1 when state = 'b' then 2 else 3 end from tasks",
    "select case $1 when 'a' then 1 end": "select case when $1 = 'a' then 1 end",
    'select 1 from tasks order by case kind when 1 then 2 else 0 end, id':
      'select 1 from tasks order by case when kind = 1 then 2 else 0 end, id',
    'update tasks set place = case id when 1 then 2 else place end': 'update tasks set place = case when id = 1 then 2 else place end',
    "insert into tasks (state) values (case $1 when 'a' then 1 end)": "insert into tasks (state) values (case when $1 = 'a' then 1 end)",
    'with x as (select case a when 1 then 2 end from tasks) select 1 from x where exists (select case b when 3 then 4 end)':
      'with x as (select case when a = 1 then 2 end from tasks) select 1 from x where exists (select case when b = 3 then 4 end)',
  })
})

test('#12 point 17: choices within choices, in what is compared, in what it is compared with, and in what comes of it', () => {
  expectSaid({
    'select case case a when 1 then 2 end when case b when 3 then 4 end then case c when 5 then 6 end else case d when 7 then 8 end end':
      'select case when (case when a = 1 then 2 end) = (case when b = 3 then 4 end) then case when c = 5 then 6 end else case when d = 7 then 8 end end',
    'select case when a then case b when 1 then 2 end end': 'select case when a then case when b = 1 then 2 end end',
    'select case (select case a when 1 then 2 end) when 3 then 4 when 5 then 6 end':
      'select case when (select case when a = 1 then 2 end) = 3 then 4 when (select case when a = 1 then 2 end) = 5 then 6 end',
  })
})

test('#12 point 17: what is compared stays one thing, whatever it is made of', () => {
  expectSaid({
    'select case a = b when true then 1 end': 'select case when (a = b) = true then 1 end',
    'select case a or b when c and d then 1 end': 'select case when (a or b) = (c and d) then 1 end',
    'select case not a when b is null then 1 end': 'select case when (not a) = (b is null) then 1 end',
    'select case a + 1 when b - 1 then 1 end': 'select case when a + 1 = b - 1 then 1 end',
    "select case a in (1, 2) when b like 'x' then 1 end": "select case when (a in (1, 2)) = (b like 'x') then 1 end",
    'select case a when null then 1 end': 'select case when a = null then 1 end',
  })
})

test('#12 point 17: what is set to an element of an array is set to it in a call', () => {
  expectSaid({
    'update tasks set place = ($1::int[])[2], title = $2 where id = $3':
      'update tasks set place = coalesce(($1::int[])[2]), title = $2 where id = $3',
    'update tasks t set place = x.places[1] from x where x.id = t.id':
      'update tasks t set place = coalesce(x.places[1]) from x where x.id = t.id',
    'insert into tasks (id) values ($1) on conflict (id) do update set place = (excluded.places)[1], title = excluded.title':
      'insert into tasks (id) values ($1) on conflict (id) do update set place = coalesce((excluded.places)[1]), title = excluded.title',
    'with x as (update tasks set place = places[1] returning id) select 1 from x':
      'with x as (update tasks set place = coalesce(places[1]) returning id) select 1 from x',
    "update tasks set place = places[case kind when 'a' then 1 else 2 end]":
      "update tasks set place = coalesce(places[case when kind = 'a' then 1 else 2 end])",
  })
})

test('#12 point 17: all else stays as it is', () => {
  for (const text of [
    "select case when state = 'a' then 1 when late then 2 end, places[1] from tasks where places[2] = $1 order by places[3]",
    'insert into tasks (place) select places[1] from x',
    'insert into tasks (place) values (($1::int[])[1]) on conflict do nothing returning places[1]',
    'update tasks set places[1] = 2, place = coalesce(places[1], 0) + places[2] where places[3] = 1',
    'delete from tasks where places[1] = 1',
    'begin',
  ])
    expect(said(text), text).toEqual({ text: plain(text), changed: false })
})
