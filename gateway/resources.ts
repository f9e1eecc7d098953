// Every resource of the gateway, one line each: the noun names its folder and its part of the schema.
import type { Resolvers } from './resolver-types.d.ts'
import { accountResolvers } from './resources/account/account.resolvers.ts'
import { activityResolvers } from './resources/activity/activity.resolvers.ts'
import { attachmentResolvers } from './resources/attachment/attachment.resolvers.ts'
import { catalogueResolvers } from './resources/catalogue/catalogue.resolvers.ts'
import { checklistResolvers } from './resources/checklist/checklist.resolvers.ts'
import { clientResolvers } from './resources/client/client.resolvers.ts'
import { commentResolvers } from './resources/comment/comment.resolvers.ts'
import { epicResolvers } from './resources/epic/epic.resolvers.ts'
import { exportResolvers } from './resources/export/export.resolvers.ts'
import { formResolvers } from './resources/form/form.resolvers.ts'
import { importResolvers } from './resources/import/import.resolvers.ts'
import { invoiceResolvers } from './resources/invoice/invoice.resolvers.ts'
import { mailServerResolvers } from './resources/mail-server/mail-server.resolvers.ts'
import { memberResolvers } from './resources/member/member.resolvers.ts'
import { mentionResolvers } from './resources/mention/mention.resolvers.ts'
import { noteResolvers } from './resources/note/note.resolvers.ts'
import { notificationResolvers } from './resources/notification/notification.resolvers.ts'
import { profileResolvers } from './resources/profile/profile.resolvers.ts'
import { projectResolvers } from './resources/project/project.resolvers.ts'
import { publicProjectResolvers } from './resources/public-project/public-project.resolvers.ts'
import { recurrenceResolvers } from './resources/recurrence/recurrence.resolvers.ts'
import { rockstarResolvers } from './resources/rockstar/rockstar.resolvers.ts'
import { sessionResolvers } from './resources/session/session.resolvers.ts'
import { sharedTaskResolvers } from './resources/shared-task/shared-task.resolvers.ts'
import { sprintResolvers } from './resources/sprint/sprint.resolvers.ts'
import { suggestionResolvers } from './resources/suggestion/suggestion.resolvers.ts'
import { taskResolvers } from './resources/task/task.resolvers.ts'
import { taskLogResolvers } from './resources/task-log/task-log.resolvers.ts'
import { taskMoveResolvers } from './resources/task-move/task-move.resolvers.ts'
import { teamMemberResolvers } from './resources/team-member/team-member.resolvers.ts'
import { textHitResolvers } from './resources/text-hit/text-hit.resolvers.ts'
import { threadResolvers } from './resources/thread/thread.resolvers.ts'
import { timeEntryResolvers } from './resources/time-entry/time-entry.resolvers.ts'
import { timeSheetResolvers } from './resources/time-sheet/time-sheet.resolvers.ts'
import { timerResolvers } from './resources/timer/timer.resolvers.ts'
import { userStoryResolvers } from './resources/user-story/user-story.resolvers.ts'
import { wikiResolvers } from './resources/wiki/wiki.resolvers.ts'
import { workspaceResolvers } from './resources/workspace/workspace.resolvers.ts'
import { workspaceDomainResolvers } from './resources/workspace-domain/workspace-domain.resolvers.ts'
import { workspaceSettingsResolvers } from './resources/workspace-settings/workspace-settings.resolvers.ts'

/** Resolvers by noun, in the order in which the schema shows them. */
export const resources = {
  session: sessionResolvers,
  workspace: workspaceResolvers,
  'workspace-settings': workspaceSettingsResolvers,
  'mail-server': mailServerResolvers,
  'workspace-domain': workspaceDomainResolvers,
  export: exportResolvers,
  import: importResolvers,
  project: projectResolvers,
  member: memberResolvers,
  notification: notificationResolvers,
  task: taskResolvers,
  'task-move': taskMoveResolvers,
  'shared-task': sharedTaskResolvers,
  catalogue: catalogueResolvers,
  sprint: sprintResolvers,
  'user-story': userStoryResolvers,
  epic: epicResolvers,
  rockstar: rockstarResolvers,
  'public-project': publicProjectResolvers,
  wiki: wikiResolvers,
  mention: mentionResolvers,
  recurrence: recurrenceResolvers,
  thread: threadResolvers,
  note: noteResolvers,
  form: formResolvers,
  account: accountResolvers,
  profile: profileResolvers,
  attachment: attachmentResolvers,
  comment: commentResolvers,
  checklist: checklistResolvers,
  'task-log': taskLogResolvers,
  activity: activityResolvers,
  'team-member': teamMemberResolvers,
  'time-entry': timeEntryResolvers,
  'time-sheet': timeSheetResolvers,
  timer: timerResolvers,
  suggestion: suggestionResolvers,
  client: clientResolvers,
  invoice: invoiceResolvers,
  'text-hit': textHitResolvers,
} satisfies Record<string, Resolvers>
