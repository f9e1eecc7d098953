// The sample world, made at the first start.
import { type FilesSettings, openFiles } from '../files/open-files.ts'
import { isEmpty } from '../resources/people/people.store.ts'
import type { Database } from './open.ts'

/** Makes it unless there are people; `say` hears of it before. */
export async function seedOnce(db: Database, settings: FilesSettings, say: (line: string) => void = () => undefined): Promise<void> {
  if (!(await isEmpty(db))) return
  say('First start: making the sample world')
  // Loaded only when it is needed.
  const { seedSample } = await import('./sample/seed.ts')
  const { writeSampleFiles } = await import('./sample/files.ts')
  // All or nothing, so that a start that was cut off is made up for by the next one.
  await db.transaction(async (tx) => {
    await seedSample(tx)
    await writeSampleFiles(tx, openFiles(settings))
  })
}
