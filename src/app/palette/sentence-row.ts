// What the typed text says about the chosen tasks, as the palette's own line: its parts as chips, done with one Enter.
import { useEffect, useMemo, useState } from 'react'
import type { Here } from '#src/actions/action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { openSprintsIn } from '#src/features/planning/sprint-choices.ts'
import { OpenSprintChoices } from '#src/features/planning/task-plans.graphql.ts'
import { readSentence, type Sentence } from '#src/features/task-properties/sentence.ts'
import { partText, sentenceAction } from '#src/features/task-properties/sentence-change.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import type { CommandRow } from './palette-rows.ts'

/** More words than this that mean nothing: it is no sentence about tasks. */
const MOST_UNREAD = 2

/** The line; `leads` where all of the text is understood, and says what it is about; `takesAll` where no single command's answer is meant. */
export interface SentenceRow {
  row: CommandRow
  leads: boolean
  takesAll: boolean
}

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
  const now = services.now()
  const people = catalogue.members.map(({ person }) => person)
  const sentence = readSentence(text, { ...catalogue, sprints, people, viewer: services.viewer?.username ?? null, now })
  if (!sentence || !isOne(sentence)) return null
  const action = sentenceAction(sentence.parts, now)
  const here = { services, subjects }
  const state = stateOf(action, here)
  if (state.kind === 'hidden') return null
  const parts = [
    ...sentence.parts.map((part) => ({ text: partText(part, now), read: true })),
    ...sentence.unread.map((word) => ({ text: word, read: false })),
  ]
  const title =
    sentence.unread.length === 0 ? action.titleFor(here) : `${action.titleFor(here)}; not understood: ${sentence.unread.join(' ')}`
  const row: CommandRow = { kind: 'command', key: `sentence:${title}`, title, ranges: [], action, state, parts }
  const leads = sentence.unread.length === 0 && !sentence.bare
  return { row, leads, takesAll: leads || sentence.parts.length > 1 }
}

const SPRINTS = /\b(?:sprint|iteration)/i

/** The line for what is typed, null where `isAsked` is false; sprints are asked for once one is mentioned, and read when they are there. */
export function useSentenceRow(isAsked: boolean, text: string, here: Here): SentenceRow | null {
  const [read, setRead] = useState(0)
  const { services, subjects } = here
  const [task] = subjects.task ?? []
  const [workspaceSlug, projectSlug] = isAsked && SPRINTS.test(text) ? [task?.workspaceSlug, task?.projectSlug] : []
  useEffect(() => {
    if (workspaceSlug === undefined || projectSlug === undefined) return
    let open = true
    const seen = () => open && setRead((before) => before + 1)
    // Without them the word is shown as not understood; the next one asks again.
    services.api.query(OpenSprintChoices, { workspaceSlug, projectSlug }).then(seen, (error: unknown) => console.warn('No sprints.', error))
    return () => {
      open = false
    }
  }, [services, workspaceSlug, projectSlug])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is in the cache
  return useMemo(() => (isAsked ? sentenceRow(text, here) : null), [isAsked, text, here, read])
}

/** Marking as done alone is a command of its own; a single word among others that are not understood was not meant. */
function isOne({ parts, unread }: Sentence): boolean {
  if (unread.length > 0) return parts.length > 1 && unread.length <= MOST_UNREAD
  return parts.length > 1 || parts[0]?.kind !== 'done'
}
