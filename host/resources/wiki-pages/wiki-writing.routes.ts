// The calls about drafts and versions of pages; all ASSUMED (OPEN-39).
import { z } from 'zod'
import type { Host } from '../../host.ts'
import { dataOf, instantShape, nothingShape, pageOf, projectQuery, toInstant, toPage } from '../../wire.ts'
import { readerOf } from './wiki-pages.routes.ts'
import {
  pageParams,
  versionParams,
  wikiDraftBody,
  wikiPagedQuery,
  wikiPageShape,
  wikiRestoreBody,
  wikiVersionBodyShape,
  wikiVersionShape,
} from './wiki-pages.schema.ts'
import { toWikiPage, toWikiVersion } from './wiki-wire.ts'
import { discardDraft, listVersions, readVersion, restoreVersion, saveDraft } from './wiki-writing.store.ts'

const TAGS = ['wiki']
const READ = { who: 'project-read' } as const
const EDIT = { who: 'project-edit' } as const

/** `/wiki-pages/{uuid}/draft/` and `…/versions/`. */
export function wikiWritingRoutes({ app, db }: Host): void {
  const path = { tags: TAGS, params: pageParams, querystring: projectQuery }
  const saved = { 200: dataOf(z.object({ saved_at: instantShape })) }
  const keep = { ...path, summary: 'Keep what the caller is writing; nobody else reads it', body: wikiDraftBody, response: saved }
  app.put('/wiki-pages/:uuid/draft/', { config: EDIT, schema: keep }, async (request) => {
    const at = await saveDraft(db, readerOf(request), request.params.uuid, request.body)
    return { data: { saved_at: toInstant(at) } }
  })

  const drop = { ...path, summary: 'Throw the caller’s draft away', response: { 200: nothingShape } }
  app.delete('/wiki-pages/:uuid/draft/', { config: EDIT, schema: drop }, async (request) => {
    await discardDraft(db, readerOf(request), request.params.uuid)
    return { data: null }
  })

  const list = {
    ...path,
    summary: 'What was published, the latest first',
    querystring: wikiPagedQuery,
    response: { 200: pageOf(wikiVersionShape) },
  }
  app.get('/wiki-pages/:uuid/versions/', { config: READ, schema: list }, async (request) => {
    const { page, per_page: perPage } = request.query
    const { rows, total } = await listVersions(db, readerOf(request), request.params.uuid, { page, perPage })
    return toPage(rows.map(toWikiVersion), { page, perPage, total })
  })

  const one = { ...path, params: versionParams, summary: 'One version with what it said', response: { 200: dataOf(wikiVersionBodyShape) } }
  app.get('/wiki-pages/:uuid/versions/:id/', { config: READ, schema: one }, async (request) => {
    const { uuid, id } = request.params
    const version = await readVersion(db, readerOf(request), uuid, id)
    return { data: { ...toWikiVersion(version), body: version.body } }
  })

  const restore = { ...path, params: versionParams, summary: 'Publish what a version said, as a new one', body: wikiRestoreBody }
  app.post(
    '/wiki-pages/:uuid/versions/:id/restore/',
    { config: EDIT, schema: { ...restore, response: { 200: dataOf(wikiPageShape) } } },
    async (request) => {
      const { uuid, id } = request.params
      return { data: toWikiPage(await restoreVersion(db, readerOf(request), uuid, id, request.body.version)) }
    },
  )
}
