// Changing epics: what is sent, what is shown at once, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { unmake } from '#src/actions/unmake.ts'
import type { Api } from '#src/data/api.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { DeleteEpic, type EpicRowData, ListEpics, UpdateEpic } from '#src/model/story/epic.graphql.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import type { Move } from '#src/model/story/story-order.ts'
import { MOST_EPICS } from './epic-options.ts'
import { placeOf } from './story-writes.ts'

/** The address of the page of epics, with one of them open beside the list. */
export function epicsPath({ workspaceSlug, projectSlug }: Pick<EpicSubject, 'workspaceSlug' | 'projectSlug'>, code?: string): string {
  const path = pathTo('projects.user-story-epics', { companySlug: workspaceSlug, projectSlug })
  return code === undefined ? path : `${path}?${new URLSearchParams({ epic: code })}`
}

/** Parts of an epic that people change; `dueDate` is `Y-m-d`. */
export type EpicChange = Partial<Pick<EpicSubject, 'title' | 'color' | 'description' | 'dueDate'>> & { position?: number }

type Known = Pick<EpicSubject, 'title' | 'color' | 'description' | 'dueDate' | 'position'>

function partOf(epic: Known, names: readonly string[]): EpicChange {
  const { title, color, description, dueDate, position } = epic
  const all = { title, color, description, dueDate, ...(position !== null && { position }) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

const same = (a: EpicChange, b: EpicChange) => JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())

function send({ api }: Pick<Services, 'api'>, epic: EpicSubject, change: EpicChange) {
  const options = { lane: `Epic:${epic.epicId}`, extra: { shown: change } }
  return api.mutate(UpdateEpic, { project: placeOf(epic), id: epic.epicId, input: change }, options)
}

/** Changes epics, each shown at once; one undo gives each its own back, unless somebody else changed it since. */
export async function changeEpics(
  services: Pick<Services, 'api'>,
  changes: readonly { epic: EpicSubject; change: EpicChange }[],
  said: string,
): Promise<Outcome | undefined> {
  const wanted = changes
    .map(({ epic, change }) => ({ epic, change, before: partOf(epic, Object.keys(change)) }))
    .filter(({ change, before }) => !same(before, change))
  const [first] = wanted
  if (!first) return undefined
  await Promise.all(wanted.map(({ epic, change }) => send(services, epic, change)))
  return {
    said,
    async undo() {
      const asked = { ...placeOf(first.epic), perPage: MOST_EPICS }
      const { epics } = await services.api.query(ListEpics, asked, { requestPolicy: 'network-only' })
      for (const { epic, change } of wanted) {
        const now = epics.nodes.find(({ id }) => id === epic.epicId)
        if (!now || !same(partOf(now, Object.keys(change)), change)) throw new UndoRefused(CHANGED_SINCE)
      }
      await Promise.all(wanted.map(({ epic, before }) => send(services, epic, before)))
    },
  }
}

type MadeEpic = Pick<EpicRowData, 'id' | 'title' | 'description' | 'storyCount'>

/** The inverse of making an epic: refused once it holds what it was not made with. */
export function unmakeEpic(api: Api, project: { workspaceSlug: string; projectSlug: string }, made: MadeEpic): Promise<void> {
  return unmake({
    async read() {
      const { epics } = await api.query(ListEpics, { ...project, perPage: MOST_EPICS }, { requestPolicy: 'network-only' })
      return epics.nodes.find(({ id }) => id === made.id)
    },
    isAsMade: (now) =>
      now.title === made.title && (now.description ?? '') === (made.description ?? '') && (now.storyCount ?? 0) === (made.storyCount ?? 0),
    remove: () => api.mutate(DeleteEpic, { project, id: made.id }, { lane: `Epic:${made.id}` }),
  })
}

/** Carries out moves in the order. */
export function moveEpics(
  services: Pick<Services, 'api'>,
  epics: readonly EpicSubject[],
  moves: readonly Move[],
): Promise<Outcome | undefined> {
  const changes = moves.flatMap(({ id, position }) => {
    const epic = epics.find((one) => one.id === id)
    return epic ? [{ epic, change: { position } }] : []
  })
  return changeEpics(
    services,
    changes,
    changes.length === 1 ? `${changes[0]?.epic.code ?? 'Epic'} moved` : `${plural(changes.length, 'epic')} moved`,
  )
}
