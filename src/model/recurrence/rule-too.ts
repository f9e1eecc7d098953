// What was changed of a task that a rule made is offered to the rule: title, people and labels (RECUR-10).
import { RepeatIcon } from 'lucide-react'
import type { ActionDefinition, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { SubjectKinds } from '#src/actions/subject.ts'
import { createStore } from '#src/lib/store.ts'
import type { MadeChange } from './rule-too-writes.ts'

type Task = SubjectKinds['task']

/** What was changed here of made tasks and was not passed on to their rules, the oldest first. */
const waiting = createStore<readonly MadeChange[]>(() => [])

/** Whether the task is still as the change left it: what was taken back, or changed again, is not passed on. */
function holds(task: Task, { title, people = [], labels = [] }: MadeChange): boolean {
  if (title !== undefined && task.title !== title) return false
  return (
    people.every(({ person, on }) => task.assignees.some(({ username }) => username === person.username) === on) &&
    labels.every(({ id, on }) => task.labels.some((label) => label.id === id) === on)
  )
}

const waitingFor = (tasks: readonly Task[]) =>
  waiting.get().filter((change) => tasks.some((task) => task.id === change.task.id && holds(task, change)))

const rulesOf = (changes: readonly MadeChange[]) => new Set(changes.map(({ task }) => task.recurrenceId)).size

async function passOn(
  context: Parameters<ActionDefinition<'task'>['run']>[0],
  changes: readonly MadeChange[],
): Promise<Outcome | undefined> {
  const { changeRules, OutOfReach } = await import('./rule-too-writes.ts')
  const settle = () => waiting.set(waiting.get().filter((change) => !changes.includes(change)))
  try {
    const outcome = await changeRules(context, changes)
    settle()
    const back = outcome?.undo
    if (!back) return outcome
    return {
      ...outcome,
      async undo() {
        await back()
        // Taken back, it is offered as before.
        waiting.set([...waiting.get(), ...changes])
      },
    }
  } catch (error) {
    if (error instanceof OutOfReach) settle()
    throw error
  }
}

const offering: ActionDefinition<'task'> = {
  id: 'task.change-rule',
  on: 'task',
  title: ({ tasks }) => titleOf(waitingFor(tasks)),
  name: 'Change the rule too',
  icon: RepeatIcon,
  group: 'task',
  keywords: ['recurring', 'repeat', 'schedule', 'every', 'from now on', 'next ones'],
  shortcut: 'r r',
  needs: 'EDIT',
  plan: true,
  when: ({ tasks }) => waitingFor(tasks).length > 0 || 'hidden',
  run: (context) => passOn(context, waitingFor(context.tasks)),
}

function titleOf(changes: readonly MadeChange[]): string {
  const rules = rulesOf(changes)
  return rules > 1 ? `Change the ${rules} rules too` : 'Change the rule too'
}

/** Changes the rules of tasks as these tasks were changed here. */
export const changeRuleToo = defineAction(offering)

/** The offer beside a change: nothing where no rule made these tasks. */
export function ruleToo(changes: readonly MadeChange[]): Pick<Outcome, 'also'> {
  const offered = changes.filter(({ task }) => task.recurrenceId)
  const [first, ...more] = new Set(offered.map(({ task }) => task))
  if (!first) return {}
  waiting.set([...waiting.get(), ...offered])
  const action = defineAction({
    ...offering,
    title: () => titleOf(offered),
    when: () => true,
    run: (context) => passOn(context, offered),
  })
  return { also: { action, subjects: { task: [first, ...more] } } }
}
