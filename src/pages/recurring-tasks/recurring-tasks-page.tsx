// The rules of a workspace: `/:companySlug/recurring-tasks`, and one of them beside the list: `?rule={id}`.
import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useHidden, useScene } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { publicId, sessionId } from '#src/data/ids/session-ids.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { RecurrenceFilterChips } from '#src/features/recurrence/recurrence-filter-chips.tsx'
import { RecurrenceList } from '#src/features/recurrence/recurrence-list.tsx'
import { RecurrencePane } from '#src/features/recurrence/recurrence-pane.tsx'
import { useRecurrences } from '#src/features/recurrence/use-recurrences.ts'
import { figure } from '#src/lib/figures.ts'
import { GetRecurrence } from '#src/model/recurrence/recurrence.graphql.ts'
import { type RecurrenceFilters, type RecurrenceListSubject, recurrenceSubject } from '#src/model/recurrence/recurrence-subject.ts'
import { stateNames } from '#src/model/recurrence/recurrence-words.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SearchBox } from '#src/ui/lists/search-box.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'recurrences.head': true
    'recurrences.filter': true
  }
}

const PANE = 480
const NONE = [] as const

/** Another workspace is another page. */
export function RecurringTasksPage() {
  const { companySlug: workspaceSlug = '' } = useParams()
  return <Rules key={workspaceSlug} workspaceSlug={workspaceSlug} />
}

function Rules({ workspaceSlug }: { workspaceSlug: string }) {
  const { scene } = useActions()
  const viewerCan = useScene(({ workspace }) => (workspace?.slug === workspaceSlug ? workspace.viewerCan : NONE))
  const [filters, find] = useFilters()
  const list = useMemo(
    (): RecurrenceListSubject => ({ id: workspaceSlug, workspaceSlug, viewerCan, filters }),
    [workspaceSlug, viewerCan, filters],
  )
  const read = useRecurrences(list)
  useLayoutEffect(() => scene.set({ 'recurrence-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'recurrence-list': null }), [scene])
  useComing('recurrence', read.rules === null && !read.failed)
  useDocumentTitle('Recurring tasks')
  return (
    <div className={page}>
      <PageHeader
        title="Recurring tasks"
        meta={read.total !== null && <span className={count}>{figure(read.total)}</span>}
        actions={<ActionPlace place="recurrences.head" look="primary" short subjects={{ 'recurrence-list': [list] }} />}
      >
        <SearchBox label="Search recurring tasks" text={filters.search} onSearch={find} />
        <ActionPlace place="recurrences.filter" short subjects={{ 'recurrence-list': [list] }} />
        <RecurrenceFilterChips list={list} rules={read.rules ?? NONE} />
      </PageHeader>
      <RecurrenceList list={list} read={read} />
      <OpenRule list={list} />
    </div>
  )
}

/** The pane itself, not its first button, whose tooltip would lie over the title. */
function focusPane(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** The rule that the address names. */
function OpenRule({ list: { workspaceSlug } }: { list: RecurrenceListSubject }) {
  const { scene } = useActions()
  const [query, setQuery] = useAddressQuery()
  const named = query.get('rule') ?? ''
  const id = sessionId(named, 'Recurrence')
  const unmade = useUnmade(id)
  const read = useRead({ query: GetRecurrence, variables: { workspaceSlug, id }, pause: id === '', requestPolicy: 'cache-and-network' })
  const found = id === '' ? null : read.data?.recurrence
  const isHidden = useHidden().has(heldId('recurrence', id))
  const rule = useMemo(
    () =>
      found && found.id === id && !isHidden ? { ...recurrenceSubject(found, workspaceSlug), dates: found.dates, task: found.task } : null,
    [found, id, isHidden, workspaceSlug],
  )
  useLayoutEffect(() => scene.set({ recurrence: rule }), [scene, rule])
  useLayoutEffect(() => () => scene.set({ recurrence: null }), [scene])
  // Once it has been made, others can read the address too.
  useEffect(() => {
    if (!unmade && publicId(id) !== named) setQuery((before) => withRule(before, publicId(id)), { replace: true, preventScrollReset: true })
  }, [id, unmade, named, setQuery])
  const close = useCallback(
    () =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('rule')
          return after
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  )
  return (
    <Drawer
      open={id !== '' && !isHidden}
      onOpenChange={(open) => !open && close()}
      title={rule?.title ?? 'Rule'}
      width={PANE}
      modal={false}
      top={48}
      onOpenAutoFocus={focusPane}
    >
      {rule ? (
        <RecurrencePane key={rule.id} rule={rule} onClose={close} />
      ) : read.error && !read.data ? (
        <ReadFailure read={read} what="the rule" />
      ) : read.data && !read.fetching ? (
        <EmptyState action={<Button onClick={close}>All recurring tasks</Button>}>This rule does not exist or was deleted.</EmptyState>
      ) : (
        <SkeletonPanel />
      )}
    </Drawer>
  )
}

function withRule(before: URLSearchParams, rule: string): URLSearchParams {
  const after = new URLSearchParams(before)
  after.set('rule', rule)
  return after
}

function stateIn(text: string): RecurrenceFilters['state'] {
  const name = text.toUpperCase()
  return name in stateNames ? (name as keyof typeof stateNames) : ''
}

/** What the list is narrowed by stands in the address. */
function useFilters(): [RecurrenceFilters, (search: string) => void] {
  const [query, setQuery] = useAddressQuery()
  const [search, project, person, state] = ['q', 'project', 'person', 'state'].map((name) => query.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ]
  const filters = useMemo((): RecurrenceFilters => ({ search, project, person, state: stateIn(state) }), [search, project, person, state])
  const find = useCallback(
    (text: string) =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before)
          if (text === '') after.delete('q')
          else after.set('q', text)
          return after
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  return [filters, find]
}
