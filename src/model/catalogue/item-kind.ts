// The small things that a project's tasks are given (labels, types, efforts, workflows, boards, sprints, user stories), described once for actions and dialogs.
import type { AnyVariables, TypedDocumentNode } from '@urql/core'
import type { LucideIcon } from 'lucide-react'
import type { Permission, SubjectKind } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import type { projectRef } from '#src/data/refs.ts'
import type { UsageFilter } from './item-usage.ts'

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export type ProjectAddress = ReturnType<typeof projectRef>

/** The texts of a form, by field. */
export type FormTexts = Readonly<Record<string, string>>

/** What is asked of a thing; the first field of a kind is its name. */
export interface ItemField {
  name: string
  label: string
  type: 'text' | 'long' | 'colour' | 'hours' | 'day'
  placeholder?: string
  /** Offered for a new thing. */
  initial?: string
  /** Left out of the palette's questions, and may stay empty. */
  optional?: boolean
  /** A sentence when the text will not do; `texts` are the other fields. */
  check?: (text: string, texts: FormTexts) => string | null
}

/** A page of things. */
export interface ItemPage<Item> {
  items: readonly Item[]
  totalPages: number
}

/** What of a list is wanted; sources that are not paged look at `notOnTask` at most. */
export interface AskedItems {
  search: string
  page: number
  /** Only what this task does not have (LABEL-02). */
  notOnTask?: string | undefined
}

/** Where a kind's list comes from; made by `itemSource`. */
export interface ItemSource<Item> {
  document: TypedDocumentNode<unknown, AnyVariables>
  variables(project: ProjectAddress, asked: AskedItems): AnyVariables
  read(data: unknown): ItemPage<Item>
  /** True when the host searches and pages; else everything comes at once. */
  paged: boolean
}

/** A source over one document. */
export function itemSource<Result, Variables extends AnyVariables, Item>(
  document: TypedDocumentNode<Result, Variables>,
  variables: (project: ProjectAddress, asked: AskedItems) => Variables,
  read: (data: Result) => ItemPage<Item>,
  paged = false,
): ItemSource<Item> {
  return { document: document as ItemSource<Item>['document'], variables, read: (data) => read(data as Result), paged }
}

/** A thing of any kind. */
export type AnyItem = { id: string; title: string }

/** Describes one kind of thing. `Draft` is what it is made of besides its id. Methods, so that kinds of different drafts fit in one list. */
export interface ItemKind<Draft extends { title: string }> {
  /** Starts the actions' ids: `label` → `label.create`, `label.edit`, `label.delete`, `label.manage`. */
  id: string
  /** The kind of the screen that lists these, whose own actions stand in for those on the project while it is in view; its delete is `<id>.delete`. */
  screen?: SubjectKind
  /** As people call one and many: `label`, `task type`, `user stories`. */
  noun: string
  plural: string
  /** The title of the dialog, verbatim (`Manage Labels`). */
  manage: string
  keywords: readonly string[]
  icons: { create: LucideIcon; edit: LucideIcon; delete: LucideIcon; manage: LucideIcon }
  needs: { create: Permission; edit: Permission; delete: Permission }
  /** True = paid plans only. */
  plan?: boolean
  source: ItemSource<Draft & { id: string }>
  /** The verbatim sentence of a failed read. */
  readFailure?: string
  /** What an empty list says. */
  empty: string
  fields: readonly ItemField[]
  /** The texts of a form about a thing. */
  write(item: Draft): FormTexts
  /** What was typed; runs on texts that every `check` let pass. */
  read(texts: FormTexts): Draft
  /** Small text behind the title. */
  hint?(item: Draft): string
  /** Things that can neither be edited nor deleted (BOARD-05). */
  fixed?(id: string): boolean
  /** What a delete does besides, under its question. */
  loses?(item: Draft): string | null
  create(api: Api, project: ProjectAddress, draft: Draft): Promise<{ id: string } | null>
  /** Writes what `change` names and nothing else. */
  edit(api: Api, project: ProjectAddress, id: string, change: Partial<Draft>): Promise<unknown>
  delete(api: Api, project: ProjectAddress, id: string): Promise<unknown>
  /** Undoes the creating of what `create` answered, where that may hold more by now than it was made with. Without it, it is deleted. */
  unmake?(api: Api, project: ProjectAddress, made: { id: string }): Promise<unknown>
  /** What the tasks of a project are counted by to tell how many have each. */
  counted?: 'WORKFLOW' | 'TYPE' | 'EFFORT' | 'LABEL' | 'BOARD'
  /** Puts the list in order; `ids` are all of it, the first is what new tasks get (PSET-11). Things without it stand by name. */
  order?(api: Api, project: ProjectAddress, ids: readonly string[]): Promise<unknown>
  /** Gives the tasks of a thing `other` and deletes it; answers how many tasks that were (PSET-12, PSET-13). */
  replace?(api: Api, project: ProjectAddress, id: string, other: string): Promise<number>
  /** Undoes that: it is back, and its tasks have it again. */
  putBack?(api: Api, project: ProjectAddress, id: string): Promise<unknown>
  /** Finds the tasks that have this thing, where a thing in use cannot be deleted (LABEL-05, TEMPLATE-05). */
  usedBy?(id: string): UsageFilter
}

/** A kind whatever its things are made of. */
export type AnyItemKind = ItemKind<{ title: string }>

/** The first sentence that says why these texts will not do, with its field. */
export function problemOf(fields: readonly ItemField[], texts: FormTexts): { field: string; text: string } | null {
  for (const { name, check } of fields) {
    const text = check?.(texts[name] ?? '', texts) ?? null
    if (text !== null) return { field: name, text }
  }
  return null
}

/** The name of a thing: not empty, at most `most` characters. */
export function nameField(most: number, label = 'Name'): ItemField {
  return {
    name: 'title',
    label,
    type: 'text',
    placeholder: label,
    check: (text) =>
      text.trim() === '' ? 'A name is needed.' : text.trim().length > most ? `A name has at most ${most} characters.` : null,
  }
}

declare module '#src/actions/define-feature.ts' {
  interface FeatureParts {
    /** Kinds of things that a project's tasks are given; each has a manage dialog. */
    items: readonly AnyItemKind[]
  }
}
