// Saving what is on every invoice: an action made for one change, so that saving, undo and messages are those of every action.
import type { Action } from '#src/actions/action.ts'
import type { VariablesOf } from '#src/data/graphql.ts'
import { UpdateBilling } from '#src/model/invoice/invoice.graphql.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'

/** Parts of the settings. */
export type BillingChange = VariablesOf<typeof UpdateBilling>['input']

/** Saves a part; `before` is what undo gives back, `refused` hears the host's sentence for the field. */
export function saveBilling(change: BillingChange, before: BillingChange, title: string, refused: (sentence: string) => void): Action {
  return settingAction({
    on: 'invoice-list',
    group: 'invoice',
    title,
    needs: 'OWN',
    refused,
    async change({ api, 'invoice-lists': [{ workspaceSlug }] }) {
      const send = (input: BillingChange) => api.mutate(UpdateBilling, { workspaceSlug, input }, { lane: `Billing:${workspaceSlug}` })
      await send(change)
      return { said: `${title} saved`, undo: () => send(before) }
    },
  })
}
