// What is hard to take back of one's account: deleting it (PROFUP-11).
import { ActionById } from '#src/actions/action-button.tsx'
import { DangerList, DangerRow } from '#src/model/settings/danger-list.tsx'

/** At the end of one's own settings. */
export function AccountDanger() {
  return (
    <DangerList>
      <DangerRow title="Delete" action={<ActionById id="profile.delete-account" />}>
        Signed out everywhere at once; for 14 days you can have everything back by signing in.
      </DangerRow>
    </DangerList>
  )
}
