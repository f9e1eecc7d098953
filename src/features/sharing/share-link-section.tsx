// The shareable link: switch, address, copy, refresh, role (INVITE-07..16).
import { CheckIcon, CopyIcon, RefreshCwIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { type InviteRole, inviteRoles, leastRole } from '#src/model/project/invite-roles.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Switch } from '#src/ui/controls/switch.tsx'
import { Select } from '#src/ui/fields/select.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { GetShareLink, type ShareLinkData } from './invite.graphql.ts'
import {
  copyShareLink,
  type InvitedProject,
  projectKeys,
  refreshShareLink,
  saidInvite,
  setShareLinkRole,
  switchShareLink,
} from './invite.ts'
import * as styles from './invite-dialog.css.ts'
import type { Telling } from './telling.ts'

/** How long `Copied!` stands in place of the button's label, in milliseconds (INVITE-15). */
export const COPIED_MS = 2_000

/** Loads the link from the server each time the dialog opens. */
export function ShareLinkSection({ project, telling }: { project: InvitedProject; telling: Telling }) {
  const read = useRead({
    query: GetShareLink,
    variables: projectKeys(project),
    requestPolicy: 'cache-and-network',
  })
  const { data, error } = read
  const link = data?.shareLink
  return (
    <section className={styles.link} aria-labelledby="share-link-title">
      {link ? (
        <LinkControls link={link} project={project} telling={telling} />
      ) : (
        <>
          <h3 id="share-link-title" className={styles.sectionTitle}>
            Shareable link
          </h3>
          {error ? (
            <ReadFailure inline read={read} what="the shareable link" />
          ) : (
            <Loading label="Loading the shareable link">
              <Skeleton width="60%" />
            </Loading>
          )}
        </>
      )}
    </section>
  )
}

function LinkControls({ link, project, telling }: { link: ShareLinkData; project: InvitedProject; telling: Telling }) {
  const { api } = useActions().services
  const [pending, setPending] = useState<boolean | null>(null)
  const on = pending ?? link.enabled

  const toggle = async (enabled: boolean) => {
    if (pending !== null) return
    setPending(enabled)
    try {
      await switchShareLink(api, project, enabled)
      telling.show('good', saidInvite.link)
    } catch (error) {
      telling.show('bad', errorText(error))
    } finally {
      // Back to what the server has: after a failure that is the former state (INVITE-09).
      setPending(null)
    }
  }

  return (
    <>
      <div className={styles.linkHead}>
        <div>
          <h3 id="share-link-title" className={styles.sectionTitle}>
            Shareable link
          </h3>
          <p className={styles.note}>{on ? 'Anyone with this link can join the project.' : 'Let people join by a link you send them.'}</p>
        </div>
        <Switch
          checked={on}
          onChange={(enabled) => void toggle(enabled)}
          label={pending === null ? <span className={styles.switchLabel}>{on ? 'On' : 'Off'}</span> : 'Updating...'}
        />
      </div>
      {link.enabled && link.url && <LinkLine url={link.url} role={link.role} project={project} telling={telling} />}
    </>
  )
}

function LinkLine({ url, role, project, telling }: { url: string; role: InviteRole | null; project: InvitedProject; telling: Telling }) {
  const { api, clipboard } = useActions().services
  const [copied, setCopied] = useState(false)
  const [refreshing, setRefreshing] = useState(false)
  const [nextRole, setNextRole] = useState<InviteRole | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const attempt = async (work: () => Promise<unknown>, said?: string) => {
    try {
      await work()
      if (said) telling.show('good', said)
      return true
    } catch (error) {
      telling.show('bad', errorText(error))
      return false
    }
  }
  const copy = async () => {
    if (!(await attempt(() => copyShareLink(clipboard, url)))) return
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPIED_MS)
  }
  const refresh = async () => {
    setRefreshing(true)
    await attempt(() => refreshShareLink(api, project), saidInvite.link)
    setRefreshing(false)
  }
  const changeRole = async (wanted: InviteRole) => {
    setNextRole(wanted)
    await attempt(() => setShareLinkRole(api, project, wanted), saidInvite.role(wanted))
    setNextRole(null)
  }

  return (
    <div className={styles.linkLine}>
      <div className={styles.url}>
        <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      </div>
      <div className={styles.linkRole}>
        <Select
          label="Role of the link"
          value={nextRole ?? role ?? leastRole}
          onChange={(wanted) => void changeRole(wanted)}
          options={inviteRoles}
          disabled={nextRole !== null}
        />
      </div>
      <Button size={32} icon={copied ? CheckIcon : CopyIcon} onClick={() => void copy()} className={styles.copy} aria-live="polite">
        {copied ? 'Copied!' : 'Copy link'}
      </Button>
      <Button size={32} icon={RefreshCwIcon} loading={refreshing} onClick={() => void refresh()}>
        Refresh Link
      </Button>
    </div>
  )
}
