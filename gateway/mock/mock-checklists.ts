// Checklists and the Task Log of the mock, kept in memory.
import type { MockWorld } from './mock-world.ts'

interface MockItem {
  id: string
  title: string
  done: boolean
  parentId: string | null
  children: MockItem[]
}

interface OfTask {
  task: { id: string }
}

/** Resolvers of checklists and of the log over `world`; every task begins with a few items and one line. */
export function mockChecklistResolvers(world: MockWorld) {
  const kept = new Map<string, MockItem[]>()
  let last = 0
  const make = (title: string, parentId: string | null = null): MockItem => {
    last += 1
    return { id: String(last), title, done: false, parentId, children: [] }
  }
  const started = () => {
    const parent = make('Try it')
    parent.children = [make('With the keyboard', parent.id), make('On a phone', parent.id)]
    return [parent, make('Tell the others')]
  }
  const of = (taskId: string): MockItem[] => {
    const list = kept.get(taskId) ?? started()
    kept.set(taskId, list)
    return list
  }
  const find = (taskId: string, id: string) =>
    of(taskId)
      .flatMap((item) => [item, ...item.children])
      .find((item) => item.id === id)
  const settle = (taskId: string) => {
    const list = of(taskId)
    for (const item of list) if (item.children.length > 0) item.done = item.children.every(({ done }) => done)
    const leaves = list.flatMap((item) => (item.children.length > 0 ? item.children : [item]))
    const task = world.tasks.find(({ id }) => id === taskId)
    if (task) Object.assign(task.counts ?? {}, { checklistDone: leaves.filter(({ done }) => done).length, checklistTotal: leaves.length })
  }
  const answer = (taskId: string, item: MockItem | undefined) => {
    settle(taskId)
    const missing = { code: 'NOT_FOUND', field: null, message: 'This checklist item does not exist.' }
    return { item: item ?? null, userErrors: item ? [] : [missing] }
  }
  const empty = { item: null, userErrors: [{ code: 'INVALID', field: ['title'], message: 'A title is required.' }] }
  return {
    Query: {
      checklist: (_: unknown, { taskId }: { taskId: string }) => of(taskId),
      subtasks: (_: unknown, { taskId }: { taskId: string }) => world.tasks.filter(({ parentId }) => parentId === taskId),
      parentTasks: (_: unknown, { taskId }: { taskId: string }) => {
        const parentId = world.tasks.find(({ id }) => id === taskId)?.parentId
        return world.tasks.filter(({ id }) => id === parentId)
      },
      taskLog: (_: unknown, { taskId }: { taskId: string }) => {
        const task = world.tasks.find(({ id }) => id === taskId)
        const { name = 'Ana Souza', username = 'ana' } = world.people[0] ?? {}
        const author = { name, avatar: null, username }
        return task ? [{ message: 'created the task', author, createdAt: task.createdAt, createdAtForHumans: 'just now' }] : []
      },
    },
    Mutation: {
      addChecklistItem: (_: unknown, { task, input }: OfTask & { input: { title: string; parentId?: string | null } }) => {
        if (input.title.trim() === '') return empty
        const parent = input.parentId ? find(task.id, input.parentId) : null
        const item = make(input.title.trim(), parent?.id ?? null)
        ;(parent ? parent.children : of(task.id)).push(item)
        return answer(task.id, item)
      },
      renameChecklistItem: (_: unknown, { task, id, title }: OfTask & { id: string; title: string }) => {
        if (title.trim() === '') return empty
        const item = find(task.id, id)
        if (item) item.title = title.trim()
        return answer(task.id, item)
      },
      setChecklistItemDone: (_: unknown, { task, id, done }: OfTask & { id: string; done: boolean }) => {
        const item = find(task.id, id)
        for (const one of item ? [item, ...item.children] : []) one.done = done
        return answer(task.id, item)
      },
      deleteChecklistItem: (_: unknown, { task, id }: OfTask & { id: string }) => {
        const without = (items: MockItem[]) => items.filter((item) => item.id !== id)
        kept.set(
          task.id,
          without(of(task.id)).map((item) => Object.assign(item, { children: without(item.children) })),
        )
        settle(task.id)
        return { deletedId: id, userErrors: [] }
      },
    },
  }
}
