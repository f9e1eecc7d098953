// The wiki as files: folders after the tree, links between them, pictures beside them, nothing that the reader does not see.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, MOBILE, makeTask, OPS } from '#tests/kit/task-calls.ts'
import { unzip } from '#tests/kit/unzip.ts'
import { fileNameOf, pathsOf } from './wiki-export.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const PICTURE = '<img src="data:image/png;base64,iVBORw==" alt="Dot">'
const publish = async (title: string, body: string, parent: string | null = null): Promise<AnyTask> => {
  const made = (await world.as('mia').post('/wiki-pages/', OPS, { title, parent_id: parent })).body.data
  return (await world.as('mia').put(`/wiki-pages/${made.uuid}/`, OPS, { body, version: 0 })).body.data
}
const download = async (query: Record<string, string> = {}, who = 'gus') => {
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  return world.app.inject({ url: '/export-wiki/', query: { ...OPS, ...query }, headers })
}

test('WIKI-16 the wiki is an archive of folders after the tree, with relative links, pictures and only what is published', async () => {
  const top = await publish('How we run', '<p>Top</p>')
  const leaf = await publish('On call: who?', `<p>${PICTURE}</p>`, top.uuid)
  const task = await makeTask(world, 'mia', OPS, { title: 'Rotate keys' })
  const secret = await makeTask(world, 'ana', MOBILE, { title: 'Hidden' })
  const named = (kind: string, id: string) => `<a data-${kind}="${id}">written</a>`
  const body = `<p>See ${named('page', top.uuid)} and ${named('page', leaf.uuid)}, ${named('task', task.uuid)}.</p>`
  await publish('Below that', body, leaf.uuid)
  await world.as('mia').post('/wiki-pages/', OPS, { title: 'Never published' })
  const gone = await publish('Gone', '<p>Gone</p>')
  await world.as('mia').del(`/wiki-pages/${gone.uuid}/`, OPS)
  const answer = await download()
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
  const files = unzip(answer.rawPayload)
  const own = [...files.keys()].filter((name) => name.startsWith('How we run') || name.startsWith('pictures/'))
  const picture = `pictures/${leaf.slug.slice(-6)}-1.png`
  expect(own.sort()).toEqual(['How we run.md', 'How we run/On call who.md', 'How we run/On call who/Below that.md', picture].sort())
  expect(files.get('How we run/On call who.md')).toBe(`# On call: who?\n\n![Dot](../${picture})\n`)
  expect(files.get('How we run/On call who/Below that.md')).toBe(
    `# Below that\n\nSee [How we run](../../How%20we%20run.md) and [On call: who?](../On%20call%20who.md), ${task.code} Rotate keys.\n`,
  )
  expect([...files.keys()].some((name) => /Never published|Gone/.test(name))).toBe(false)
  expect(secret.uuid).toBeTruthy()
})

test('WIKI-16 one page is Markdown, with pictures an archive; who does not see it gets nothing', async () => {
  const plain = await publish('Just words', '<h2>Part</h2><p>Text</p>')
  const answer = await download({ page_uuid: plain.uuid })
  expect([answer.headers['content-type'], answer.body]).toEqual(['text/markdown; charset=utf-8', '# Just words\n\n## Part\n\nText\n'])
  expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Just%20words.md")
  const pictured = await publish('With a picture', `<p>${PICTURE}</p>`)
  const files = unzip((await download({ page_uuid: pictured.uuid })).rawPayload)
  expect([...files.keys()]).toEqual(['With a picture.md', 'pictures/1.png'])
  expect(files.get('With a picture.md')).toContain('![Dot](pictures/1.png)')
  const draft = (await world.as('mia').post('/wiki-pages/', OPS, { title: 'Mine' })).body.data
  expect((await download({ page_uuid: draft.uuid })).statusCode).toBe(404)
  expect((await download({}, 'dora')).statusCode).toBe(404)
})

test('WIKI-16 titles become names that every system takes, each once in its folder', () => {
  expect(['a/b: c?', ' .. ', 'CON', 'x'.repeat(200), 'Ünï 🎉'].map(fileNameOf)).toEqual(['a b c', 'Page', 'CON_', 'x'.repeat(80), 'Ünï 🎉'])
  const node = (id: string, title: string, parentId: string | null = null) => ({ id, key: id, title, parentId })
  const nodes = [node('1', 'Plan'), node('2', 'plan'), node('3', 'Pictures'), node('4', 'Deep', '2'), node('5', 'Lost', 'gone')]
  expect([...pathsOf(nodes).values()]).toEqual(['Plan', 'plan 2', 'Pictures 2', 'plan 2/Deep', 'Lost'])
})
