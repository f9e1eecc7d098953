// What people type into the palette and the command they mean, by kind and by what is in view; and the places in which it is asked.

import { readFileSync } from 'node:fs'
import type { Here } from '#src/actions/action.ts'
import type { Subjects } from '#src/actions/subject.ts'
import type { Entity } from '#src/app/entities/entity.ts'
import { createEntityIndex, type EntityIndex } from '#src/app/palette/entity-index.ts'
import { commandsOf } from '#src/app/palette/palette-commands.ts'
import { readQuery, resultsFor } from '#src/app/palette/palette-results.ts'
import { saidRow } from '#src/app/palette/sentence-row.ts'
import { putGroupsInView } from '#src/features/task-list/folded-groups.ts'
import { putInView } from '#src/model/task/rows/list-in-view.ts'
import { readView } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { rulesIn } from '#tests/house/recurrence-subjects.ts'
import { storiesIn, threadsIn, wikiIn } from '#tests/house/small-subjects.ts'
import { LISTED } from '#tests/kit/listed.ts'
import { titlesOf } from '../../host/db/sample/projects.ts'
import { WEBSITE_TITLES } from '../../host/db/sample/titles-website.ts'
import { actionWorld, projectSubject, sprintSubjectOf, taskSubject, workspaceSubject } from './action-fakes.ts'
import { registry } from './all-actions.ts'
import { taskEntity } from './palette-page.tsx'

/** One query: where it is typed, what kind it is, and the ids of the actions of which any is right. */
export interface CorpusCase {
  readonly place: string
  readonly kind: string
  readonly query: string
  readonly meant: readonly string[]
}

/** How a query did: the place of the first right row, from 1; null where it is not listed. */
export interface CorpusResult extends CorpusCase {
  readonly found: number | null
  /** The ids of the first three rows. */
  readonly first: readonly string[]
  readonly headings: readonly string[]
}

const FOLDER = 'tests/kit/palette-queries/'

/** The queries of a file in `palette-queries`: `@ place`, `# kind`, then `what is typed = action | action`. */
export function readCorpus(file: string): CorpusCase[] {
  let [place, kind] = ['', '']
  return readFileSync(`${FOLDER}${file}`, 'utf8')
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('@ ')) place = line.slice(2)
      else if (line.startsWith('# ')) kind = line.slice(2)
      const [query = '', meant] = line.split(' = ')
      return meant === undefined ? [] : [{ place, kind, query, meant: meant.split(' | ') }]
    })
}

const CAN = ['EDIT', 'ADMIN', 'PAID', 'OWN', 'CREATE_PROJECT'] as const

/** What can be taken back: done, archived, a draft, a favorite, the viewer's own, timed. */
const FINISHED = {
  ...{ done: true, isArchived: true, isDraft: true, isFavorite: true, timerStartedAt: '2026-11-21T09:00:00Z' },
  assignees: [{ id: 'ana', username: 'ana', name: 'ANA', avatar: null, headline: null }],
}

const named = (username: string, name: string) => ({
  ...{ id: username, role: 'member' },
  person: { id: username, username, name, avatar: null, headline: null },
})
const titled = (...titles: readonly string[]) => titles.map((title) => ({ id: title, slug: title, code: null, title, color: '#000000' }))
/** What sentences are read against. */
const CATALOGUE = {
  ...{ workflows: titled('To do', 'In progress', 'In review', 'Done'), taskTypes: titled('Feature', 'Chore'), boards: titled('Main') },
  efforts: [{ id: '8', title: 'Large', hours: 8 }],
  labels: titled('bug', 'landing page'),
  members: [named('mia', 'Mia Chen'), named('ben', 'Ben Okafor'), named('ana', 'Ana Souza')],
} as unknown as ProjectCatalogueData
const CORPUS_LISTS = {
  ProjectCatalogue: CATALOGUE,
  OpenSprintChoices: { active: { nodes: [] }, planned: { nodes: titled('Sprint 12') } },
  ListStories: { userStories: { nodes: titled('Checkout'), totalPages: 1 } },
  ListProjects: { projects: [projectSubject({ slug: 'ops', name: 'Operations', viewerCan: ['EDIT', 'PAID'] })] },
}

/** What is in view at each place of the corpus, for an owner on a paid plan. */
export function corpusPlaces(): Record<string, Here> {
  const { here } = actionWorld({ answers: CORPUS_LISTS, now: new Date(2026, 10, 25, 12) })
  const project = [projectSubject({ viewerCan: [...CAN] })]
  const workspace = [workspaceSubject({ viewerCan: [...CAN] })]
  const subjects: Record<string, Subjects> = {
    task: { task: [taskSubject(1, { viewerCan: [...CAN] })], project, workspace },
    finished: { task: [taskSubject(1, { ...FINISHED, viewerCan: [...CAN] })], project, workspace },
    project: { project, workspace },
    workspace: { workspace },
    sprint: { sprint: [sprintSubjectOf({ state: 'PLANNED', viewerCan: [...CAN] })], project, workspace },
    page: { ...wikiIn(CAN), project, workspace },
    thread: { ...threadsIn(CAN), project, workspace },
    epic: { epic: storiesIn(null, CAN).epic, 'epic-list': storiesIn(null, CAN)['epic-list'], project, workspace },
    recurrence: { ...rulesIn(CAN), workspace },
  }
  return Object.fromEntries(Object.entries(subjects).map(([place, one]) => [place, here(one)]))
}

/** Tasks, people and projects as the sample world has them: what a command must not be lost among. */
export function corpusEntities(): EntityIndex {
  const named = (kind: Entity['kind'], names: readonly string[]) => names.map((name) => taskEntity(name, name, { kind, code: undefined }))
  const tasks = titlesOf(WEBSITE_TITLES).map(({ title }, at) => taskEntity(String(at), title, { code: `WEB-${at + 1}` }))
  const all = [
    ...tasks,
    ...named('person', ['Ana Souza', 'Ben Okafor', 'Mia Chen', 'Rex Novak', 'Gus Lind']),
    ...named('project', ['Website relaunch', 'Mobile app', 'Operations']),
    ...named('sprint', ['Sprint 11', 'Sprint 12', 'Sprint 13']),
  ]
  const index = createEntityIndex({ all: () => all, subscribe: () => () => undefined })
  index.flush()
  return index
}

/** Asks every query of `cases`; `prefix` is typed before it. Lists and groups are in view where a project is. */
export function askCorpus(cases: readonly CorpusCase[], prefix = ''): CorpusResult[] {
  const change = () => undefined
  const leave = putInView({
    ...LISTED,
    ...{ view: readView(new URLSearchParams('done=yes')), change, catalogue: CATALOGUE, layout: 'list' },
    ...{ showAs: change, columns: null },
  })
  const leaveGroups = putGroupsInView({ folded: false, fold: change })
  const leaveSearch = putInPlace(SEARCH, change)
  const entities = corpusEntities()
  const places = corpusPlaces()
  const commands = Object.fromEntries(Object.entries(places).map(([place, here]) => [place, commandsOf(registry, here, () => 0)]))
  const results = cases.map((one) => {
    const known = commands[one.place]
    if (known === undefined) throw new Error(`The corpus knows no place ${one.place}`)
    const here = places[one.place]
    const said = here && one.kind === 'sentence' ? saidRow(one.query, here) : null
    const sections = resultsFor(readQuery(prefix + one.query), known, entities, [], said)
    const rows = sections.flatMap((section) => section.rows)
    const ids = rows.map((row) => (row.kind === 'command' ? row.action.id : row.key))
    const found = ids.findIndex((id) => one.meant.includes(id))
    return { ...one, found: found < 0 ? null : found + 1, first: ids.slice(0, 3), headings: sections.map(({ heading }) => heading) }
  })
  leaveSearch()
  leaveGroups()
  leave()
  return results
}
