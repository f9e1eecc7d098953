// What is done to a project itself and to who is on it, for the matrix of roles.
import { eq } from 'drizzle-orm'
import { openFiles } from '#host/files/open-files.ts'
import { makeExports } from '#host/resources/exports/export-maker.ts'
import { exports } from '#host/resources/exports/exports.table.ts'
import { seat } from '#host/resources/project-team-members/project-team-members.store.ts'
import { projects } from '#host/resources/projects/projects.table.ts'
import { importRows } from './import-rows.ts'
import { type Ground, mutate, type Row, save } from './role-call.ts'

const acme = { company_slug: 'acme' }

/** Somebody fresh on the website; the id of their seat. */
async function seated({ world: { host } }: Ground): Promise<string> {
  const fresh = await host.person(`m${crypto.randomUUID().slice(0, 8)}`)
  const [website] = await host.db.select().from(projects).where(eq(projects.slug, 'website'))
  if (!website) throw new Error('The sample world has no project website')
  await seat(host.db, website, fresh.id, 'guest')
  const { body } = await host.as('ana').get('/project-team-members/', { ...acme, project_slug: 'website' })
  return String(body.data.find(({ user }: { user: { username: string } }) => user.username === fresh.username).id)
}

/** A project of ana on which the person is an admin; its slug. */
async function made({ world: { host }, who }: Ground, name: string): Promise<string> {
  const ana = host.as('ana')
  const { slug } = (await ana.post('/projects/', acme, { name })).body.data
  if (who !== 'ana') await ana.post('/project-team-members/', { ...acme, project_slug: slug }, { username: who, role: 'admin' })
  return slug
}

/** An invitation to the website that the owner sent, as mutations are told of it. */
async function invited({ world: { host } }: Ground): Promise<{ workspaceSlug: string; id: string }> {
  const email = `m${crypto.randomUUID().slice(0, 8)}@example.com`
  const website = { ...acme, project_slug: 'website' }
  await host.as('ana').post('/project-team-members/invite/', website, { emails: [email], names: ['Matrix'], roles: ['guest'] })
  const { body } = await host.as('ana').get('/invitations/', acme)
  return { workspaceSlug: 'acme', id: body.data.find((sent: { email: string }) => sent.email === email).id }
}

/** One is made at a time. */
const noExports = ({ world: { host } }: Ground) => host.db.delete(exports)

/** An export of the website that the owner asked for; its id. */
async function exported(ground: Ground): Promise<string> {
  await noExports(ground)
  const { body } = await ground.world.host.as('ana').post('/exports/', { ...acme, project_slug: 'website' }, { kind: 'markdown' })
  return body.data.uuid
}

/** By the action. */
export const projectRows: Readonly<Record<string, Row>> = {
  async 'project.export'(ground) {
    await noExports(ground)
    return mutate(ground, 'startExport', { ...ground.project, kind: 'MARKDOWN' })
  },
  'export.delete': async (ground) => mutate(ground, 'deleteExport', { ...ground.project, id: await exported(ground) }),
  async 'export.download'(ground) {
    const id = await exported(ground)
    await makeExports({
      ...{ db: ground.world.host.db, files: openFiles(ground.world.host.settings), settings: ground.world.host.settings },
      onError(error) {
        throw error
      },
    })
    return save(`/exports/${id}/content`, {})(ground)
  },
  ...importRows,
  'project.export-markdown': save('/export-markdown/', {}),
  'member.remove': async (ground) => mutate(ground, 'removeMember', { project: ground.project, id: await seated(ground) }),
  'sentinvite.resend': async (ground) => mutate(ground, 'resendInvitation', await invited(ground)),
  'sentinvite.withdraw': async (ground) => mutate(ground, 'withdrawInvitation', await invited(ground)),
  async 'project.leave'(ground) {
    // From a project of their own: the next rows need them on the website.
    const ana = ground.world.host.as('ana')
    const { body } = await ana.post('/projects/', acme, { name: `Left ${crypto.randomUUID().slice(0, 8)}` })
    const project = { workspaceSlug: 'acme', projectSlug: body.data.slug }
    await ana.post('/project-team-members/', { ...acme, project_slug: body.data.slug }, { username: ground.who, role: 'member' })
    // Owners are on it, and cannot leave.
    if (ground.who === 'ana')
      return (await ana.post('/project-team-members/leave/', { ...acme, project_slug: body.data.slug }, {})).status === 409
        ? 'refused'
        : 'allowed'
    return mutate(ground, 'leaveProject', { project })
  },
  async 'project.delete'(ground) {
    const name = `Deleted ${crypto.randomUUID().slice(0, 8)}`
    const projectSlug = await made(ground, name)
    return mutate(ground, 'deleteProject', { project: { workspaceSlug: 'acme', projectSlug }, name })
  },
  async 'project.restore'(ground) {
    const name = `Restored ${crypto.randomUUID().slice(0, 8)}`
    const projectSlug = await made(ground, name)
    const ana = ground.world.host.as('ana')
    const { uuid } = (await ana.get(`/projects/${projectSlug}/`, acme)).body.data
    await ana.send({ method: 'DELETE', url: `/projects/${projectSlug}/`, query: acme, payload: { name } })
    return mutate(ground, 'restoreProject', { workspaceSlug: 'acme', id: uuid })
  },
  async 'project.remove-sample'(ground) {
    // Ana's, on which the person is an admin.
    const ana = ground.world.host.as('ana')
    const { slug } = (await ana.post('/projects/sample/', acme, {})).body.data
    if (ground.who !== 'ana')
      await ana.post('/project-team-members/', { ...acme, project_slug: slug }, { username: ground.who, role: 'admin' })
    return mutate(ground, 'removeSampleProject', { project: { workspaceSlug: 'acme', projectSlug: slug } })
  },
  'project.hand-over': (ground) => mutate(ground, 'transferProject', { project: ground.project, username: 'ana' }),
}
