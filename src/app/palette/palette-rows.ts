// The lines of the palette and their headings.
import type { Action, Group } from '#src/actions/action.ts'
import type { ActionState } from '#src/actions/state-of.ts'
import type { Subjects } from '#src/actions/subject.ts'
import type { Entity, EntityKind } from '#src/app/entities/entity.ts'
import type { MatchClass, Score } from '#src/lib/search/search-score.ts'

/** The most rows that are ever rendered. */
export const MOST_ROWS = 60
/** So many rows stand in the order of how well they fit, whatever their groups. */
export const IN_ORDER = 3

/** A line that runs an action. Locked ones tell the upgrade text when chosen. */
export interface CommandRow {
  kind: 'command'
  key: string
  title: string
  ranges: Score['ranges']
  action: Action
  state: Exclude<ActionState, { kind: 'hidden' }>
  /** What its question begins with: `tomorrow` of “due tomorrow”. */
  answer?: string
  /** What a sentence is read as, chip by chip; not `read` is what means nothing here. */
  parts?: readonly { text: string; read: boolean }[]
  /** What it is done to, where that is not what is in view. */
  about?: Subjects
  /** Behind the chips: on how much it is done. */
  reach?: string
}

/** A line that opens an entity. */
export interface EntityRow {
  kind: 'entity'
  key: string
  title: string
  ranges: Score['ranges']
  entity: Entity
}

/** A line of the palette. */
export type Row = CommandRow | EntityRow

/** Lines under one heading. */
export interface Section {
  id: Group | EntityKind | 'answered' | 'best' | 'sentence' | 'off' | 'remote'
  heading: string
  rows: readonly Row[]
}

/** How good a match is, the lower the better: sections of one tier keep their order. */
export const tiers: Readonly<Record<MatchClass, number>> = {
  exact: 0,
  all: 0,
  prefix: 1,
  word: 1,
  acronym: 1,
  synonym: 1,
  typo: 2,
  loose: 3,
}
/** What stands above the lines of a section; commands about things have it in the singular, things themselves in the plural. */
export const headings: Readonly<Record<Section['id'], string>> = {
  task: 'This task',
  create: 'Create',
  sprint: 'Sprint',
  time: 'Time',
  story: 'User story',
  epic: 'Epic',
  page: 'Pages',
  wiki: 'Wiki',
  recurrence: 'Recurring tasks',
  thread: 'Discussion',
  note: 'Note',
  comment: 'Comments',
  file: 'Files',
  client: 'Client',
  form: 'Form2Task',
  inbox: 'Inbox',
  invoice: 'Invoice',
  project: 'This project',
  workspace: 'This workspace',
  go: 'Go to',
  view: 'View',
  account: 'Account',
  person: 'Person',
  answered: 'With what is typed',
  best: 'Best matches',
  sentence: 'As you say',
  off: 'Not possible here',
  remote: 'More results',
}
/** In this order; a record, so that no group can be forgotten. */
const inOrder: Readonly<Record<Group, true>> = {
  ...{
    create: true,
    go: true,
    task: true,
    story: true,
    epic: true,
    sprint: true,
    wiki: true,
    thread: true,
    note: true,
    form: true,
    recurrence: true,
    time: true,
  },
  ...{ inbox: true, client: true, invoice: true, person: true, project: true, workspace: true, view: true, account: true },
}
/** Every group, in the order in which all commands are listed. */
export const groups = Object.keys(inOrder) as Group[]
/** A section on its way into the list. */
export interface Draft {
  section: Section
  tier: number
}
