// How a field of one's own settings saves its fact.
import { type AccountData, type AccountFact, changeFact, factTitles } from '#src/model/account/account-change.ts'
import { changeKeys, type KeyChange } from '#src/model/account/change-keys.ts'
import { type SettingWrite, useSavedChoice } from '#src/model/settings/saved-setting.ts'
import { settingAction } from '#src/model/settings/setting-action.ts'

/** What a section of one's own settings is given. */
export interface OwnSettings {
  account: AccountData
}

/** How a fact is saved. */
export function writing<Value>(fact: AccountFact): SettingWrite<Value> {
  return {
    subjects: {},
    save: (value, refused) =>
      settingAction({
        on: 'app',
        group: 'account',
        title: factTitles[fact],
        refused,
        change: (context) => changeFact(context, fact, value),
      }),
  }
}

/** Saves one's own keys at once: what a change makes of the list, not the list as it was seen. */
export function useOwnKeys() {
  return useSavedChoice<KeyChange>({
    subjects: {},
    save: (change, refused) =>
      settingAction({
        on: 'app',
        group: 'account',
        title: factTitles.shortcuts,
        refused,
        change: (context) => changeKeys(context, change),
      }),
  })
}

/** Saves a fact at once. */
export function useFact<Value>(fact: AccountFact) {
  return useSavedChoice<Value>(writing(fact))
}
