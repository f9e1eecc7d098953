// Opens the Upload modal because the application event asked for it (FILES-10, FILES-11, EVENT-11).
import type { Services } from '#src/actions/services.ts'
import type { EventTask } from '#src/data/app-events.ts'

/** For the named task, else for the route's project. Who may not upload is told so. */
export function openUpload({ dialogs, say, scene }: Pick<Services, 'dialogs' | 'say' | 'scene'>, named: EventTask | null): void {
  const { detail, rows: tasks, project } = scene.get()
  const task = named && ([...tasks, ...(detail ? [detail] : [])].find(({ id }) => id === named.id) ?? null)
  const inProject = project && (!named || (named.workspaceSlug === project.workspaceSlug && named.projectSlug === project.slug))
  const viewerCan = task?.viewerCan ?? (inProject ? project.viewerCan : null)
  const place = named ?? (project && { workspaceSlug: project.workspaceSlug, projectSlug: project.slug })
  if (viewerCan === null || place === null) say.note('Open the project first to upload a file.')
  else if (!viewerCan.includes('EDIT')) say.note('You do not have permission to do this.')
  else {
    const { workspaceSlug, projectSlug } = place
    dialogs.open('attachment.upload', { owner: { workspaceSlug, projectSlug, taskId: named?.id ?? null }, viewerCan })
  }
}
