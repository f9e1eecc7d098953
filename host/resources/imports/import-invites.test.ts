// Inviting those whom a file names and the workspace does not know: once its import is done, once each, by who may (IMPORT-05).
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decide, doStep, importFile, importNow, readFile, workOn } from '#tests/kit/brought-files.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, OPS, WEBSITE } from '#tests/kit/task-calls.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
  await rows(`update project_members set role = 'admin' where person_id = (select id from people where username = 'ben')`)
})
afterAll(() => world.close())
beforeEach(async () => {
  await rows('delete from invitations')
})

const ACME = { company_slug: 'acme' }
const CSV = `Id,Title,Team,Assignee
I-1,One,Garden,Kim Lee <Kim@old.example>
I-2,Two,Garden,Lou Ray <lou@old.example>
I-3,Three,Cellar,Kim Lee <kim@old.example>
I-4,Four,Cellar,Nobody Known
`
const KIM = 'Kim Lee'
const LOU = 'Lou Ray'
const rows = async (text: string) => (await world.db.execute(text)).rows as AnyTask[]
const inviting = (...names: string[]) => ({ people: names.map((name) => ({ name, username: null, invite: true })) })
const open = () =>
  rows(`select i.email, i.name, i.role, p.name as project, u.username as by from invitations i join projects p on p.id = i.project_id
    join people u on u.id = i.inviter_id where i.used_at is null and i.withdrawn_at is null order by i.email, p.name`)
const invited = async () => (await open()).map(({ email }) => email)
const mailsTo = async (email: string) => (await world.mailsNow()).filter(({ to }) => to === email).length
const warnings = async (uuid: string, place: Record<string, string>) =>
  (await world.as('ana').get(`/imports/${uuid}/problems`, { ...place, severity: 'warning' })).body.data
const invitations = ({ makes }: AnyTask) => makes.flatMap(({ kind, title }: AnyTask) => (kind === 'invitation' ? [title] : []))

test('IMPORT-05 whom to invite is decided about people of the file who have an address there, and are not here', async () => {
  const read = await readFile(world, 'ana', ACME, CSV, 'Garden.csv')
  const refused = async (change: object) => {
    const { status, body } = await decide(world, 'ana', ACME, read, change)
    expect(status).toBe(422)
    return body.errors.people[0]
  }
  expect(await refused(inviting('Nobody Known'))).toBe('The file has no email address of Nobody Known that an invitation could go to.')
  expect(await refused(inviting('Stranger'))).toMatch(/^The file has no email address of Stranger/)
  expect(await refused({ people: [{ name: KIM, username: 'mia', invite: true }] })).toMatch(
    /^Kim Lee is somebody of this workspace already/,
  )
  expect(await refused(inviting(...Array.from({ length: 101 }, () => KIM)))).toBe('An import invites at most 100 people.')
  const decided = await decide(world, 'ana', ACME, read, { people: [{ name: KIM, username: null }, ...inviting(LOU).people] })
  expect(decided.body.data.mapping.people).toEqual([
    { name: KIM, username: null, invite: false },
    { name: LOU, username: null, invite: true },
  ])
})

test('IMPORT-05 nobody is invited by a dry run; once it is done each gets one mail, and stays a text until they accept', async () => {
  const before = [await mailsTo('kim@old.example'), await mailsTo('lou@old.example')]
  const read = await readFile(world, 'ana', ACME, CSV, 'Shed.csv')
  await decide(world, 'ana', ACME, read, inviting(KIM, LOU))
  const tried = await doStep(world, 'ana', ACME, read.uuid, 'dry-run')
  expect([await open(), invitations(tried)]).toEqual([[], []])
  const done = await doStep(world, 'ana', ACME, read.uuid, 'start')
  expect([done.state, invitations(done), done.problem_counts.warnings]).toEqual(['done', [KIM, LOU], 0])
  const one = { role: 'member', project: 'Shed', by: 'ana' }
  expect(await open()).toEqual([
    { ...one, email: 'kim@old.example', name: KIM },
    { ...one, email: 'lou@old.example', name: LOU },
  ])
  expect([await mailsTo('kim@old.example'), await mailsTo('lou@old.example')]).toEqual(before.map((count) => count + 1))
  const [task] = await rows(
    `select t.description from tasks t join projects p on p.id = t.project_id where p.name = 'Shed' and t.title = 'One'`,
  )
  expect(task?.description).toContain('Was assigned to Kim Lee.')

  // The next file of that kind invites nobody unless that is decided again.
  const next = await readFile(world, 'ana', ACME, CSV)
  expect(next.mapping.people).toEqual([KIM, LOU].map((name) => ({ name, username: null, invite: false })))
  // An invitation is mail that is gone: what is undone are tasks.
  await rows(
    `update tasks t set updated_at = now() + interval '1 minute' from projects p where p.id = t.project_id and p.name = 'Shed' and t.title = 'One'`,
  )
  await doStep(world, 'ana', ACME, read.uuid, 'undo')
  expect(await invited()).toEqual(['kim@old.example', 'lou@old.example'])
})

test('IMPORT-05 a worker that dies at the end has sent nothing, and who goes on sends once; one that is canceled or fails sends nothing', async () => {
  const mails = await mailsTo('kim@old.example')
  const begin = async () => {
    const read = await readFile(world, 'ana', OPS, CSV)
    await decide(world, 'ana', OPS, read, inviting(KIM))
    await doStep(world, 'ana', OPS, read.uuid, 'dry-run')
    expect((await world.as('ana').post(`/imports/${read.uuid}/start`, OPS)).status).toBe(200)
    return read.uuid as string
  }
  const canceled = await begin()
  await world.as('ana').post(`/imports/${canceled}/cancel`, OPS, { keep: true })
  await workOn(world)
  const failed = await begin()
  await rows(`update projects set current_status = 2 where slug = 'ops'`)
  await workOn(world)
  await rows(`update projects set current_status = 0 where slug = 'ops'`)
  expect((await importNow(world, 'ana', OPS, failed)).state).toBe('failed')
  expect(await open()).toEqual([])

  const uuid = await begin()
  await rows(`create or replace function die_late() returns trigger language plpgsql as $$ begin
    if new.target_kind = 'import' then raise exception 'cut off'; end if; return new; end $$`)
  await rows('create trigger die before insert on notifications for each row execute function die_late()')
  const errors: unknown[] = []
  await workOn(world, { onError: (error) => errors.push(error) })
  await rows('drop trigger die on notifications')
  expect([errors.length, (await importNow(world, 'ana', OPS, uuid)).state, await open()]).toEqual([1, 'running', []])
  await rows(`update imports set heartbeat_at = heartbeat_at - interval '3 minutes' where state = 'running'`)
  await workOn(world)
  expect([(await importNow(world, 'ana', OPS, uuid)).state, await invited()]).toEqual(['done', ['kim@old.example']])
  expect(await mailsTo('kim@old.example')).toBe(mails + 1)
})

test('IMPORT-05 whoever is on the project, or has an invitation to it that is open, gets no second one', async () => {
  const gus = 'Gus Elsewhere'
  const csv = `Id,Title,Assignee\nD-1,One,${KIM} <kim@old.example>\nD-2,Two,${gus} <gus@example.com>\nD-3,Three,${LOU} <lou@old.example>\n`
  const body = { emails: ['kim@old.example', 'lou@old.example'], names: [KIM, LOU], roles: ['guest', 'guest'] }
  expect((await world.as('ana').post('/project-team-members/invite/', WEBSITE, body)).status).toBe(201)
  await rows(`update invitations set expires_at = now() - interval '1 minute' where email = 'lou@old.example'`)
  const onIt = `select m.role from project_members m join people u on u.id = m.person_id join projects p on p.id = m.project_id where u.username = 'gus' and p.slug = 'website'`
  const [role] = await rows(onIt)
  expect(role).toBeDefined()
  const mails = await mailsTo('kim@old.example')
  const done = await importFile(world, 'ana', WEBSITE, csv, { change: inviting(KIM, gus, LOU) })
  expect([done.state, invitations(done), done.problem_counts.warnings]).toEqual(['done', [LOU], 0])
  expect((await open()).map(({ email, role: as }) => [email, as])).toEqual([
    ['kim@old.example', 'guest'],
    ['lou@old.example', 'member'],
  ])
  expect([await mailsTo('kim@old.example'), await rows(onIt)]).toEqual([mails, [role]])
})

test('IMPORT-05 it is whoever started it who invites; where they may not, that is told, nothing is sent, and the import is done', async () => {
  const begun = async (starter: string) => {
    const read = await readFile(world, 'ana', WEBSITE, CSV)
    await decide(world, 'ana', WEBSITE, read, inviting(KIM, LOU))
    await doStep(world, 'ana', WEBSITE, read.uuid, 'dry-run')
    expect((await world.as(starter).post(`/imports/${read.uuid}/start`, WEBSITE)).status).toBe(200)
    return read.uuid as string
  }
  const ended = async (uuid: string) => {
    await workOn(world)
    const done = await importNow(world, 'ana', WEBSITE, uuid)
    expect([done.state, invitations(done), done.problem_counts.warnings, await open()]).toEqual(['done', [], 1, []])
    const [warning] = await warnings(uuid, WEBSITE)
    expect(warning).toMatchObject({ row: 0, column: null, value: `${KIM}, ${LOU}`, severity: 'warning' })
    return warning.reason
  }
  const setBen = (role: string) =>
    rows(`update project_members set role = '${role}' where person_id = (select id from people where username = 'ben')`)
  const byBen = await begun('ben')
  await setBen('member')
  expect(await ended(byBen)).toBe('Nobody was invited to “Website relaunch”: whoever started the import may not invite people there.')
  await setBen('admin')

  const [plan] = await rows(`select subscription from companies where slug = 'acme'`)
  await rows(`update companies set subscription = 'free' where slug = 'acme'`)
  expect(await ended(await begun('ana'))).toMatch(/upgrade your account/)
  await rows(`update companies set subscription = '${plan?.subscription}' where slug = 'acme'`)

  await rows(`insert into invitations (company_id, project_id, inviter_id, email, name, role, token_hash, expires_at, withdrawn_at)
    select p.company_id, p.id, p.owner_id, 'x' || n || '@old.example', 'X', 'guest', 'hash' || n, now() + interval '1 day', now()
    from projects p, generate_series(1, 199) n where p.slug = 'website'`)
  expect(await ended(await begun('ana'))).toMatch(/A workspace can send 200 invitations a day, and one is left/)

  await rows('delete from invitations')
  await begun('ben')
  await workOn(world)
  expect((await open()).map(({ by }) => by)).toEqual(['ben', 'ben'])
})

test('IMPORT-05 with a project for each value they are invited to those where their name stands', async () => {
  const read = await readFile(world, 'ana', ACME, CSV)
  const columns = read.mapping.columns.map((column: AnyTask, at: number) => (at === 2 ? { target: 'project', date_format: null } : column))
  const done = await importFile(world, 'ana', ACME, CSV, { change: { into: 'each', columns, ...inviting(KIM, LOU) } })
  expect(invitations(done)).toEqual([KIM, LOU])
  expect((await open()).map(({ email, project }) => [email, project])).toEqual([
    ['kim@old.example', 'Cellar'],
    ['kim@old.example', 'Garden'],
    ['lou@old.example', 'Garden'],
  ])
  // Tasks that are here are found where they are: who is in the file only there is told of, and brought nowhere.
  await rows('delete from invitations')
  const moved = `${CSV.replaceAll('Garden', 'Attic').replaceAll('Cellar', 'Attic')}I-9,Nine,Cellar,${KIM}\n`
  const again = await importFile(world, 'ana', ACME, moved, { change: { into: 'each', columns, ...inviting(KIM, LOU) } })
  expect([again.state, invitations(again), (await open()).map(({ project }) => project)]).toEqual(['done', [KIM], ['Cellar']])
  expect(await warnings(again.uuid, ACME)).toMatchObject([{ row: 0, value: LOU, reason: expect.stringMatching(/^They were not invited/) }])
})
