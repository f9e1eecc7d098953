// One of each subject that lies on a task or a project, as who looks may act on it.
import type { Permission } from '#src/actions/subject.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** All of them on `task`. */
export function smallSubjects(task: TaskSubject, can: { task: readonly Permission[]; project: readonly Permission[] }) {
  const attachment = {
    ...{ id: 'a', uuid: null, filename: 'a.txt', mimetype: 'text/plain', size: 1, createdAt: null, createdAtForHumans: null, user: null },
    ...{ downloadUrl: '/api/attachments/a/content', owner: { ...PLACE, taskId: task.id } },
    viewerCan: can.task,
  }
  const about = { ...PLACE, subject: 'TASK', subjectId: task.id } as const
  return {
    attachment,
    comment: { id: 'c', about, viewerCan: can.task, author: 'ana' },
    timelog: { id: 'e', total: '1h', person: 'Mia Chen', task, viewerCan: can.task },
    checkitem: {
      ...{ id: 'c', title: 'Step', done: false, parentId: null, children: [] },
      ...{ task: { id: task.id, ...PLACE }, viewerCan: can.task },
    },
    member: { id: 'm', name: 'Mia Chen', role: 'member', fixed: null, project: { ...PLACE, name: 'Website' }, viewerCan: can.project },
    invitation: { id: 'i', token: 't', projectName: 'Website', viewerCan: [] },
  }
}
