// Queries, bodies and answers of workspaces.
import { z } from 'zod'
import { pageNumber, personShape, toPerson, zoneName } from '../../wire.ts'
import { nameText } from '../sessions/sessions.schema.ts'
import type { CompanyAccess, CompanyView } from './companies.store.ts'

/** A picture as its address: http(s), or a small data-image (OPEN-25). */
export const pictureText = z
  .string()
  .max(1_500_000, 'This picture is too large.')
  .regex(
    /^(https?:\/\/[^\s"'<>]+|data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+=*)$/,
    'A picture must be an http address or a PNG, JPEG, GIF or WebP.',
  )

/** Query of the list. */
export const companiesQuery = z.object({
  search: z.string().max(200).default(''),
  limit: z.coerce.number().int().min(1).max(200).default(52),
  page: pageNumber,
})

/** Body of a new workspace. */
export const companyBody = z.strictObject({ name: nameText, logo: pictureText.nullish(), time_zone: zoneName.optional() })

/** Who may make projects: only the owner, or all members too (WSET-04). */
export const CREATORS = ['owner', 'members'] as const

/** A workspace on the wire (WS-10). */
export const companyShape = z.object({
  slug: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  owner: personShape,
  settings: z.object({ can_create_projects: z.boolean(), project_creators: z.enum(CREATORS) }),
  whitelabel: z.object({ logo: z.string().nullable() }),
  favicon: z.string().nullable(),
  unlimited_workspaces: z.boolean(),
  subscription: z.enum(['free', 'paid', 'lifetime']),
  projects_count: z.number().int(),
  role: z.object({ name: z.string() }),
})

/** True when the person may make projects in the workspace (PROJ-01). */
export function canCreateProjects({ company, companyRole }: CompanyAccess): boolean {
  return companyRole === 'owner' || (companyRole === 'member' && company.membersCreateProjects)
}

/** A workspace as its member sees it. */
export function toCompany(view: CompanyView): z.infer<typeof companyShape> {
  const { company, companyRole, owner, projectsCount } = view
  return {
    slug: company.slug,
    name: company.name,
    logo: company.logo,
    owner: toPerson(owner),
    settings: {
      can_create_projects: canCreateProjects(view),
      project_creators: company.membersCreateProjects ? 'members' : 'owner',
    },
    whitelabel: { logo: company.whitelabelLogo },
    favicon: company.favicon,
    unlimited_workspaces: company.unlimitedWorkspaces,
    subscription: company.subscription,
    projects_count: projectsCount,
    role: { name: companyRole === 'owner' ? 'admin' : companyRole },
  }
}
