// What actions on public pages and on the page of who finished how much send, for the matrix of roles.
import { mutate, type Row, save } from './role-call.ts'

const ACME = { company_slug: 'acme' }
const PAGE = '/projects/website/public/'

/** The address is told to owners only, so that reading it is asked for as well. */
const reading: Row = async ({ world, who }) => ((await world.host.as(who).get(PAGE, ACME)).status === 200 ? 'allowed' : 'refused')
const turning =
  (isOn: boolean): Row =>
  (ground) =>
    mutate(ground, 'setPublicPage', { project: ground.project, input: { isOn } })

/** By action. */
export const publicRows: Readonly<Record<string, Row>> = {
  'project.publish': turning(true),
  'project.unpublish': turning(false),
  async 'project.refresh-public-link'(ground) {
    await ground.world.host.as('ana').put(PAGE, ACME, { is_on: true })
    return mutate(ground, 'refreshPublicPage', { project: ground.project })
  },
  'project.copy-public-link': reading,
  'project.preview-public': reading,
  'rockstars.export': save('/rockstars/export/', { from: '2026-11-01', to: '2026-11-30' }),
  'rockstars.hide-me': (ground) => mutate(ground, 'setRockstarHidden', { project: ground.project, hidden: true }),
}
