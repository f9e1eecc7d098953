// Publishing what is written while more is typed: nothing of it is lost, and nothing that is published stands there as a draft.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { readDraft } from '#src/data/drafts/drafts.ts'
import { newTemporaryId, sessionIds } from '#src/data/ids/session-ids.ts'
import { wikiCachePart } from '#src/model/wiki/wiki.cache.ts'
import type { WikiWholeData } from '#src/model/wiki/wiki.graphql.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { PageEditor } from './page-editor.tsx'
import { editedPage } from './wiki-places.ts'

const place = { workspaceSlug: 'acme', projectSlug: 'website' }
const row = { id: 'bbbbbb', slug: 'start-bbbbbb', title: 'Start', parentId: null, position: 1, childrenCount: 0, version: 1 }
const whole = {
  ...{ ...row, updatedAt: null, draft: false, author: null, body: '<p>Text</p>', pagesBelow: 0, backlinkCount: 0, authorCount: 1 },
  ...{ publishedAt: null, isFollowing: false, path: [], ownDraft: null, editing: [], linkedPages: [], linkedTasks: [] },
}
const subject: PageSubject = { ...row, ...place, draft: false, viewerCan: ['EDIT'], pagesBelow: 0, hasDraft: false, isFollowing: false }

beforeEach(() => localStorage.clear())

/** The page being written; it is published when that is let go. */
function writing() {
  let letGo: () => void = () => undefined
  const going = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const { sent } = renderFeature(<PageEditor subject={subject} page={whole as unknown as WikiWholeData} />, {
    cacheParts: [wikiCachePart],
    roots: {
      members: () => [],
      publishWikiPage: async ({ input: { body } }: { input: { body: string } }) => {
        await going
        return { wikiPage: { ...whole, body, version: 2 }, userErrors: [] }
      },
      saveWikiDraft: () => ({ savedAt: '2026-11-21T10:43:00.000Z', userErrors: [] }),
      wikiVersions: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
    },
  })
  // Behind the start of the session, which forgets the one before.
  act(() => editedPage.set('bbbbbb'))
  const asked = (name: string) => sent.filter((one) => one.name === name).map(({ variables }) => variables.input)
  const type = (html: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Text of Start' }), { target: { value: html } })
  const publish = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Publish/ }))
    await until(() => expect(asked('PublishWikiPage')).toHaveLength(1))
  }
  return { type, publish, asked, letGo: () => letGo() }
}

const kept = () => readDraft('ana', 'wiki:bbbbbb:body')

test('WIKI-04 OPEN-09 what is typed while the page is being published stays, and is a draft of what was published', async () => {
  const { type, publish, asked, letGo } = writing()
  type('<p>Mine</p>')
  await publish()
  type('<p>Mine, and more</p>')
  fireEvent.click(screen.getByRole('button', { name: /^Publish/ }))
  letGo()
  await waitFor(() => expect(asked('SaveWikiDraft')).toEqual([{ title: 'Start', body: '<p>Mine, and more</p>', version: 2 }]))
  expect(asked('PublishWikiPage')).toEqual([{ body: '<p>Mine</p>', version: 1 }])
  expect(kept()).toBe('<p>Mine, and more</p>')
  expect(editedPage.get()).toBe('bbbbbb')
})

test('WIKI-05 WIKI-11 a page that the text names and that is made meanwhile is not typed: nothing is left as a draft', async () => {
  const { type, publish, asked, letGo } = writing()
  const id = newTemporaryId()
  const link = (to: string) => `<p>See <a data-page="${to}">Minutes</a></p>`
  type(link(id))
  sessionIds().end(id, { type: 'WikiPage', id: 'l-9' }, true)
  await publish()
  type(link('l-9'))
  // Whoever leaves sends what waits.
  cleanup()
  letGo()
  await until(() => expect(editedPage.get()).toBeNull())
  expect(asked('PublishWikiPage')).toEqual([{ body: link('l-9'), version: 1 }])
  await new Promise((resolve) => setTimeout(resolve))
  expect([kept(), asked('SaveWikiDraft')]).toEqual([null, []])
})

test('WIKI-04 a page that is published late leaves the one alone that is being written by then', async () => {
  const { type, publish, letGo } = writing()
  type('<p>Mine</p>')
  await publish()
  editedPage.set('cccccc')
  letGo()
  await until(() => expect(kept()).toBeNull())
  expect(editedPage.get()).toBe('cccccc')
})

/** The page on a server whose answers to publishing are lost while `lost`; nothing can be read while `away`. */
function losing() {
  const host = { lost: true, away: false, page: { body: '<p>Text</p>', version: 1 } }
  const author = { username: 'ana', name: 'Ana' }
  const refusal = { code: 'CONFLICT', message: 'Published meanwhile.', field: ['version'] }
  const roots = {
    members: () => [],
    wikiPage: () => {
      if (host.away) throw new GraphQLError('Away.', { extensions: { code: 'UPSTREAM_UNREACHABLE' } })
      return { ...whole, ...host.page, author }
    },
    publishWikiPage: ({ input }: { input: { body: string; version: number } }) => {
      if (input.version !== host.page.version) return { wikiPage: null, userErrors: [refusal] }
      host.page = { body: input.body, version: input.version + 1 }
      if (host.lost) throw new GraphQLError('Lost.', { extensions: { code: 'UPSTREAM_TIMEOUT', outcomeUnknown: true } })
      return { wikiPage: { ...whole, ...host.page }, userErrors: [] }
    },
    saveWikiDraft: () => ({ savedAt: '2026-11-21T10:43:00.000Z', userErrors: [] }),
    wikiVersions: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
  }
  const open = () => {
    const world = renderFeature(<PageEditor subject={subject} page={whole as unknown as WikiWholeData} />, {
      cacheParts: [wikiCachePart],
      roots,
    })
    act(() => editedPage.set('bbbbbb'))
    return world.actions
  }
  const type = (html: string) => fireEvent.change(screen.getByRole('textbox', { name: 'Text of Start' }), { target: { value: html } })
  const publish = () => fireEvent.click(screen.getByRole('button', { name: /^Publish/ }))
  return { host, open, type, publish }
}

test('WIKI-06 MISC-02 a page whose answer was lost is looked at again: published is published', async () => {
  const { host, open, type, publish } = losing()
  const { said } = open()
  type('<p>Mine</p>')
  publish()
  await until(() => expect(said.map(({ text }) => text)).toEqual(['Published']))
  expect(host.page).toEqual({ body: '<p>Mine</p>', version: 2 })
  expect([kept(), readDraft('ana', 'wiki:bbbbbb:sent'), editedPage.get()]).toEqual([null, null, null])
})

test('WIKI-06 MISC-02 where it could not be looked at, one’s own page is no clash after a reload; somebody else’s is', async () => {
  const { host, open, type, publish } = losing()
  host.away = true
  const first = open()
  type('<p>Mine</p>')
  publish()
  await until(() => expect(first.said.map(({ tone }) => tone)).toEqual(['error']))
  cleanup()
  Object.assign(host, { lost: false, away: false })
  const second = open()
  type('<p>Mine, and more</p>')
  publish()
  await until(() => expect(second.said.map(({ text }) => text)).toEqual(['Published']))
  expect(host.page).toEqual({ body: '<p>Mine, and more</p>', version: 3 })
  cleanup()
  host.page = { body: '<p>Theirs</p>', version: 4 }
  open()
  type('<p>Mine again</p>')
  publish()
  await screen.findByText('Ana published this page in between')
  expect(host.page.body).toBe('<p>Theirs</p>')
})
