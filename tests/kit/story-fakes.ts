// User stories and epics of `acme/website`, for tests without a host.
import type { SceneStore } from '#src/actions/scene.ts'
import type { EpicRowData } from '#src/model/story/epic.graphql.ts'
import { type EpicListSubject, type EpicSubject, epicSubject } from '#src/model/story/epic-subject.ts'
import type { StoryRowData } from '#src/model/story/story.graphql.ts'
import { type StoryListSubject, type StorySubject, storySubject } from '#src/model/story/story-subject.ts'
import { projectSubject } from './action-fakes.ts'

const place = () => ({ workspaceSlug: 'acme', projectSlug: 'website', viewerCan: projectSubject().viewerCan })

/** Epic n of an answer, as `EpicRow` asks for it. */
export function fakeEpic(n: number, more: Partial<EpicRowData> = {}): EpicRowData {
  return {
    id: String(n),
    slug: `ep-${n}`,
    code: `EP-${n}`,
    title: `Epic ${n}`,
    color: '#088efb',
    description: null,
    dueDate: null,
    position: n * 1024,
    storyCount: 2,
    storiesDoneCount: 1,
    taskCount: 12,
    doneCount: 7,
    hours: { total: 40, done: 22 },
    viewerCan: ['EDIT', 'ADMIN'],
    ...more,
  }
}

/** Story n of an answer, as `StoryRow` asks for it; in no epic unless told. */
export function fakeStory(n: number, more: Partial<StoryRowData> = {}): StoryRowData {
  return {
    id: String(n),
    slug: `us-${n}`,
    code: `US-${n}`,
    title: `Story ${n}`,
    taskCount: 6,
    doneCount: 3,
    position: n * 1024,
    state: 'IN_PROGRESS',
    criteria: { done: 1, total: 3 },
    hours: { total: 20, done: 8 },
    epic: null,
    sprints: [],
    viewerCan: ['EDIT', 'ADMIN'],
    ...more,
  }
}

/** An epic as a story names it. */
export function linkTo({ id, slug, code, title, color }: EpicRowData): NonNullable<StoryRowData['epic']> {
  return { id, slug, code, title, color }
}

/** A story as actions see it. */
export function storySubjectOf(n = 1, more: Partial<StorySubject> = {}): StorySubject {
  return { ...storySubject(fakeStory(n), place()), ...more }
}

/** An epic as actions see it. */
export function epicSubjectOf(n = 1, more: Partial<EpicSubject> = {}): EpicSubject {
  return { ...epicSubject(fakeEpic(n), place()), ...more }
}

/** The page that lists stories, narrowed by a text. */
export function storyListOf(more: Partial<StoryListSubject> = {}): StoryListSubject {
  return { id: 'acme/website', ...place(), filters: { search: 'us', epic: '', state: '', sprint: '' }, sections: null, ...more }
}

/** The page that lists epics. */
export function epicListOf(more: Partial<EpicListSubject> = {}): EpicListSubject {
  return { id: 'acme/website', ...place(), sections: ['1', null], ...more }
}

/** An epic and three stories in a list, of which the second story is meant; answers it. */
export function putStoriesInView(scene: SceneStore, viewerCan: StorySubject['viewerCan']): StorySubject {
  const stories = [1, 2, 3].map((n) => storySubjectOf(n, { viewerCan }))
  scene.set({ 'story-list': storyListOf({ viewerCan }) })
  const head = { ...epicSubjectOf(1, { viewerCan }), rowKind: 'epic' as const }
  scene.list({ kind: 'story', rows: [head as unknown as StorySubject, ...stories], many: true, active: '2' })
  return stories[1] as StorySubject
}
