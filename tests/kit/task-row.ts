// A task with every field that rows and the detail ask for, for fake gateways.
import { taskSubject } from './action-fakes.ts'

/** `taskSubject(n)` as the gateway answers it, without a description. */
export const taskRow = (n: number, title: string) => ({
  ...taskSubject(n, { title }),
  project: { id: 'acme/website', slug: 'website', name: 'Website' },
  ...{ image: null, position: 0, createdAt: null, updatedAt: null, sprint: null, userStory: null, parentId: null },
  counts: { comments: 0, files: 0, checklistDone: 0, checklistTotal: 0, subtasks: 0, timeSeconds: 0 },
  ...{ slug: `t-${n}`, description: '', creator: null, createdAtForHumans: null },
})
