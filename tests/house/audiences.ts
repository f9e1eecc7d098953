// Who has which action: the table that the test of roles holds against what is offered.
import { formAudiences } from './form-subjects.ts'
import { invoiceAudiences, moneyAudiences } from './money-subjects.ts'
import { ruleAudiences } from './recurrence-subjects.ts'
import {
  leaderboardAudiences,
  newsAudience,
  noteAudiences,
  storyAudiences,
  threadAudiences,
  timeAudiences,
  wikiAudiences,
} from './small-subjects.ts'
import { teamAudiences } from './team-subjects.ts'

/** Who has an action; each is described in the test. */
export type Audience = 'everyone' | 'others' | 'editors' | 'admins' | 'owner'

/** Ids of actions by audience; the comment names the rows of the specification. */
export const AUDIENCES: Record<Audience, readonly string[]> = {
  everyone: [
    // ROLE-11: share (links), favourite; reading is for everybody.
    ...[
      'task.open',
      'task.open-tab',
      'task.favorite',
      'task.copy-link',
      'task.copy-code',
      'task.copy-title',
      'task.copy-markdown',
      'project.copy-link',
    ],
    ...[
      'macro.record',
      'macro.of-last',
      'macro.run',
      'macro.manage',
      ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map((ordinal) => `macro.${ordinal}`),
    ],
    ...[
      'row.first',
      'row.last',
      'row.count',
      'row.next',
      'row.previous',
      'row.select',
      'row.range-down',
      'row.range-up',
      'row.all',
      'row.every',
      'row.clear',
      'row.swipe',
    ],
    // SHARE-05, CAL-04; parts of the detail are read by everybody.
    ...['task.share', 'task.calendar-google', 'task.calendar-microsoft', 'task.calendar-apple', 'task.calendar-yahoo', 'task.modal'],
    ...['comments', 'files', 'checklists', 'time', 'agile', 'related'].map((part) => `task.show-${part}`),
    ...[
      'task.focus-left',
      'task.focus-right',
      'task.export',
      'profile.export',
      'list.filter',
      'list.search',
      'list.clear-filters',
      'list.sort',
      'list.group',
      'list.fold',
      'list.as-list',
      'list.as-board',
    ],
    // The order of the sidebar is one's own.
    ...['project.move-up', 'project.move-down', 'workspace.move-up', 'workspace.move-down'],
    ...[
      'palette.open',
      'palette.commands',
      'help.open',
      'undo.last',
      'undo.redo',
      'undo.repeat',
      'undo.history',
      'sidebar.left',
      'sidebar.right',
      'session.sign-out',
    ],
    ...['theme.light', 'theme.dark', 'theme.system'],
    // PROFUP-12: everybody has an account.
    ...['settings', 'set-theme', 'set-avatar', 'change-email', 'delete-account', 'change-password', 'sessions', 'edit'].map(
      (verb) => `profile.${verb}`,
    ),
    ...['session.end', 'session.end-others'],
    ...['first.show', 'first.hide', 'coach.toggle'],
    ...['open', 'set-preset', 'toggle-single-keys', 'reset'].map((verb) => `shortcuts.${verb}`),
    // PROF-06: whoever sees somebody.
    ...['open', 'tasks', 'copy-email', 'copy-mention'].map((verb) => `person.${verb}`),
    // PAGES: routes that any signed-in person may visit; DEFECT-03 for favourites.
    ...['go.workspace', 'go.projects', 'go.notevault', 'go.profile', 'go.overview', 'go.board', 'go.project-time', 'go.sprints'],
    ...[
      'go.user-stories',
      'go.epics',
      'go.documents',
      'go.wiki',
      'go.discussions',
      'go.favorites',
      'go.next-tasks',
      'go.my-time',
      'go.recurring',
    ],
    // WSET-10: a workspace that is being deleted is no subject; the host lists its owner's.
    'workspace.restore',
    ...['project.open', 'workspace.switch', 'workspace.create-first', 'notification.read-all', 'notification.mail-workspace'],
    // ROLE-09, FILES-05: files are read by everybody.
    ...['preview', 'download', 'copy-link', 'versions'].map((verb) => `attachment.${verb}`),
    ...['document.tiles', 'document.filter'],
    // TIMER-02: one's own timer, wherever it runs.
    ...['timer.stop-running', 'timer.cancel-running'],
    // ROLE-09: logged time is read, and saved as a file, by everybody.
    ...['time-entry.details', 'time-entry.export'],
    // LOG-03. ROLE-12: any viewer sorts comments.
    ...['task.log', 'comment.newest', 'comment.oldest', 'comment.jump-newest'],
    // SCREEN-09: sprints are read by everybody.
    ...['sprint.open', 'sprint.copy-link', 'sprint.export', 'sprint.chart'],
    ...storyAudiences.everyone,
    ...wikiAudiences.everyone,
    ...ruleAudiences.everyone,
    ...threadAudiences.everyone,
    ...moneyAudiences.everyone,
    ...noteAudiences,
    ...invoiceAudiences.everyone,
    ...leaderboardAudiences.everyone,
    ...newsAudience,
    'go.rockstars',
    'go.forms',
    // PSET-01: everybody sees the facts.
    'go.project-settings',
    ...timeAudiences.everyone,
    // OPEN-03: whoever holds the invitation.
    ...['invitation.accept', 'invitation.decline', 'invitation.ask', 'invitation.agree', 'invitation.refuse'],
  ],
  // PSET-07: anyone but the owner leaves.
  // TEAM-09: and the workspace.
  others: ['project.leave', 'workspace.leave'],
  editors: [
    // PROF-06: as assigning is.
    'person.assign-selected',
    // ROLE-05.
    ...[
      'task.create',
      'task.create-in',
      'task.rename',
      'task.edit-description',
      'task.draft',
      'task.archive',
      'task.move',
      'task.duplicate',
      'task.delete',
    ],
    ...['task.create-advanced', 'task.create-advanced-in'],
    // ROLE-06.
    ...['task.done', 'task.progress', 'attachment.upload', 'attachment.delete', 'document.upload'],
    ...['rename', 'link-task', 'unlink', 'move-task', 'move-project', 'replace'].map((verb) => `attachment.${verb}`),
    // One's own comments only, see `mayEdit`.
    ...['comment.write', 'comment.edit'],
    ...timeAudiences.editors,
    // AI-08.
    'task.ai',
    // RELATED-02, ROLE-05.
    ...['task.parent', 'task.add-subtask'],
    // CHECK-07.
    ...['add', 'toggle', 'rename', 'add-child', 'delete'].map((verb) => `checklist-item.${verb}`),
    // ROLE-07, OPEN-49 for dates.
    ...[
      'task.type',
      'task.effort',
      'task.status',
      'task.labels',
      'task.board',
      'task.assign',
      'task.assign-me',
      'task.due',
      'task.start-date',
    ],
    // TIMELOG-11.
    'time-entry.log',
    ...['task.timer', 'task.cancel-timer', 'task.move-left', 'task.move-right'],
    ...['task.move-up', 'task.move-down', 'task.move-top'],
    // ROLE-07 for labels, OPEN-52 for the others.
    ...['label.create', 'label.edit', 'label.delete', 'task-type.edit', 'effort.edit', 'workflow.edit', 'board.edit'],
    // ROLE-06: the manage dialogs. ROLE-07: sprint and user story of a task. OPEN-35: making and editing them.
    ...['label', 'task-type', 'effort', 'workflow', 'board', 'sprint', 'user-story'].map((noun) => `${noun}.manage`),
    ...['task.sprint', 'task.toggle-in-sprint', 'task.user-story', 'sprint.create', 'sprint.edit', 'user-story.create', 'user-story.edit'],
    ...storyAudiences.editors,
    ...wikiAudiences.editors,
    ...ruleAudiences.editors,
    ...threadAudiences.editors,
    ...formAudiences.editors,
    ...leaderboardAudiences.editors,
    // PSET-11, PSET-13: statuses and their like in the settings; deleting and making them is for admins, but for labels.
    ...['new', 'rename', 'colour', 'up', 'down', 'delete'].map((verb) => `template.${verb}`),
    'label.merge',
    // SPRINT-01: members make and change sprints.
    ...['sprint.new', 'sprint.rename', 'sprint.dates', 'sprint.goal', 'sprint.start', 'sprint.complete', 'sprint.reopen', 'sprint.plan'],
  ],
  admins: [
    // SPRINT-01.
    'sprint.delete',
    // ROLE-08, BOARD-07.
    ...['task-type', 'effort', 'workflow', 'board'].flatMap((noun) => [`${noun}.create`, `${noun}.delete`]),
    // PSET-12.
    'template.replace',
    // PSET-07, PSET-09.
    ...['member.role', 'member.remove'],
    // OPEN-35.
    ...['sprint.remove', 'user-story.remove', ...storyAudiences.admins, ...threadAudiences.admins, ...ruleAudiences.admins],
    ...wikiAudiences.admins,
    ...formAudiences.admins,
    // ROLE-08: comments of tasks; those of files are removed by editors (ROLE-06).
    'comment.remove',
    // ROLE-08, TIMELOG-11.
    ...['time-entry.delete', 'timelog.delete'],
    // TIME-13.
    'time.missing',
    ...['project.export', 'project.export-markdown'],
    // EXPORT-04: whoever sees the list of exports.
    ...['export.download', 'export.delete'],
    // IMPORT-11, IMPORT-13: whoever may import there.
    ...['start-project', 'open', 'cancel', 'undo', 'problems'].map((verb) => `import.${verb}`),
    ...teamAudiences.admins,
    // SHELL-28: inviting.
    ...['project.invite', 'project.invite-email', 'project.add-member', 'project.copy-share-link', 'project.share-link'],
    ...['project.refresh-link', 'project.link-role'],
  ],
  owner: [
    // ROLE-04, SHELL-16, SHELL-24, OPEN-41.
    ...teamAudiences.owner,
    ...['workspace.create', 'go.team', 'go.clients', 'go.invoices', 'go.workspace-settings', 'project.privacy'],
    ...moneyAudiences.owner,
    'import.start',
    // WSET-11.
    ...['rename', 'set-logo', 'set-favicon', 'project-creators', 'transfer', 'withdraw-transfer', 'delete', 'export'].map(
      (verb) => `workspace.${verb}`,
    ),
    ...invoiceAudiences.owner,
    // PSET-01, PSET-02.
    ...[
      'rename',
      'code',
      'status',
      'complete',
      'archive',
      'delete',
      'hand-over',
      'start-date',
      'due-date',
      'budget',
      'objectives',
      'logo',
    ].map((verb) => `project.${verb}`),
    // PSET-15: others have theirs back by undo, or in the workspace settings.
    'project.restore',
    'project.remove-sample',
    // BP-01, BP-09: the public page is its owner's.
    ...['publish', 'unpublish', 'copy-public-link', 'refresh-public-link', 'preview-public'].map((verb) => `project.${verb}`),
    // PROJ-01: `settings.can_create_projects`, which only the owner has in this world.
    ...['project.create', 'project.create-sample'],
  ],
}
