// What people of each role may do to files, as calls to the host.
import { multipart } from './multipart.ts'
import { type Ground, mutate, type Row, type Verdict } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** The verdict of a plain REST call. */
function verdictOf({ status, body }: { status: number; body: unknown }): Verdict {
  if (status < 300) return 'allowed'
  if ([402, 403, 404].includes(status)) return 'refused'
  throw new Error(`A call of the matrix answered ${status}: ${JSON.stringify(body)}`)
}

const file = () => multipart('note.txt', 'Hello', { type: 'text/plain' })

async function uploadAs({ world, task }: Ground, who: string) {
  return world.host.as(who).send({
    method: 'POST',
    url: '/attachments/',
    query: { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.id },
    ...file(),
  })
}

/** On a file by the owner: of the task or, as a document, linked with it where that is said. */
const onFile =
  (name: string, args: (ground: Ground) => object, document = false, linked = false): Row =>
  async (ground) => {
    const { body } = await uploadAs(ground, 'ana')
    const owner = { ...ground, who: 'ana' }
    const file = { project: ground.project, id: String(body.data.id) }
    if (document) await mutate(owner, 'moveAttachment', { ...file, taskId: null })
    if (linked) await mutate(owner, 'linkAttachment', { ...file, taskId: ground.task.id })
    return mutate(ground, name, { ...file, ...args(ground) })
  }

const upload: Row = async (ground) => verdictOf(await uploadAs(ground, ground.who))

/** One row an action on files. */
export const fileRows: Readonly<Record<string, Row>> = {
  'attachment.upload': upload,
  'document.upload': upload,
  'attachment.replace': upload,
  'attachment.delete': onFile('deleteAttachment', () => ({})),
  'attachment.rename': onFile('renameAttachment', () => ({ filename: 'renamed.txt' })),
  'attachment.link-task': onFile('linkAttachment', ({ task }) => ({ taskId: task.id }), true),
  'attachment.unlink': onFile('unlinkAttachment', ({ task }) => ({ taskId: task.id }), true, true),
  'attachment.move-task': onFile('moveAttachment', ({ task }) => ({ taskId: task.id }), true),
  'attachment.move-project': onFile('moveAttachment', () => ({ taskId: null })),
}
