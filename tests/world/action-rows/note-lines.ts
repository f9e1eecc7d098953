// What is done to private notes: pinned, tagged, made into tasks, put into the trash, had back, deleted for ever, and taken back.
import { CreateNote, DeleteNote } from '#src/model/note/note.graphql.ts'
import { type NoteSubject, OWN_NOTES } from '#src/model/note/note-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'

const onNote =
  (script: () => NonNullable<Given['script']> = () => ({}), trashed = false) =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const api = await bench.api()
    const made = async (): Promise<NoteSubject> => {
      const { note } = await api.mutate(CreateNote, { input: { html: '<p>Line</p><p>Rest</p>' } })
      if (!note) throw new Error('There is no note.')
      if (trashed) await api.mutate(DeleteNote, { id: note.id })
      return { ...note, trashedAt: trashed ? '2026-11-21T09:00:00.000Z' : null, viewerCan: OWN_NOTES }
    }
    const notes = await Promise.all(Array.from({ length: Math.max(1, count) }, made))
    return { subjects: { note: notes as [NoteSubject] }, script: script(), inView: { workspace: bench.workspace } }
  }

/** No workspace hears of them (NOTE-01). */
const unlogged = 'private notes are told to nobody'

const website = { id: 'acme/website', slug: 'website', name: 'Website relaunch', workspaceSlug: 'acme' }

/** The lines. */
export const noteLines: readonly Line[] = [
  // An empty note leaves nothing to take back: it goes by itself when it is left.
  { id: 'note.new', given: async () => ({ subjects: {} }), touches: ['+notes'], unlogged, byForm: true },
  {
    id: 'note.create',
    given: async () => ({
      subjects: { 'note-list': [{ id: 'notes', search: '', tag: 'plan', trash: false, sort: 'UPDATED', viewerCan: OWN_NOTES }] },
    }),
    touches: ['+notes'],
    unlogged,
    byForm: true,
  },
  {
    id: 'note.convert',
    given: onNote(() => ({ project: [website] })),
    touches: ['+tasks', '+note_tasks', 'project_task_totals.active'],
  },
  { id: 'note.pin', given: onNote(), touches: ['notes.pinned'], unlogged },
  { id: 'note.tags', given: onNote(() => ({ text: ['#plan later'] })), touches: ['notes.tags'], unlogged },
  { id: 'note.trash', given: onNote(), touches: ['notes.trashed_at'], unlogged },
  {
    id: 'note.restore',
    given: onNote(() => ({}), true),
    touches: ['notes.trashed_at'],
    unlogged,
    left: { 'notes.trashed_at': 'it is in the trash since now' },
  },
  {
    id: 'note.delete-forever',
    given: onNote(() => ({ confirm: [true] }), true),
    touches: ['-notes'],
    unlogged,
    noUndo: 'What was deleted for ever cannot be had back.',
  },
]
