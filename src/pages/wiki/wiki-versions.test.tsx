// Versions of a page over the real client and schema: listed, compared, gone through and restored.
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { editedPage } from '#src/features/wiki/wiki-places.ts'
import { wikiCachePart } from '#src/model/wiki/wiki.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { WikiScreen } from './wiki-page.tsx'

beforeEach(() => {
  localStorage.clear()
  editedPage.set(null)
})

const mia = { name: 'Mia Chen', username: 'mia', avatar: null }
const ben = { name: 'Ben Okafor', username: 'ben', avatar: null }
const WIKI = '/acme/projects/website/wiki'
const PAGE = {
  ...{ id: 'bbbbbb', slug: 'plan-bbbbbb', title: 'Plan', parentId: null, position: 1, childrenCount: 0, version: 4, draft: false },
  ...{
    updatedAt: '2026-11-21T09:00:00.000Z',
    author: mia,
    body: '<p>Ship on Friday.</p><p>Tell Ben.</p>',
    pagesBelow: 0,
    backlinkCount: 0,
  },
  ...{ authorCount: 2, publishedAt: null, path: [], ownDraft: null, editing: [], linkedPages: [], linkedTasks: [], mentions: [] },
  isFollowing: false,
}
// Version 3 was replaced by its author within ten minutes.
const VERSIONS = [
  { number: 4, title: 'Plan', note: 'After the meeting', author: mia, wordsAdded: 3, wordsRemoved: 1, body: PAGE.body },
  { number: 2, title: 'Plan', note: null, author: ben, wordsAdded: 1, wordsRemoved: 0, body: '<p>Ship on Monday.</p>' },
  { number: 1, title: 'Draft plan', note: null, author: null, wordsAdded: 2, wordsRemoved: 0, body: '<p>Ship on.</p>' },
].map((version) => ({ ...version, at: '2026-11-20T09:00:00.000Z' }))

function show(at: string, { script = {}, viewerCan = ['EDIT'] }: { script?: Script; viewerCan?: readonly 'EDIT'[] } = {}) {
  const rendered = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/wiki/:pageSlug?" element={<WikiScreen />} />
    </Routes>,
    {
      roots: {
        members: () => [],
        wikiPages: () => ({ nodes: [PAGE], page: 1, totalPages: 1, totalCount: 1 }),
        wikiPage: () => PAGE,
        wikiVersions: () => ({ nodes: VERSIONS, page: 1, totalPages: 1, totalCount: 3 }),
        wikiVersion: ({ number }: { number: number }) => VERSIONS.find((one) => one.number === number) ?? null,
        restoreWikiVersion: () => ({ wikiPage: { ...PAGE, version: 5 }, userErrors: [] }),
      },
      actions: registry.all,
      cacheParts: [wikiCachePart],
      at: `${WIKI}${at}`,
      script,
    },
  )
  act(() => rendered.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return rendered
}

const version = (number: number) => until(() => screen.getByRole('heading', { level: 1, name: `Version ${number}` }))
const marks = (name: 'ins' | 'del') => [...document.querySelectorAll(`${name}[data-change]`)].map(({ textContent }) => textContent)

test('WIKI-08 WIKI-09 Shift+V shows what was published, compared with the version before, counted in words; again, and the page is back', async () => {
  const rendered = show('/plan-bbbbbb')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Plan' }))
  await rendered.press('page.versions')
  expect(rendered.actions.went).toEqual([`${WIKI}/plan-bbbbbb?version=4`])
})

test('WIKI-08 WIKI-09 the version of the address is compared with the one before it that is kept', async () => {
  const rendered = show('/plan-bbbbbb?version=4')
  await version(4)
  expect(screen.getByText('Compared with version 2')).toBeTruthy()
  expect([marks('del'), marks('ins')]).toEqual([['Monday'], ['Friday', 'Tell Ben.']])
  expect(screen.getByText('+3 words')).toBeTruthy()
  expect(screen.getByText('−1 word')).toBeTruthy()
  const list = screen.getByRole('navigation', { name: 'Versions' })
  expect([...list.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual(
    [4, 2, 1].map((number) => `${WIKI}/plan-bbbbbb?version=${number}`),
  )
  expect(list.textContent).toContain('After the meeting')
  expect(list.textContent).toContain('Former member')
  await rendered.press('page.versions')
  expect(rendered.actions.went).toEqual([`${WIKI}/plan-bbbbbb`])
})

test('WIKI-09 J and K go from change to change and stay at the ends; what differs has the focus', async () => {
  const rendered = show('/plan-bbbbbb?version=4&with=1')
  await version(4)
  expect(screen.getByText('Compared with version 1')).toBeTruthy()
  await until(() => screen.getByText('1 change'))
  await rendered.press('version.next-change')
  await until(() => screen.getByText('Change 1 of 1'))
  expect(document.activeElement?.getAttribute('data-change')).toBe('1')
  await rendered.press('version.next-change')
  await rendered.press('version.previous-change')
  expect(screen.getByText('Change 1 of 1')).toBeTruthy()
})

test('WIKI-09 V asks for another version; the earlier one stands at the left', async () => {
  const rendered = show('/plan-bbbbbb?version=2', { script: { pick: ['Version 4: After the meeting'] } })
  await version(2)
  await rendered.press('version.compare')
  await until(() => expect(rendered.actions.went).toEqual([`${WIKI}/plan-bbbbbb?version=4&with=2`]))
})

test('WIKI-10 restoring publishes what a version said over the one of now, and undo restores that one', async () => {
  const rendered = show('/plan-bbbbbb?version=2')
  await version(2)
  await rendered.press('version.restore')
  const sent = () => rendered.sent.filter(({ name }) => name === 'RestoreWikiVersion').map(({ variables }) => variables)
  await until(() => expect(sent()).toMatchObject([{ number: 2, version: 4 }]))
  await until(() => expect(rendered.actions.went).toEqual([`${WIKI}/plan-bbbbbb`]))
  await rendered.actions.undo()
  await until(() => expect(sent()[1]).toMatchObject({ number: 4, version: 5 }))
})

test('WIKI-08 WIKI-20 the first version is shown as it was; one that is gone says so; who only reads restores nothing', async () => {
  show('/plan-bbbbbb?version=1', { viewerCan: [] })
  await version(1)
  expect(screen.getByText('The first version, as it was')).toBeTruthy()
  expect([marks('ins'), marks('del')]).toEqual([[], []])
  expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull()
  expect(screen.getByRole('button', { name: /Compare with/ })).toBeTruthy()
})

test('WIKI-08 a version that is not kept', async () => {
  show('/plan-bbbbbb?version=3')
  await until(() => screen.getByText('This version is not kept any more.'))
})
