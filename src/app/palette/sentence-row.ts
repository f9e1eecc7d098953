// What the typed text says about the chosen tasks, as the palette's own line: its parts as chips, done with one Enter.
import { useEffect, useMemo, useState } from 'react'
import type { Here } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { openSprintsIn } from '#src/features/planning/sprint-choices.ts'
import { OpenSprintChoices } from '#src/features/planning/task-plans.graphql.ts'
import { filterSentenceAction } from '#src/features/task-list/filter-sentence.actions.ts'
import { filterPartTexts, readFilterSentence } from '#src/features/task-list/filter-sentence.ts'
import { readSentence, type Sentence } from '#src/features/task-properties/sentence.ts'
import { partText, reachText, sentenceAction, type TimeWrites } from '#src/features/task-properties/sentence-change.ts'
import { sendDelete, sendWork, workProblem } from '#src/features/time-entry/time-entry.ts'
import { ListStories } from '#src/model/story/story.graphql.ts'
import { listInView } from '#src/model/task/rows/list-in-view.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { newTaskPlace, newTaskRow } from './new-task-row.ts'
import type { CommandRow } from './palette-rows.ts'

/** More words than this that mean nothing: it is no sentence about tasks. */
const MOST_UNREAD = 2

/** The line; `leads` where all of the text is understood, and says what it is about; `takesAll` where no single command's answer is meant. */
export interface SentenceRow {
  row: CommandRow
  leads: boolean
  takesAll: boolean
}

/** How a sentence logs time: the feature of sentences knows nothing of that one. */
export const sentenceTime: TimeWrites = {
  send: sendWork,
  takeBack: sendDelete,
  problem: ({ start, end }, now) => workProblem(start, end, now),
}

/** All stories of a project, as the palette itself has them; more than these are found by the question only. */
const MOST_STORIES = 200

/** Reads a text about the tasks in view, all of one project whose lists are known; null where it says nothing that can be done to them. */
export function sentenceRow(text: string, { services, subjects }: Here): SentenceRow | null {
  const [first, ...others] = subjects.task ?? []
  if (!first || !text.includes(' ')) return null
  const { workspaceSlug, projectSlug } = first
  // Projects of two workspaces may have the same address, and no label in common.
  if (others.some((other) => other.projectSlug !== projectSlug || other.workspaceSlug !== workspaceSlug)) return null
  const catalogue = services.api.read(ProjectCatalogue, { workspaceSlug, projectSlug })
  if (!catalogue) return null
  const open = services.api.read(OpenSprintChoices, { workspaceSlug, projectSlug })
  const sprints = open ? openSprintsIn(open).nodes : []
  const plans = services.api.read(ListStories, { workspaceSlug, projectSlug, perPage: MOST_STORIES })
  const stories = plans && plans.userStories.totalPages <= 1 ? plans.userStories.nodes : []
  const now = services.now()
  const people = catalogue.members.map(({ person }) => person)
  const sentence = readSentence(text, { ...catalogue, sprints, stories, people, viewer: services.viewer?.username ?? null, now })
  if (!sentence || !isOne(sentence)) return null
  const action = sentenceAction(sentence.parts, now, sentenceTime)
  const here = { services, subjects }
  const state = stateOf(action, here)
  if (state.kind === 'hidden') return null
  const parts = [
    ...sentence.parts.map((part) => ({ text: partText(part, now), read: true })),
    ...sentence.unread.map((word) => ({ text: word, read: false })),
  ]
  const title =
    sentence.unread.length === 0 ? action.titleFor(here) : `${action.titleFor(here)}; not understood: ${sentence.unread.join(' ')}`
  const reach = reachText(sentence.parts, subjects.task ?? [])
  const row: CommandRow = { kind: 'command', key: `sentence:${title}`, title, ranges: [], action, state, parts, reach }
  const leads = sentence.unread.length === 0 && !sentence.bare
  return { row, leads, takesAll: leads || sentence.parts.length > 1 }
}

/** Reads a text about the list on the screen; a value alone, without the word “filter”, has to be understood whole and stands below what else it may mean. */
export function filterRow(text: string, here: Here): SentenceRow | null {
  const list = listInView()
  if (!list) return null
  const { catalogue } = list
  const sentence = readFilterSentence(text, { catalogue, viewer: here.services.viewer?.username ?? null })
  if (!sentence) return null
  const { part, unread, bare } = sentence
  if (unread.length > (bare ? 0 : MOST_UNREAD)) return null
  const texts = filterPartTexts(part, catalogue)
  const action = filterSentenceAction(part, `Filter: ${texts.join(' · ')}`)
  const state = stateOf(action, here)
  if (state.kind === 'hidden') return null
  const parts = [...texts.map((one) => ({ text: one, read: true })), ...unread.map((word) => ({ text: word, read: false }))]
  const title = unread.length === 0 ? action.titleFor(here) : `${action.titleFor(here)}; not understood: ${unread.join(' ')}`
  const row: CommandRow = { kind: 'command', key: `sentence:${title}`, title, ranges: [], action, state, parts, reach: 'in this list' }
  const leads = unread.length === 0 && !bare
  return { row, leads, takesAll: leads }
}

/** What a text says: a task to be made, a change of tasks, or filters of the list, in this order. */
export function saidRow(text: string, here: Here): SentenceRow | null {
  return newTaskRow(text, here) ?? sentenceRow(text, here) ?? filterRow(text, here)
}

/** Lists of a project that are read once a word mentions them. */
const MENTIONED = [
  { by: /\b(?:sprint|iteration)/i, ask: (api: Api, project: ProjectKey) => api.query(OpenSprintChoices, project) },
  { by: /\bstor(?:y|ies)/i, ask: (api: Api, project: ProjectKey) => api.query(ListStories, { ...project, perPage: MOST_STORIES }) },
]

type Api = Here['services']['api']
type ProjectKey = { workspaceSlug: string; projectSlug: string }

/** The line for what is typed, null where `isAsked` is false; sprints and stories are asked for once they are mentioned, and read when they are there. */
export function useSentenceRow(isAsked: boolean, text: string, here: Here): SentenceRow | null {
  const [read, setRead] = useState(0)
  const { services, subjects } = here
  const [task] = subjects.task ?? []
  const { workspaceSlug, projectSlug } = task ?? {}
  const made = isAsked ? newTaskPlace(text, here)?.project : undefined
  const [madeIn, madeAt] = [made?.slug, made?.workspaceSlug]
  const mentioned = isAsked ? MENTIONED.flatMap(({ by }, at) => (by.test(text) ? [at] : [])).join() : ''
  useEffect(() => {
    if (workspaceSlug === undefined || projectSlug === undefined || mentioned === '') return
    let open = true
    const seen = () => open && setRead((before) => before + 1)
    // Without them the word is shown as not understood; the next one asks again.
    for (const at of mentioned.split(','))
      MENTIONED[Number(at)]
        ?.ask(services.api, { workspaceSlug, projectSlug })
        .then(seen, (error: unknown) => console.warn('A list for the sentence could not be read.', error))
    return () => {
      open = false
    }
  }, [services, workspaceSlug, projectSlug, mentioned])
  useEffect(() => {
    if (madeIn === undefined || madeAt === undefined) return
    const place = { workspaceSlug: madeAt, projectSlug: madeIn }
    if (services.api.read(ProjectCatalogue, place)) return
    let open = true
    services.api.query(ProjectCatalogue, place).then(
      () => open && setRead((before) => before + 1),
      // The command that opens the form is there all the same.
      (error: unknown) => console.warn('The lists of the project could not be read.', error),
    )
    return () => {
      open = false
    }
  }, [services, madeIn, madeAt])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is in the cache
  return useMemo(() => (isAsked ? saidRow(text, here) : null), [isAsked, text, here, read])
}

/** Marking as done alone is a command of its own; a single word among others that are not understood was not meant. */
function isOne({ parts, unread }: Sentence): boolean {
  if (unread.length > 0) return parts.length > 1 && unread.length <= MOST_UNREAD
  return parts.length > 1 || parts[0]?.kind !== 'done'
}
