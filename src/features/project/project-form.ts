// The fields of a new project: what is typed, what is wrong with it, and what is sent (PROJ-02..09).
import type { VariablesOf } from '#src/data/graphql.ts'
import { type PlainDate, parsePlainDate } from '#src/lib/dates/date-format.ts'
import { isPicture } from '#src/ui/marks/person-mark.ts'
import type { CreateProject } from './project.graphql.ts'
import { type ProjectStatus, projectStatuses } from './project-status.tsx'

/** Everything the dialog collects; days as `Y-m-d`, the budget in cents. */
export interface ProjectForm {
  name: string
  code: string
  description: string
  budgetCents: number | null
  startDate: PlainDate | null
  dueDate: PlainDate | null
  logo: string
  status: ProjectStatus
  isPrivate: boolean
}

/** Most characters of a project ID (PROJ-04). */
export const CODE_LENGTH = 6

/** In progress and private (PROJ-08, PROJ-09). */
export const emptyProjectForm: ProjectForm = {
  name: '',
  code: '',
  description: '',
  budgetCents: null,
  startDate: null,
  dueDate: null,
  logo: '',
  status: 'IN_PROGRESS',
  isPrivate: true,
}

/** Reads a kept draft; anything unreadable is as if it had not been typed. */
export function readProjectForm(text: string): ProjectForm {
  if (text === '') return emptyProjectForm
  let kept: Record<string, unknown>
  try {
    kept = { ...JSON.parse(text) }
  } catch {
    return emptyProjectForm
  }
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    name: words(kept.name),
    code: words(kept.code).slice(0, CODE_LENGTH),
    description: words(kept.description),
    budgetCents: typeof kept.budgetCents === 'number' && kept.budgetCents >= 0 ? kept.budgetCents : null,
    startDate: parsePlainDate(words(kept.startDate)),
    dueDate: parsePlainDate(words(kept.dueDate)),
    logo: words(kept.logo),
    status: projectStatuses.find(({ value }) => value === kept.status)?.value ?? 'IN_PROGRESS',
    isPrivate: kept.isPrivate !== false,
  }
}

/** The sentence beside the due date; the same day is allowed (PROJ-05, DEFECT-15). */
export function dueProblem({ startDate, dueDate }: ProjectForm): string | undefined {
  return startDate && dueDate && dueDate < startDate ? 'The due date cannot precede the start date.' : undefined
}

/** What is sent; the gateway adds the fixed values (PROJ-07). */
export function projectInput(form: ProjectForm, workspaceSlug: string): VariablesOf<typeof CreateProject>['input'] {
  return {
    workspaceSlug,
    name: form.name.trim(),
    code: form.code.trim(),
    description: form.description.trim(),
    budget: (form.budgetCents ?? 0) / 100,
    startDate: form.startDate,
    dueDate: form.dueDate,
    logo: isPicture(form.logo) ? form.logo : null,
    status: form.status,
    isPrivate: form.isPrivate,
  }
}
