// What narrows, orders and groups the documents, and as what they are drawn (DOCS-02, DOCS-04).
import { LayoutGridIcon, ListIcon } from 'lucide-react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { useRead } from '#src/data/use-read.ts'
import type { DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { fileKinds } from '#src/model/attachment/file-kind.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import * as styles from './document-list.css.ts'
import { type DocumentsView, documentChoices, tilesChoice } from './documents-view.ts'

const KINDS = [{ value: '' as const, label: 'All kinds' }, ...documentChoices.kind]
const LAYOUTS = [
  { value: 'list', label: 'List', icon: ListIcon, hideLabel: true },
  { value: 'tiles', label: 'Tiles', icon: LayoutGridIcon, hideLabel: true },
] as const

interface Shown {
  list: DocumentsSubject
  view: DocumentsView
  onChange: (part: Partial<DocumentsView>) => void
}

/** The controls beside the search; on phones one button, and a chip for each thing that is set (SCREEN-02). */
export function DocumentFilters({ list, view, tiles, onChange }: Shown & { tiles: boolean }) {
  const plain = { hideLabel: true, size: 28, className: styles.select } as const
  return (
    <>
      <ActionPlace place="documents.filter" short subjects={{ documents: [list] }} />
      <FilterChips list={list} view={view} onChange={onChange} />
      <span className={styles.choices}>
        <Select {...plain} label="Kind" value={view.kind} options={KINDS} onChange={(kind) => onChange({ kind })} />
        <Select {...plain} label="Order" value={view.sort} options={documentChoices.sort} onChange={(sort) => onChange({ sort })} />
        <Select {...plain} label="Groups" value={view.group} options={documentChoices.group} onChange={(group) => onChange({ group })} />
        <Checkbox checked={view.all} onChange={(all) => onChange({ all })}>
          All files
        </Checkbox>
      </span>
      <Segmented
        label="Layout"
        value={tiles ? 'tiles' : 'list'}
        options={LAYOUTS}
        onChange={(next) => writeStored(tilesChoice, next === 'tiles')}
        className={styles.layout}
      />
    </>
  )
}

function FilterChips({ list: { workspaceSlug, projectSlug }, view, onChange }: Shown) {
  const { data } = useRead({ query: ProjectCatalogue, variables: { workspaceSlug, projectSlug }, pause: view.user === '' })
  const uploader = data?.members.find(({ person }) => person.username === view.user)?.person.name ?? view.user
  const labelOf = (name: 'sort' | 'group') => documentChoices[name].find(({ value }) => value === view[name])?.label
  return (
    <>
      {view.user && <Chip onRemove={() => onChange({ user: '' })}>{uploader}</Chip>}
      <span className={styles.chosen}>
        {view.kind && <Chip onRemove={() => onChange({ kind: '' })}>{fileKinds[view.kind].name}</Chip>}
        {view.all && <Chip onRemove={() => onChange({ all: false })}>All files</Chip>}
        {view.sort !== 'newest' && <Chip onRemove={() => onChange({ sort: 'newest' })}>{labelOf('sort')}</Chip>}
        {view.group !== 'month' && <Chip onRemove={() => onChange({ group: 'month' })}>{labelOf('group')}</Chip>}
      </span>
    </>
  )
}
