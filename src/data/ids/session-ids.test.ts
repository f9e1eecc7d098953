// What was made here has one id inside and the server's outside; nothing else is taken for it.

import { readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isObjectType } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { emitEvent, onEvent } from '#src/data/app-events.ts'
import { endStores } from '#src/lib/store.ts'
import { isLost, isPending, newTemporaryId, publicId, sessionId, sessionIds } from './session-ids.ts'

beforeEach(endStores)

function made(type: string, id: string): string {
  const own = newTemporaryId()
  sessionIds().pending.add(own)
  sessionIds().end(own, { type, id })
  return own
}

test('what is made goes from pending to made or lost; an id of an earlier visit leads nowhere', () => {
  const [task, other] = [newTemporaryId(), newTemporaryId()]
  for (const id of [task, other]) sessionIds().pending.add(id)
  expect([isPending(task), isLost(task), publicId(task)]).toEqual([true, false, task])
  sessionIds().end(task, { type: 'Task', id: 't-1' })
  sessionIds().end(other, null)
  expect([isPending(task), isLost(task), publicId(task), sessionId('t-1')]).toEqual([false, false, 't-1', task])
  expect([isPending(other), isLost(other), publicId(other)]).toEqual([false, true, other])
  expect([isLost(newTemporaryId()), isLost('t-2'), sessionId('t-2')]).toEqual([true, false, 't-2'])
})

test('answers name it by its own id, by type: what else has the same number stays what it is', () => {
  const item = made('ChecklistItem', '7')
  const task = made('Task', 't-1')
  const child = { __typename: 'ChecklistItem', id: '8', parentId: '7', title: '7' }
  const answer = {
    task: { __typename: 'Task', id: 't-1', parentId: null, title: 't-1', workflow: { __typename: 'Workflow', id: '7' } },
    checklist: [{ __typename: 'ChecklistItem', id: '7', children: [child] }],
    running: { __typename: 'RunningTimer', taskId: 't-1' },
  }
  expect(sessionIds().inward(answer)).toEqual({
    task: { __typename: 'Task', id: task, parentId: null, title: 't-1', workflow: { __typename: 'Workflow', id: '7' } },
    checklist: [{ __typename: 'ChecklistItem', id: item, children: [{ ...child, parentId: item }] }],
    running: { __typename: 'RunningTimer', taskId: task },
  })
})

test('the groups of a list are named by what they are counted by', () => {
  const status = made('Workflow', '7')
  const one = (by: string, group: string | null) => ({ __typename: 'TaskGroupCount', by, group, count: 1 })
  const answer = { taskCounts: [one('WORKFLOW', '7'), one('LABEL', '7'), one('WORKFLOW', null), one('ASSIGNEE', '7')] }
  expect(sessionIds().inward(answer)).toEqual({ taskCounts: [one('WORKFLOW', status), ...answer.taskCounts.slice(1)] })
})

test('an answer in which nothing was made here is the same object, and is not looked at while nothing was made at all', () => {
  const unseen = new Proxy({}, { ownKeys: () => expect.fail('looked at'), get: () => expect.fail('looked at') })
  expect(sessionIds().inward(unseen)).toBe(unseen)
  expect(sessionIds().outward(unseen)).toBe(unseen)
  made('Task', 't-1')
  const answer = { tasks: [{ __typename: 'Task', id: 't-2' }] }
  expect(sessionIds().inward(answer)).toBe(answer)
})

test('what goes out names it by the id of the server, at any depth and in a text', () => {
  const task = made('Task', 't-1')
  const unknown = newTemporaryId()
  const sent = { task: { id: task }, ids: [task, unknown], html: `<a href="?task=${task}">this</a>` }
  expect(sessionIds().outward(sent)).toEqual({ task: { id: 't-1' }, ids: ['t-1', unknown], html: '<a href="?task=t-1">this</a>' })
})

test('EVENT-07 embedding code hears and says the ids of the server, the parts of the product those of the session', () => {
  const task = made('Task', 't-1')
  const place = { workspaceSlug: 'acme', projectSlug: 'website' }
  const inside: unknown[] = []
  const outside: unknown[] = []
  const hear = (event: Event) => outside.push(event instanceof CustomEvent ? event.detail.id : null)
  window.addEventListener('taskDeleted', hear)
  const stop = onEvent('taskDeleted', (detail) => inside.push(detail?.id))
  emitEvent('taskDeleted', { id: task, ...place })
  window.dispatchEvent(new CustomEvent('taskDeleted', { detail: { id: 't-1', ...place } }))
  stop()
  window.removeEventListener('taskDeleted', hear)
  expect([inside, outside]).toEqual([
    [task, task],
    ['t-1', 't-1'],
  ])
})

test('every field of the schema that can name a thing by its id is known', () => {
  const types = Object.values(buildSchema(readFileSync('schema.graphql', 'utf8')).getTypeMap()).filter(isObjectType)
  const found = types
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    .filter(({ field }) => getNamedType(field.type).name === 'ID' && field.name !== 'id')
    .map(({ type, field }) => `${type.name}.${field.name}`)
  expect(found.sort()).toEqual([
    // Where the page behind begins, sent back as it came.
    'ActivityPage.nextBefore',
    // Of files, which are never on the screen before they are there.
    'Attachment.uuid',
    'ChecklistItem.parentId',
    // Of projects, which the client knows by their address.
    'ClientProject.slug',
    // What news leads to was there before the news.
    'CommentTarget.taskId',
    // Says only that something is gone: who asked knows what.
    'CompletedTask.taskId',
    'DeletedPayload.deletedId',
    'FileTarget.taskId',
    // Of forms, whose choices are of what the host has.
    'FormOption.effortId',
    'FormOption.labelId',
    'FormOption.typeId',
    'FormPresets.boardId',
    'FormPresets.labelIds',
    'FormPresets.typeId',
    'FormPresets.workflowId',
    'Invitation.token',
    'InvitesPayload.invitationIds',
    // Of comments of discussions, which are sent before anything names them from outside.
    'Mention.commentId',
    'MoveLoss.taskId',
    'NamedPlace.slug',
    // Of templates, which nobody makes.
    'NewProjectTemplate.key',
    'NoteTask.projectSlug',
    'NoteTask.workspaceSlug',
    'ProfileProject.slug',
    'ProjectDeletedPayload.deletedId',
    // Of what the host made, or of lists that the client reads as they are.
    'RecurrenceMade.taskId',
    'RecurrenceProject.slug',
    'RecurrenceTask.boardId',
    'RecurrenceTask.effortId',
    'RecurrenceTask.labelIds',
    'RecurrenceTask.typeId',
    'RecurrenceTask.workflowId',
    // Sent back to the server as they came, or read by what was asked.
    'RemovedMemberPayload.deletedId',
    'RemovedMemberPayload.givenIds',
    'RemovedMemberPayload.taskIds',
    'RemovedTeamMemberPayload.deletedId',
    // Read by what was asked, as that one.
    'ReplacedPayload.deletedId',
    'RunningTimer.taskId',
    'SampleRemovedPayload.removedId',
    'SprintResult.taskId',
    'SprintTask.taskId',
    'Task.parentId',
    'Task.recurrenceId',
    'TaskGroupCount.group',
    // Read beside the cache; the palette maps them itself.
    'TaskTitles.ids',
    'TaskTitles.projectSlugs',
    'TeamProject.memberId',
    // Read by what was asked, too.
    'TemplateOrderPayload.ids',
    // The palette maps them itself, too.
    'TextHit.fileId',
    'TextHit.projectSlug',
    'TextHit.taskId',
    'Thread.answerId',
    'Thread.firstUnread',
    'ThreadGap.after',
    'ThreadGap.before',
    // Of invoices, which are read by their address.
    'TimeEntryInvoice.invoiceId',
    'TimeSheetTimer.taskId',
    'TimedTask.taskId',
    // Of pages, which are never on the screen before they are there.
    'WikiPage.parentId',
    'WithdrawnInvitationPayload.deletedId',
  ])
})
