// What a sentence says to tasks, done at once and taken back at once (OPEN-66).
import { sentenceTime } from '#src/app/palette/sentence-row.ts'
import { openSprintsIn } from '#src/features/planning/sprint-choices.ts'
import { OpenSprintChoices } from '#src/features/planning/task-plans.graphql.ts'
import { readSentence, type SentenceVocabulary } from '#src/features/task-properties/sentence.ts'
import { sentenceAction } from '#src/features/task-properties/sentence-change.ts'
import { ListStories } from '#src/model/story/story.graphql.ts'
import { ProjectCatalogue } from '#src/model/task/task.graphql.ts'
import type { ActionBench } from '#tests/kit/action-bench.ts'
import type { Given, Line } from './line.ts'
import { DONE, LOG, NEWS } from './words.ts'

const saying =
  (text: string) =>
  async (bench: ActionBench, count: number): Promise<Given> => {
    const { workspaceSlug, slug: projectSlug } = bench.project
    const catalogue = await (await bench.api()).query(ProjectCatalogue, { workspaceSlug, projectSlug })
    const now = new Date()
    const sprints = openSprintsIn(await (await bench.api()).query(OpenSprintChoices, { workspaceSlug, projectSlug })).nodes
    const people = catalogue.members.map(({ person }) => person)
    const listed = await (await bench.api()).query(ListStories, { workspaceSlug, projectSlug, perPage: 200 })
    const stories = listed.userStories.nodes
    const vocabulary: SentenceVocabulary = { ...catalogue, sprints, stories, people, viewer: 'ana', now }
    const sentence = readSentence(text, vocabulary)
    if (!sentence || sentence.unread.length > 0) throw new Error(`“${text}” is not understood: ${JSON.stringify(sentence)}`)
    return {
      subjects: { task: await bench.tasks(count) },
      action: sentenceAction(sentence.parts, now, sentenceTime),
    }
  }

/** The lines. */
export const sentenceLines: readonly Line[] = [
  {
    ...{ id: 'task.sentence', several: true, as: 'people, labels, dates, status' },
    given: saying('assign rex, label blue, remove label red, status in review, due 2031-03-01, type chore, no effort'),
    touches: [
      LOG,
      ...NEWS,
      '+task_people',
      '+task_labels',
      '-task_labels',
      ...['workflow_id', 'due_date', 'type_id', 'effort_id'].map((c) => `tasks.${c}`),
    ],
  },
  {
    id: 'task.sentence',
    several: true,
    as: 'a sprint',
    given: saying('assign rex sprint second'),
    touches: [LOG, ...NEWS, '+task_people', 'tasks.sprint_id'],
  },
  {
    id: 'task.sentence',
    several: true,
    as: 'done and assigned',
    given: saying('mark as done and assign rex'),
    touches: [LOG, ...NEWS, '+task_people', ...DONE],
  },
  {
    id: 'task.sentence',
    as: 'time, and a story',
    given: saying('assign rex, log 45m read it, no story'),
    touches: [LOG, ...NEWS, '+task_people', '+time_entries', 'tasks.time_seconds', 'tasks.user_story_id'],
  },
  {
    id: 'task.sentence',
    as: 'a new name',
    given: saying('progress 50 rename Another name'),
    touches: [LOG, 'tasks.estimative', 'tasks.title'],
  },
]
