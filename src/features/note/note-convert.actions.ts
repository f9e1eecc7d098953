// Tasks made of notes: of a whole one, or one of each selected line (NOTE-07).
import { SquareCheckBigIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unmakeEach } from '#src/actions/unmake.ts'
import { plural } from '#src/lib/text.ts'
import { noteLane } from '#src/model/note/note-subject.ts'
import { unmakeTask } from '#src/model/task/writes/unmake-task.ts'
import { ConvertNote } from './note-convert.graphql.ts'
import { noteWords, selectedLines } from './note-places.ts'

/** As many tasks as one call makes. */
const MOST_LINES = 100

/** Asks the project; undo deletes the tasks, and the note's links go with them. */
export const convertNote = defineAction({
  id: 'note.convert',
  on: 'note',
  title: 'Convert to task…',
  short: 'Convert',
  icon: SquareCheckBigIcon,
  group: 'note',
  keywords: ['task', 'issue', 'work', 'make', 'move', ...noteWords],
  shortcut: 'm',
  places: ['note.head'],
  single: true,
  picker: true,
  when: ({ scene, notes: [{ trashedAt, title }] }) => {
    if (trashedAt !== null) return 'hidden'
    if (title === '') return { reason: 'Write something first.' }
    return scene.get().workspace !== null || { reason: 'You are in no workspace yet.' }
  },
  async run({ api, ask, scene, notes: [{ id }] }): Promise<Outcome | undefined> {
    const { workspace, note } = scene.get()
    const lines = note?.id === id ? selectedLines.get().slice(0, MOST_LINES) : []
    const several = lines.length > 1
    const workspaceSlug = workspace?.slug
    if (workspaceSlug === undefined) return undefined
    const title = several ? `Make ${lines.length} tasks in` : 'Make a task in'
    const project = await ask.project({ title, workspaceSlug })
    if (project === null) return undefined
    const place = { workspaceSlug: project.workspaceSlug, projectSlug: project.slug }
    const titles = several ? lines.map((line) => line.slice(0, 500)) : null
    const { tasks } = await api.mutate(ConvertNote, { id, project: place, titles }, { lane: noteLane(id), optimistic: false })
    if (!tasks) return undefined
    const [first] = tasks
    return {
      said:
        tasks.length === 1
          ? `${first?.code ?? 'The task'} created in ${project.name}`
          : `${plural(tasks.length, 'task')} created in ${project.name}`,
      undo: () => unmakeEach(tasks.map((task) => () => unmakeTask(api, task))),
    }
  },
})

/** Making tasks. */
export const actions: readonly Action[] = [convertNote]
