// What is done to imports of a project, for the matrix of roles.
import { bringFile, importFile, readFile, workOn } from './brought-files.ts'
import { type Ground, mutate, type Row, save } from './role-call.ts'
import { WEBSITE } from './task-calls.ts'

/** The second row has no title, which is a problem. */
const text = () => `Id,Title\nM-${crypto.randomUUID().slice(0, 8)},One of the matrix\nM-0,\n`

/** An import of the website that its owner brought and began. */
const made = async ({ world: { host } }: Ground): Promise<string> => (await importFile(host, 'ana', WEBSITE, text())).uuid

/** By the action. */
export const importRows: Readonly<Record<string, Row>> = {
  async 'import.start-project'({ world: { host }, who }) {
    const { status } = await bringFile(host, who, WEBSITE, text())
    if (![201, 403, 404].includes(status)) throw new Error(`A file that was brought answered ${status}.`)
    await workOn(host)
    return status === 201 ? 'allowed' : 'refused'
  },
  async 'import.cancel'(ground) {
    const { uuid } = await readFile(ground.world.host, 'ana', WEBSITE, text())
    return mutate(ground, 'cancelImport', { ...ground.project, id: uuid })
  },
  async 'import.undo'(ground) {
    const verdict = await mutate(ground, 'undoImport', { ...ground.project, id: await made(ground) })
    await workOn(ground.world.host)
    return verdict
  },
  'import.problems': async (ground) => save(`/imports/${await made(ground)}/problems`, { format: 'csv' })(ground),
}
