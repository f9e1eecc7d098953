// Forms, their fields and what was sent by them, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import { pathTo } from '#src/lib/paths.ts'
import type { FormFieldData, FormPresetsData, FormRowData, FormWholeData, SubmissionRowData } from './form.graphql.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    /** The form that is open. */
    form: FormSubject | null
    'form-list': FormListSubject | null
  }
}

declare module '#src/actions/action.ts' {
  interface Groups {
    form: true
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    form: FormSubject
    'form-list': FormListSubject
    field: FieldSubject
    submission: SubmissionSubject
  }
}

interface InProject {
  workspaceSlug: string
  projectSlug: string
  viewerCan: readonly Permission[]
}

/** What only a form that was read whole has. */
export interface FormParts {
  intro: string
  thanks: string
  dailyLimit: number
  presets: FormPresetsData
  fields: readonly FormFieldData[]
  lastFieldNumber: number
}

/** A form; `parts` is null in a list. */
export interface FormSubject extends FormRowData, InProject {
  parts: FormParts | null
  /** Which part of it is in view; null in a list. */
  view: FormView | null
}

/** The parts of the page of a form. */
export type FormView = 'fields' | 'answers'

/** The page that lists the forms of a project. */
export interface FormListSubject extends InProject {
  id: string
}

/** A field of the form that is open. */
export interface FieldSubject extends FormFieldData {
  /** Of its form and its number. */
  id: string
  viewerCan: readonly Permission[]
}

/** What was sent by a form. */
export interface SubmissionSubject extends SubmissionRowData, InProject {
  formId: string
}

type Place = Pick<InProject, 'workspaceSlug' | 'projectSlug' | 'viewerCan'>

/** A row of a list as a subject; the project's rights count. */
export function formSubject(form: FormRowData, { workspaceSlug, projectSlug, viewerCan }: Place): FormSubject {
  return { ...form, workspaceSlug, projectSlug, viewerCan, parts: null, view: null }
}

/** The form that is open as a subject. */
export function openFormSubject(form: FormWholeData, place: Place, view: FormView): FormSubject {
  const { intro, thanks, dailyLimit, presets, fields, lastFieldNumber } = form
  const parts =
    presets === null || fields === null
      ? null
      : { intro: intro ?? '', thanks: thanks ?? '', dailyLimit: dailyLimit ?? 200, presets, fields, lastFieldNumber: lastFieldNumber ?? 0 }
  return { ...formSubject(form, place), parts, view }
}

/** The id of a field among those of all forms. */
export function fieldId(form: { id: string }, number: number): string {
  return `${form.id}:${number}`
}

/** What is written to a form goes one after the other. */
export function formLane({ id }: { id: string }): string {
  return `Form:${id}`
}

/** The path of the forms of a project, or of one of them. */
export function formsPath({ workspaceSlug, projectSlug }: Omit<Place, 'viewerCan'>, id?: string, view: FormView = 'fields'): string {
  const path = pathTo('projects.form2task', { companySlug: workspaceSlug, projectSlug })
  if (id === undefined) return path
  return `${path}?${new URLSearchParams({ form: id, ...(view === 'answers' && { show: view }) })}`
}

/** The address by which people outside find a form, without origin. */
export function publicFormPath({ token }: { token: string }): string {
  return `/bp/form/${token}`
}
