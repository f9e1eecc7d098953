// Bodies and answers of the settings of a workspace, its transfer and its deletion.
import { z } from 'zod'
import { instantShape, toInstant, zoneName } from '../../wire.ts'
import { nameText } from '../sessions/sessions.schema.ts'
import { CREATORS, companyShape, pictureText, toCompany } from './companies.schema.ts'
import type { CompanyView } from './companies.store.ts'

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

/** An ISO 4217 code. */
export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Use a currency code such as EUR.')
  .refine((code) => CURRENCIES.has(code), 'There is no such currency.')

/** Days before what was deleted is gone for good (WSET-10), and before an offer ends (WSET-07). */
export const GRACE_DAYS = 14
export const OFFER_DAYS = 7

const password = z.string().max(1000)

/** Body of a change; what is absent stays, null removes a picture. */
export const settingsBody = z
  .strictObject({
    // Signs alone are no name that anybody could say.
    name: nameText.refine((name) => /[\p{L}\p{N}]/u.test(name), 'Please enter a name.'),
    logo: pictureText.nullable(),
    whitelabel_logo: pictureText.nullable(),
    favicon: pictureText.nullable(),
    time_zone: zoneName,
    week_start: z.int().min(0, 'Choose a day of the week.').max(6, 'Choose a day of the week.'),
    currency: currencyCode,
    project_creators: z.enum(CREATORS, 'Choose owner or members.'),
  })
  .partial()

/** Body of an offer. */
export const transferBody = z.strictObject({ username: z.string().max(100), password })
/** Body of its answer. */
export const answerBody = z.strictObject({ accept: z.boolean() })
/** Body of a deletion. */
export const deletionBody = z.strictObject({ name: z.string().max(1000), password })

/** An open offer. */
export const transferShape = z.object({ username: z.string(), name: z.string(), expires_at: instantShape })

/** A workspace with its settings (WSET-05). */
export const settingsShape = companyShape.extend({
  time_zone: z.string(),
  week_start: z.int(),
  currency: z.string(),
  project_creators: z.enum(CREATORS),
  deletion_at: instantShape.nullable(),
  transfer: transferShape.nullable(),
})

/** What goes with a workspace. */
export const contentsShape = z.object({ projects: z.int(), tasks: z.int(), files: z.int(), bytes: z.number(), invoices: z.int() })

/** A workspace that is being deleted. */
export const deletedShape = z.object({ slug: z.string(), name: z.string(), logo: z.string().nullable(), deletion_at: instantShape })

/** An offer as its owner and whom it is for read it. */
export type TransferView = { username: string; name: string; expiresAt: Date }

/** An offer on the wire. */
export const toTransfer = ({ username, name, expiresAt }: TransferView) => ({ username, name, expires_at: toInstant(expiresAt) })

/** Settings on the wire. */
export function toSettings(view: CompanyView, transfer: TransferView | null): z.infer<typeof settingsShape> {
  const { timeZone, weekStart, currency, membersCreateProjects, deletionAt } = view.company
  return {
    ...toCompany(view),
    time_zone: timeZone,
    week_start: weekStart,
    currency,
    project_creators: membersCreateProjects ? 'members' : 'owner',
    deletion_at: deletionAt && toInstant(deletionAt),
    transfer: transfer && toTransfer(transfer),
  }
}
