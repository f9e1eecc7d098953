// Discussions: started, listed, read, followed, closed, pinned, answered, deleted, and who may do which of it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, GARDEN, MOBILE, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

type Where = Record<string, string>
const ask = (who: string, body: object = {}, where: Where = OPS) =>
  world.as(who).post('/discussions/', where, { title: 'Where do we put it?', body: '<p>Here or there</p>', ...body })
const started = async (who = 'ana', body: object = {}, where: Where = OPS): Promise<AnyTask> => (await ask(who, body, where)).body.data
const read = (who: string, number: number, where: Where = OPS) => world.as(who).get(`/discussions/${number}/`, where)
const change = (who: string, number: number, body: object, where: Where = OPS) => world.as(who).put(`/discussions/${number}/`, where, body)
const list = async (who: string, query: object = {}, where: Where = OPS): Promise<AnyTask> =>
  (await world.as(who).get('/discussions/', { ...where, ...query })).body
const about = (number: number) => ({ commentable_type: 'discussions', commentable_id: String(number) })
const say = (who: string, number: number, text: string, where: Where = OPS) =>
  world.as(who).post('/comments/', { ...where, ...about(number) }, { comment_text: text })
const comments = (who: string, number: number, query: Where = {}, where: Where = OPS) =>
  world.as(who).get('/comments/', { ...where, ...about(number), ...query })
const newsOf = async (who: string, number: number): Promise<string[]> => {
  const { body } = await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })
  return body.data
    .filter(
      ({ data }: AnyTask) => data.target?.kind === 'discussion' && data.target.id === number && data.target.project_slug === 'website',
    )
    .flatMap(({ data }: AnyTask) => data.events.map(({ reason }: { reason: string }) => reason))
}

test('DISC-01 DISC-02 a discussion has a number of its project, a title, an author and a first text that may be empty', async () => {
  const made = await ask('ana', { body: '<p onclick="a()">Here</p><script>x</script>' })
  expect(made).toMatchObject({
    status: 201,
    body: {
      data: {
        title: 'Where do we put it?',
        body: '<p>Here</p>',
        user: { username: 'ana' },
        ...{ is_pinned: false, is_closed: false, answer_id: null, answer: null, task: null, comments_count: 0, last_comment: null },
        ...{ unread: false, following: true, followers_count: 1 },
      },
    },
  })
  const next = await started('ana', { body: '' })
  expect(next).toMatchObject({ number: made.body.data.number + 1, body: '' })
  expect((await read('gus', next.number)).body.data.title).toBe('Where do we put it?')
  for (const body of [{ title: '' }, { title: 'x'.repeat(201) }, { pinned: true }])
    expect([400, 422]).toContain((await ask('ana', body)).status)
  expect((await read('ana', 999)).body).toMatchObject({ message: 'This discussion was deleted.' })
})

test('DISC-01 two that are started at once get two numbers, and none is given again', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => started()))
  expect(new Set(made.map(({ number }) => number)).size).toBe(4)
  const last = Math.max(...made.map(({ number }) => number))
  expect((await world.as('ana').del(`/discussions/${last}/`, OPS)).status).toBe(200)
  expect((await started()).number).toBe(last + 1)
})

test('DISC-03 editors start, comment and close; authors edit their own; admins edit, pin, delete and remove comments; readers read', async () => {
  for (const who of ['rex', 'gus']) expect((await ask(who, {}, WEBSITE)).status).toBe(403)
  expect((await ask('fay', {}, GARDEN)).status).toBe(201)
  const { number } = await started('ben', {}, WEBSITE)
  const status = async (who: string, body: object) => (await change(who, number, body, WEBSITE)).status
  for (const who of ['rex', 'gus']) {
    expect((await read(who, number, WEBSITE)).status).toBe(200)
    expect(await status(who, { is_closed: true })).toBe(403)
    expect((await say(who, number, 'x', WEBSITE)).status).toBe(403)
  }
  expect(await status('mia', { title: 'Mine' })).toBe(403)
  expect(await status('mia', { is_pinned: true })).toBe(403)
  expect(await status('mia', { is_closed: true })).toBe(200)
  expect((await read('gus', number, WEBSITE)).body.data).toMatchObject({ is_closed: true, closed_by: { username: 'mia' } })
  expect(await status('mia', { is_closed: false })).toBe(200)
  expect(await status('ana', { title: 'Edited by an admin' })).toBe(200)
  const own = await started('mia', {}, WEBSITE)
  expect((await change('mia', own.number, { title: 'My own', body: '<p>More</p>' }, WEBSITE)).body.data).toMatchObject({
    title: 'My own',
    body: '<p>More</p>',
    edited_at: { timestamp: expect.any(Number) },
  })
  const said = (await say('mia', number, 'A word', WEBSITE)).body.data
  expect((await world.as('mia').del(`/comments/${said.id}/`, WEBSITE)).status).toBe(403)
  expect((await world.as('ben').del(`/comments/${said.id}/`, WEBSITE)).status).toBe(200)
  expect((await world.as('mia').del(`/discussions/${own.number}/`, WEBSITE)).status).toBe(403)
  expect((await world.as('ben').del(`/discussions/${own.number}/`, WEBSITE)).status).toBe(200)
  expect((await world.as('ben').del(`/discussions/${own.number}/`, WEBSITE)).status).toBe(404)
  for (const who of ['dora']) expect((await read(who, number, WEBSITE)).status).toBe(404)
  expect((await read('ana', number, { ...MOBILE })).body.data?.title).not.toBe('Edited by an admin')
})

test('DISC-03 three are pinned at most, whoever asks and however many at once', async () => {
  const made = [await started(), await started(), await started(), await started(), await started()]
  const answers = await Promise.all(made.map(({ number }) => change('ana', number, { is_pinned: true })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ message: 'Three discussions are pinned. Unpin one first.' })
  const { data } = await list('ana')
  expect(data.slice(0, 4).map(({ is_pinned }: AnyTask) => is_pinned)).toEqual([true, true, true, false])
  await expect(world.db.execute(sql`update threads set is_pinned = true`)).rejects.toThrow()
  for (const { number } of data.slice(0, 3)) await change('ana', number, { is_pinned: false })
})

test('DISC-02 DISC-04 the list: open, closed, all, by author, by what is in it, by what was last said', async () => {
  const [old, closed, quiet] = [await started(), await started('ben'), await started('ana', { title: 'Zebra crossing' })]
  await change('ana', closed.number, { is_closed: true })
  await say('mia', old.number, 'A word')
  const numbers = async (query: object) => (await list('ana', query)).data.map(({ number }: AnyTask) => number)
  const open = await numbers({})
  expect(open.indexOf(old.number)).toBeLessThan(open.indexOf(quiet.number))
  expect(open).not.toContain(closed.number)
  expect(await numbers({ state: 'closed' })).toContain(closed.number)
  expect(await numbers({ state: 'all' })).toEqual(expect.arrayContaining([old.number, closed.number]))
  expect(await numbers({ state: 'all', author: 'ben' })).toEqual([closed.number])
  expect(await numbers({ search: 'ZEBRA' })).toEqual([quiet.number])
  expect(await numbers({ search: `#${quiet.number}` })).toContain(quiet.number)
  expect((await numbers({ sort: 'newest' }))[0]).toBe(quiet.number)
  expect((await numbers({ sort: 'comments' }))[0]).toBe(old.number)
  expect(await list('ana', { per_page: 1, page: 2 })).toMatchObject({ current_page: 2, data: [expect.anything()] })
  const row = (await list('ana', { state: 'all' })).data.find(({ number }: AnyTask) => number === old.number)
  expect(row).toMatchObject({
    comments_count: 1,
    last_comment: { user: { username: 'mia' }, created_at: { timestamp: expect.any(Number) } },
  })
})

test('DISC-04 unread until it was opened and read to the end; what one says oneself is read', async () => {
  const { number } = await started('ana', {}, WEBSITE)
  const unread = async (who: string) => {
    const { data } = await list(who, { unread: 1, state: 'all' }, WEBSITE)
    return data.some((row: AnyTask) => row.number === number)
  }
  const mark = (who: string, body: object) => world.as(who).post(`/discussions/${number}/read/`, WEBSITE, body)
  expect([await unread('ana'), await unread('gus')]).toEqual([false, true])
  expect((await mark('gus', { read_to: 0 })).body.data).toMatchObject({ unread: false, first_unread: null })
  const first = (await say('ben', number, 'One', WEBSITE)).body.data.id
  const second = (await say('ben', number, 'Two', WEBSITE)).body.data.id
  expect([await unread('ana'), await unread('gus'), await unread('ben')]).toEqual([true, true, false])
  expect((await read('gus', number, WEBSITE)).body.data.first_unread).toBe(first)
  expect((await mark('gus', { read_to: first })).body.data).toMatchObject({ unread: true, first_unread: second })
  expect((await mark('gus', {})).body.data).toMatchObject({ unread: false })
  // Reading never goes back, but for who asks for it.
  expect((await mark('gus', { read_to: first })).body.data).toMatchObject({ unread: false })
  expect((await mark('gus', { unread: true })).body.data).toMatchObject({ unread: true, first_unread: second })
})

test('DISC-04 what was never opened and is older than thirty days is not new', async () => {
  const { number } = await started('ana', {}, WEBSITE)
  await world.db.execute(
    sql`update threads set active_at = now() - interval '31 days' where number = ${number} and title = 'Where do we put it?'`,
  )
  expect((await read('gus', number, WEBSITE)).body.data).toMatchObject({ unread: false, first_unread: null })
})

test('DISC-10 authors, commenters and people named follow; followers hear of comments, closing and an answer, and who stopped does not', async () => {
  const name = (username: string) => `<span data-username="${username}">@${username}</span>`
  const { number } = await started('ana', { body: `<p>${name('gus')} ${name('dora')} ${name('nobody')}</p>` }, WEBSITE)
  expect(await newsOf('gus', number)).toEqual(['thread_mentioned'])
  const followers = async () =>
    (await read('ana', number, WEBSITE)).body.data.followers.map(({ username }: { username: string }) => username)
  expect(await followers()).toEqual(['ana', 'gus'])
  const said = (await say('ben', number, `<p>${name('rex')}</p>`, WEBSITE)).body.data.id
  expect(await followers()).toEqual(['ana', 'ben', 'gus', 'rex'])
  expect(await newsOf('ana', number)).toEqual(['commented'])
  expect(await newsOf('rex', number)).toEqual(['mentioned'])
  expect(await newsOf('ben', number)).toEqual([])
  expect((await world.as('gus').put(`/discussions/${number}/follow/`, WEBSITE, { follow: false })).body.data.following).toBe(false)
  const before = await newsOf('gus', number)
  await change('mia', number, { is_closed: true }, WEBSITE)
  await change('ana', number, { answer_id: said }, WEBSITE)
  expect(await newsOf('ben', number)).toEqual(['thread_answered', 'thread_closed'])
  expect(await newsOf('ana', number)).toEqual(['thread_closed', 'commented'])
  expect(await newsOf('gus', number)).toEqual(before)
  // Taking it back takes the news back.
  await change('mia', number, { is_closed: false }, WEBSITE)
  await change('ana', number, { answer_id: null }, WEBSITE)
  expect(await newsOf('ben', number)).toEqual([])
  // A comment of somebody who stopped does not bring it back.
  await world.as('ben').put(`/discussions/${number}/follow/`, WEBSITE, { follow: false })
  await say('ben', number, 'Once more', WEBSITE)
  expect(await followers()).not.toContain('ben')
})

test('DISC-01 the answer is a comment of the discussion, chosen by author or admin, and goes with it', async () => {
  const [{ number }, other] = [await started('mia', {}, WEBSITE), await started('ana', {}, WEBSITE)]
  const said = (await say('ben', number, 'That is it', WEBSITE)).body.data.id
  const foreign = (await say('ben', other.number, 'Not here', WEBSITE)).body.data.id
  expect((await change('mia', number, { answer_id: foreign }, WEBSITE)).body).toMatchObject({ errors: { answer_id: [expect.any(String)] } })
  expect((await change('mia', other.number, { answer_id: foreign }, WEBSITE)).status).toBe(403)
  expect((await change('mia', number, { answer_id: said }, WEBSITE)).body.data).toMatchObject({
    answer_id: said,
    answer: { comment: 'That is it', user: { username: 'ben' } },
  })
  await world.as('ana').del(`/comments/${said}/`, WEBSITE)
  expect((await read('mia', number, WEBSITE)).body.data).toMatchObject({
    answer_id: null,
    answer: null,
    comments_count: 0,
    last_comment: null,
  })
})

test('DISC-02 comments: pages, oldest first when asked; an edit is shown; a discussion has no status', async () => {
  const { number } = await started()
  for (const text of ['one', 'two', 'three']) await say('ana', number, text)
  const texts = ({ body }: AnyTask) => body.data.map(({ comment }: { comment: string }) => comment)
  expect(texts(await comments('gus', number, { sort: 'ASC', per_page: '2' }))).toEqual(['one', 'two'])
  const second = await comments('gus', number, { sort: 'ASC', per_page: '2', page: '2' })
  expect(second.body).toMatchObject({ current_page: 2, total_pages: 2, total: 3, gaps: [], data: [{ comment: 'three' }] })
  const edited = await world.as('ana').put(`/comments/${second.body.data[0].id}/`, OPS, { comment_text: 'four' })
  expect(edited.body.data).toMatchObject({ comment: 'four', edited_at: { timestamp: expect.any(Number) } })
  expect((await world.as('ben').put(`/comments/${second.body.data[0].id}/`, OPS, { comment_text: 'five' })).status).toBe(403)
  const withStatus = await world.as('ana').post('/comments/', { ...OPS, ...about(number) }, { comment_text: 'x', workflow: 1 })
  expect(withStatus.status).toBe(422)
  expect((await comments('ana', 999)).status).toBe(404)
})

test('DISC-05 DISC-13 a long one is read by its ends and by where the reader was, with what is left out counted', async () => {
  const { number } = await started('ana', {}, WEBSITE)
  await world.db.execute(sql`
    insert into comments (company_id, project_id, thread_id, author_id, html)
    select t.company_id, t.project_id, t.id, t.author_id, 'Number ' || n from threads t join projects p on p.id = t.project_id, generate_series(1, 260) n
    where t.number = ${number} and p.slug = 'website'`)
  const ends = (who: string, query: Where = {}) => comments(who, number, { ends: '1', ...query }, WEBSITE)
  const { body } = await ends('ana')
  expect(body.data.map(({ comment }: { comment: string }) => comment)).toEqual(
    [...Array(10).keys()].map((at) => `Number ${at + 1}`).concat([...Array(40).keys()].map((at) => `Number ${at + 221}`)),
  )
  expect(body.gaps).toEqual([{ after: body.data[9].id, before: body.data[10].id, count: 210 }])
  const { after, before } = body.gaps[0]
  const more = (await comments('ana', number, { after: String(after), before: String(before) }, WEBSITE)).body
  expect(more.data).toHaveLength(50)
  expect(more.data[0].comment).toBe('Number 11')
  expect(more.gaps).toEqual([{ after: more.data[49].id, before, count: 160 }])
  // Who has read up to 99 is shown what comes then, too.
  const seen = (await ends('ana', { around: String(body.data[0].id + 99) })).body
  expect(seen.data.map(({ comment }: { comment: string }) => comment)).toContain('Number 100')
  await world.as('gus').post(`/discussions/${number}/read/`, WEBSITE, { read_to: body.data[0].id + 98 })
  const [stretch, row] = [(await ends('gus')).body, (await read('gus', number, WEBSITE)).body.data]
  expect(stretch.data.map(({ id }: { id: number }) => id)).toContain(row.first_unread)
  expect(stretch.gaps).toHaveLength(2)
  expect(stretch.data.length + stretch.gaps.reduce((sum: number, { count }: AnyTask) => sum + count, 0)).toBe(260)
})

test('DISC-13 ten thousand discussions: the first page comes by the index on activity', async () => {
  await world.db.execute(sql`
    insert into threads (company_id, project_id, number, title, active_at)
    select p.company_id, p.id, 10000 + n, 'Number ' || n, now() - n * interval '1 minute' from projects p, generate_series(1, 10000) n where p.slug = 'ops'`)
  await world.db.execute(sql`analyze threads`)
  const { rows } = await world.db.execute<{ 'QUERY PLAN': string }>(sql`
    explain select number from threads where project_id = (select id from projects where slug = 'ops') and closed_at is null
    order by is_pinned desc, active_at desc, number desc limit 50`)
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('threads_open')
  expect((await list('ana')).data).toHaveLength(50)
})

test('DISC-08 a task is made of title and first text; it links back, the discussion has its code, and comments stay with author and time', async () => {
  const { number } = await started('ana', { title: 'Fix the header', body: '<p>It jumps</p>' }, WEBSITE)
  const said = (await say('ben', number, '<p>Since <strong>Monday</strong></p>', WEBSITE)).body.data
  const toTask = (who: string, body: object) => world.as(who).post(`/discussions/${number}/to-task/`, WEBSITE, body)
  expect((await toTask('gus', {})).status).toBe(403)
  const { status, body } = await toTask('mia', { close: true })
  const task = body.data
  expect({ status, title: task.title, creator: task.user?.username ?? task.creator?.username }).toMatchObject({
    status: 201,
    title: 'Fix the header',
  })
  expect(task.description).toBe(
    `<p>It jumps</p><p><a href="/acme/projects/website/discussions/${number}" rel="noopener noreferrer nofollow" target="_blank">From discussion #${number}</a></p>`,
  )
  const thread = (await read('gus', number, WEBSITE)).body.data
  expect(thread).toMatchObject({ is_closed: true, task: { uuid: task.uuid, code: task.code, title: 'Fix the header' }, comments_count: 1 })
  expect((await comments('gus', number, {}, WEBSITE)).body.data).toEqual([
    { ...said, created_at: { ...said.created_at, date_for_humans: expect.any(String) } },
  ])
  expect((await toTask('mia', {})).status).toBe(409)
  const log = await world.as('ana').get(`/activities/task/${task.uuid}/workflow/`, WEBSITE)
  expect(log.body.data.map(({ message }: { message: string }) => message)).toContain(`made this from discussion #${number}`)
  // A comment becomes one of its own; deleting a task leaves the discussion.
  const other = (await toTask('mia', { comment_id: said.id })).body.data
  expect(other.title).toBe('Since Monday')
  expect(other.description).toContain(`/discussions/${number}?comment=${said.id}"`)
  expect((await toTask('mia', { comment_id: 2_000_000_000 })).status).toBe(422)
  await world.as('ana').del(`/tasks/${task.uuid}/`, WEBSITE)
  expect((await read('gus', number, WEBSITE)).body.data.task).toBeNull()
})
