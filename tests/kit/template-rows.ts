// What the settings' lists of statuses, types, efforts and labels send, for the matrix of roles.
import { type Ground, mutate, type Row } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** A fresh label of the website. */
async function label({ world }: Ground): Promise<string> {
  const { body } = await world.host.as('ana').post('/task-labels/', WEBSITE, { title: `Matrix ${crypto.randomUUID().slice(0, 8)}` })
  return String(body.data.id)
}

async function types({ world }: Ground): Promise<string[]> {
  const { body } = await world.host.as('ana').get('/project-templates/type/', WEBSITE)
  return body.data.map(({ id }: { id: number }) => String(id))
}

const input = () => ({ title: `Matrix ${crypto.randomUUID().slice(0, 8)}`, color: '#123456' })
const order: Row = async (ground) => mutate(ground, 'orderTemplates', { project: ground.project, kind: 'TYPE', ids: await types(ground) })
const change: Row = async (ground) => mutate(ground, 'updateLabel', { project: ground.project, id: await label(ground), input: input() })

/** By the action. */
export const templateRows: Readonly<Record<string, Row>> = {
  'template.new': (ground) => mutate(ground, 'createLabel', { project: ground.project, input: input() }),
  'template.rename': change,
  'template.colour': change,
  'template.up': order,
  'template.down': order,
  'template.delete': async (ground) => mutate(ground, 'deleteLabel', { project: ground.project, id: await label(ground) }),
  'template.replace': async (ground) => {
    const { world, project } = ground
    const { body } = await world.host.as('ana').post('/project-templates/type/', WEBSITE, input())
    const [other] = await types(ground)
    return mutate(ground, 'replaceTemplate', { project, kind: 'TYPE', id: String(body.data.id), with: other })
  },
  'label.merge': async (ground) =>
    mutate(ground, 'mergeLabels', { project: ground.project, id: await label(ground), with: await label(ground) }),
}
