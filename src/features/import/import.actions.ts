// Where files of other products come in, from anywhere (IMPORT-13).
import { ImportIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { importPath } from '#src/lib/paths.ts'
import '#src/model/project/project-subject.ts'
import '#src/model/workspace/workspace-subject.ts'

const KEYWORDS = ['migrate', 'move in', 'bring', 'csv', 'Jira', 'Linear', 'Asana', 'Trello', 'GitHub', 'Todoist', 'file', 'upload']

/** Into a workspace: a new project, or those there are. */
export const startImporting = defineAction({
  id: 'import.start',
  on: 'workspace',
  title: 'Import…',
  name: 'Import',
  icon: ImportIcon,
  group: 'workspace',
  needs: 'OWN',
  single: true,
  seldom: true,
  keywords: KEYWORDS,
  run({ go, workspaces: [{ slug }] }) {
    go.to(importPath({ workspaceSlug: slug, projectSlug: null }))
  },
})

/** Into a project. */
export const startImportingInto = defineAction({
  id: 'import.start-project',
  on: 'project',
  title: 'Import into this project…',
  name: 'Import into this project',
  short: 'Import',
  icon: ImportIcon,
  group: 'project',
  needs: 'ADMIN',
  single: true,
  seldom: true,
  keywords: KEYWORDS,
  run({ go, projects: [{ workspaceSlug, slug }] }) {
    go.to(importPath({ workspaceSlug, projectSlug: slug }))
  },
})

/** Imports as a whole. */
export const actions: readonly Action[] = [startImporting, startImportingInto]
