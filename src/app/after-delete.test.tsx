// Proves where the focus is after something was deleted from a list of the detail, so that the next key does what was meant.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import type { Action } from '#src/actions/action.ts'
import { ActionsProvider, useActions } from '#src/actions/actions-context.tsx'
import type { CachePart } from '#src/data/cache/cache.ts'
import { actions as attachmentActions } from '#src/features/attachment/attachment.actions.ts'
import { FilesPanel } from '#src/features/attachment/files-panel.tsx'
import { actions as checklistActions } from '#src/features/checklist/checklist.actions.ts'
import { checklistCachePart } from '#src/features/checklist/checklist.cache.ts'
import { ChecklistPanel } from '#src/features/checklist/checklist-panel.tsx'
import { actions as commentActions } from '#src/features/comment/comment.actions.ts'
import { commentCachePart } from '#src/features/comment/comment.cache.ts'
import { CommentsPanel } from '#src/features/comment/comments-panel.tsx'
import { actions as timeEntryActions } from '#src/features/time-entry/time-entry.actions.ts'
import { timeEntryCachePart } from '#src/features/time-entry/time-entry.cache.ts'
import { TimePanel } from '#src/features/time-entry/time-panel.tsx'
import { attachmentCachePart } from '#src/model/attachment/attachment.cache.ts'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { createAsking } from './asking/asking.ts'
import { createEntityIndex } from './palette/entity-index.ts'
import { PaletteHost } from './palette/palette-host.tsx'

const task = taskSubject(1)
const user = { name: 'Mia Chen', avatar: null, username: 'mia', headline: null }
const moment = '2026-11-20T12:00:00.000Z'

interface Part {
  panel: ReactNode
  actions: readonly Action[]
  cache: CachePart
  /** What reads answer with these ids, and the name of the write that deletes one. */
  read: (ids: readonly string[]) => FakeRoots
  deletes: string
}

const checklist: Part = {
  panel: <ChecklistPanel task={task} />,
  actions: checklistActions,
  cache: checklistCachePart,
  read: (ids) => ({ checklist: () => ids.map((id) => ({ id, title: `Item ${id}`, done: false, parentId: null, children: [] })) }),
  deletes: 'deleteChecklistItem',
}
const files: Part = {
  panel: <FilesPanel task={task} />,
  actions: attachmentActions,
  cache: attachmentCachePart,
  read: (ids) => ({
    attachments: () => ({
      nodes: ids.map((id) => ({
        ...{ id, filename: `file ${id}.txt`, mimetype: 'text/plain', size: 1_500, user },
        ...{ createdAt: moment, createdAtForHumans: '1 day ago', downloadUrl: `/api/attachments/${id}/content` },
      })),
      ...{ page: 1, totalPages: 1, totalCount: ids.length },
    }),
  }),
  deletes: 'deleteAttachment',
}
const times: Part = {
  panel: <TimePanel task={task} />,
  actions: timeEntryActions,
  cache: timeEntryCachePart,
  read: (ids) => ({
    timeEntries: () => ({
      nodes: ids.map((id) => ({ id, startedAt: moment, endedAt: moment, total: '1h', seconds: 3600, comment: `Work ${id}`, user })),
      ...{ page: 1, totalPages: 1, totalCount: ids.length, totals: { seconds: 3600, days: [] } },
    }),
  }),
  deletes: 'deleteTimeEntry',
}
const comments: Part = {
  panel: <CommentsPanel task={task} />,
  actions: commentActions,
  cache: commentCachePart(() => undefined),
  read: (ids) => ({
    comments: () => ids.map((id) => ({ id, html: `<p>Word ${id}</p>`, createdAt: moment, createdAtForHumans: '1 day ago', author: user })),
    workflows: () => [],
    members: () => [],
  }),
  deletes: 'deleteComment',
}

/** The product's own questions in place of scripted answers. */
function WithQuestions({ children }: { children: ReactNode }) {
  const { registry, services, scene } = useActions()
  const [asking] = useState(() => createAsking({ people: async () => [], projects: async () => [], viewer: () => 'ana' }))
  const [index] = useState(() => createEntityIndex({ all: () => [], subscribe: () => () => undefined }))
  return (
    <ActionsProvider registry={registry} services={{ ...services, ask: asking.ask }} scene={scene}>
      {children}
      <PaletteHost asking={asking} entities={index} />
    </ActionsProvider>
  )
}

/** The part in the detail, with the product's own questions. */
function show({ panel, actions, cache, read, deletes }: Part, ids: string[], modal = false) {
  const kept = [...ids]
  const remove = ({ id }: { id: string }) => {
    kept.splice(kept.indexOf(id), 1)
    return { deletedId: id, userErrors: [] }
  }
  renderFeature(
    <WithQuestions>
      <Drawer open onOpenChange={() => undefined} title="Task" modal={modal} centred={modal}>
        <Tabs label="Parts" value="part" onChange={() => undefined} tabs={[{ value: 'part', label: 'Part' }]}>
          <TabPanel value="part">{panel}</TabPanel>
        </Tabs>
      </Drawer>
    </WithQuestions>,
    { roots: { ...read(kept), [deletes]: remove }, actions, cacheParts: [cache] },
  )
}

/** Presses the button that deletes, or Delete on a box, and says yes by key. */
async function remove(on: HTMLElement) {
  act(() => on.focus())
  if (on.getAttribute('role') === 'checkbox') fireEvent.keyDown(on, { key: 'Delete' })
  else fireEvent.click(on)
  const asked = await screen.findByRole('alertdialog')
  await waitFor(() => expect(asked.contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'y' })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(() => expect(on.isConnected).toBe(false))
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
const box = (name: string) => screen.findByRole('checkbox', { name })

test.each([false, true])(
  'CHECK-02 the box in the place of the deleted one has the focus, then the one before, then the line (modal: %s)',
  async (modal) => {
    show(checklist, ['1', '2', '3'], modal)
    await remove(await box('Item 2'))
    await waitFor(() => expect(focused()).toBe('Item 3'))
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowUp' })
    expect(focused()).toBe('Item 1')
    await remove(await box('Item 3'))
    await waitFor(() => expect(focused()).toBe('Item 1'))
    await remove(await box('Item 1'))
    await waitFor(() => expect(focused()).toBe('New item'))
  },
)

test.each([false, true])(
  'FILES-08 the file in the place of the deleted one has the focus, at last the panel (modal: %s)',
  async (modal) => {
    show(files, ['1', '2'], modal)
    await remove((await screen.findAllByRole('button', { name: 'Delete file' }))[0] as HTMLElement)
    await waitFor(() => expect(focused()).toBe('file 2.txt'))
    await remove(screen.getByRole('button', { name: 'Delete file' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
  },
)

test.each([false, true])(
  'TIMELOG-11 the entry in the place of the deleted one has the focus, at last the panel (modal: %s)',
  async (modal) => {
    show(times, ['1', '2'], modal)
    await remove((await screen.findAllByRole('button', { name: 'Delete time entry' }))[1] as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete time entry' })))
    await remove(screen.getByRole('button', { name: 'Delete time entry' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
  },
)

test.each([false, true])('COMMENT-13 the comment in the place of the removed one has the focus (modal: %s)', async (modal) => {
  show(comments, ['1', '2', '3'], modal)
  const buttons = () => screen.getAllByText('Remove')
  await screen.findByText('Word 1')
  await remove(buttons()[1] as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(buttons()[1]))
  expect(document.activeElement?.closest('li')?.textContent).toContain('Word 3')
})
