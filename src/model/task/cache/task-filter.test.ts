// Who belongs in which list, as the host decides it.
import { expect, test } from 'vitest'
import { cachedOfSubject } from '#src/model/task/cached-task.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { belongsIn, narrowsBy, type TaskListArguments } from './task-filter.ts'
import { compareTasks } from './task-order.ts'

const website = { workspaceSlug: 'acme', projectSlug: 'website' }
const task = cachedOfSubject(
  taskSubject(1, { dueDate: '2026-12-10T23:30:00.000Z', labels: [{ id: '41', title: 'urgent', color: '#000000' }] }),
)

test.each<[string, TaskListArguments, boolean | null]>([
  ['its project', website, true],
  ['its whole workspace', { workspaceSlug: 'acme' }, true],
  ['another project', { ...website, projectSlug: 'ops' }, false],
  ['the archive', { ...website, filter: { archived: true } }, false],
  ['no draft', { ...website, filter: { draft: false } }, true],
  ['one of several workflows', { ...website, filter: { workflows: ['2', '1'] } }, true],
  ['no type', { ...website, filter: { types: ['none'] } }, true],
  ['some type', { ...website, filter: { types: ['21'] } }, false],
  ['the main board', { ...website, filter: { boards: ['main-board'] } }, true],
  ['one of its labels', { ...website, filter: { labels: ['40', '41'] } }, true],
  ['nobody', { ...website, filter: { assignees: ['none'] } }, true],
  ['due up to its day in UTC', { ...website, filter: { dueFrom: '2026-12-10', dueTo: '2026-12-10' } }, true],
  ['due on the next day of a zone east of it', { ...website, filter: { dueFrom: '2026-12-11', timezone: 'Europe/Berlin' } }, true],
  ['no more due on that day there', { ...website, filter: { dueTo: '2026-12-10', timezone: 'Europe/Berlin' } }, false],
  ['due before', { ...website, filter: { dueTo: '2026-12-09' } }, false],
  ['starting some day, without a start', { ...website, filter: { startFrom: '2026-01-01' } }, false],
  ['a search, which the host answers', { ...website, filter: { search: 'task' } }, null],
  ['a search in another project', { ...website, projectSlug: 'ops', filter: { search: 'task' } }, false],
  ['a sprint that rows of this kind do not know', { ...website, filter: { sprints: ['1'] } }, null],
])('%s', (_name, list, belongs) => {
  expect(belongsIn(list, task)).toBe(belongs)
})

test('only a change of what a list narrows by can bring a task in; the archive counts always', () => {
  expect(narrowsBy({ ...website, filter: { labels: ['1'] } }, ['labels'])).toBe(true)
  expect(narrowsBy(website, ['labels', 'title'])).toBe(false)
  expect(narrowsBy(website, ['isArchived'])).toBe(true)
})

test('tasks without a date stand last in both directions, codes are sorted by number', () => {
  const undated = { dueDate: null, code: 'WEB-9' }
  const dated = { dueDate: '2026-12-10T00:00:00.000Z', code: 'WEB-10' }
  const order = (list: Partial<TaskListArguments>) => Math.sign(compareTasks({ ...website, ...list }, undated, dated) ?? Number.NaN)
  expect([order({ sort: 'DUE_DATE' }), order({ sort: 'DUE_DATE', descending: true }), order({ sort: 'CODE' })]).toEqual([1, 1, -1])
  expect(compareTasks(website, undated, dated)).toBeNull()
})
