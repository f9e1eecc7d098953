// Rules by which tasks come again.
import { RestError } from '../../errors.ts'
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import { deletion, orNull, payload } from '../payload.ts'
import * as calls from './recurrence.calls.ts'

/** Names of the host's fields in inputs. */
const names = {
  start_on: 'startOn',
  due_after: 'dueAfter',
  ends_on: 'endsOn',
  ends_after: 'endsAfter',
}

function written(write: () => ReturnType<typeof calls.getRecurrence>) {
  return payload(async () => ({ recurrence: await write() }), { recurrence: null }, names)
}

/** Null for words that are no repetition, which is what typing goes through. */
async function previewOr(work: ReturnType<typeof calls.getPreview>) {
  try {
    return await work
  } catch (error) {
    if (error instanceof RestError && (error.status === 400 || error.status === 422)) return null
    throw error
  }
}

/** Fields of Query and Mutation. */
export const recurrenceResolvers = {
  Query: {
    recurrences: (_, asked, { rest }) => calls.listRecurrences(rest, asked),
    recurrence: (_, { workspaceSlug, id }, { rest }) => orNull(calls.getRecurrence(rest, workspaceSlug, id)),
    recurrenceRuns: (_, { workspaceSlug, id, page }, { rest }) => orNull(calls.listRuns(rest, workspaceSlug, id, Math.max(1, page ?? 1))),
    recurrencePreview: (_, asked, { rest }) => previewOr(calls.getPreview(rest, asked)),
  },
  Mutation: {
    createRecurrence: (_, { project, input }, { rest }) => written(() => calls.createRecurrence(rest, addressOf(project), input)),
    updateRecurrence: (_, { project, id, input }, { rest }) => written(() => calls.updateRecurrence(rest, addressOf(project), id, input)),
    pauseRecurrence: (_, { project, id, until }, { rest }) =>
      written(() => calls.stepRecurrence(rest, addressOf(project), id, 'pause', until == null ? {} : { until })),
    resumeRecurrence: (_, { project, id }, { rest }) => written(() => calls.stepRecurrence(rest, addressOf(project), id, 'resume', {})),
    skipOccurrence: (_, { project, id, day, skipped }, { rest }) =>
      written(() => calls.stepRecurrence(rest, addressOf(project), id, 'skip', { day, skipped })),
    runRecurrence: (_, { project, id }, { rest }) =>
      payload(
        async () => {
          const task = await calls.runRecurrence(rest, addressOf(project), id)
          return { task, recurrence: await calls.getRecurrence(rest, project.workspaceSlug, id) }
        },
        { task: null, recurrence: null },
      ),
    deleteRecurrence: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteRecurrence(rest, addressOf(project), id)),
  },
} satisfies Resolvers
