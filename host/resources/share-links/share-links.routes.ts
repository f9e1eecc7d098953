// The shareable link of a project: see, switch, refresh, role.
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import { conflict } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, projectQuery } from '../../wire.ts'
import type { CompanyRow } from '../companies/companies.table.ts'
import { addressOf } from '../domains/domain-address.store.ts'
import { refuseUnconfirmed } from '../people/me.schema.ts'
import { linkRoleBody, linkShape } from '../project-team-members/project-team-members.schema.ts'
import { changeShareLink, findShareLink, refreshShareLink, type ShareLink } from './share-links.store.ts'

const PATH = '/project-team-members/users/invite/shareable'

/** `…/users/invite/shareable` (REST-16..19, INVITE-07..14). */
export function shareLinksRoutes({ app, db, settings }: Host): void {
  const common = { tags: ['members'], querystring: projectQuery, response: { 200: dataOf(linkShape) } }

  // A project that never shared shows the role a link would have: guest, the least (OPEN-18).
  const toLink = async (company: CompanyRow, link: ShareLink | null) => ({
    data: {
      share_enabled: link?.enabled ?? false,
      url: link?.enabled ? `${await addressOf(db, company.id, settings.appUrl)}/accept-invitation?token=${link.token}` : null,
      role_name: link?.role ?? 'guest',
    },
  })

  app.get(PATH, { config: { who: 'project-admin' }, schema: { ...common, summary: 'The shareable link' } }, async (request) => {
    const { company, project } = projectScope(request)
    return toLink(company, await findShareLink(db, project.id))
  })

  const status = projectQuery.extend({ status: z.enum(['true', 'false']) })
  app.post(
    PATH,
    { config: { who: 'project-admin', paid: true }, schema: { ...common, summary: 'Switch sharing on or off', querystring: status } },
    async (request) => {
      const { person, company, project } = projectScope(request)
      if (request.query.status === 'true') refuseUnconfirmed(person, settings, 'to invite people')
      return toLink(company, await changeShareLink(db, project, person.id, { enabled: request.query.status === 'true' }))
    },
  )

  app.put(
    PATH,
    { config: { who: 'project-admin', paid: true }, schema: { ...common, summary: 'Replace the link by a new one' } },
    async (request) => {
      const { person, company, project } = projectScope(request)
      refuseUnconfirmed(person, settings, 'to invite people')
      const link = await refreshShareLink(db, project, person.id)
      if (link === null) throw conflict('Sharing is off.')
      return toLink(company, link)
    },
  )

  app.put(
    `${PATH}/role`,
    { config: { who: 'project-admin', paid: true }, schema: { ...common, summary: 'Set the role the link gives', body: linkRoleBody } },
    async (request) => {
      const { person, company, project } = projectScope(request)
      return toLink(company, await changeShareLink(db, project, person.id, { role: request.body.role }))
    },
  )
}
