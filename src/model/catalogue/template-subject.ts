// One of what a project's tasks are given, and the list of them in the settings, as actions see them.
import type { Permission } from '#src/actions/subject.ts'
import type { AnyItem, ProjectAddress } from './item-kind.ts'

declare module '#src/actions/scene.ts' {
  interface SceneParts {
    template: null
    'template-list': TemplateListSubject | null
  }
}

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    template: TemplateSubject
    'template-list': TemplateListSubject
  }
}

/** The list of one kind (`kind` is the id of an `ItemKind`). */
export interface TemplateListSubject {
  id: string
  kind: string
  project: ProjectAddress
  viewerCan: readonly Permission[]
}

/** A status, type, effort, label or board. `ids` are all of its list in their order. */
export interface TemplateSubject extends TemplateListSubject {
  title: string
  item: AnyItem
  ids: readonly string[]
  /** How many tasks have it, archived ones left out; null where nobody counts. */
  tasks: number | null
}

/** The name by which the form of one, or of a new one (`new`), is begun. */
export function formName({ project, kind }: Pick<TemplateListSubject, 'project' | 'kind'>, id: string): string {
  return `items:${project.workspaceSlug}/${project.projectSlug}:${kind}:${id}`
}
