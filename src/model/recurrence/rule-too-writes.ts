// Passes what was changed of made tasks on to their rules, as one step (RECUR-10).
import type { Context, Outcome } from '#src/actions/action.ts'
import type { SubjectKinds } from '#src/actions/subject.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import { GetRecurrence, type RecurrenceWholeData } from './recurrence.graphql.ts'
import { recurrenceSubject } from './recurrence-subject.ts'
import { changeRecurrence, type RecurrenceChange } from './recurrence-writes.ts'

/** What was changed of a task: its title, and who and which labels were put on or taken off. */
export interface MadeChange {
  task: SubjectKinds['task']
  title?: string
  people?: readonly { person: PersonSubject; on: boolean }[]
  labels?: readonly { id: string; on: boolean }[]
}

/** The rule cannot be changed so: asking again would not help. */
export class OutOfReach extends SpokenError {}

function withoutLabels({ labels: _labels, ...change }: MadeChange): MadeChange[] {
  return change.title === undefined && change.people === undefined ? [] : [change]
}

type Services = Pick<Context<'task'>, 'api' | 'say'>

/** What its tasks are made of after the changes; only what they are about. */
function changedTask(task: RecurrenceWholeData['task'], changes: readonly MadeChange[]) {
  let { title, people } = task
  const labels = new Set(task.labelIds)
  for (const change of changes) {
    title = change.title ?? title
    for (const { person, on } of change.people ?? []) {
      const others = people.filter(({ username }) => username !== person.username)
      people = on ? [...others, person] : others
    }
    for (const { id, on } of change.labels ?? []) {
      if (on) labels.add(id)
      else labels.delete(id)
    }
  }
  const about = (part: 'title' | 'people' | 'labels') => changes.some((change) => change[part] !== undefined)
  return {
    ...(about('title') && { title }),
    ...(about('people') && { people }),
    ...(about('labels') && { labelIds: [...labels] }),
  }
}

/** Changes one rule; undefined where it is like that already. */
async function changeOne(services: Services, workspaceSlug: string, id: string, changes: readonly MadeChange[]) {
  const { recurrence } = await services.api.query(GetRecurrence, { workspaceSlug, id }, { requestPolicy: 'network-only' })
  if (!recurrence) throw new OutOfReach('This rule was deleted, or you do not see its project.')
  const { project, viewerCan } = recurrence
  if (!viewerCan.includes('EDIT')) throw new OutOfReach(`The rules of ${project.name} are not yours to change.`)
  // A task that was moved has labels of another project now, which the rule's project does not know.
  const stays = changes.filter(({ task }) => task.projectSlug === project.slug)
  const fitting = changes.flatMap((change) => (stays.includes(change) ? [change] : withoutLabels(change)))
  if (fitting.length === 0) throw new OutOfReach(`The rule makes tasks in ${project.name}, which has other labels.`)
  const { people, ...rest } = changedTask(recurrence.task, fitting)
  const change: RecurrenceChange = { task: { ...rest, ...(people && { people: people.map(({ username }) => username) }) } }
  const shown = {
    ...(rest.title !== undefined && { title: rest.title }),
    task: {
      __typename: 'RecurrenceTask',
      ...rest,
      ...(people && {
        people: people.map(({ id: personId, username, name, avatar, headline }) => ({
          ...{ __typename: 'Person', id: personId, username, name, avatar, headline },
        })),
      }),
    },
  }
  return changeRecurrence(services, recurrenceSubject(recurrence, workspaceSlug), {
    change,
    shown,
    said: () => `The rule “${recurrence.words}” is changed too`,
  })
}

/** Changes every rule of these tasks; what one refuses is said, and the others stay changed. One undo for all. */
export async function changeRules(services: Services, changes: readonly MadeChange[]): Promise<Outcome | undefined> {
  const rules = new Map<string, MadeChange[]>()
  for (const change of changes) {
    const { recurrenceId } = change.task
    if (recurrenceId) rules.set(recurrenceId, [...(rules.get(recurrenceId) ?? []), change])
  }
  const ends = await Promise.allSettled([...rules].map(([id, own]) => changeOne(services, own[0]?.task.workspaceSlug ?? '', id, own)))
  const outcomes = ends.flatMap((end) => (end.status === 'fulfilled' && end.value ? [end.value] : []))
  const broken = ends.find((end) => end.status === 'rejected')
  if (broken && outcomes.length === 0) throw broken.reason
  if (broken)
    services.say.error(`${ends.filter(({ status }) => status === 'rejected').length} of ${ends.length} rules could not be changed.`)
  const [only, ...more] = outcomes
  if (!only) {
    services.say.note('The rule is like that already.')
    return undefined
  }
  if (more.length === 0) return only
  return { said: `${outcomes.length} rules are changed too`, undo: () => Promise.all(outcomes.map(({ undo }) => undo?.())) }
}
