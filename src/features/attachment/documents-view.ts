// How the documents of a project are looked at: what narrows and orders them is in the address, whether as tiles is kept on this device.
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { type FileKind, fileKinds } from '#src/model/attachment/file-kind.ts'

/** What is asked for; `kind` and `user` are empty for any. */
export interface DocumentsView {
  search: string
  kind: FileKind | ''
  user: string
  sort: 'newest' | 'name' | 'size'
  group: 'month' | 'kind' | 'uploader' | 'none'
  /** Files of tasks, too. */
  all: boolean
}

/** What can be chosen, in its order and as people read it. */
export const documentChoices = {
  kind: (Object.keys(fileKinds) as FileKind[]).map((value) => ({ value, label: fileKinds[value].name })),
  sort: [
    { value: 'newest' as const, label: 'Newest first' },
    { value: 'name' as const, label: 'By name' },
    { value: 'size' as const, label: 'Largest first' },
  ],
  group: [
    { value: 'month' as const, label: 'By month' },
    { value: 'kind' as const, label: 'By kind' },
    { value: 'uploader' as const, label: 'By uploader' },
    { value: 'none' as const, label: 'No groups' },
  ],
}

/** Whether documents are shown as tiles. */
export const tilesChoice = surfaceChoice<boolean>('documents-tiles', (value) => (typeof value === 'boolean' ? value : null))

const KINDS = ['image', 'pdf', 'office', 'text', 'code', 'other'] as const
const SORTS = ['newest', 'name', 'size'] as const
const GROUPS = ['month', 'kind', 'uploader', 'none'] as const

const known = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text)

/** Reads the address; what is odd in it is as if it were not there. */
export function readView(query: URLSearchParams): DocumentsView {
  return {
    search: query.get('q') ?? '',
    kind: known(KINDS, query.get('kind')) ?? '',
    user: query.get('user') ?? '',
    sort: known(SORTS, query.get('sort')) ?? 'newest',
    group: known(GROUPS, query.get('group')) ?? 'month',
    all: query.get('all') === '1',
  }
}

/** Puts a changed part into the address; what is usual is left out. */
export function writeView(before: URLSearchParams, change: Partial<DocumentsView>): URLSearchParams {
  const { search, kind, user, sort, group, all } = { ...readView(before), ...change }
  const query = new URLSearchParams(before)
  const put = (name: string, value: string, usual: string) => (value === usual ? query.delete(name) : query.set(name, value))
  put('q', search, '')
  put('kind', kind, '')
  put('user', user, '')
  put('sort', sort, 'newest')
  put('group', group, 'month')
  put('all', all ? '1' : '', '')
  return query
}

/** Whether anything narrows the list. */
export function isNarrowed({ search, kind, user }: DocumentsView): boolean {
  return search !== '' || kind !== '' || user !== ''
}

/** The variables of `ListDocuments` but for the page. */
export function variablesOf({ search, kind, user, sort, group, all }: DocumentsView) {
  const sorts = { newest: null, name: 'FILENAME', size: 'SIZE' } as const
  const groups = { month: null, none: null, kind: 'KIND', uploader: 'USER' } as const
  return {
    ...(search !== '' && { search }),
    ...(kind !== '' && { kinds: [kind.toUpperCase() as Uppercase<FileKind>] }),
    ...(user !== '' && { user }),
    ...(sorts[sort] !== null && { sort: sorts[sort] }),
    ...(groups[group] !== null && { group: groups[group] }),
    ...(all && { withTasks: true }),
    perPage: 50,
  }
}
