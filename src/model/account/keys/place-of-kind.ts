// Where an action works, in words: the kind of things that it acts on.
import type { SubjectKind } from '#src/actions/subject.ts'

/** Kinds whose name is no word that people know. */
const NAMED: Readonly<Record<string, string>> = {
  app: 'Anywhere',
  page: 'Wiki page',
  log: 'Activity log',
  timesheet: 'Time sheet',
  timecell: 'Time sheet',
  timelog: 'Time entry',
  criterion: 'Criterion',
  reply: 'Comment of a discussion',
  field: 'Field of a form',
  submission: 'Answer of a form',
  leaderboard: 'Rockstars',
  recurrence: 'Recurring task',
  'recurrence-list': 'Recurring tasks',
  attachment: 'File',
  thread: 'Discussion',
  'thread-list': 'Discussions',
  story: 'User story',
  'story-list': 'User stories',
  template: 'Project settings',
  'template-list': 'Project settings',
}

/** `Task`, `Sprint list`, `Anywhere`. */
export function placeOfKind(kind: SubjectKind): string {
  const words = NAMED[kind] ?? kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
