// The Checklists panel with a host and a person at the keyboard.
import { fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import type { Permission } from '#src/actions/subject.ts'
import { actions as checklistActions } from '#src/features/checklist/checklist.actions.ts'
import { checklistCachePart } from '#src/features/checklist/checklist.cache.ts'
import { ChecklistCount } from '#src/features/checklist/checklist-count.tsx'
import { ChecklistPanel } from '#src/features/checklist/checklist-panel.tsx'
import { taskSubject } from './action-fakes.ts'
import { renderFeature } from './feature-world.tsx'
import type { Script } from './scripted-ask.ts'

interface Item {
  id: string
  title: string
  done: boolean
  parentId: string | null
  children: Item[]
}

/** An item without others below it. */
export const itemOf = (id: string, done = false, children: Item[] = []): Item => ({
  id,
  title: `Item ${id}`,
  done,
  parentId: null,
  children,
})
/** An item with these below it; done when all of them are. */
export const family = (id: string, ...children: [string, boolean][]): Item => ({
  ...itemOf(id),
  done: children.every(([, done]) => done),
  children: children.map(([child, done]) => ({ ...itemOf(child, done), parentId: id })),
})

/** A host with these items; while `held`, writes wait for `release`; while `failing`, they fail. */
export function show(
  items: Item[],
  {
    viewerCan = ['EDIT'],
    script = {},
    unread = false,
    holdMs = 0,
  }: { viewerCan?: readonly Permission[]; script?: Script; unread?: boolean; holdMs?: number } = {},
) {
  const host = { items, failing: false, held: false, waiting: [] as (() => void)[], made: 0, unread }
  const find = (id: string) => host.items.flatMap((item) => [item, ...item.children]).find((item) => item.id === id) as Item
  const settle = () => {
    for (const item of host.items) if (item.children.length > 0) item.done = item.children.every(({ done }) => done)
  }
  const write = async <T,>(change: () => T) => {
    if (host.held) await new Promise<void>((resolve) => host.waiting.push(resolve))
    if (host.failing) throw new GraphQLError('No.', { extensions: { code: 'UPSTREAM_ERROR' } })
    const changed = change()
    settle()
    return changed
  }
  const roots = {
    checklist: () => {
      if (host.unread) throw new GraphQLError('No.', { extensions: { code: 'UPSTREAM_ERROR' } })
      return structuredClone(host.items)
    },
    addChecklistItem: ({ input }: { input: { title: string; parentId?: string } }) =>
      write(() => {
        host.made += 1
        const item = { ...itemOf(`n${host.made}`), title: input.title, parentId: input.parentId ?? null }
        ;(input.parentId ? find(input.parentId).children : host.items).push(item)
        return { item, userErrors: [] }
      }),
    renameChecklistItem: ({ id, title }: { id: string; title: string }) =>
      write(() => ({ item: Object.assign(find(id), { title }), userErrors: [] })),
    setChecklistItemDone: ({ id, done }: { id: string; done: boolean }) =>
      write(() => {
        for (const one of [find(id), ...find(id).children]) one.done = done
        return { item: find(id), userErrors: [] }
      }),
    deleteChecklistItem: ({ id }: { id: string }) =>
      write(() => {
        const without = (items: Item[]) => items.filter((item) => item.id !== id)
        host.items = without(host.items).map((item) => ({ ...item, children: without(item.children) }))
        return { deletedId: id, userErrors: [] }
      }),
  }
  const task = { ...taskSubject(1, { viewerCan }), counts: { checklistDone: 0, checklistTotal: 0 } }
  const world = renderFeature(
    <>
      <output>
        <ChecklistCount task={task} />
      </output>
      <ChecklistPanel task={task} />
    </>,
    { roots, actions: checklistActions, cacheParts: [checklistCachePart], script, holdMs },
  )
  const release = () => {
    host.held = false
    for (const go of host.waiting.splice(0)) go()
  }
  return { ...world, host, release }
}

/** A person at the keyboard: text goes where the focus is, in place of what is selected; `{Enter}` is a key. */
export const user = {
  click(element: HTMLElement) {
    element.focus()
    fireEvent.click(element)
  },
  clear(element: HTMLElement) {
    fireEvent.change(element, { target: { value: '' } })
  },
  keyboard(keys: string) {
    for (const [part, key] of keys.matchAll(/\{([^}]+)\}|[^{]+/g)) {
      const on = document.activeElement as HTMLTextAreaElement
      if (key) fireEvent.keyDown(on, { key: key.replace('Shift+', ''), shiftKey: key.startsWith('Shift+') })
      else if (on.tagName === 'BUTTON') fireEvent.click(on)
      else fireEvent.change(on, { target: { value: on.value.slice(0, on.selectionStart) + part + on.value.slice(on.selectionEnd) } })
    }
  },
}

/** The box of an item. */
export const box = (name: string) => screen.findByRole('checkbox', { name })
/** Each box with what it says. */
export const stateOf = () =>
  screen.getAllByRole('checkbox').map((one) => `${one.getAttribute('aria-label')} ${one.getAttribute('aria-checked')}`)
/** The line for new items. */
export const line = () => screen.getByRole('textbox', { name: /^New item/ }) as HTMLTextAreaElement
/** The variables of each call of this name. */
export const sentOf = (world: { sent: { name: string; variables: Record<string, unknown> }[] }, name: string) =>
  world.sent.filter((one) => one.name === name).map(({ variables }) => variables)
