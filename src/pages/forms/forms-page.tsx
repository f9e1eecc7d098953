// The forms of a project: `.../form2task`, and one of them with its fields or its answers: `?form={id}&show=answers`.
import { useLayoutEffect, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { FormList, useForms } from '#src/features/form/form-list.tsx'
import { figure } from '#src/lib/figures.ts'
import type { FormListSubject } from '#src/model/form/form-subject.ts'
import { count } from '#src/ui/dialogs/surface.css.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { page } from '#src/ui/pages/full-page.css.ts'
import { PageHeader } from '#src/ui/pages/page-header.tsx'
import { OneForm } from './one-form.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'forms.head': true
  }
}

const NONE = [] as const

/** Readers and guests do not see it (FORM-04). The layout makes another project another page. */
export function FormsPage() {
  const { companySlug: workspaceSlug = '', projectSlug = '' } = useParams()
  const [query] = useSearchParams()
  const project = useScene((now) => (now.project?.slug === projectSlug ? now.project : null))
  const list = useMemo(
    (): FormListSubject => ({ id: `${workspaceSlug}/${projectSlug}`, workspaceSlug, projectSlug, viewerCan: project?.viewerCan ?? NONE }),
    [workspaceSlug, projectSlug, project],
  )
  const id = query.get('form')
  if (project !== null && !project.viewerCan.includes('EDIT'))
    return (
      <div className={page}>
        <PageHeader title="Form2Task" />
        <EmptyState>Forms are for those who work on this project.</EmptyState>
      </div>
    )
  return id === null ? <AllForms list={list} name={project?.name ?? null} /> : <OneForm key={id} id={id} list={list} />
}

function AllForms({ list, name }: { list: FormListSubject; name: string | null }) {
  const { scene } = useActions()
  const read = useForms(list, name === null)
  useLayoutEffect(() => scene.set({ 'form-list': list }), [scene, list])
  useLayoutEffect(() => () => scene.set({ 'form-list': null }), [scene])
  useComing('form', read.forms === null && !read.read.error)
  useDocumentTitle(name === null ? 'Form2Task' : `Form2Task of ${name}`)
  return (
    <div className={page}>
      <PageHeader
        title="Form2Task"
        meta={read.forms !== null && <span className={count}>{figure(read.forms.length)}</span>}
        actions={<ActionPlace place="forms.head" look="primary" subjects={{ 'form-list': [list] }} />}
      />
      <FormList list={list} label={`Forms of ${name ?? list.projectSlug}`} {...read} />
    </div>
  )
}
