// What is changed about files: names, links, owners, versions.
import { sql } from 'drizzle-orm'
import type { SubjectKinds } from '#src/actions/subject.ts'
import { GetAttachment } from '#src/model/attachment/attachment.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import type { Given, Line } from './line.ts'
import { LOG } from './words.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** A file of a task, made a document of the project, linked with the task, or given an older version first. */
const file =
  (make: 'own' | 'document' | 'linked' | 'versions', script: (task: TaskSubject) => Script = () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const [task] = await bench.tasks(1)
    const { id } = await bench.addFile(task)
    const { db } = bench.world.host
    if (make === 'document' || make === 'linked') await db.execute(sql`update attachments set task_id = null where id = ${Number(id)}`)
    if (make === 'linked')
      await db.execute(sql`insert into attachment_links (company_id, attachment_id, task_id)
        select company_id, id, ${task.id} from attachments where id = ${Number(id)}`)
    if (make === 'versions') {
      await db.execute(sql`insert into attachment_versions (company_id, attachment_id, number, file, filename, mimetype, size, created_at)
        select company_id, id, 1, gen_random_uuid(), 'a.png', 'image/png', 7, now() - interval '1 day' from attachments where id = ${Number(id)}`)
      await db.execute(sql`update attachments set version = 2, file = gen_random_uuid() where id = ${Number(id)}`)
    }
    const { attachment } = await (await bench.api()).query(GetAttachment, { ...PLACE, id }, { requestPolicy: 'network-only' })
    if (!attachment) throw new Error('There is no file.')
    const subject: SubjectKinds['attachment'] = {
      ...attachment,
      owner: { ...PLACE, taskId: attachment.task?.id ?? null },
      viewerCan: task.viewerCan,
    }
    return { subjects: { attachment: [subject] }, script: script(task), on: task }
  }

/** The lines. */
export const documentLines: readonly Line[] = [
  {
    id: 'attachment.rename',
    given: file('own', () => ({ text: ['b'] })),
    touches: [LOG, 'attachments.filename', 'attachments.folded'],
  },
  {
    id: 'attachment.link-task',
    given: file('document', ({ id }) => ({ pick: [id] })),
    touches: [LOG, '+attachment_links', 'tasks.attachments_count'],
  },
  {
    id: 'attachment.unlink',
    given: file('linked'),
    touches: [LOG, '-attachment_links', 'tasks.attachments_count'],
    left: { 'attachment_links.created_at': 'when it was linked, which orders the chips only' },
  },
  {
    id: 'attachment.move-task',
    given: file('linked', ({ id }) => ({ pick: [id] })),
    touches: [LOG, '-attachment_links', 'attachments.task_id', 'tasks.image'],
    left: { 'attachment_links.created_at': 'when it was linked, which orders the chips only' },
  },
  {
    id: 'attachment.move-project',
    given: file('own'),
    touches: [LOG, 'attachments.task_id', 'tasks.attachments_count', 'tasks.image'],
  },
  {
    id: 'attachment.versions',
    given: file('versions', () => ({ pick: ['1', 'restore'] })),
    touches: [
      LOG,
      '+attachment_versions',
      ...['author_id', 'created_at', 'file', 'size', 'version'].map((column) => `attachments.${column}`),
    ],
    left: {
      '+attachment_versions': 'versions are only added: the one before is the newest again, with another number',
      'attachments.author_id': 'who made it the newest',
      'attachments.created_at': 'when it became the newest',
      'attachments.version': 'versions are only added',
    },
  },
]
