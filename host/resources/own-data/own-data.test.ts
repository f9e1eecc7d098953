// A person's own data: all of theirs wherever it lies, nothing of others, nothing that opens a door.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'
import { unzip } from '#tests/kit/unzip.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function exported(who: string): Promise<Map<string, string>> {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  const answer = await world.app.inject({ method: 'POST', url: '/auth/me/export', headers })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  return unzip(answer.rawPayload)
}
const linesOf = (files: Map<string, string>, name: string) => (files.get(name) ?? '').trimEnd().split('\r\n')
const note = async (html: string): Promise<AnyTask> => (await world.as('mia').post('/notes/', {}, { html })).body.data
const comment = (who: string, { uuid }: AnyTask, text: string, where = WEBSITE) =>
  world.as(who).post('/comments/', { ...where, commentable_type: 'issues', commentable_id: uuid }, { comment_text: text, workflow: null })

test('EXPORT-07 account, preferences, sessions, comments, time and notes are in it', async () => {
  await note('<p>Plan: Q3/Q4</p><ul><li><p>Hire</p></li></ul>')
  await note('<p>Plan: Q3/Q4</p><p>again</p>')
  const pictured = await note(`<p>Sketch</p><p><img src="data:image/png;base64,${PIXEL}"></p>`)
  const thrown = await note(`<p>Old</p><p><img src="data:image/png;base64,${PIXEL}"></p>`)
  expect((await world.as('mia').del(`/notes/${thrown.uuid}/`, {})).status).toBe(200)
  const task = await makeTask(world, 'mia', WEBSITE, { title: 'A title that is not mine to take' })
  expect((await comment('mia', task, '<p>My <b>own</b> words &amp; more, =1</p>')).status).toBe(201)
  expect((await comment('ben', task, '<p>Words of Ben</p>')).status).toBe(201)
  const hour = { start: '2026-10-01 09:00:00', end: '2026-10-01 10:30:00' }
  for (const who of ['mia', 'ben'])
    await world.as(who).post('/time-trackings/', WEBSITE, { task_uuid: task.uuid, ...hour, comment: `By ${who}` })

  const files = await exported('mia')
  expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({
    username: 'mia',
    email: 'mia@example.com',
    shortcut_preset: 'palette',
  })
  expect(JSON.parse(files.get('sessions.json') ?? '')).toEqual([expect.objectContaining({ current: true })])
  const comments = linesOf(files, 'comments.csv')
  expect(comments[0]).toBe('\uFEFFWritten (UTC),Workspace,Project,Task,Comment')
  expect(comments.at(-1)).toMatch(
    new RegExp(`^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ,Acme,Website relaunch,${task.code},"My own words & more, =1"$`),
  )
  expect(linesOf(files, 'time.csv')).toContain(`2026-10-01T09:00:00Z,2026-10-01T10:30:00Z,Acme,Website relaunch,${task.code},By mia,1.50`)
  const notes = [...files.keys()].filter((name) => name.startsWith('notes/'))
  expect(notes).toEqual(
    expect.arrayContaining([
      ...['notes/Plan Q3 Q4.md', 'notes/Plan Q3 Q4 2.md', 'notes/Sketch.md', 'notes/trash/Old.md'],
      ...[`notes/pictures/${pictured.uuid}-1.png`, `notes/pictures/${thrown.uuid}-1.png`],
    ]),
  )
  expect(files.get('notes/Plan Q3 Q4.md')).toBe('# Plan: Q3/Q4\n\n- Hire\n')
  expect(files.get('notes/Sketch.md')).toContain(`](pictures/${pictured.uuid}-1.png)`)
  expect(files.get('notes/trash/Old.md')).toContain(`](../pictures/${thrown.uuid}-1.png)`)
  const all = [...files.values()].join('\n')
  for (const foreign of ['Words of Ben', 'By ben', 'A title that is not mine to take']) expect(all).not.toContain(foreign)
})

test('EXPORT-07 every comment and entry of theirs, over more than a stretch; who has none gets the heads of tables alone', async () => {
  const task = await makeTask(world, 'ben', OPS, { title: 'Talked about' })
  const before = linesOf(await exported('ben'), 'comments.csv').length
  const { rows } = await world.db.execute<{ id: number }>(`
    insert into comments (company_id, project_id, task_id, author_id, html)
    select t.company_id, t.project_id, t.id, t.creator_id, '<p>' || n || '</p>' from tasks t, generate_series(1, 1100) n
    where t.id = '${task.uuid}' returning id`)
  expect(rows).toHaveLength(1100)
  const after = linesOf(await exported('ben'), 'comments.csv')
  expect(after.length - before).toBe(1100)
  expect(new Set(after.slice(-1100).map((line) => line.split(',').at(-1))).size).toBe(1100)
  for (const [table, column] of [
    ['comments', 'author_id'],
    ['time_entries', 'person_id'],
  ])
    await world.db.execute(`delete from ${table} where ${column} = (select id from people where username = 'lee')`)
  const fresh = await exported('lee')
  expect([linesOf(fresh, 'comments.csv'), linesOf(fresh, 'time.csv')].map(({ length }) => length)).toEqual([1, 1])
})

test('EXPORT-07 nothing in it opens a door; it is the caller’s alone, and not asked for without end', async () => {
  await makeTask(world, 'gus', MOBILE, { title: 'x' }).catch(() => undefined)
  const token = await world.as('gus').token()
  const all = [...(await exported('gus')).values()].join('\n')
  expect(all).not.toContain(token)
  expect(all).not.toMatch(/argon2|password_hash|token/i)
  expect((await world.as(null).post('/auth/me/export', {}, {})).status).toBe(401)
  const statuses: number[] = []
  for (let at = 0; at < 11; at += 1) statuses.push((await world.as('dora').post('/auth/me/export', {}, {})).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})
