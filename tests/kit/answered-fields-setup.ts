// Vitest's global setup: a folder in which every file of tests leaves the fields that gateways answered it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes the folder before the first test and removes it after the last. */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'palette-answered-'))
  process.env.ANSWERED_FIELDS = folder
  return () => rm(folder, { recursive: true, force: true })
}
