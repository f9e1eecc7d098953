// Subjects of the settings' lists of statuses, types and labels, for tests of who may do what.
import type { Permission } from '#src/actions/subject.ts'
import type { TemplateListSubject, TemplateSubject } from '#src/model/catalogue/template-subject.ts'

const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/** One of each of these kinds, with neighbors. */
export function templateSubjects(viewerCan: readonly Permission[]): TemplateSubject[] {
  return ['workflow', 'label', 'effort', 'task-type', 'board'].map((kind) => ({
    ...{ id: '2', kind, title: 'Second', project, viewerCan, ids: ['1', '2', '3'], tasks: 4 },
    item: { id: '2', title: 'Second', ...(kind !== 'effort' && kind !== 'board' && { color: '#8899aa' }) },
  }))
}

/** The lists of these kinds. */
export function templateListSubjects(viewerCan: readonly Permission[]): TemplateListSubject[] {
  return templateSubjects(viewerCan).map(({ kind }) => ({ id: `acme/website:${kind}`, kind, project, viewerCan }))
}

/** One of each, of another kind at each place of a test. */
export function templatesIn(viewerCan: readonly Permission[], at: number) {
  return { template: templateSubjects(viewerCan).slice(at, at + 1), 'template-list': templateListSubjects(viewerCan).slice(at, at + 1) }
}
