// Private notes over a real host: one call each, refusals by field, and no other account's query ever has a word of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#tests/kit/world.ts'
import { REFUSALS, WEBSITE } from './documents.ts'

const ROW = 'id title snippet tags isPinned version createdAt updatedAt trashedAt'
const WHOLE = `${ROW} html tasks { id code title done workspaceSlug projectSlug }`

let world: World
beforeAll(async () => {
  world = await openWorld({ sample: true })
})
afterAll(() => world.close())

const write = async (who: string, field: string, args: string, answered = `note { ${WHOLE} }`) =>
  (await world.data(who, `mutation { it: ${field}(${args}) { ${answered} ${REFUSALS} } }`)).it

test('NOTE-08 a note is made, saved, read, listed and pinned with one call each', async () => {
  const { note } = await write('ben', 'createNote', 'input: { html: "<p>First</p><p>then</p>", tags: ["Plans"], isPinned: true }')
  expect(note).toMatchObject({ title: 'First', snippet: 'then', tags: ['plans'], isPinned: true, version: 1, trashedAt: null, tasks: [] })
  const of = `id: "${note.id}"`
  world.resetCalls()
  expect((await write('ben', 'updateNote', `${of}, input: { html: "<p>Second</p>", version: 1 }`)).note).toMatchObject({ version: 2 })
  expect(world.calls()).toEqual([`PUT /notes/${note.id}/`])
  expect((await write('ben', 'updateNote', `${of}, input: { tags: [], isPinned: false }`)).note).toMatchObject({ tags: [], version: 2 })
  world.resetCalls()
  expect((await world.data('ben', `{ note(${of}) { ${WHOLE} } }`)).note).toMatchObject({ html: '<p>Second</p>', isPinned: false })
  expect(world.calls()).toEqual([`GET /notes/${note.id}/`])
  await write('ben', 'createNote', 'input: { html: "<p>Zoo</p>", tags: ["plans"] }')
  const list = async (args: string) =>
    (await world.data('ben', `{ notes(${args}) { nodes { ${ROW} } page totalPages totalCount tags { name count } trashedCount } }`)).notes
  expect(await list('sort: TITLE')).toMatchObject({
    nodes: [{ title: 'Second' }, { title: 'Zoo' }],
    ...{ page: 1, totalPages: 1, totalCount: 2, tags: [{ name: 'plans', count: 1 }], trashedCount: 0 },
  })
  expect((await list('search: "zo"')).nodes).toMatchObject([{ title: 'Zoo' }])
  expect((await list('tag: "plans"')).totalCount).toBe(1)
  expect((await list('pinned: true')).totalCount).toBe(0)
})

test('NOTE-04 a text saved elsewhere is a CONFLICT; what will not do is said by its field', async () => {
  const { note } = await write('ben', 'createNote', 'input: { html: "<p>Two devices</p>" }')
  const save = (input: string) =>
    world.graphql('ben', `mutation { updateNote(id: "${note.id}", input: { ${input} }) { note { id } ${REFUSALS} } }`)
  await save('html: "<p>One</p>", version: 1')
  expect((await save('html: "<p>Two</p>", version: 1')).data?.updateNote).toMatchObject({ note: null, userErrors: [{ code: 'CONFLICT' }] })
  expect((await save('tags: ["two words"]')).data?.updateNote.userErrors).toMatchObject([{ code: 'INVALID' }])
})

test('NOTE-06 NOTE-07 a note goes to the trash, comes back, goes for ever, and becomes tasks', async () => {
  const { note } = await write('ben', 'createNote', 'input: { html: "<p>Plan</p><p>One</p><p>Two</p>" }')
  const of = `id: "${note.id}"`
  const project = `project: { ${WEBSITE} }`
  const made = await write('ben', 'convertNote', `${of}, ${project}`, `note { ${WHOLE} } tasks { id code title }`)
  expect(made).toMatchObject({
    tasks: [{ title: 'Plan' }],
    note: { tasks: [{ title: 'Plan', done: false, workspaceSlug: 'acme', projectSlug: 'website' }] },
  })
  const lines = await write('ben', 'convertNote', `${of}, ${project}, titles: ["One", "Two"]`, 'tasks { title } note { tasks { title } }')
  expect(lines.tasks).toEqual([{ title: 'One' }, { title: 'Two' }])
  expect((await write('ben', 'deleteNote', of, 'deletedId')).deletedId).toBe(note.id)
  const trash = (await world.data('ben', '{ notes(trashed: true) { nodes { id trashedAt } trashedCount } }')).notes
  expect(trash).toMatchObject({ nodes: [{ id: note.id, trashedAt: expect.any(String) }], trashedCount: 1 })
  expect((await write('ben', 'restoreNote', of)).note.trashedAt).toBeNull()
  await write('ben', 'deleteNote', of, 'deletedId')
  await write('ben', 'deleteNote', `${of}, forever: true`, 'deletedId')
  expect((await world.data('ben', `{ note(${of}) { id } }`)).note).toBeNull()
})

test('NOTE-01 whoever else asks finds no note, and whoever is signed out is told to sign in', async () => {
  const { note } = await write('mia', 'createNote', 'input: { html: "<p>Only mia</p>" }')
  for (const who of ['ana', 'ben', 'rex', 'dora']) {
    const { data } = await world.graphql(who, `{ note(id: "${note.id}") { id } notes(search: "only mia") { nodes { id } } }`)
    expect(data).toEqual({ note: null, notes: { nodes: [] } })
    const { data: refused } = await world.graphql(who, `mutation { deleteNote(id: "${note.id}") { deletedId ${REFUSALS} } }`)
    expect(refused?.deleteNote).toMatchObject({ deletedId: null, userErrors: [{ code: 'NOT_FOUND' }] })
  }
  expect((await world.graphql(null, `{ note(id: "${note.id}") { id } }`)).errors[0]).toMatchObject({
    extensions: { code: 'UNAUTHENTICATED' },
  })
})
