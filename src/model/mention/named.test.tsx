// A page that a text names while it is being made: in what is typed, in what is sent meanwhile, and in what is kept.
import { expect, test } from 'vitest'
import { type Answer, clientWith, failure, json } from '#src/data/client.model.ts'
import { readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { SaveWikiDraft } from '#src/model/wiki/wiki.graphql.ts'
import { testEditor } from '#src/ui/editor/editor.kit.ts'
import { insertNewPage } from '#src/ui/editor/editor-names.ts'
import { until } from '#tests/kit/until.ts'
import '#src/data/drafts/sent-drafts.ts'
import { linkDrawer, namesOf } from './named.tsx'

const place = { workspaceSlug: 'acme', projectSlug: 'website' }
const wikiPage = {
  __typename: 'WikiPage',
  id: 'l-9',
  slug: 'minutes-l-9',
  title: 'Minutes',
  parentId: null,
  position: 0,
  childrenCount: 0,
  version: 0,
  updatedAt: null,
  draft: true,
  author: null,
}
const made = json({ data: { createWikiPage: { __typename: 'WikiPagePayload', wikiPage, userErrors: [] } } })
const userErrors = [{ __typename: 'UserError', code: 'LIMIT', field: null, message: 'No more pages.' }]
const refused = json({ data: { createWikiPage: { __typename: 'WikiPagePayload', wikiPage: null, userErrors } } })
const saved = json({
  data: { saveWikiDraft: { __typename: 'WikiDraftPayload', savedAt: '2026-11-21T09:00:00.000Z', userErrors: [] } },
})

/** A client whose first answer comes when it is let go, and what its texts can name. */
function world(first: Answer) {
  let letGo: () => void = () => undefined
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { api, sent } = clientWith([() => going.then(first), saved])
  const bodies = () => sent.map(({ init }) => String(init.body))
  return { api, bodies, letGo: () => letGo(), names: namesOf(api, place, { mayMake: true }) }
}

const linkTo = (id: string) => `<p>See <a data-page="${id}">Minutes</a> </p>`
const saving = (id: string) => ({ project: place, id: 'l-1', input: { title: 'Plan', body: linkTo(id), version: 1 } })

test('WIKI-11 a text that is sent before the page it names is made goes out when it is, with the page’s id', async () => {
  const { api, bodies, letGo, names } = world(made)
  const making = names.newPage?.('Minutes')
  const sending = api.mutate(SaveWikiDraft, saving(making?.id ?? ''), { lane: 'WikiPage:l-1', field: 'draft' })
  await until(() => expect(bodies()).toHaveLength(1))
  letGo()
  await sending
  expect(await making?.made).toMatchObject({ kind: 'page', id: 'l-9', label: 'Minutes' })
  expect(bodies()[1]).toContain('data-page=\\"l-9\\"')
  expect(bodies()[1]).not.toContain('tmp:')
})

test('WIKI-11 a page that cannot be made takes no text along: what names it is not sent, and says why', async () => {
  const { api, bodies, letGo, names } = world(refused)
  const making = names.newPage?.('Minutes')
  const sending = failure(api.mutate(SaveWikiDraft, saving(making?.id ?? '')))
  letGo()
  expect(await failure(making?.made ?? Promise.resolve())).toMatchObject({ message: 'No more pages.' })
  expect(await sending).toMatchObject({ code: 'NOT_CREATED' })
  expect(bodies()).toHaveLength(1)
})

test('WIKI-11 OPEN-09 the name is a link at once, and one to the page once that is made, in the editor and in what is kept of it', async () => {
  const { letGo, names } = world(made)
  const { view, html } = await testEditor('<p>See </p>')
  if (!names.newPage) throw new Error('Pages can be made.')
  const at = view.state.doc.content.size - 1
  const done = insertNewPage(view, { kind: 'page', query: 'Minutes', from: at, to: at }, names.newPage, (error) =>
    expect.fail(String(error)),
  )
  expect(html()).toMatch(/data-page="tmp:[\w-]+">Minutes</)
  writeDraft('ana', 'wiki:l-1:body', html())
  letGo()
  await done
  expect(html()).toMatch(/data-page="l-9">Minutes</)
  expect(readDraft('ana', 'wiki:l-1:body')).toBe(html())
})

test('WIKI-12 what a text names by its first id is drawn as what it became', async () => {
  const { letGo, names } = world(made)
  const making = names.newPage?.('Minutes')
  letGo()
  await making?.made
  const draw = linkDrawer(place, { linkedPages: [{ id: 'l-9', slug: 'minutes-l-9', title: 'Minutes', deleted: false }], linkedTasks: [] })
  const link = document.createElement('a')
  link.setAttribute('data-page', making?.id ?? '')
  expect(draw(link)).toMatchObject({ props: { to: '/acme/projects/website/wiki/minutes-l-9' } })
})
