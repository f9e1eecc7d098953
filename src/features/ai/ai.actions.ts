// The AI-Task modal, and taking over what it suggests: one undo each (AI-01..08).
import { SparklesIcon } from 'lucide-react'
import type { Action, ActionDefinition } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Permission } from '#src/actions/subject.ts'
import { onlyOnesOwn } from '#src/actions/undo.ts'
import { taskRef } from '#src/data/refs.ts'
import { plural } from '#src/lib/text.ts'
import { ruleToo } from '#src/model/recurrence/rule-too.ts'
import { ApplyDescription, ApplyLabels, ApplyTitle, type LabelIdea, TakeLabelOff } from './ai.graphql.ts'
import type { AiTask } from './suggest.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The AI-Task modal; a closed plan gate has its text in place of it (PLAN-03, AI-08). */
    'task.ai': { task: AiTask & { code: string | null }; viewerCan: readonly Permission[] }
  }
}

const opening: ActionDefinition<'task'> = {
  id: 'task.ai',
  on: 'task',
  title: 'AI-Task',
  icon: SparklesIcon,
  group: 'task',
  keywords: ['suggest', 'improve', 'rewrite title', 'better description', 'propose labels', 'artificial intelligence', 'assistant'],
  places: ['task.side'],
  needs: 'EDIT',
  plan: true,
  single: true,
  run({ dialogs, tasks: [task] }) {
    const { workspaceSlug, projectSlug, id, code, viewerCan } = task
    dialogs.open('task.ai', { task: { workspaceSlug, projectSlug, id, code }, viewerCan })
  },
}

/** Opens the modal (AI-08). */
export const openAiTask = defineAction(opening)

/** Gives the task the suggested title; undo gives back the one it had. */
export function applyTitle(title: string) {
  return defineAction({
    ...opening,
    async run({ api, tasks: [task] }) {
      const send = (next: string, was: string) =>
        api.mutate(ApplyTitle, { task: taskRef(task), title: next, was }, { lane: `Task:${task.id}`, field: 'update:title' })
      await send(title, task.title)
      return { said: 'Title changed', undo: () => send(task.title, title).catch(onlyOnesOwn), ...ruleToo([{ task, title }]) }
    },
  })
}

/** Gives the task the suggested description; `before` is what it had. */
export function applyDescription(description: string, before: string) {
  return defineAction({
    ...opening,
    async run({ api, tasks: [task] }) {
      const options = { lane: `Task:${task.id}`, field: 'description' }
      const send = (next: string, was: string) => api.mutate(ApplyDescription, { task: taskRef(task), description: next, was }, options)
      const { task: after } = await send(description, before)
      return { said: 'Description changed', undo: () => send(before, after?.description ?? description).catch(onlyOnesOwn) }
    },
  })
}

/** Puts the chosen labels on, only those; undo takes off the ones that were not there before (AI-04). */
export function applyLabels(labels: readonly LabelIdea[]) {
  return defineAction({
    ...opening,
    async run({ api, tasks: [task] }) {
      const lane = { lane: `Task:${task.id}` }
      const chosen = labels.map(({ title, color }) => ({ title, color }))
      const had = new Set(task.labels.map(({ id }) => id))
      const { task: after } = await api.mutate(ApplyLabels, { task: taskRef(task), labels: chosen }, { ...lane, optimistic: false })
      const added = (after?.labels ?? []).filter(({ id }) => !had.has(id))
      return {
        said: `${plural(chosen.length, 'label')} applied`,
        undo: () =>
          Promise.all(
            added.map(({ id }) => api.mutate(TakeLabelOff, { task: taskRef(task), labelId: id }, { ...lane, field: `label:${id}` })),
          ),
        ...ruleToo([{ task, labels: added.map(({ id }) => ({ id, on: true })) }]),
      }
    },
  })
}

/** Actions on suggestions. */
export const actions: readonly Action[] = [openAiTask]
