// What actions on private notes send, for the matrix of roles: whoever is signed in, about a note of their own.
import { type Ground, mutate, type Row } from './role-call.ts'

/** Actions that change nothing on the host; the project of a conversion is asked for, and only those that may be edited are offered. */
export const noteReads = ['search', 'sort', 'show-trash', 'open', 'copy', 'convert'].map((verb) => `note.${verb}`)

async function makeNote({ world, who }: Ground, trashed = false): Promise<string> {
  const { body } = await world.host.as(who).post('/notes/', {}, { html: '<p>Matrix</p>' })
  if (trashed) await world.host.as(who).del(`/notes/${body.data.uuid}/`, {})
  return body.data.uuid
}

const onNote =
  (name: string, args: Record<string, unknown> = {}, trashed = false): Row =>
  async (ground) =>
    mutate(ground, name, { id: await makeNote(ground, trashed), ...args })

const create: Row = (ground) => mutate(ground, 'createNote', { input: {} })

/** By action. */
export const noteRows: Readonly<Record<string, Row>> = {
  'note.new': create,
  'note.create': create,
  'note.pin': onNote('updateNote', { input: { isPinned: true } }),
  'note.tags': onNote('updateNote', { input: { tags: ['plan'] } }),
  'note.trash': onNote('deleteNote'),
  'note.restore': onNote('restoreNote', {}, true),
  'note.delete-forever': onNote('deleteNote', { forever: true }, true),
}
