// The text that a discussion began with is edited by whoever wrote it, and by admins (DISC-02, DISC-03).
import { SquarePenIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { SpokenError } from '#src/data/errors/error-text.ts'
import { isSameHtml } from '#src/lib/html/same-html.ts'
import { GetThread, UpdateThread } from '#src/model/thread/thread.graphql.ts'
import { mayEditThread, threadLane } from '#src/model/thread/thread-subject.ts'
import { placeOf, threadPath, threadWords, writtenThread } from './thread-writes.ts'

const describing: ActionDefinition<'thread'> = {
  id: 'thread.describe',
  on: 'thread',
  title: 'Edit first text of discussion',
  short: 'Edit text',
  icon: SquarePenIcon,
  group: 'thread',
  keywords: ['description', 'write', 'change', ...threadWords],
  shortcut: 'Shift+e',
  places: ['thread.text'],
  needs: 'EDIT',
  single: true,
  when: ({ threads: [thread], viewer }) => mayEditThread(thread, viewer) || 'hidden',
  run({ go, scene, threads: [thread] }) {
    writtenThread.set(thread.id)
    if (scene.get().thread?.id !== thread.id) go.to(threadPath(thread))
  },
}

/** Edits the first text where it stands, on the page of the discussion. */
export const describeThread = defineAction(describing)

/** The same with what was typed there; `before` is what it said when that began. Nothing is written over what somebody else saved meanwhile. */
export function threadTextTo(html: string, before: string): Action {
  return defineAction({ ...describing, run: (context) => save(context, html, before) })
}

async function save({ api, threads: [thread] }: Context<'thread'>, html: string, before: string): Promise<Outcome> {
  const place = { project: placeOf(thread), number: thread.number }
  const now = async () => {
    const asked = { ...place.project, number: place.number }
    return (await api.query(GetThread, asked, { requestPolicy: 'network-only' })).thread
  }
  const send = (text: string) => {
    const options = { lane: threadLane(thread, thread.number), extra: { shown: { id: thread.id, html: text } } }
    return api.mutate(UpdateThread, { ...place, input: { html: text } }, options)
  }
  const found = await now()
  if (!found) throw new SpokenError('This discussion was deleted.')
  if (!isSameHtml(found.html ?? '', before))
    throw new SpokenError('Somebody changed this text meanwhile. What you typed is kept; save again to replace theirs.')
  const saved = (await send(html)).thread?.html ?? html
  return {
    said: 'Text saved',
    async undo() {
      const since = await now()
      if (!since || !isSameHtml(since.html ?? '', saved)) throw new UndoRefused(CHANGED_SINCE)
      await send(before)
    },
  }
}

/** Editing the first text. */
export const actions: readonly Action[] = [describeThread]
