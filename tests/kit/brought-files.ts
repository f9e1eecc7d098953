// Imports for tests: a file is brought, decided about, tried and written as the running host does.
import { expect } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { workOnImports } from '#host/resources/imports/import-worker.ts'
import type { HostWorld } from './host-world.ts'
import { multipart } from './multipart.ts'
import type { AnyTask } from './task-calls.ts'

type Place = Record<string, string>

const fail = (error: unknown) => {
  throw error
}

/** Brings a file; answers as the host does. */
export const bringFile = (world: HostWorld, who: string, place: Place, text: string | Buffer, filename = 'tasks.csv') => {
  const { payload, headers } = multipart(filename, text)
  return world.as(who).send({ method: 'POST', url: '/imports/', query: place, payload, headers })
}

/** Works on all that wait; answers how many steps that were. */
export const workOn = ({ db, settings }: HostWorld, parts: Partial<Parameters<typeof workOnImports>[0]> = {}) =>
  workOnImports({ db, files: openFiles(settings), settings, onError: fail, ...parts })

/** An import as it is now. */
export const importNow = async (world: HostWorld, who: string, place: Place, uuid: string): Promise<AnyTask> => {
  const { status, body } = await world.as(who).get(`/imports/${uuid}/`, place)
  expect(status).toBe(200)
  return body.data
}

/** Brings a file and reads it; answers the import. */
export async function readFile(world: HostWorld, who: string, place: Place, text: string | Buffer, filename?: string): Promise<AnyTask> {
  const brought = await bringFile(world, who, place, text, filename)
  expect(brought.status).toBe(201)
  expect(await workOn(world)).toBe(1)
  return importNow(world, who, place, brought.body.data.uuid)
}

/** Decides; `change` is put over what is proposed. */
export function decide(world: HostWorld, who: string, place: Place, { uuid, mapping }: AnyTask, change: object = {}) {
  return world.as(who).put(`/imports/${uuid}/mapping`, place, { ...mapping, ...change })
}

/** Asks for a step and has it done; answers the import. */
export async function doStep(
  world: HostWorld,
  who: string,
  place: Place,
  uuid: string,
  step: 'dry-run' | 'start' | 'cancel' | 'undo',
  body: object = {},
): Promise<AnyTask> {
  const asked = await world.as(who).post(`/imports/${uuid}/${step}`, place, step === 'cancel' || step === 'undo' ? body : undefined)
  expect([step, asked.status, asked.body.message]).toEqual([step, 200, undefined])
  await workOn(world)
  return importNow(world, who, place, uuid)
}

/** From the file to the end, with what is proposed and `change`; answers the import. */
export async function importFile(
  world: HostWorld,
  who: string,
  place: Place,
  text: string | Buffer,
  { change = {}, filename }: { change?: object; filename?: string } = {},
): Promise<AnyTask> {
  const read = await readFile(world, who, place, text, filename)
  expect((await decide(world, who, place, read, change)).status).toBe(200)
  await doStep(world, who, place, read.uuid, 'dry-run')
  return doStep(world, who, place, read.uuid, 'start')
}
