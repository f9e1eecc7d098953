// What is done to epics: made, changed, put in order, filled, and taken back.
import { moveEpicsBeside } from '#src/features/story/epic-list.actions.ts'
import type { EpicSubject } from '#src/model/story/epic-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { epicListOf, epicSubjectOf } from '#tests/kit/story-fakes.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'

const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`
const ONCE = 'a number is given once'

/** A new epic without stories. */
async function epicIn(bench: ActionBench): Promise<EpicSubject> {
  const { body } = await bench.world.host.as('ana').post('/user-story-epics/', WEBSITE, { title: named('Line'), color: '#123456' })
  const { id, slug, code, title, position } = body.data
  const now = { id: `epic:${id}`, epicId: String(id), slug, code, title, position, storyCount: 0, color: '#123456' }
  return epicSubjectOf(1, { ...now, viewerCan: bench.project.viewerCan })
}

const onEpic =
  (script: () => Script) =>
  async (bench: ActionBench): Promise<Given> => ({ subjects: { epic: [await epicIn(bench)] }, script: script() })

/** The lines. */
export const epicLines: readonly Line[] = [
  {
    id: 'epic.new',
    given: async (bench) => ({
      subjects: { 'epic-list': [epicListOf({ viewerCan: bench.project.viewerCan })] },
      script: { text: [named('New')] },
    }),
    touches: ['+epics', 'projects.last_epic_number'],
    left: { 'projects.last_epic_number': ONCE },
  },
  { id: 'epic.rename', given: onEpic(() => ({ text: [named('Renamed')] })), touches: ['epics.title'] },
  { id: 'epic.colour', given: onEpic(() => ({ pick: ['Red'] })), touches: ['epics.color'] },
  { id: 'epic.due', given: onEpic(() => ({ date: [new Date('2098-03-04T12:00:00')] })), touches: ['epics.due_date'] },
  {
    id: 'epic.add-story',
    given: onEpic(() => ({ text: [named('Story')] })),
    touches: ['+user_stories', 'projects.last_story_number'],
    left: { 'projects.last_story_number': ONCE },
  },
  {
    id: 'epic.up',
    async given(bench) {
      const rows = [await epicIn(bench), await epicIn(bench), await epicIn(bench)] as const
      return { subjects: { epic: [rows[2]] }, action: moveEpicsBeside(rows, rows[1].id, 'top') }
    },
    touches: ['epics.position'],
  },
  { id: 'epic.delete', given: onEpic(() => ({ confirm: [true] })), touches: ['-epics'], held: true },
]
