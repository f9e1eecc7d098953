// Choosing when one is mailed about what one was told: everywhere, or in one workspace (INBOX-13).
import { MailIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Ask } from '#src/actions/services.ts'
import type { Api } from '#src/data/api.ts'
import { MAIL_KINDS, MAIL_TIMES, type MailKind, type MailTime, mailKindTitle } from '#src/model/notification/mail-times.ts'
import { ListMailSettings, type MailSettingData, SetMailTime } from '#src/model/notification/notification.graphql.ts'

/** Sets one; the way back is what was chosen before. */
export async function changeMailTime(api: Pick<Api, 'mutate'>, before: MailSettingData, time: MailTime | null): Promise<Outcome> {
  const { kind, workspaceSlug } = before
  const set = (to: MailTime | null) => api.mutate(SetMailTime, { kind, time: to, workspaceSlug }, { lane: `MailTime:${kind}` })
  await set(time)
  const where = before.workspaceName === null ? '' : ` in ${before.workspaceName}`
  const when = time === null ? 'as everywhere' : MAIL_TIMES[time]
  return { said: `${mailKindTitle(kind)}${where} by mail: ${when}`, undo: () => set(before.isInherited ? null : before.time) }
}

async function choose({ api, ask }: { api: Api; ask: Ask }, workspaceSlug: string | null): Promise<Outcome | undefined> {
  const { mailSettings } = await api.query(ListMailSettings, {}, { requestPolicy: 'network-only' })
  const here = mailSettings.filter((one) => one.workspaceSlug === workspaceSlug)
  const before = await ask.pick<MailSettingData>({
    title: 'Mail about',
    options: MAIL_KINDS.flatMap(({ kind, title }) =>
      here.filter((one) => one.kind === kind).map((one) => ({ id: kind, value: one, title, hint: MAIL_TIMES[one.time] })),
    ),
  })
  if (before === null) return undefined
  const time = await ask.pick<MailTime | 'AS_EVERYWHERE'>({
    title: mailKindTitle(before.kind),
    options: timesOf(before.kind, workspaceSlug),
  })
  if (time === null) return undefined
  return changeMailTime(api, before, time === 'AS_EVERYWHERE' ? null : time)
}

function timesOf(kind: MailKind, workspaceSlug: string | null) {
  const times = MAIL_KINDS.find((one) => one.kind === kind)?.times ?? []
  const all = times.map((time) => ({ id: time as string, value: time as MailTime | 'AS_EVERYWHERE', title: MAIL_TIMES[time] }))
  return workspaceSlug === null ? all : [{ id: 'AS_EVERYWHERE', value: 'AS_EVERYWHERE' as const, title: 'As everywhere' }, ...all]
}

const keywords = ['email', 'digest', 'summary', 'newsletter', 'unsubscribe', 'daily', 'weekly']

/** For all workspaces that have no choice of their own. */
export const chooseMails = defineAction({
  id: 'notification.mail',
  on: 'app',
  title: 'Choose what is mailed to you…',
  icon: MailIcon,
  group: 'account',
  keywords,
  seldom: true,
  run: (context) => choose(context, null),
})

/** For one workspace. */
export const chooseWorkspaceMails = defineAction({
  id: 'notification.mail-workspace',
  on: 'workspace',
  title: 'Choose what this workspace mails to you…',
  icon: MailIcon,
  group: 'workspace',
  keywords,
  single: true,
  seldom: true,
  run: (context) => choose(context, context.workspaces[0].slug),
})

/** Actions on mails. */
export const actions: readonly Action[] = [chooseMails, chooseWorkspaceMails]
