// `npm run citus`: prints what would distribute the tables over the machines of Citus; `-- --list` what it changes, `-- --run` does it (decision 078).
import { parseArgs } from 'node:util'
import { asCommand } from '../backup/command.ts'
import { visitDatabase } from '../backup/visit-database.ts'
import { HostStartError } from '../errors.ts'
import { readSettings } from '../settings.ts'
import { describeDistribution, distribute, readDistribution } from './distribution.ts'

asCommand(async () => {
  const { run, list } = asked(process.argv.slice(2))
  const { client, close } = await visitDatabase(readSettings(process.env))
  try {
    if (run) return [`Distributed ${await distribute(client)} tables.`]
    const distribution = await readDistribution(client)
    if (list) return [describeDistribution(distribution).trimEnd()]
    const inTheWay = distribution.obstacles.map(({ table, kind, what }) => `-- in the way: ${table}, ${kind}: ${what}`)
    return [...inTheWay, ...distribution.statements]
  } finally {
    await close()
  }
})

function asked(args: string[]): { run: boolean; list: boolean } {
  try {
    const { run = false, list = false } = parseArgs({ args, options: { run: { type: 'boolean' }, list: { type: 'boolean' } } }).values
    return { run, list }
  } catch (error) {
    throw new HostStartError(
      `${(error as Error).message}. Without an option it prints statements, with --list what is in the way, with --run it distributes.`,
    )
  }
}
