// Issues of GitHub as a table: the list of its REST calls, or what `gh issue list --json` prints (IMPORT-01).
import { at, commentCell, listAt, recordOf, type TaskRecord, textAt, textsAt } from './task-records.ts'

/** The issues in JSON, a page of a search and lists of pages too; null where there are none. */
export function issuesIn(json: unknown): readonly unknown[] | null {
  const found = Array.isArray(json) ? json.flat(1) : listAt(json, 'items')
  return found.length > 0 && found.every(isIssue) ? found : null
}

function isIssue(thing: unknown): boolean {
  if (textAt(thing, 'title') === '') return false
  return textAt(thing, 'number') !== '' || textAt(thing, 'html_url') !== '' || /\/issues\/\d+$/.test(textAt(thing, 'url'))
}

/** Issues without pull requests, which GitHub’s list has as well. */
export function githubRecords(all: readonly unknown[]): { records: () => Iterable<TaskRecord>; notes: string[] } {
  const issues = all.filter((issue) => at(issue, 'pull_request') === undefined && !/\/pull\/\d+$/.test(addressOf(issue)))
  const left = all.length - issues.length
  return {
    *records() {
      for (const issue of issues) yield recordIn(issue)
    },
    notes: left === 0 ? [] : [`${left === 1 ? 'A pull request was' : `${left} pull requests were`} left out: only issues become tasks.`],
  }
}

const addressOf = (issue: unknown) => textAt(issue, 'html_url') || textAt(issue, 'url')

/** Whichever of the two spellings is there: `created_at` or `createdAt`. */
function either(issue: unknown, name: string): string {
  return (
    textAt(issue, name) ||
    textAt(
      issue,
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    )
  )
}

const loginOf = (person: unknown) => textAt(person, 'login') || textAt(person, 'name')

function recordIn(issue: unknown): TaskRecord {
  const number = textAt(issue, 'number')
  const parent = /\/issues\/(\d+)$/.exec(textAt(issue, 'parent_issue_url') || textAt(issue, 'parent', 'url'))?.[1]
  const labels = listAt(issue, 'labels')
  const assignees = listAt(issue, 'assignees')
  return recordOf({
    Id: textAt(issue, 'node_id') || textAt(issue, 'id'),
    Number: number === '' ? '' : `#${number}`,
    Title: textAt(issue, 'title'),
    Body: textAt(issue, 'body'),
    State: textAt(issue, 'state').toLowerCase(),
    'State reason': either(issue, 'state_reason').toLowerCase(),
    Type: textAt(issue, 'type', 'name') || textAt(issue, 'issueType', 'name'),
    Labels: labels.map((label) => (typeof label === 'string' ? label : textAt(label, 'name'))),
    Assignees: (assignees.length > 0 ? assignees : [at(issue, 'assignee')]).map(loginOf),
    Author: loginOf(at(issue, 'user') ?? at(issue, 'author')),
    Milestone: textAt(issue, 'milestone', 'title'),
    'Created at': either(issue, 'created_at'),
    'Closed at': either(issue, 'closed_at'),
    Comments: commentsOf(issue),
    Parent: parent === undefined ? '' : `#${parent}`,
    URL: addressOf(issue),
    Repository: /^https?:\/\/[^/]+\/([^/]+\/[^/]+)\/issues\/\d+/.exec(addressOf(issue))?.[1] ?? '',
    Projects: textsAt(listAt(issue, 'projectItems'), 'title'),
  })
}

/** The comments, where they are in the file: REST has only their number. */
function commentsOf(issue: unknown): string[] {
  return listAt(issue, 'comments').map((comment) =>
    commentCell(either(comment, 'created_at'), loginOf(at(comment, 'user') ?? at(comment, 'author')), textAt(comment, 'body')),
  )
}
