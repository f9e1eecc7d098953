// A project of Asana's JSON as a table: its tasks, and their subtasks as rows that name their parent (IMPORT-01, IMPORT-06).
import { at, commentCell, listAt, recordOf, type TaskRecord, textAt, textsAt } from './task-records.ts'

/** Whether JSON is a list of Asana's tasks. */
export function isAsana(json: unknown): boolean {
  const tasks = listAt(json, 'data')
  return tasks.length > 0 && tasks.every((task) => textAt(task, 'gid') !== '' && at(task, 'name') !== undefined)
}

/** Tasks in the order of the file, subtasks after their parents. One that stands by itself and below another is told once, with its parent. */
export function asanaRecords(json: unknown): { records: () => Iterable<TaskRecord>; notes: string[] } {
  const tasks = listAt(json, 'data')
  const tops = new Set(textsAt(tasks, 'gid'))
  const parents = new Map<string, string>()
  for (const task of tasks) findParents(task, parents)
  function* below(some: readonly unknown[], told: Set<string>, isTop: boolean): Iterable<TaskRecord> {
    for (const task of some) {
      const gid = textAt(task, 'gid')
      if (told.has(gid) || (!isTop && tops.has(gid))) continue
      told.add(gid)
      yield recordIn(task, textAt(task, 'parent', 'gid') || (parents.get(gid) ?? ''))
      yield* below(listAt(task, 'subtasks'), told, false)
    }
  }
  return { records: () => below(tasks, new Set(), true), notes: [] }
}

/** As deep as JSON goes, which is not far. */
function findParents(task: unknown, parents: Map<string, string>): void {
  for (const part of listAt(task, 'subtasks')) {
    parents.set(textAt(part, 'gid'), textAt(task, 'gid'))
    findParents(part, parents)
  }
}

function personOf(person: unknown): string {
  const name = textAt(person, 'name')
  const email = textAt(person, 'email')
  return email === '' ? name : name === '' ? email : `${name} <${email}>`
}

function recordIn(task: unknown, parent: string): TaskRecord {
  const memberships = listAt(task, 'memberships')
  const projects = textsAt(listAt(task, 'projects'), 'name')
  const fields = listAt(task, 'custom_fields').map((field) => [textAt(field, 'name'), [fieldText(field)]] as const)
  const stories = listAt(task, 'stories').filter(
    (story) => textAt(story, 'type') === 'comment' || textAt(story, 'resource_subtype') === 'comment_added',
  )
  return recordOf(
    {
      'Task ID': textAt(task, 'gid'),
      Name: textAt(task, 'name'),
      Notes: textAt(task, 'html_notes') || textAt(task, 'notes'),
      Section: textsAt(memberships, 'section', 'name').slice(0, 1),
      Completed: at(task, 'completed') === true ? textAt(task, 'completed_at') || 'true' : '',
      Assignee: personOf(at(task, 'assignee')),
      'Created by': personOf(at(task, 'created_by')),
      'Created at': textAt(task, 'created_at'),
      Start: textAt(task, 'start_at') || textAt(task, 'start_on'),
      Due: textAt(task, 'due_at') || textAt(task, 'due_on'),
      Parent: parent,
      Tags: textsAt(listAt(task, 'tags'), 'name'),
      Projects: projects.length > 0 ? projects : [...new Set(textsAt(memberships, 'project', 'name'))],
      Comments: stories.map((story) =>
        commentCell(textAt(story, 'created_at'), personOf(at(story, 'created_by')), textAt(story, 'html_text') || textAt(story, 'text')),
      ),
      Attachments: listAt(task, 'attachments').map(
        (file) => textAt(file, 'permanent_url') || textAt(file, 'view_url') || textAt(file, 'name'),
      ),
      URL: textAt(task, 'permalink_url'),
    },
    fields,
  )
}

function fieldText(field: unknown): string {
  return (
    textAt(field, 'display_value') || textAt(field, 'text_value') || textAt(field, 'number_value') || textAt(field, 'enum_value', 'name')
  )
}
