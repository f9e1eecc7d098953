// The wiki of a project over the real client and schema.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { anchorsOf } from '#src/features/wiki/page-contents.ts'
import { editedPage, openBranches } from '#src/features/wiki/wiki-places.ts'
import { wikiCachePart } from '#src/model/wiki/wiki.cache.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { WikiScreen } from './wiki-page.tsx'

withRowsInView()
beforeEach(() => {
  localStorage.clear()
  editedPage.set(null)
  openBranches.set(new Set())
})

const mia = { name: 'Mia Chen', username: 'mia', avatar: null, headline: null }

function fakePage(id: string, title: string, parentId: string | null, position: number, more: object = {}) {
  const row = { id, slug: `${title.toLowerCase().replaceAll(' ', '-')}-${id}`, title, parentId, position, childrenCount: 0, version: 1 }
  const whole = {
    body: '<p>Text</p>',
    pagesBelow: 0,
    backlinkCount: 0,
    authorCount: 1,
    publishedAt: null,
    path: [],
    ownDraft: null,
    editing: [],
  }
  return {
    ...row,
    updatedAt: '2026-11-21T09:00:00.000Z',
    draft: false,
    author: mia,
    ...whole,
    linkedPages: [],
    linkedTasks: [],
    mentions: [],
    isFollowing: false,
    ...more,
  }
}

type Fake = ReturnType<typeof fakePage>

const BODY =
  '<h2>Before</h2><p>See <a data-page="l-2">old words</a>, <a data-page="l-3">gone</a>, <a data-page="x">hidden words</a> and <a data-task="t-1">x</a>.</p><h2>After</h2><h2>After</h2>'
const LINKS = {
  linkedPages: [
    { id: 'l-2', slug: 'plan-l-2', title: 'Plan now', deleted: false },
    { id: 'l-3', slug: 'gone-l-3', title: 'Secret title', deleted: true },
  ],
  linkedTasks: [{ id: 't-1', code: 'WEB-1', title: 'Write it', done: true, status: 'Done', color: '#13733d', projectSlug: 'website' }],
}

const world = (): Fake[] => [
  fakePage('bbbbbb', 'Start', null, 1, { body: BODY, ...LINKS, mentions: [], backlinkCount: 1 }),
  fakePage('cccccc', 'Launch', null, 2, { childrenCount: 1, pagesBelow: 1 }),
  fakePage('dddddd', 'Runbook', 'cccccc', 1),
]

function rootsOf(pages: Fake[]): FakeRoots {
  const one = (slug: string) => pages.find(({ id }) => slug.endsWith(id)) ?? null
  return {
    members: () => [],
    wikiPages: ({ parent }: { parent?: string | null }) => {
      const nodes = pages.filter(({ parentId }) => parentId === (parent ?? null))
      return { nodes, page: 1, totalPages: 1, totalCount: nodes.length }
    },
    wikiPage: ({ slug }: { slug: string }) => one(slug),
    wikiSearch: () => ({ nodes: [{ page: pages[1], snippet: 'the \u0002launch\u0003 day', path: [] }], totalCount: 1 }),
    renameWikiPage: ({ id, title }: { id: string; title: string }) => ({
      wikiPage: Object.assign(one(id) ?? {}, { title }),
      userErrors: [],
    }),
    moveWikiPage: ({ id, input }: { id: string; input: { parentId: string | null } }) => ({
      wikiPage: Object.assign(one(id) ?? {}, { parentId: input.parentId, position: 9 }),
      userErrors: [],
    }),
    createWikiPage: ({ input }: { input: { title: string; parentId?: string } }) => {
      const made = fakePage('ffffff', input.title, input.parentId ?? null, 9, { draft: true, version: 0, body: '' })
      pages.push(made)
      return { wikiPage: made, userErrors: [] }
    },
  }
}

type Given = { at?: string; script?: Script; viewerCan?: readonly ('EDIT' | 'ADMIN')[]; holdMs?: number; roots?: FakeRoots }

function show(pages: Fake[] = world(), { at = '', script = {}, viewerCan = ['EDIT', 'ADMIN'], holdMs, roots = {} }: Given = {}) {
  const rendered = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/wiki/:pageSlug?" element={<WikiScreen />} />
    </Routes>,
    {
      roots: { ...rootsOf(pages), ...roots },
      actions: registry.all,
      cacheParts: [wikiCachePart],
      at: `/acme/projects/website/wiki${at}`,
      script,
      ...(holdMs !== undefined && { holdMs }),
    },
  )
  act(() => rendered.actions.services.scene.set({ project: projectSubject({ viewerCan }) }))
  return rendered
}

const heading = (name: string) => until(() => screen.getByRole('heading', { level: 1, name }))
const link = (name: string) => screen.getByRole('link', { name })

test('WIKI-02 WIKI-14 the first page is shown beside the tree, with its contents and what leads to it', async () => {
  show()
  await heading('Start')
  expect(screen.getByText(/Mia Chen.*Version 1\./)).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'On this page' }).textContent).toContain('Before')
  expect(screen.getAllByRole('link', { name: 'After' }).map((one) => one.getAttribute('href'))).toEqual(['#after', '#after-2'])
  expect(anchorsOf(['Über uns', 'über  uns', '!!'])).toEqual(['über-uns', 'über-uns-2', 'section'])
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Open Launch' })))
  await until(() => screen.getByRole('link', { name: 'Runbook' }))
})

test('WIKI-20 SCREEN-01 a wiki that could not be read says so beside the tree, too, which a phone hides; it has a heading and the way to its pages', async () => {
  const wikiPages = () => {
    throw new Error('The host had a problem.')
  }
  show(world(), { roots: { wikiPages } })
  await heading('Wiki')
  await until(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Pages' }))
  await until(() => screen.getByRole('dialog', { name: 'Pages' }))
})

test('WIKI-11 WIKI-12 links have the title of now; what is gone or not for this reader tells nothing', async () => {
  show()
  await heading('Start')
  expect(link('Plan now').getAttribute('href')).toBe('/acme/projects/website/wiki/plan-l-2')
  expect(screen.getByText('Deleted page')).toBeTruthy()
  expect(screen.queryByText('Secret title')).toBeNull()
  expect(screen.queryByRole('link', { name: 'hidden words' })).toBeNull()
  expect(link('WEB-1 Write it').getAttribute('href')).toContain('?task=t-1')
})

test('WIKI-18 WIKI-19 a page is made below another one, renamed and moved, each with undo', async () => {
  const pages = world()
  const rendered = show(pages, { at: '/launch-cccccc', script: { text: ['Press list', 'Launch day'] } })
  await heading('Launch')
  await rendered.press('page.new-child')
  await until(() => expect(rendered.actions.went).toEqual(['/acme/projects/website/wiki/press-list-ffffff']))
  await rendered.press('page.rename')
  await heading('Launch day')
  await rendered.actions.undo()
  await heading('Launch')
  await rendered.press('page.up')
  const moved = () => rendered.sent.filter(({ name }) => name === 'MoveWikiPage').map(({ variables }) => variables.input)
  await until(() => expect(moved()).toEqual([{ parentId: null, after: null }]))
  await rendered.actions.undo()
  await until(() => expect(moved()[1]).toEqual({ parentId: null, after: 'bbbbbb' }))
})

test('WIKI-04 a click on the text begins to write; one on a link, or at the end of a selection, does not, and Escape is back to reading', async () => {
  show()
  await heading('Start')
  const writing = () => screen.queryByRole('region', { name: 'Write this page' })
  getSelection()?.selectAllChildren(screen.getByRole('heading', { name: 'Before' }))
  fireEvent.click(screen.getByRole('heading', { name: 'Before' }))
  expect(writing()).toBeNull()
  getSelection()?.removeAllRanges()
  fireEvent.click(screen.getByRole('heading', { name: 'Before' }))
  await until(() => expect(writing()).toBeTruthy())
  fireEvent.keyDown(screen.getAllByRole('textbox', { name: 'Text of Start' })[0] ?? document.body, { key: 'Escape' })
  await until(() => expect(writing()).toBeNull())
  fireEvent.click(link('Plan now'))
  expect(writing()).toBeNull()
})

test('WIKI-05 a draft is named as soon as it is saved; discarding throws it away, and undo has it back', async () => {
  const ownDraft = { title: 'Start', body: '<p>More</p>', version: 1, base: '<p>Text</p>', savedAt: '2026-11-21T10:42:00.000Z' }
  const rendered = show([fakePage('bbbbbb', 'Start', null, 1, { ownDraft })], {
    roots: {
      discardWikiDraft: ({ id }: { id: string }) => ({ deletedId: id, userErrors: [] }),
      saveWikiDraft: () => ({ savedAt: '2026-11-21T10:43:00.000Z', userErrors: [] }),
    },
  })
  await heading('Start')
  const note = () => screen.queryByText('You have written something here that is not published.')
  expect(note()).toBeTruthy()
  await rendered.press('page.discard-draft')
  await until(() => expect(note()).toBeNull())
  await rendered.actions.undo()
  await until(() => expect(note()).toBeTruthy())
})

test('WIKI-06 where somebody else published in between, both texts are shown and the draft stays; nothing is left silently', async () => {
  const ownDraft = {
    title: 'Start',
    body: '<p>Mine</p><p>B</p><p>C</p>',
    version: 1,
    base: '<p>A</p><p>B</p><p>C</p>',
    savedAt: '2026-11-21T10:42:00.000Z',
  }
  const page = fakePage('bbbbbb', 'Start', null, 1, { body: '<p>A</p><p>B</p><p>Theirs</p>', version: 2, ownDraft })
  const sent: object[] = []
  show([page], {
    roots: {
      publishWikiPage: ({ input }: { input: { version: number } }) => {
        sent.push(input)
        const conflict = [{ code: 'CONFLICT', field: null, message: 'Somebody else published this page.' }]
        return input.version === 2 ? { wikiPage: page, userErrors: [] } : { wikiPage: null, userErrors: conflict }
      },
      saveWikiDraft: () => ({ savedAt: '2026-11-21T10:43:00.000Z', userErrors: [] }),
    },
  })
  await heading('Start')
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await until(() => screen.getByRole('region', { name: 'Write this page' }))
  fireEvent.click(screen.getByRole('button', { name: /^Publish/ }))
  await until(() => screen.getByText('You changed different parts. This is both together: look at it, then publish.'))
  fireEvent.click(screen.getByRole('button', { name: /^Publish both/ }))
  await until(() =>
    expect(sent).toEqual([
      { body: expect.stringContaining('Mine'), version: 1 },
      { body: '<p>Mine</p><p>B</p><p>Theirs</p>', version: 2 },
    ]),
  )
  await until(() => expect(screen.queryByText('Your draft is kept')).toBeNull())
})

test('WIKI-04 who only reads begins nothing by a click', async () => {
  show(world(), { viewerCan: [] })
  await heading('Start')
  fireEvent.click(screen.getByRole('heading', { name: 'Before' }))
  expect(screen.queryByRole('region', { name: 'Write this page' })).toBeNull()
})

test('WIKI-17 SCREEN-07 the bin is emptied after one question that says there is no way back; No keeps it', async () => {
  const binned = { page: fakePage('eeeeee', 'Old', null, 1), deletedAt: '2026-11-20T09:00:00.000Z', pagesBelow: 2 }
  const rendered = show(world(), {
    script: { confirm: [false, true] },
    roots: {
      wikiBin: () => ({ nodes: [binned], page: 1, totalPages: 1, totalCount: 1 }),
      emptyWikiBin: () => ({ deletedCount: 3, userErrors: [] }),
    },
  })
  await heading('Start')
  await rendered.press('wiki.empty-bin')
  expect(rendered.actions.asked[0]?.question).toMatchObject({
    title: 'Are you sure you want to delete these pages for good?',
    text: '3 pages will be gone from the bin, with every version. This cannot be undone.',
  })
  expect(rendered.mutations()).toEqual([])
  await rendered.press('wiki.empty-bin')
  await until(() => expect(rendered.mutations()).toEqual(['EmptyWikiBin']))
})

test('WIKI-17 deleting names how many pages go along, hides it at once, and undo brings it back', async () => {
  const rendered = show(world(), { at: '/launch-cccccc', script: { confirm: [true] }, holdMs: 60_000 })
  await heading('Launch')
  await rendered.press('page.delete')
  expect(rendered.actions.asked[0]?.question).toMatchObject({ text: 'Launch. 1 page below it will be deleted, too.' })
  await until(() => expect(screen.queryByRole('link', { name: 'Launch' })).toBeNull())
  expect(rendered.mutations()).toEqual([])
  await rendered.actions.undo()
  await until(() => link('Launch'))
})

test('WIKI-15 the search shows what was found, marked, in place of the tree', async () => {
  show()
  await heading('Start')
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a page' }), { target: { value: 'laun' } })
  const found = await until(() => screen.getByRole('list', { name: 'Pages that were found' }))
  expect(found.textContent).toContain('Launch')
  expect(found.querySelector('mark')?.textContent).toBe('launch')
})

test('WIKI-20 an empty wiki and an unknown page say so; who only reads is offered nothing to write', async () => {
  show([])
  await until(() => screen.getByText('No pages yet. Press N and write what the team should not have to ask twice.'))
})

test('WIKI-20 an unknown page', async () => {
  show(world(), { at: '/nothing-zzzzzz', viewerCan: [] })
  await until(() => screen.getByText('This page does not exist or was deleted.'))
  expect(screen.queryByRole('button', { name: /New page/ })).toBeNull()
})
