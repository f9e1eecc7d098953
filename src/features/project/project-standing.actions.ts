// Finishing a project and putting it away. No key does either (PSET-16).
import { ArchiveIcon, CircleCheckIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { changeStatus, knownProject } from './project-change.ts'
import { isArchived, writable } from './project-standing.ts'

const standing = { on: 'project', group: 'project', needs: 'OWN', single: true } as const

/** Completed, or in progress again; it can still be worked in. */
export const completeProject = defineAction({
  ...standing,
  id: 'project.complete',
  title: ({ projects: [{ status }] }) => (status === 'COMPLETED' ? 'Take project up again' : 'Mark as completed'),
  name: 'Mark as completed',
  icon: CircleCheckIcon,
  keywords: ['finish', 'done', 'project status', 'take up again', 'reopen', 'in progress'],
  when: ({ projects: [project] }) => writable(project),
  async run(context) {
    const project = await knownProject(context)
    return changeStatus(context, project, project.status === 'COMPLETED' ? 'IN_PROGRESS' : 'COMPLETED')
  },
})

/** Read-only for everybody, or reopened (PSET-05). */
export const archiveProject = defineAction({
  ...standing,
  id: 'project.archive',
  title: ({ projects: [{ status = null }] }) => (isArchived({ status }) ? 'Reopen project' : 'Archive project'),
  name: 'Archive project',
  icon: ArchiveIcon,
  keywords: ['put away', 'read-only', 'close project', 'reopen', 'unarchive', 'restore'],
  async run(context) {
    const project = await knownProject(context)
    return changeStatus(context, project, project.status === 'ARCHIVED' ? 'IN_PROGRESS' : 'ARCHIVED')
  },
})

/** How a project stands, as actions. */
export const actions: readonly Action[] = [completeProject, archiveProject]
