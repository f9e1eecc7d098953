// What a person can do to epics: make, open, change and delete them.
import { BookPlusIcon, CalendarIcon, LayersIcon, PaletteIcon, PencilIcon, TextIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Option } from '#src/actions/services.ts'
import { type PlainDate, plainDateOf, startOfPlainDate } from '#src/lib/dates/date-format.ts'
import { readColour } from '#src/model/catalogue/colour-item-field.ts'
import { defineCopyLink, defineDelete, type PageKind } from '#src/model/catalogue/page-actions.ts'
import { CreateEpic, DeleteEpic } from '#src/model/story/epic.graphql.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import { CreateUserStory } from '#src/model/story/story.graphql.ts'
import { epicLoss, MOST_EPIC_TITLE, titleProblemOf } from '#src/model/story/story-words.ts'
import { unmakeStory } from '#src/model/story/unmake-story.ts'
import { SWATCHES } from '#src/ui/fields/colour-field.tsx'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { Dot } from '#src/ui/marks/chip.tsx'
import { changeEpics, epicsPath, unmakeEpic } from './epic-writes.ts'
import { storyTitleProblem } from './story.actions.ts'
import { editNext } from './story-view.ts'
import { placeOf } from './story-writes.ts'

const words = ['theme', 'initiative', 'group', 'roadmap']

/** Why a title will not do. */
export const epicTitleProblem = titleProblemOf(MOST_EPIC_TITLE)

/** Makes an epic of one line, its title (EPIC-06). */
export const newEpic = defineAction({
  id: 'epic.new',
  on: 'epic-list',
  title: 'New epic',
  icon: LayersIcon,
  group: 'create',
  keywords: [...words, 'create', 'add'],
  shortcut: 'n',
  places: ['epics.head'],
  needs: 'EDIT',
  single: true,
  async run({ api, ask, 'epic-lists': [list] }): Promise<Outcome | undefined> {
    const typed = await ask.text({
      title: 'New epic',
      placeholder: 'What these stories are for',
      check: epicTitleProblem,
      submit: 'Create',
      draft: `epic-new:${list.id}`,
    })
    if (typed === null) return undefined
    const project = placeOf(list)
    const { epic } = await api.mutate(CreateEpic, { project, input: { title: typed.trim() } }, { optimistic: false })
    if (!epic) return undefined
    const said = `${epic.code} created`
    // Deleting is for admins, and so is taking back.
    if (!list.viewerCan.includes('ADMIN')) return { said, stays: 'Only admins delete epics.' }
    return { said, undo: () => unmakeEpic(api, project, epic) }
  },
})

/** Opens an epic beside the list. */
export const openEpic = defineAction({
  id: 'epic.open',
  on: 'epic',
  title: 'Open epic',
  icon: LayersIcon,
  group: 'epic',
  keywords: ['show', 'view', 'burnup', ...words],
  shortcut: 'Enter',
  single: true,
  run: ({ go, epics: [epic] }) => go.to(epicsPath(epic, epic.code)),
})

const renaming: ActionDefinition<'epic'> = {
  id: 'epic.rename',
  on: 'epic',
  title: 'Rename epic',
  icon: PencilIcon,
  group: 'epic',
  keywords: ['title', 'edit', ...words],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      epics: [epic],
    } = context
    const name = `${epic.id}:title`
    if (editInPlace(name)) return undefined
    const title = await ask.text({ title: 'Rename epic', initial: epic.title, check: epicTitleProblem, submit: 'Rename', draft: name })
    return title === null ? undefined : rename(context, title)
  },
}

function rename(context: Context<'epic'>, typed: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  return changeEpics(context, [{ epic: context.epics[0], change: { title } }], `Renamed to “${title}”`)
}

/** Renames an epic, where its title stands or by a question. */
export const renameEpic = defineAction(renaming)

/** The same with a title that was typed in place. */
export function epicTitleTo(title: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title) })
}

/** Gives epics a color: one of the swatches, or any that is typed. */
export const colourEpic = defineAction({
  id: 'epic.colour',
  on: 'epic',
  title: 'Set color of epic…',
  short: 'Color',
  icon: PaletteIcon,
  group: 'epic',
  keywords: ['colour', 'hue', ...words],
  picker: true,
  needs: 'EDIT',
  async run(context): Promise<Outcome | undefined> {
    const { ask, epics } = context
    const line = (color: string, title: string): Option<string> => ({
      id: color,
      value: color,
      title,
      icon: createElement(Dot, { colour: color }),
      ...(epics.every((epic) => epic.color.toLowerCase() === color) && { checked: true }),
    })
    const color = await ask.pick<string>({
      title: 'Color',
      placeholder: 'A color, or #rrggbb…',
      digits: false,
      options: SWATCHES.map(([colour, name]) => line(colour, name)),
      fromText(text) {
        const read = text.trim().startsWith('#') ? readColour(text) : null
        return read === null ? null : line(read, read)
      },
    })
    if (color === null) return undefined
    return changeEpics(
      context,
      epics.map((epic) => ({ epic, change: { color } })),
      'Color set',
    )
  },
})

/** Says until when an epic is to be done. */
export const setEpicDue = defineAction({
  id: 'epic.due',
  on: 'epic',
  title: 'Set due date of epic…',
  short: 'Due',
  icon: CalendarIcon,
  group: 'epic',
  keywords: ['deadline', 'date', ...words],
  shortcut: 'd',
  needs: 'EDIT',
  async run(context): Promise<Outcome | undefined> {
    const { ask, epics } = context
    const [{ dueDate }] = epics
    const date = await ask.date({
      title: 'Due date',
      current: dueDate ? startOfPlainDate(dueDate as PlainDate) : null,
      clear: dueDate !== null,
      time: '00:00',
    })
    if (date === null) return undefined
    const day = date === 'clear' ? null : plainDateOf(date)
    return changeEpics(
      context,
      epics.map((epic) => ({ epic, change: { dueDate: day } })),
      day === null ? 'Due date cleared' : 'Due date set',
    )
  },
})

const describing: ActionDefinition<'epic'> = {
  id: 'epic.describe',
  on: 'epic',
  title: 'Edit description of epic',
  short: 'Description',
  icon: TextIcon,
  group: 'epic',
  keywords: ['text', 'details', ...words],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  single: true,
  run({ go, epics: [epic] }) {
    const name = `${epic.id}:description`
    if (editInPlace(name)) return
    editNext.set(name)
    go.to(epicsPath(epic, epic.code))
  },
}

/** Edits the description where it stands, beside the list. */
export const describeEpic = defineAction(describing)

/** The same with what was typed there. */
export function epicDescriptionTo(typed: string): Action {
  return defineAction({
    ...describing,
    run: (context) =>
      changeEpics(context, [{ epic: context.epics[0], change: { description: typed.trim() || null } }], 'Description saved'),
  })
}

/** Makes a story in an epic, of one line. */
export const addEpicStory = defineAction({
  id: 'epic.add-story',
  on: 'epic',
  title: 'New story in epic',
  icon: BookPlusIcon,
  group: 'epic',
  keywords: ['user story', 'create', ...words],
  shortcut: 'Shift+n',
  needs: 'EDIT',
  single: true,
  async run({ api, ask, epics: [epic] }): Promise<Outcome | undefined> {
    const typed = await ask.text({
      title: `New story in ${epic.title}`,
      placeholder: 'As somebody I …',
      check: storyTitleProblem,
      submit: 'Create',
      draft: `epic:${epic.id}:story`,
    })
    if (typed === null) return undefined
    const project = placeOf(epic)
    const input = { title: typed.trim(), epicId: epic.epicId }
    const { userStory } = await api.mutate(CreateUserStory, { project, input }, { optimistic: false })
    if (!userStory) return undefined
    const said = `${userStory.code ?? 'User story'} created in ${epic.title}`
    if (!epic.viewerCan.includes('ADMIN')) return { said, stays: 'Only admins delete user stories.' }
    return { said, undo: () => unmakeStory(api, project, userStory) }
  },
})

const page: PageKind<'epic', EpicSubject> = {
  on: 'epic',
  noun: 'epic',
  group: 'epic',
  keywords: words,
  loses: epicLoss,
  delete: (api, project, id) => api.mutate(DeleteEpic, { project, id }, { lane: `Epic:${id}` }),
  of: ({ scene, epics: [epic] }) => ({
    item: { ...epic, id: epic.epicId },
    project: placeOf(epic),
    path: () => epicsPath(epic, epic.code),
    leaveTo: scene.get().epic?.id === epic.id ? () => epicsPath(epic) : null,
  }),
}

/** Copies the address under which an epic is open beside the list. */
export const copyEpicLink = defineCopyLink(page)

/** Deletes an epic; its stories stay, in none. */
export const deleteEpic = defineDelete(page)

/** What a person can do to epics. */
export const actions: readonly Action[] = [
  newEpic,
  openEpic,
  renameEpic,
  setEpicDue,
  colourEpic,
  describeEpic,
  addEpicStory,
  copyEpicLink,
  deleteEpic,
]
