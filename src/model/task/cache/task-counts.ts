// Keeps the counts of groups right after a task changed: it leaves the groups it was in and enters those it is in now.
import type { Cache } from '@urql/exchange-graphcache'
import type { VariablesOf } from '#src/data/graphql.ts'
import { TaskCounts } from '#src/model/task/task.graphql.ts'
import type { CachedTask, TaskField } from '#src/model/task/task-fields.ts'
import { belongsIn, narrowsBy } from './task-filter.ts'

type Arguments = VariablesOf<typeof TaskCounts>
type Groups = readonly (string | null)[]

/** The field of a task whose groups are counted; `USER_STORY` is `userStory`. */
const fieldOf = (by: Arguments['by']) => by.toLowerCase().replace(/_(.)/, (_, letter: string) => letter.toUpperCase()) as TaskField
const FIELDS: { readonly [By in Arguments['by']]?: TaskField } = { ASSIGNEE: 'assignees', LABEL: 'labels' }
const NONE: Groups = []

/**
 * Counts a task anew wherever it may count: `before` as it was, `after` as it is; null where it is not there, undefined where that is not known.
 * `touched` are the fields that were written, null for all. What cannot be told here is asked again, but not before the server has answered.
 */
export function recount(
  cache: Cache,
  before: CachedTask | null | undefined,
  after: CachedTask | null,
  touched: readonly TaskField[] | null,
  optimistic: boolean,
): void {
  for (const { fieldName, fieldKey, arguments: given } of cache.inspectFields('Query')) {
    if (fieldName !== 'taskCounts' || !given) continue
    const args = given as Arguments
    const field = FIELDS[args.by] ?? fieldOf(args.by)
    if (touched && !touched.includes(field) && !narrowsBy(args, touched)) continue
    const was = before === undefined ? undefined : groupsOf(before, args, field)
    const is = groupsOf(after, args, field)
    if (was && is) change(cache, args, was, is)
    else if (!optimistic) cache.invalidate('Query', fieldKey)
  }
}

/** The groups of a list that a task counts in; undefined where it is not known well enough. */
function groupsOf(task: CachedTask | null, list: Arguments, field: TaskField): Groups | undefined {
  const belongs = task ? belongsIn(list, task) : false
  if (!task || belongs !== true) return belongs === false ? NONE : undefined
  const value = task[field] as string | readonly string[] | null | undefined
  if (!Array.isArray(value)) return value === undefined ? undefined : [value as string | null]
  return value.length > 0 ? value : [null]
}

function change(cache: Cache, variables: Arguments, was: Groups, is: Groups): void {
  const moved = new Map<string | null, number>()
  for (const group of was) moved.set(group, -1)
  for (const group of is) moved.set(group, (moved.get(group) ?? 0) + 1)
  cache.updateQuery({ query: TaskCounts, variables }, (data) => {
    if (!data?.taskCounts) return data
    const counted = data.taskCounts.map((one) => ({ ...one, count: Math.max(0, one.count + (moved.get(one.group) ?? 0)) }))
    const known = new Set(counted.map(({ group }) => group))
    const made = [...moved].flatMap(([group, count]) =>
      known.has(group) || count < 1 ? [] : [{ __typename: 'TaskGroupCount' as const, by: variables.by, group, count }],
    )
    return { ...data, taskCounts: [...counted, ...made] }
  })
}
