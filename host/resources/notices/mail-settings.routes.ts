// When one is mailed about what one was told, and the link in each such mail that stops them (INBOX-13, ASSUMED).
import { z } from 'zod'
import { personScope } from '../../access.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf } from '../../wire.ts'
import { createSeals } from '../mail-servers/sealing.ts'
import { MAIL_KIND_NAMES, MAIL_KINDS, MAIL_TIMES } from './mail-kinds.ts'
import { listMailSettings, type MailSetting, setMailSetting, writeMailSetting } from './mail-settings.store.ts'
import { findCompany } from './notice-company.store.ts'
import { openUnsubscribe } from './unsubscribe-links.ts'

const TAGS = ['notifications']
const PATH = '/feeds/mail-settings/'

const settingShape = z.object({
  kind: z.enum(MAIL_KIND_NAMES),
  value: z.enum(MAIL_TIMES),
  inherited: z.boolean(),
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
})
const toSetting = ({ workspace, ...setting }: MailSetting) => ({ ...setting, company: workspace })
const kindParams = z.object({ kind: z.enum(MAIL_KIND_NAMES) })
/** `value` null: as everywhere else, or the default. */
const settingBody = z.strictObject({ value: z.enum(MAIL_TIMES).nullable(), company_slug: z.string().optional() })

/** `GET /feeds/mail-settings/`, `PUT /feeds/mail-settings/{kind}/`, `POST /feeds/unsubscribe/`. */
export function mailSettingsRoutes(host: Host): void {
  const { app, db } = host
  const all = dataOf(settingShape.array())
  const read = { tags: TAGS, summary: 'When the caller is mailed about what they were told', response: { 200: all } }
  app.get(PATH, { config: { who: 'signed-in' }, schema: read }, async (request) => {
    return { data: (await listMailSettings(db, personScope(request).person.id)).map(toSetting) }
  })

  const change = {
    tags: TAGS,
    summary: 'Choose when, everywhere or in one workspace',
    params: kindParams,
    body: settingBody,
    response: { 200: all },
  }
  app.put(`${PATH}:kind/`, { config: { who: 'signed-in' }, schema: change }, async (request) => {
    const { id } = personScope(request).person
    const { kind } = request.params
    const { value, company_slug: companySlug } = request.body
    if (value !== null && !(MAIL_KINDS[kind] as readonly string[]).includes(value))
      throw invalid({ value: ['Mails of this kind do not come at that time.'] })
    await setMailSetting(db, id, { kind, value, companySlug })
    return { data: (await listMailSettings(db, id)).map(toSetting) }
  })
  unsubscribeRoute(host)
}

function unsubscribeRoute({ app, db, settings, limits }: Host): void {
  const seals = createSeals(settings)
  const limit = limits.by('unsubscribing', 60, 5)
  const schema = {
    tags: TAGS,
    summary: 'Stop one kind of mail of one workspace, by the link in it',
    body: z.strictObject({ token: z.string().min(1).max(400) }),
    response: { 200: dataOf(z.object({ kind: z.enum(MAIL_KIND_NAMES), company: z.string() })) },
  }
  app.post('/feeds/unsubscribe/', { config: { who: 'public' }, schema }, async (request) => {
    await limit.take(request)
    const stopped = await openUnsubscribe(seals, request.body.token)
    const company = stopped && (await findCompany(db, stopped.companyId, stopped.personId))
    if (stopped === null || company === null) throw notFound('This link stops nothing any more.')
    await writeMailSetting(db, stopped.personId, stopped.companyId, stopped.kind, 'never')
    return { data: { kind: stopped.kind, company } }
  })
}
