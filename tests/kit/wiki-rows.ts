// What actions on the wiki send, for the matrix of roles. The owner makes and publishes the page.
import { randomUUID } from 'node:crypto'
import { type Ground, mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** Actions that change nothing on the host. */
export const wikiReads = [
  'page.copy-link',
  'page.export',
  'wiki.export',
  'page.versions',
  'version.compare',
  'version.next-change',
  'version.previous-change',
]

async function makePage({ world }: Ground): Promise<string> {
  const ana = world.host.as('ana')
  const { body } = await ana.post('/wiki-pages/', WEBSITE, { title: `Matrix ${randomUUID().slice(0, 8)}` })
  await ana.put(`/wiki-pages/${body.data.uuid}/`, WEBSITE, { body: '<p>First</p>', version: 0 })
  return body.data.uuid
}

const onPage =
  (name: string, args: Record<string, unknown> = {}): Row =>
  async (ground) =>
    mutate(ground, name, { project: ground.project, id: await makePage(ground), ...args })

const moving = onPage('moveWikiPage', { input: { parentId: null, after: null } })
const draft = { title: 'Mine', body: '<p>Mine</p>', version: 1 }

/** By action. */
export const wikiRows: Readonly<Record<string, Row>> = {
  'page.new': (ground) => mutate(ground, 'createWikiPage', { project: ground.project, input: { title: 'New' } }),
  'page.new-child': async (ground) =>
    mutate(ground, 'createWikiPage', { project: ground.project, input: { title: 'Below', parentId: await makePage(ground) } }),
  'page.edit': onPage('saveWikiDraft', { input: draft }),
  'page.publish': onPage('publishWikiPage', { input: { body: '<p>Mine</p>', version: 1 } }),
  async 'page.discard-draft'(ground) {
    const id = await makePage(ground)
    await world(ground).put(`/wiki-pages/${id}/draft/`, WEBSITE, draft)
    return mutate(ground, 'discardWikiDraft', { project: ground.project, id })
  },
  'version.restore': onPage('restoreWikiVersion', { number: 1, version: 1 }),
  'page.duplicate': async (ground) =>
    mutate(ground, 'createWikiPage', { project: ground.project, input: { title: 'Copy', after: await makePage(ground) } }),
  'page.follow': onPage('followWikiPage', { follow: false }),
  'page.rename': onPage('renameWikiPage', { title: 'Renamed' }),
  'page.up': moving,
  'page.down': moving,
  'page.in': moving,
  'page.out': moving,
  'page.move': moving,
  'page.delete': onPage('deleteWikiPage'),
  async 'wiki.bin'(ground) {
    const id = await makePage(ground)
    await ground.world.host.as('ana').del(`/wiki-pages/${id}/`, WEBSITE)
    return mutate(ground, 'restoreWikiPage', { project: ground.project, id })
  },
  'wiki.empty-bin': (ground) => mutate(ground, 'emptyWikiBin', { project: ground.project }),
}

/** Whoever is asked for; who may not write has no draft. */
function world({ world: { host }, who }: Ground) {
  return host.as(who)
}
