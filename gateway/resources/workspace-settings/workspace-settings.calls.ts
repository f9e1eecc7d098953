// REST calls and wire types of the settings of a workspace, its transfer and its deletion. All assumed.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, enumName, moment, number, text, whole } from '../../rest/wire.ts'
import { company } from '../workspace/workspace.calls.ts'

const instant = moment.transform((at) => at ?? '')

const transfer = z
  .object({ username: z.string(), name: z.string(), expires_at: instant })
  .transform(({ expires_at: expiresAt, ...same }) => ({ ...same, expiresAt }))

const own = z
  .object({
    time_zone: z.string(),
    week_start: whole,
    currency: z.string(),
    project_creators: z.enum(['owner', 'members']).transform(enumName),
    deletion_at: moment,
    transfer: transfer.nullish(),
  })
  .transform((wire) => ({
    timeZone: wire.time_zone,
    weekStart: wire.week_start,
    currency: wire.currency,
    projectCreators: wire.project_creators,
    deletionAt: wire.deletion_at,
    transfer: wire.transfer ?? null,
  }))

/** The answer is the company and its settings beside one another. */
const settings = z.unknown().transform((wire, context) => {
  const parts = [company.safeParse(wire), own.safeParse(wire)] as const
  const [head, rest] = parts
  if (head.success && rest.success) return { ...head.data, settings: rest.data }
  for (const part of parts) for (const issue of part.error?.issues ?? []) context.addIssue({ ...issue, code: 'custom' })
  return z.NEVER
})

const contents = z.object({ projects: whole, tasks: whole, files: whole, bytes: number, invoices: whole.default(0) })
const deleted = z
  .object({ slug: z.string(), name: z.string(), logo: text, deletion_at: instant })
  .transform(({ deletion_at: deletionAt, ...same }) => ({ ...same, deletionAt }))

/** WSET-05: the workspace with its settings; 403 for everybody but its owner. */
export function getSettings(rest: RestClient, slug: string) {
  return rest.get(path`/companies/${slug}/settings`, { answer: settings })
}

/** WSET-05: changes what is in the body. */
export function updateCompany(rest: RestClient, slug: string, body: Record<string, unknown>) {
  return rest.put(path`/companies/${slug}`, { body, answer: settings })
}

/** WSET-07: the open offer, as far as the viewer may know of it. */
export function getTransfer(rest: RestClient, slug: string) {
  return rest.get(path`/companies/${slug}/transfer`, { answer: transfer.nullable() })
}

/** WSET-07: offers the workspace. */
export function offerCompany(rest: RestClient, slug: string, body: { username: string; password: string }) {
  return rest.post(path`/companies/${slug}/transfer`, { body, answer: settings })
}

/** WSET-07: takes the offer back. */
export function withdrawOffer(rest: RestClient, slug: string) {
  return rest.delete(path`/companies/${slug}/transfer`, { answer: settings })
}

/** WSET-07: accepts or declines. */
export function answerOffer(rest: RestClient, slug: string, accept: boolean) {
  return rest.put(path`/companies/${slug}/transfer`, { body: { accept }, answer: anything })
}

/** WSET-09: how much is in it. */
export function getCompanyContents(rest: RestClient, slug: string) {
  return rest.get(path`/companies/${slug}/contents`, { answer: contents })
}

/** WSET-09: takes it away from everybody; when it is gone for good. */
export function deleteCompany(rest: RestClient, slug: string, body: { name: string; password: string }) {
  return rest.delete(path`/companies/${slug}`, { body, answer: z.object({ deletion_at: instant }) })
}

/** WSET-10: has it back. */
export function restoreCompany(rest: RestClient, slug: string) {
  return rest.post(path`/companies/${slug}/restore`, { body: {}, answer: settings })
}

/** WSET-10: the viewer's workspaces that are being deleted. */
export function listDeletedCompanies(rest: RestClient) {
  return rest.get('/companies/deleted/', { answer: z.array(deleted) })
}
