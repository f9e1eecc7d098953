// Where a dragged page is put.
import { expect, test } from 'vitest'
import { actionWorld, answering } from '#tests/kit/action-fakes.ts'
import { movedTo } from './page-move.actions.ts'

const row = (id: string, position: number, parentId: string | null) => ({ id, title: id, slug: id, position, parentId, childrenCount: 0 })
const levels: Record<string, readonly object[]> = {
  top: [row('launch', 1, null), row('content', 2, null)],
  content: [row('voice', 1, 'content'), row('terms', 2, 'content')],
}
const launch = {
  ...{ id: 'launch', slug: 'launch', title: 'Launch', parentId: null, position: 1, version: 1, draft: false, pagesBelow: 0 },
  ...{ hasDraft: false, isFollowing: false, workspaceSlug: 'acme', projectSlug: 'website', viewerCan: ['EDIT'] as const },
}

test('WIKI-18 a page that is dragged into another one stands last below it, beside a row behind that one; one undo puts it back', async () => {
  const ListWikiPages = answering(({ parent }: { parent: string | null }) => ({ wikiPages: { nodes: levels[parent ?? 'top'] } }))
  const world = actionWorld({ answers: { ListWikiPages, MoveWikiPage: { page: null, userErrors: [] } } })
  await world.run(movedTo({ parent: 'content', after: 'last' }), { page: [launch] })
  await world.undo()
  await world.run(movedTo({ parent: 'content', after: 'voice' }), { page: [launch] })
  expect(world.sent.map(({ variables }) => variables.input)).toEqual([
    { parentId: 'content', after: 'terms' },
    { parentId: null, after: null },
    { parentId: 'content', after: 'voice' },
  ])
})
