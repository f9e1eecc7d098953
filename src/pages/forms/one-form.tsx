// One form of a project: its fields, or what was sent by it.
import { ArrowLeftIcon } from 'lucide-react'
import { useLayoutEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useHere, useHidden } from '#src/actions/actions-context.tsx'
import { heldId } from '#src/actions/delayed-delete.ts'
import { perform } from '#src/actions/perform.ts'
import { InPlaceText } from '#src/data/forms/in-place-text.tsx'
import { UnreadPage } from '#src/data/unread-page.tsx'
import { useRead } from '#src/data/use-read.ts'
import { formTitleProblem, formTitleTo } from '#src/features/form/form.actions.ts'
import { FormBuilder, mayBuild } from '#src/features/form/form-builder.tsx'
import { SubmissionList } from '#src/features/form/submission-list.tsx'
import { useSubmissions } from '#src/features/form/use-submissions.ts'
import { GetForm } from '#src/model/form/form.graphql.ts'
import { type FormListSubject, type FormSubject, type FormView, formsPath, openFormSubject } from '#src/model/form/form-subject.ts'
import { type SubmissionState, stateNames, submissionStates } from '#src/model/form/form-words.ts'
import { useTabInAddress } from '#src/model/task/rows/use-tab-in-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'form.head': true
    'form.tools': true
    'answers.tools': true
  }
}

const VIEWS: readonly { value: FormView; label: string }[] = [
  { value: 'fields', label: 'Fields' },
  { value: 'answers', label: 'Answers' },
]

/** An id that the project has no form of says that it was deleted. */
export function OneForm({ id, list }: { id: string; list: FormListSubject }) {
  const { scene } = useActions()
  const { workspaceSlug, projectSlug, viewerCan } = list
  const hidden = useHidden()
  const [view, show] = useTabInAddress(VIEWS)
  const isId = /^[0-9a-f-]{36}$/i.test(id)
  const variables = { workspaceSlug, projectSlug, id }
  const read = useRead({ query: GetForm, variables, pause: !isId || viewerCan.length === 0, requestPolicy: 'cache-and-network' })
  const found = read.data?.form
  const form = useMemo(
    () => (found && !hidden.has(heldId('form', found.id)) ? openFormSubject(found, { workspaceSlug, projectSlug, viewerCan }, view) : null),
    [found, hidden, workspaceSlug, projectSlug, viewerCan, view],
  )
  useLayoutEffect(() => scene.set({ form }), [scene, form])
  useLayoutEffect(() => () => scene.set({ form: null }), [scene])
  useComing('form', form === null && isId && !read.data && !read.error)
  useDocumentTitle(form ? form.title : 'Form')
  if (form?.parts) return <Whole form={form} view={view} onView={show} />
  const isGone = !isId || (read.data && !read.fetching)
  return (
    <div className={page}>
      {isGone ? (
        <EmptyState
          action={
            <Button asChild variant="primary">
              <Link to={formsPath(list)}>All forms</Link>
            </Button>
          }
        >
          This form was deleted.
        </EmptyState>
      ) : (
        <UnreadPage read={read} name="Form" what="the form" />
      )}
    </div>
  )
}

function Whole({ form, view, onView }: { form: FormSubject; view: FormView; onView: (view: FormView) => void }) {
  const { services } = useActions()
  const here = useHere()
  const about = { form: [form] }
  const title = (
    <InPlaceText
      name={`form:${form.id}:title`}
      label="Title of form"
      text={form.title}
      editable={mayBuild(form)}
      check={formTitleProblem}
      onSave={async (typed) => (await perform(formTitleTo(typed), here(about), 'form')) === 'done'}
    />
  )
  return (
    <div className={page}>
      <PageHeader
        mark={<IconButton icon={ArrowLeftIcon} label="All forms" onClick={() => services.go.to(formsPath(form))} />}
        title={title}
        meta={<Chip tone={form.state === 'OPEN' ? 'good' : 'neutral'}>{stateNames[form.state]}</Chip>}
      >
        <Segmented
          label="What of the form"
          value={view}
          onChange={onView}
          options={VIEWS.map(({ value, label }) => ({
            value,
            label: value === 'answers' && form.newCount > 0 ? `${label} (${form.newCount})` : label,
          }))}
        />
        {view === 'fields' && <ActionPlace place="form.tools" subjects={about} short />}
        {view === 'answers' && <States />}
        {view === 'answers' && <ActionPlace place="answers.tools" subjects={about} short />}
        {/* Not beside the title, which a phone has no room for then. */}
        <ActionPlace
          place="form.head"
          subjects={about}
          short
          labels={{ 'form.publish': form.state === 'OPEN' ? 'Close' : 'Open' }}
          first={['form.copy-link', 'form.publish']}
        />
      </PageHeader>
      {view === 'fields' ? <FormBuilder form={form} /> : <Answers form={form} />}
    </div>
  )
}

/** Which answers are in view, as the address says. */
function useStateInAddress(): [SubmissionState, (state: SubmissionState) => void] {
  const [query, setQuery] = useAddressQuery()
  const asked = query.get('state')?.toUpperCase()
  const state = submissionStates.find((one) => one.state === asked)?.state ?? 'NEW'
  const set = (next: SubmissionState) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === 'NEW') after.delete('state')
        else after.set('state', next.toLowerCase())
        return after
      },
      { replace: true },
    )
  return [state, set]
}

function States() {
  const [state, set] = useStateInAddress()
  return (
    <Segmented
      label="Which answers"
      value={state}
      onChange={set}
      options={submissionStates.map((one) => ({ value: one.state, label: one.title }))}
    />
  )
}

function Answers({ form }: { form: FormSubject }) {
  const [state] = useStateInAddress()
  const read = useSubmissions(form, state)
  return <SubmissionList key={state} form={form} state={state} read={read} />
}
