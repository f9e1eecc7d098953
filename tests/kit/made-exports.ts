// Exports for tests: asked for, made and handed out as the running host does.
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { makeExports } from '#host/resources/exports/export-maker.ts'
import type { HostWorld } from './host-world.ts'
import type { AnyTask } from './task-calls.ts'
import { unzip } from './unzip.ts'

type Place = Record<string, string>

const fail = (error: unknown) => {
  throw error
}

/** Asks for an export. */
export const startExport = (world: HostWorld, who: string, place: Place, body: object = {}) => world.as(who).post('/exports/', place, body)

/** Makes all that wait; answers how many. */
export const makeAll = ({ db, settings }: HostWorld, parts: Partial<Parameters<typeof makeExports>[0]> = {}) =>
  makeExports({ db, files: openFiles(settings), settings, onError: fail, beatEvery: 5, ...parts })

/** The archive as it is handed out, after it was made; it is deleted then. */
export async function archiveOf(
  world: HostWorld,
  who: string,
  place: Place,
  body: object = {},
): Promise<{ made: AnyTask; files: Map<string, string> }> {
  const { uuid } = (await startExport(world, who, place, body)).body.data
  expect(await makeAll(world)).toBe(1)
  const made = (await world.as(who).get(`/exports/${uuid}/`, place)).body.data
  const headers = { authorization: `Bearer ${await world.as(who).token()}` }
  const answer = await world.app.inject({ url: `/exports/${uuid}/content`, query: place, headers })
  expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload.length]).toEqual([200, 'application/zip', made.size])
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(made.sha256)
  await world.as(who).del(`/exports/${uuid}/`, place)
  return { made, files: unzip(answer.rawPayload) }
}

/** A file of an archive as JSON. */
export const jsonIn = (files: Map<string, string>, path: string) => JSON.parse(files.get(path) ?? '')

/** As half a minute after whoever made an export was heard last. */
export const beSilent = ({ db }: HostWorld) =>
  db.execute("update exports set heartbeat_at = heartbeat_at - interval '31 seconds' where state = 'running'")
