// What fields and buttons of a client's page write: actions made for one change, so that saving, undo and messages are those of every action.
import type { Action } from '#src/actions/action.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'
import { type ClientChange, changeClient } from './client-writes.ts'

/** Saves one field; `refused` hears the host's sentence for it. */
export function saveClient(change: ClientChange, title: string, refused: (sentence: string) => void): Action {
  return settingAction({
    on: 'client',
    group: 'client',
    title,
    needs: 'OWN',
    refused,
    change: (context) => changeClient(context, context.clients[0], change, `${title} saved`),
  })
}

/** Makes the contacts these. */
export function contactChange(contacts: NonNullable<ClientChange['contacts']>, said: string): Action {
  return settingAction({
    on: 'client',
    group: 'client',
    title: 'Contacts',
    needs: 'OWN',
    refused: () => undefined,
    change: (context) => changeClient(context, context.clients[0], { contacts }, said),
  })
}
