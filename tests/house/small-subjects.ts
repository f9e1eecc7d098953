// One of each subject that lies on a task or a project, as who looks may act on it.

import type { SceneStore } from '#src/actions/scene.ts'
import type { Permission } from '#src/actions/subject.ts'
import type { PlainDate } from '#src/lib/dates/date-format.ts'
import { weekOf } from '#src/lib/dates/day-period.ts'
import type { ExportSubject } from '#src/model/export/export-subject.ts'
import type { ImportSubject } from '#src/model/import/import-subject.ts'
import { type NoteSubject, OWN_NOTES } from '#src/model/note/note-subject.ts'
import type { LeaderboardSubject } from '#src/model/rockstar/leaderboard-subject.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { ThreadSubject } from '#src/model/thread/thread-subject.ts'
import { NO_FILTERS } from '#src/model/time/time-address.ts'
import type { TimeSheetSubject, TimeView } from '#src/model/time/time-subjects.ts'
import { newsRow } from '#tests/kit/notification-row.ts'
import { epicListOf, epicSubjectOf, putStoriesInView, storyListOf, storySubjectOf } from '#tests/kit/story-fakes.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** All of them on `task`. */
export function smallSubjects(task: TaskSubject, can: { task: readonly Permission[]; project: readonly Permission[] }) {
  const attachment = {
    ...{ id: 'a', uuid: 'a', filename: 'a.txt', mimetype: 'text/plain', size: 1, createdAt: null, createdAtForHumans: null, user: null },
    ...{
      task: { id: task.id, code: 'WEB-1', title: 'One' },
      links: [{ id: 't-9', code: 'WEB-9', title: 'Nine' }],
      versions: 2,
      comments: 0,
    },
    ...{ downloadUrl: '/api/attachments/a/content', owner: { ...PLACE, taskId: task.id } },
    viewerCan: can.task,
  }
  const about = { ...PLACE, subject: 'TASK', subjectId: task.id } as const
  return {
    attachment,
    comment: { id: 'c', about, viewerCan: can.task, author: 'ana' },
    'time-entry': { id: 'e', total: '1h', invoice: null, person: 'Mia Chen', task, viewerCan: can.task },
    checkitem: {
      ...{ id: 'c', title: 'Step', done: false, parentId: null, children: [] },
      ...{ task: { id: task.id, ...PLACE }, viewerCan: can.task },
    },
    member: {
      id: 'm',
      username: 'mia',
      name: 'Mia Chen',
      role: 'member',
      fixed: null,
      owns: false,
      openTasks: 0,
      project: { ...PLACE, name: 'Website' },
      viewerCan: can.project,
    },
    invitation: { id: 'i', token: 't', projectName: 'Website', viewerCan: [] },
    person: { id: 'ana', username: 'ana', name: 'Ana Souza', email: 'ana@example.com', viewerCan: [] },
    export: {
      ...{ id: 'e', ...PLACE, state: 'READY', filename: 'acme.zip', viewerCan: can.project },
    } satisfies ExportSubject,
    import: {
      ...{ id: 'i', ...PLACE, state: 'DONE', filename: 'jira.csv', problems: 3, undoUntil: '2026-12-21T09:00:00Z', viewerCan: can.project },
    } satisfies ImportSubject,
    session: { id: 's', device: 'Firefox on Windows', current: false, viewerCan: [] },
  }
}

/** Logged time, a cell of its week that has an entry and may be let go, and an entry of its list. */
export function timeIn(viewerCan: readonly Permission[], view: TimeView = 'week') {
  const sheet: TimeSheetSubject = {
    ...{
      id: 'acme/website',
      ...PLACE,
      view,
      week: '2026-11-16',
      range: weekOf('2026-11-16' as PlainDate),
      filters: { ...NO_FILTERS, search: 'menu' },
      group: 'person',
    },
    ...{ member: 'ana', own: true, alone: false, viewerCan },
  }
  const user = { name: 'Ana Souza', avatar: null, username: 'ana' }
  const moments = { startedAt: '2026-11-20T09:00:00Z', endedAt: '2026-11-20T09:00:00Z', seconds: 0 }
  const entries = [{ id: '7', ...moments, total: '0h', comment: '', user, editedBy: null, invoice: null }]
  const task = { taskId: 't-1', code: 'WEB-1', title: 'Task 1' }
  const project = { slug: 'website', name: 'Website', archived: false, viewerCan: [...viewerCan] }
  const cell = {
    id: 't-1:2026-11-20',
    sheet,
    day: '2026-11-20',
    task,
    project,
    pinned: true,
    seconds: 0,
    entries,
    ofDay: entries,
    viewerCan,
  }
  const timelog = {
    id: '7',
    ...moments,
    total: '0h',
    comment: '',
    user,
    editedBy: null,
    invoice: null,
    sheet,
    day: '2026-11-20',
    task,
    project,
    viewerCan,
  }
  return { timesheet: [sheet], timecell: [cell], timelog: [timelog] } as const
}

/** Actions on logged time, by who has them. */
export const timeAudiences = {
  // TIME-02, TIME-05: time is read by everybody, and one's week is one's own.
  everyone: [
    ...['view', 'earlier', 'later', 'now', 'range', 'person', 'filter', 'clear-filters', 'group', 'add-row'].map((verb) => `time.${verb}`),
    ...['timecell.entries', 'timecell.unpin', 'timelog.open'],
  ],
  // TIME-15, TIME-07, TIME-08.
  editors: [
    'time.export',
    ...['edit', 'comment', 'copy-last-week'].map((verb) => `timecell.${verb}`),
    ...['edit', 'times', 'move', 'log', 'timer'].map((verb) => `timelog.${verb}`),
    ...['timecell.log', 'timecell.timer'],
  ],
} as const

/** A story, its list, in view where a scene is given, and one of its criteria. */
export function storiesIn(scene: SceneStore | null, viewerCan: readonly Permission[]) {
  const story = scene ? putStoriesInView(scene, viewerCan) : storySubjectOf(1, { viewerCan })
  const criterion = { id: 'k', line: 0, text: 'It works', done: false, story, viewerCan }
  return {
    story: [story],
    'story-list': [storyListOf({ viewerCan })],
    criterion: [criterion],
    epic: [epicSubjectOf(1, { viewerCan })],
    'epic-list': [epicListOf({ viewerCan })],
  } as const
}

/** The wiki and one of its pages, published, with a draft of the viewer's. */
export function wikiIn(viewerCan: readonly Permission[]) {
  const place = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan }
  const page = { id: 'w', slug: 'start-bbbbbb', title: 'Start', parentId: null, position: 1, version: 1, draft: false }
  return {
    wiki: [{ id: 'acme/website', ...place }],
    page: [{ ...page, ...place, pagesBelow: 0, hasDraft: true, isFollowing: true }],
    version: [{ id: 'w:1', number: 1, pageId: 'w', slug: page.slug, ...place, current: 2, isCurrent: false, changes: 1 }],
  } as const
}

/** Actions on the wiki and its pages, by who has them (WIKI-03, WIKI-20). */
export const wikiAudiences = {
  everyone: [
    'wiki.export',
    ...['copy-link', 'export', 'follow', 'versions'].map((verb) => `page.${verb}`),
    ...['compare', 'next-change', 'previous-change'].map((verb) => `version.${verb}`),
  ],
  editors: [
    ...['new', 'new-child', 'edit', 'publish', 'discard-draft', 'rename', 'duplicate', 'up', 'down', 'in', 'out', 'move', 'delete'].map(
      (verb) => `page.${verb}`,
    ),
    'wiki.bin',
    'version.restore',
  ],
  admins: ['wiki.empty-bin'],
} as const

/** The page of who finished how much. */
export function leaderboardIn(viewerCan: readonly Permission[]) {
  const days = { start: '2026-11-02', end: '2026-11-29' } as LeaderboardSubject['days']
  const page: LeaderboardSubject = { id: 'acme/website', ...PLACE, days, sort: 'tasks', hidden: false, viewerCan }
  return { leaderboard: [page] } as const
}

/** Actions on it, by who has them (ROCK-05, ROCK-07). */
export const leaderboardAudiences = {
  everyone: ['earlier', 'later', 'now', 'period', 'sort', 'hide-me'].map((verb) => `rockstars.${verb}`),
  editors: ['rockstars.export'],
} as const

/** A discussion of the viewer's, its list, and a comment in it. */
export function threadsIn(viewerCan: readonly Permission[], author = 'ana') {
  const place = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan }
  const thread: ThreadSubject = {
    ...place,
    ...{ id: 'th', number: 7, title: 'Where?', author: { name: author, avatar: null, username: author }, isPinned: false, isClosed: false },
    ...{
      answerId: null,
      task: null,
      commentsCount: 1,
      lastComment: null,
      createdAt: null,
      activeAt: null,
      isUnread: false,
      isFollowing: true,
    },
  }
  return {
    'thread-list': [{ id: 'acme/website', ...place, tab: 'open', search: '' }],
    thread: [thread],
    reply: [{ id: '1', html: '<p>Here</p>', number: 7, ...place }],
  } as const
}

/** Actions on discussions, by who has them (DISC-03). */
export const threadAudiences = {
  everyone: ['open', 'copy-link', 'follow', 'unread'].map((verb) => `thread.${verb}`),
  // Names and answers are for whoever asked, see `mayEditThread`.
  editors: ['new', 'rename', 'describe', 'comment', 'quote', 'close', 'answer', 'to-task', 'comment-to-task'].map(
    (verb) => `thread.${verb}`,
  ),
  admins: ['thread.pin', 'thread.delete'],
} as const

/** A private note, in the trash or not, and the list. */
export function notesIn(trashed = false) {
  const trashedAt = trashed ? '2026-11-21T09:00:00.000Z' : null
  const note: NoteSubject = { id: 'no', title: 'Mine', tags: ['plan'], isPinned: false, version: 1, trashedAt, viewerCan: OWN_NOTES }
  const list = { id: 'notes', search: '', tag: null, trash: false, sort: 'UPDATED', viewerCan: OWN_NOTES } as const
  return { note: [note], 'note-list': [list] } as const
}

/** What a person does with their own notes, whatever their role (NOTE-01). */
export const noteAudiences = [
  ...['new', 'create', 'search', 'sort', 'show-trash', 'open', 'pin', 'tags', 'convert', 'copy', 'trash', 'restore', 'delete-forever'].map(
    (verb) => `note.${verb}`,
  ),
] as const

/** Actions on user stories and epics, by who has them. */
export const storyAudiences = {
  // STORY-12: stories are read by everybody. EPIC-09: who only reads folds and opens.
  everyone: [
    ...['open', 'copy-link', 'filter', 'clear-filters', 'group'].map((verb) => `story.${verb}`),
    ...['open', 'copy-link', 'fold', 'fold-all'].map((verb) => `epic.${verb}`),
  ],
  // STORY-01, STORY-04, EPIC-02: members make and change them.
  editors: [
    ...['new', 'rename', 'describe', 'criterion-toggle', 'epic', 'plan', 'up', 'down'].map((verb) => `story.${verb}`),
    ...['new', 'rename', 'describe', 'colour', 'due', 'add-story', 'up', 'down'].map((verb) => `epic.${verb}`),
  ],
  admins: ['story.delete', 'epic.delete'],
} as const

/** A notification of a task and the inbox it is in; `at` is one of the places. */
export function newsIn(at: number) {
  const row = { ...newsRow(), snoozedUntil: at === 0 ? '2999-01-01T00:00:00Z' : null, viewerCan: [] as const }
  const narrowed = { tab: 'ALL', workspaceSlug: 'acme', projectSlug: null, unread: false, isEmpty: false } as const
  return { notification: [row], inbox: [{ id: 'inbox', ...narrowed, viewerCan: [] as const }] }
}

/** Everybody does everything to their own. */
export const newsAudience = [
  ...['done', 'read', 'snooze', 'wake', 'open', 'watch', 'mute', 'choose', 'mail'].map((verb) => `notification.${verb}`),
  ...['inbox.read-all', 'inbox.all-done', 'inbox.project', 'go.inbox'],
  ...['task.remind', 'task.watch', 'task.mute', 'project.watch', 'project.mute'],
]
