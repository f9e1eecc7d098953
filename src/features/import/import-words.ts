// What pages of imports say.
import { figure } from '#src/lib/figures.ts'
import { plural } from '#src/lib/text.ts'
import type { ImportData, ImportDetailData, MappingData, Severity } from './import.graphql.ts'

type Source = MappingData['source']
type Target = MappingData['columns'][number]['target']
type DateFormat = NonNullable<MappingData['columns'][number]['dateFormat']>

/** Who writes files that can be read, as people know them. */
export const sourceNames: Readonly<Record<Source, string>> = {
  LINEAR: 'Linear',
  JIRA: 'Jira',
  ASANA: 'Asana',
  TRELLO: 'Trello',
  GITHUB: 'GitHub',
  TODOIST: 'Todoist',
  CSV: 'Another table',
  PALETTE: 'Palette',
}

/** What a column can become, in the order in which it is offered. */
export const targetNames: Readonly<Record<Target, string>> = {
  TITLE: 'Title',
  DESCRIPTION: 'Description',
  STATUS: 'Status',
  TYPE: 'Type',
  EFFORT: 'Effort',
  LABELS: 'Labels',
  ASSIGNEES: 'Assignees',
  CREATOR: 'Creator',
  CREATED: 'Created on',
  START: 'Start date',
  DUE: 'Due date',
  DONE: 'Done',
  ARCHIVED: 'Archived',
  PARENT: 'Parent task',
  COMMENTS: 'Comments',
  CHECKLIST: 'Checklist',
  LINK: 'Link to an attachment',
  SPRINT: 'Sprint',
  STORY: 'User story',
  ID: 'Old id',
  CODE: 'Old key',
  URL: 'Old link',
  PROJECT: 'Project',
  NAMED_LABEL: 'Label with its name',
  FIELD: 'Line in the description',
  IGNORE: 'Leave out',
}

/** What has dates, and so a way to write them. */
export const DATED: ReadonlySet<Target> = new Set(['CREATED', 'START', 'DUE', 'DONE'])

/** Ways to write dates, by an example. */
export const formatNames: Readonly<Record<DateFormat, string>> = {
  ISO: '2026-12-31',
  DMY: '31/12/2026',
  MDY: '12/31/2026',
  YMD: '2026/12/31',
  EPOCH: 'Seconds since 1970',
}

/** Kinds of problems: one, and many. */
export const severityNames: Readonly<Record<Severity, readonly [string, string]>> = {
  ERROR: ['Error', 'Errors'],
  WARNING: ['Warning', 'Warnings'],
  CONFLICT: ['Conflict', 'Conflicts'],
}

const STATES: Readonly<Record<ImportData['state'], string>> = {
  READING: 'Being read',
  MAPPING: 'To be decided',
  DRY_RUN: 'Being checked',
  READY: 'Ready to import',
  RUNNING: 'Being imported',
  DONE: 'Imported',
  FAILED: 'Failed',
  CANCELLED: 'Canceled',
  UNDOING: 'Being undone',
  UNDONE: 'Undone',
}

/** How far it is, in two words. */
export const stateName = (state: ImportData['state']): string => STATES[state]

const BUSY: ReadonlySet<string> = new Set(['READING', 'DRY_RUN', 'RUNNING', 'UNDOING'])

/** Whether the server is at work on it. */
export const isBusy = ({ state }: Pick<ImportData, 'state'>): boolean => BUSY.has(state)

/** Whether it can be gone on with. */
export const isOpen = ({ state }: Pick<ImportData, 'state'>): boolean => BUSY.has(state) || state === 'MAPPING' || state === 'READY'

/** How many problems of all kinds. */
export function problemsOf({ problemCounts }: Pick<ImportData, 'problemCounts'>): number {
  return problemCounts ? problemCounts.errors + problemCounts.warnings + problemCounts.conflicts : 0
}

/** Whether it is an archive of our own, whose rows are tasks. */
export const isArchive = ({ source }: Pick<ImportData, 'source'>): boolean => source === 'PALETTE'

/** `300 of 1,210 rows`; of an archive `300 of 1,210 tasks`. */
export function doneText({ source, rowsDone, rowsTotal }: Pick<ImportData, 'source' | 'rowsDone' | 'rowsTotal'>): string {
  return `${figure(rowsDone)} of ${figure(rowsTotal)} ${isArchive({ source }) ? 'tasks' : 'rows'}`
}

/** `1,204 created, 3 updated, 6 left out`: what there is none of is not told. */
export function countsText({ counts, source }: Pick<ImportData, 'counts' | 'source'>): string {
  if (!counts) return ''
  const parts: readonly (readonly [number, string])[] = [
    [counts.created, 'created'],
    [counts.updated, 'updated'],
    [counts.unchanged, 'unchanged'],
    [counts.skipped, 'left out'],
  ]
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${figure(count)} ${what}`)
  // An archive without a task still brings pages, clients or settings.
  return told.join(', ') || (isArchive({ source }) ? '' : 'Nothing to import')
}

/** `Import 1,204 of 1,210`; without anything that stays out `Import 1,210 tasks`; an archive `Import 3 projects`. */
export function importLabel({ counts, rowsTotal }: Pick<ImportData, 'counts' | 'rowsTotal'>, archive: ImportDetailData['archive']): string {
  if (archive) return archive.projects.length > 0 ? `Import ${plural(archive.projects.length, 'project')}` : 'Import the workspace'
  const taken = takenRows({ counts, rowsTotal })
  if (taken !== rowsTotal) return `Import ${figure(taken)} of ${figure(rowsTotal)}`
  return `Import ${figure(rowsTotal)} ${rowsTotal === 1 ? 'task' : 'tasks'}`
}

/** How many rows come in. */
export function takenRows({ counts, rowsTotal }: Pick<ImportData, 'counts' | 'rowsTotal'>): number {
  return Math.max(0, rowsTotal - (counts?.skipped ?? 0))
}

const MINUTE = 60

/** `about 2 minutes left`; null while nobody can say. */
export function remainingText({ rowsDone, rowsTotal, startedAt }: Pick<ImportData, 'rowsDone' | 'rowsTotal' | 'startedAt'>, now: Date) {
  if (startedAt === null || rowsDone <= 0 || rowsTotal <= rowsDone) return null
  const passed = (now.getTime() - new Date(startedAt).getTime()) / 1000
  if (passed < 2) return null
  const left = (passed * (rowsTotal - rowsDone)) / rowsDone
  if (left < 10) return 'a few seconds left'
  if (left < MINUTE) return `about ${Math.ceil(left / 10) * 10} seconds left`
  return `about ${plural(Math.round(left / MINUTE), 'minute')} left`
}

/** The kind under which those who were invited are told among what was made. */
export const INVITATION = 'invitation'

const KINDS: Readonly<Record<string, string>> = {
  status: 'statuses',
  story: 'user stories',
  checklistitem: 'checklist items',
}

/** What an import makes by kind: `3 labels`, `1 user story`. */
export function kindText(kind: string, count: number): string {
  const one = kind === 'story' ? 'user story' : kind
  return plural(count, one, KINDS[kind] ?? `${kind}s`)
}

/** What a new project is called at first: the file without its ending, as words. */
export function nameOfFile(filename: string): string {
  const words = filename
    .replace(/\.(csv|tsv|txt|json|xml|zip)$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
