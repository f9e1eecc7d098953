// Saving what is on every invoice: an action made for one change, so that saving, undo and messages are those of every action.
import type { Action } from '#src/actions/action.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import type { ResultOf, VariablesOf } from '#src/data/graphql.ts'
import { GetBilling, UpdateBilling } from '#src/model/invoice/invoice.graphql.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'

/** Parts of the settings. */
export type BillingChange = VariablesOf<typeof UpdateBilling>['input']

type Billing = NonNullable<ResultOf<typeof GetBilling>['billing']>

/** What the settings say where a change says something; labels by their keys. */
function partOf(billing: Billing, change: BillingChange): string {
  const { labels, ...names } = change
  const keys = labels?.map(({ key }) => key) ?? []
  const fields = Object.keys(names).map((name) => billing[name as Exclude<keyof BillingChange, 'labels'>])
  return JSON.stringify([fields, billing.labels.filter(({ key }) => keys.includes(key))])
}

/** Saves a part; undo gives `before` back, unless somebody else changed it since. `refused` hears the host's sentence for the field. */
export function saveBilling(change: BillingChange, before: BillingChange, title: string, refused: (sentence: string) => void): Action {
  return settingAction({
    on: 'invoice-list',
    group: 'invoice',
    title,
    needs: 'OWN',
    refused,
    async change({ api, 'invoice-lists': [{ workspaceSlug }] }) {
      const send = (input: BillingChange) => api.mutate(UpdateBilling, { workspaceSlug, input }, { lane: `Billing:${workspaceSlug}` })
      const { billing: after } = await send(change)
      return {
        said: `${title} saved`,
        async undo() {
          const { billing: now } = await api.query(GetBilling, { workspaceSlug }, { requestPolicy: 'network-only' })
          if (!after || !now || partOf(now, change) !== partOf(after, change)) throw new UndoRefused(CHANGED_SINCE)
          return send(before)
        },
      }
    },
  })
}
