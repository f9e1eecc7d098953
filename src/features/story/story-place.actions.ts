// Where user stories stand: their epic, their order, and the sprint that their tasks are planned in.
import { ArrowDownIcon, ArrowUpIcon, LayersIcon, TimerIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import type { NonEmpty } from '#src/actions/subject.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { formatTimebox } from '#src/lib/dates/timebox.ts'
import { plural } from '#src/lib/text.ts'
import { OpenSprints } from '#src/model/sprint/sprint.graphql.ts'
import { ListEpics } from '#src/model/story/epic.graphql.ts'
import { storiesBy } from '#src/model/story/story-order.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { storyTexts } from '#src/model/story/story-words.ts'
import { TasksPage } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { changeField } from '#src/model/task/writes/change-field.ts'
import { epicOption, MOST_EPICS } from './epic-options.ts'
import { changeStories, type EpicLink, moveStories, placeOf } from './story-writes.ts'

const words = ['user story', 'requirement', 'backlog']

/** An answer of its own type, because `null` is Escape. */
interface EpicChoice {
  epic: EpicLink | null
}

/** Stories of one project only. */
function sameProject({ storys }: { storys: readonly StorySubject[] }) {
  const [first] = storys
  return storys.every((story) => story.projectSlug === first?.projectSlug) || { reason: 'Choose stories of one project.' }
}

const joining: ActionDefinition<'story'> = {
  id: 'story.epic',
  on: 'story',
  title: 'Set epic…',
  short: 'Epic',
  icon: LayersIcon,
  group: 'story',
  keywords: ['theme', 'initiative', 'group', 'relate', ...words],
  shortcut: 'r e',
  places: ['story.bulk'],
  picker: true,
  needs: 'EDIT',
  when: sameProject,
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, storys } = context
    const having = (id: string | null) => storys.filter(({ epic }) => (epic?.id ?? null) === id).length
    const mark = (id: string | null) => {
      const some = having(id)
      return some === 0 ? {} : { checked: some === storys.length ? true : ('mixed' as const) }
    }
    const choice = await ask.pick<EpicChoice>({
      title: 'Set epic',
      placeholder: 'Search epics…',
      empty: 'No epics yet.',
      async options() {
        const asked = { ...placeOf(storys[0]), perPage: MOST_EPICS }
        const { epics } = await api.query(ListEpics, asked, { requestPolicy: 'cache-and-network' }).catch(saying(storyTexts.epicsFailed))
        const none: Option<EpicChoice> = { id: 'none', value: { epic: null }, title: 'No epic', ...mark(null) }
        return [none, ...epics.nodes.map((epic) => ({ ...epicOption(epic, { epic }), ...mark(epic.id) }))]
      },
    })
    return choice ? join(context, choice.epic) : undefined
  },
}

function join(context: Context<'story'>, epic: EpicLink | null): Promise<Outcome | undefined> {
  const link = epic && { id: epic.id, slug: epic.slug, code: epic.code, title: epic.title, color: epic.color }
  const said = (count: number) => {
    const what = count === 1 ? '' : `${plural(count, 'story', 'stories')} `
    return epic ? `${what}${what ? 'put' : 'Put'} in ${epic.title}` : `${what}${what ? 'taken' : 'Taken'} out of the epic`
  }
  return changeStories(
    context,
    context.storys.map((story) => ({ story, change: { epic: link } })),
    said,
  )
}

/** Puts stories into an epic, another one, or none (EPIC-05). */
export const setStoryEpic = defineAction(joining)

const PAGE = 200

/** The tasks of stories that are neither done nor archived. */
async function openTasksOf({ api }: Pick<Context<'story'>, 'api'>, storys: NonEmpty<StorySubject>): Promise<TaskSubject[]> {
  const filter = { userStories: storys.map(({ id }) => id), done: false }
  const found: TaskSubject[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { tasks } = await api.query(TasksPage, { ...placeOf(storys[0]), filter, page, perPage: PAGE }, { requestPolicy: 'network-only' })
    last = tasks.totalPages
    found.push(...tasks.nodes)
  }
  return found
}

/** Puts the open tasks of stories into a sprint; undo gives each back its own (STORY-08). */
export const planStory = defineAction({
  id: 'story.plan',
  on: 'story',
  title: 'Plan open tasks into a sprint…',
  short: 'Plan',
  icon: TimerIcon,
  group: 'story',
  keywords: ['iteration', 'cycle', 'timebox', 'relate', ...words],
  shortcut: 'r s',
  places: ['story.head', 'story.bulk'],
  picker: true,
  needs: 'EDIT',
  when: sameProject,
  async run(context): Promise<Outcome | undefined> {
    const { api, ask, say, storys } = context
    const sprint = await ask.pick<{ id: string; title: string }>({
      title: 'Plan open tasks into',
      placeholder: 'Search sprints…',
      empty: "You haven't created any sprints yet.",
      async options() {
        const { active, planned } = await api.query(OpenSprints, placeOf(storys[0]), { requestPolicy: 'cache-and-network' })
        const next = planned.nodes.toSorted((a, b) => (a.startDate ?? '').localeCompare(b.startDate ?? ''))
        return [...active.nodes, ...next].map((one) => ({
          id: one.id,
          value: one,
          title: one.title,
          hint: formatTimebox(one.startDate, one.endDate),
        }))
      },
    })
    if (!sprint) return undefined
    const [first, ...rest] = await openTasksOf(context, storys)
    if (!first) {
      say.note('No open task is in it.')
      return undefined
    }
    return changeField({ ...context, tasks: [first, ...rest] }, 'sprint', () => sprint.id, `Planned into ${sprint.title}`)
  },
})

function mover(way: 'up' | 'down'): Action {
  const by = way === 'up' ? -1 : 1
  const wanted = ({ scene, storys }: Pick<Context<'story'>, 'storys'> & { scene: Pick<Context<'story'>['scene'], 'get'> }) => {
    const { listed, 'story-list': stories, 'epic-list': epics } = scene.get()
    const list = stories ?? epics
    const rows = (listed?.rows ?? []).filter((row): row is StorySubject => 'epic' in row && 'criteria' in row)
    const ids = storys.map(({ id }) => id)
    return list && ids.every((id) => rows.some((row) => row.id === id)) ? { rows, moves: storiesBy(rows, ids, by, list.sections) } : null
  }
  return defineAction({
    id: `story.${way}`,
    on: 'story',
    title: way === 'up' ? 'Move story up' : 'Move story down',
    icon: way === 'up' ? ArrowUpIcon : ArrowDownIcon,
    group: 'story',
    keywords: ['order', 'rank', 'priority', 'sort', ...words],
    shortcut: way === 'up' ? 'Alt+Shift+ArrowUp' : 'Alt+Shift+ArrowDown',
    needs: 'EDIT',
    when: (view) => (wanted(view) ? true : 'hidden'),
    async run(context): Promise<Outcome | undefined> {
      const { api, storys } = context
      const found = wanted(context)
      if (!found || found.moves.length === 0) return undefined
      const into = found.moves.some(({ epic }) => epic)
      const { epics } = into ? await api.query(ListEpics, { ...placeOf(storys[0]), perPage: MOST_EPICS }) : { epics: { nodes: [] } }
      return moveStories(context, found.rows, found.moves, (id) => {
        const epic = epics.nodes.find((one) => one.id === id)
        return epic ? { id, slug: epic.slug, code: epic.code, title: epic.title, color: epic.color } : null
      })
    },
  })
}

/** One place up in the order, or into the epic above (STORY-05, EPIC-05). */
export const moveStoryUp = mover('up')
/** One place down in the order, or into the epic below. */
export const moveStoryDown = mover('down')

/** Actions on where stories stand. */
export const actions: readonly Action[] = [setStoryEpic, planStory, moveStoryUp, moveStoryDown]
