// `npm run sample -- --tasks N [--project slug] [--company slug]`: grows a project of the sample world, also while a host runs on it.
import { parseArgs } from 'node:util'
import { StartError } from '#process/start-error.ts'
import { HostStartError } from '../../errors.ts'
import { openFiles } from '../../files/open-files.ts'
import { isEmpty } from '../../resources/people/people.store.ts'
import { readSettings } from '../../settings.ts'
import { startCluster } from '../cluster.ts'
import { openDatabase } from '../open.ts'
import { DATABASE, type ServedDatabase, serveDatabase } from '../serve-database.ts'
import { writeSampleFiles } from './files.ts'
import { growProject } from './grow.ts'
import { seedSample } from './seed.ts'

const options = {
  tasks: { type: 'string' },
  project: { type: 'string', default: 'website' },
  company: { type: 'string', default: 'acme' },
} as const

async function open(): Promise<Pick<ServedDatabase, 'db' | 'close'>> {
  const settings = readSettings(process.env)
  try {
    return await serveDatabase(settings, () => undefined)
  } catch (error) {
    const isRunning = settings.databaseUrl === null && error instanceof HostStartError && error.message.startsWith('Another host')
    if (!isRunning) throw error
    // A host has the folder: work beside it and leave its server running.
    const cluster = await startCluster({ dataDir: settings.dataDir })
    return openDatabase(cluster.connection(DATABASE))
  }
}

function readOptions() {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new HostStartError((error as Error).message)
  }
}

async function run(): Promise<void> {
  const values = readOptions()
  const tasks = Number(values.tasks ?? 0)
  if (!Number.isInteger(tasks) || tasks < 0 || tasks > 5_000_000) throw new HostStartError('--tasks must be a number from 0 to 5000000.')
  const database = await open()
  try {
    if (await isEmpty(database.db)) {
      await database.db.transaction(async (tx) => {
        await seedSample(tx)
        await writeSampleFiles(tx, openFiles(readSettings(process.env)))
      })
    }
    if (tasks === 0) return
    const begun = Date.now()
    const total = await growProject(database.db, { companySlug: values.company, projectSlug: values.project, tasks })
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    process.stdout.write(`${values.company}/${values.project} has ${total.toLocaleString('en')} tasks now; ${seconds} s.\n`)
  } finally {
    await database.close()
  }
}

run().catch((error: unknown) => {
  process.stderr.write(error instanceof StartError ? `${error.message}\n` : `${(error as Error).stack ?? error}\n`)
  process.exitCode = 1
})
