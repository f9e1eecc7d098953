// Asks for one or several of the things that tasks can be given: statuses, types, efforts, labels, boards; across projects by equal title.
import { createElement, type ReactNode } from 'react'
import type { Context } from '#src/actions/action.ts'
import { type Hold, heldId } from '#src/actions/delayed-delete.ts'
import type { Option, PickQuestion } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { isRouteMissing } from '#src/data/missing-route.ts'
import { ProjectCatalogue, type ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { type ManagedKind, manageFrom } from './manage-from.ts'
import { markOf } from './task-ticks.ts'

type ListName = Exclude<keyof ProjectCatalogueData, 'members'>
type Item<L extends ListName> = ProjectCatalogueData[L][number]
type Place = Pick<TaskSubject, 'workspaceSlug' | 'projectSlug'>

/** A choice: what it is in each project. */
export interface Choice<L extends ListName> {
  title: string
  /** The item of the task's project; null where the choice is to have none. */
  in(place: Place): Item<L> | null
}

/** What to ask for. */
export interface CatalogueQuestion<L extends ListName> {
  title: string
  placeholder: string
  list: L
  /** Ids that a task has now. */
  current: (task: TaskSubject) => readonly string[]
  /** The line for having none, where that is possible. */
  none?: string
  hint?: (item: Item<L>) => string
  empty: string
  /** Passed to the loading of the lists: the fixed sentence of a failure. */
  saying?: (error: unknown) => never
}

const NONE = 'none'

const KINDS: Readonly<Record<ListName, ManagedKind>> = {
  labels: 'label',
  taskTypes: 'task-type',
  efforts: 'effort',
  workflows: 'workflow',
  boards: 'board',
}

/** The catalogue of a project, from the cache when it was loaded before. */
export function loadCatalogue(api: Api, { workspaceSlug, projectSlug }: Place): Promise<ProjectCatalogueData> {
  return api.query(ProjectCatalogue, { workspaceSlug, projectSlug })
}

/** The question for `ask.pick` and `ask.many`. Lists load while it is already open. */
export function questionOf<L extends ListName>(
  context: Pick<Context<'task'>, 'api' | 'dialogs' | 'hold' | 'tasks'>,
  tasks: Context<'task'>['tasks'],
  { title, placeholder, list, current, none, hint, empty, saying }: CatalogueQuestion<L>,
): PickQuestion<Choice<L>> {
  const { api, hold } = context
  const places = [...new Map(tasks.map((task) => [placeKey(task), task])).values()]
  const load = () =>
    Promise.all(places.map(async (place) => ({ place, items: withoutDeleted(hold, list, await itemsOf(api, place, list)) })))
  return {
    title,
    placeholder,
    ...manageFrom(context, KINDS[list]),
    empty: places.length > 1 ? `The projects of these tasks have nothing of the same name. ${empty}` : empty,
    options: async () => {
      const catalogues = await (saying ? load().catch(saying) : load())
      const lines = choicesOf(catalogues).map(({ item, choice }): Option<Choice<L>> => {
        return {
          id: item.id,
          value: choice,
          title: item.title,
          ...(hint && { hint: hint(item) }),
          ...iconOf(item),
          checked: markOf(tasks, (task) => current(task).includes(choice.in(task)?.id ?? NONE)),
        }
      })
      if (none === undefined) return lines
      const checked = markOf(tasks, (task) => current(task).length === 0)
      const nothing = { id: NONE, value: { title: none, in: () => null }, title: none, checked }
      return [...lines, nothing]
    },
  }
}

async function itemsOf<L extends ListName>(api: Api, place: Place, list: L): Promise<readonly Item<L>[]> {
  if (isRouteMissing(place)) return []
  return (await loadCatalogue(api, place))[list]
}

/** What was deleted a moment ago is no choice, although it can still be taken back. */
function withoutDeleted<L extends ListName>(hold: Hold, list: L, items: readonly Item<L>[]): readonly Item<L>[] {
  const hidden = hold.hidden()
  return items.filter(({ id }) => !hidden.has(heldId(KINDS[list], id)))
}

/** Items of the first project that every project has by title. */
function choicesOf<L extends ListName>(catalogues: readonly { place: Place; items: readonly Item<L>[] }[]) {
  const [first, ...others] = catalogues
  return (first?.items ?? []).flatMap((item) => {
    const found = new Map(first && [[placeKey(first.place), item]])
    for (const { place, items } of others) {
      const twin = items.find(({ title }) => sameTitle(title, item.title))
      if (twin) found.set(placeKey(place), twin)
    }
    const choice: Choice<L> = { title: item.title, in: (place) => found.get(placeKey(place)) ?? null }
    return found.size === catalogues.length ? [{ item, choice }] : []
  })
}

/** Titles that people take for the same. */
export function sameTitle(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}

/** Names a project among several. */
export function placeKey({ workspaceSlug, projectSlug }: Place): string {
  return `${workspaceSlug}/${projectSlug}`
}

function iconOf(item: object): { icon?: ReactNode } {
  return 'color' in item && typeof item.color === 'string' ? { icon: createElement(Dot, { colour: item.color }) } : {}
}
