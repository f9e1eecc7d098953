// What is done to user stories: made, changed, put in order and into epics, planned, and taken back.
import { sql } from 'drizzle-orm'
import { makeStories } from '#src/features/story/story.actions.ts'
import { moveStoriesBeside } from '#src/features/story/story-drag.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { storyListOf, storySubjectOf } from '#tests/kit/story-fakes.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Given, Line } from './line.ts'
import { LOG } from './words.ts'

const DESCRIPTION = '[ ] It works'
const NUMBER = 'projects.last_story_number'
const ONCE = { [NUMBER]: 'a number is given once' }

const named = (word: string) => `${word} ${crypto.randomUUID().slice(0, 8)}`

/** A new story with one open task. */
async function storyIn(bench: ActionBench): Promise<{ story: StorySubject; task: TaskSubject }> {
  const { body } = await bench.world.host.as('ana').post('/user-stories/', WEBSITE, { title: named('Line'), description: DESCRIPTION })
  const { id, slug, code, title, position } = body.data
  const [task] = await bench.tasks(1)
  await bench.world.host.db.execute(sql`update tasks set user_story_id = ${id}, done = false where id = ${task.id}`)
  const now = { id: String(id), slug, code, title, position, taskCount: 1, doneCount: 0, viewerCan: bench.project.viewerCan }
  return { story: storySubjectOf(1, { ...now, criteria: { done: 0, total: 1 } }), task: (await bench.again(task)) as TaskSubject }
}

const onStory =
  (script: (bench: ActionBench) => Promise<Script> = async () => ({})) =>
  async (bench: ActionBench): Promise<Given> => {
    const { story, task } = await storyIn(bench)
    return { subjects: { story: [story] }, script: await script(bench), around: [task.id] }
  }

const onList = (bench: ActionBench) => ({ 'story-list': [storyListOf({ viewerCan: bench.project.viewerCan })] })

/** The lines. */
export const storyLines: readonly Line[] = [
  {
    id: 'story.new',
    given: async (bench) => ({ subjects: onList(bench), action: makeStories([named('New')], { epic: null, intent: 'new' }) }),
    touches: ['+user_stories', NUMBER],
    left: ONCE,
  },
  {
    id: 'story.new',
    as: 'several',
    given: async (bench) => ({ subjects: onList(bench), action: makeStories([named('One'), named('Two')], { epic: null, intent: 'two' }) }),
    touches: ['+user_stories', NUMBER],
    left: ONCE,
  },
  { id: 'story.rename', given: onStory(async () => ({ text: [named('Renamed')] })), touches: ['user_stories.title'] },
  {
    id: 'story.criterion-toggle',
    async given(bench) {
      const { story } = await storyIn(bench)
      return { subjects: { criterion: [{ id: 'c', line: 0, text: 'It works', done: false, story, viewerCan: story.viewerCan }] } }
    },
    touches: ['user_stories.description'],
  },
  {
    id: 'story.epic',
    given: onStory(async ({ world }) => {
      const { body } = await world.host.as('ana').post('/user-story-epics/', WEBSITE, { title: named('Epic') })
      return { pick: [body.data.title] }
    }),
    touches: ['user_stories.epic_id'],
  },
  {
    id: 'story.plan',
    given: onStory(async (bench) => ({ pick: [await bench.addThing('sprints')] })),
    touches: [LOG, 'tasks.sprint_id'],
  },
  {
    id: 'story.up',
    async given(bench) {
      const rows = [(await storyIn(bench)).story, (await storyIn(bench)).story, (await storyIn(bench)).story] as const
      const drop = { rows, target: rows[1].id, edge: 'top' as const, epics: [], grouped: false }
      return { subjects: { story: [rows[2]] }, action: moveStoriesBeside(drop) }
    },
    touches: ['user_stories.position'],
  },
  {
    id: 'story.delete',
    given: onStory(async () => ({ confirm: [true] })),
    touches: [LOG, '-user_stories', 'tasks.user_story_id'],
    held: true,
  },
]
