// What the owner does to the mail server of a workspace on its page (SMTP-06, SMTP-10).
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import '#src/model/mail-server/mail-server-subject.ts'
import { removing, testing } from './mail-server-anywhere.actions.ts'
import { takeAway, tryServer } from './mail-server-work.ts'

/** Sends a mail to the viewer by the server. */
export const testMailServer = defineAction({
  ...testing,
  id: 'smtp.test',
  on: 'mailserver',
  shortcut: '$mod+Enter',
  run: (context) => tryServer(context, context.mailservers[0].workspaceSlug),
})

/** Takes the server away; undone, it has its password again. */
export const removeMailServer = defineAction({
  ...removing,
  id: 'smtp.remove',
  on: 'mailserver',
  run: (context) => takeAway(context, context.mailservers[0].workspaceSlug, context.mailservers[0].host),
})

/** What can be done here. */
export const actions: readonly Action[] = [testMailServer, removeMailServer]
