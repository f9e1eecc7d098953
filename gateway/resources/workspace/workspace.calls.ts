// REST calls and wire types of companies (workspaces).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { flag, person, text } from '../../rest/wire.ts'

/** A company. */
export const company = z
  .object({
    slug: z.string(),
    name: z.string(),
    logo: text,
    owner: person.nullish(),
    settings: z.object({ can_create_projects: flag.nullish() }).nullish(),
    whitelabel: z.object({ logo: text }).nullish(),
    favicon: text,
    subscription: text,
    unlimited_workspaces: flag.nullish(),
    role: z.object({ name: text }).nullish(),
  })
  .transform((wire) => ({
    id: wire.slug,
    slug: wire.slug,
    name: wire.name,
    logo: wire.logo,
    whitelabelLogo: wire.whitelabel?.logo ?? null,
    favicon: wire.favicon,
    owner: wire.owner ?? null,
    subscription: wire.subscription,
    unlimitedWorkspaces: wire.unlimited_workspaces ?? null,
    canCreateProjects: wire.settings?.can_create_projects ?? false,
    role: wire.role?.name ?? null,
  }))

/** A company as resolvers hand it on; its settings where they were in the same answer. */
export type Company = z.infer<typeof company> & {
  settings?: {
    timeZone: string
    weekStart: number
    currency: string
    projectCreators: 'OWNER' | 'MEMBERS'
    deletionAt: string | null
    transfer: { username: string; name: string; expiresAt: string } | null
  }
}

/** REST-03: a page of 52 companies. */
export function listCompanies(rest: RestClient, search: string, page: number) {
  return rest.get('/companies/', { query: { search, limit: 52, page }, answer: z.array(company) })
}

/** REST-01: one company. */
export function getCompany(rest: RestClient, slug: string) {
  return rest.get(path`/companies/${slug}`, { query: { company_slug: slug }, answer: company })
}

/** REST-02: a new company; its time zone is ASSUMED, and left out where it is not given. */
export function createCompany(rest: RestClient, body: { name: string; logo: string | null; time_zone?: string }) {
  return rest.post('/companies', { body, answer: company })
}
