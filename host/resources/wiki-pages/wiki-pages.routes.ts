// The calls about the tree of the wiki and its pages; all ASSUMED in the specification's style (OPEN-39).

import { z } from 'zod'
import { doerIn, projectScope } from '../../access.ts'
import { badRequest } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { followPage } from './wiki-news.store.ts'
import {
  pageParams,
  pageSlugParams,
  wikiBinShape,
  wikiFollowBody,
  wikiHitShape,
  wikiListQuery,
  wikiListShape,
  wikiMoveBody,
  wikiPageBody,
  wikiPageChange,
  wikiPagedQuery,
  wikiPageShape,
  wikiRowShape,
  wikiSearchQuery,
} from './wiki-pages.schema.ts'
import { createPage, deletePage, emptyBin, movePage, renamePage, restorePage } from './wiki-pages.store.ts'
import { listBin, listPages, pathTo, readPage, searchPages } from './wiki-read.store.ts'
import type { Reader } from './wiki-sight.ts'
import { keyIn } from './wiki-text.ts'
import { toStep, toWikiBinned, toWikiHit, toWikiPage, toWikiRow } from './wiki-wire.ts'
import { publishPage } from './wiki-writing.store.ts'

const TAGS = ['wiki']
const READ = { who: 'project-read' } as const
const EDIT = { who: 'project-edit' } as const

/** Who reads, by the scope of a request. */
export function readerOf(request: Parameters<typeof projectScope>[0]): Reader {
  const { project, person } = projectScope(request)
  return { projectId: project.id, personId: person.id }
}

/** `/wiki-pages/`: reading, and where pages stand. */
export function wikiPagesRoutes(host: Host): void {
  readingRoutes(host)
  const { app, db } = host
  const path = { tags: TAGS, params: pageParams, querystring: projectQuery }
  const row = { 200: dataOf(wikiRowShape) }

  const create = { tags: TAGS, summary: 'Make a page: a draft until it is published', querystring: projectQuery, body: wikiPageBody }
  app.post('/wiki-pages/', { config: EDIT, schema: { ...create, response: { 201: dataOf(wikiRowShape) } } }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { title, parent_id: parentId = null, after } = request.body
    const made = await createPage(db, project, person.id, { title, parentId, after })
    return reply.status(201).send({ data: toWikiRow(made) })
  })

  const change = { ...path, summary: 'Rename a page by a title alone, or publish a body', body: wikiPageChange }
  app.put('/wiki-pages/:uuid/', { config: EDIT, schema: { ...change, response: { 200: dataOf(wikiPageShape) } } }, async (request) => {
    const { title, body, version, note = null } = request.body
    const [reader, id] = [readerOf(request), request.params.uuid]
    if (body === undefined) {
      if (title === undefined) throw badRequest('Send a title or a body.')
      await renamePage(db, reader, id, title)
      return { data: toWikiPage(await readPage(db, reader, { id })) }
    }
    // Nothing is ever overwritten unseen (WIKI-06).
    if (version === undefined) throw badRequest('A body needs the version that it began with.')
    return { data: toWikiPage(await publishPage(db, reader, id, { title, body, version, note })) }
  })

  const move = { ...path, summary: 'Put a page and all below it elsewhere', body: wikiMoveBody, response: row }
  app.put('/wiki-pages/:uuid/move/', { config: EDIT, schema: move }, async (request) => {
    const { parent_id: parentId, after } = request.body
    return { data: toWikiRow(await movePage(db, readerOf(request), request.params.uuid, { parentId, after })) }
  })

  const remove = { ...path, summary: 'Put a page and all below it into the bin', response: { 200: nothingShape } }
  app.delete('/wiki-pages/:uuid/', { config: EDIT, schema: remove }, async (request) => {
    await deletePage(db, readerOf(request), request.params.uuid)
    return { data: null }
  })

  const restore = { ...path, summary: 'Take a page and what went with it out of the bin', response: row }
  app.post('/wiki-pages/:uuid/restore/', { config: EDIT, schema: restore }, async (request) => {
    return { data: toWikiRow(await restorePage(db, readerOf(request), request.params.uuid)) }
  })

  const follow = {
    ...path,
    summary: 'Be told when a page is published, or not any more',
    body: wikiFollowBody,
    response: { 200: dataOf(wikiPageShape) },
  }
  app.put('/wiki-pages/:uuid/follow/', { config: { ...READ, whileArchived: true }, schema: follow }, async (request) => {
    const [reader, id] = [readerOf(request), request.params.uuid]
    await followPage(db, reader, id, request.body.follow)
    return { data: toWikiPage(await readPage(db, reader, { id })) }
  })

  const empty = { tags: TAGS, summary: 'Delete for good what is in the bin', querystring: projectQuery }
  const emptied = { 200: dataOf(z.object({ deleted: z.number().int() })) }
  app.post('/wiki-pages/bin/empty/', { config: { who: 'project-admin' }, schema: { ...empty, response: emptied } }, async (request) => {
    return { data: { deleted: await emptyBin(db, doerIn(request)) } }
  })
}

function readingRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'The pages below one, in their order; those at the root by `none`',
    querystring: wikiListQuery,
    response: { 200: wikiListShape },
  }
  app.get('/wiki-pages/', { config: { ...READ, replica: true }, schema: list }, async (request) => {
    const { parent_id: parent, around, page, per_page: perPage } = request.query
    const reader = readerOf(request)
    const found = await listPages(db, reader, parent === 'none' ? null : parent, { page, perPage })
    const path = around === undefined ? [] : await pathTo(db, reader, keyIn(around))
    return { ...toPage(found.rows.map(toWikiRow), { page, perPage, total: found.total }), path: path.map(toStep) }
  })

  const search = { tags: TAGS, summary: 'Pages with these words, titles before texts', querystring: wikiSearchQuery }
  app.get(
    '/wiki-pages/search/',
    { config: { ...READ, replica: true }, schema: { ...search, response: { 200: pageOf(wikiHitShape) } } },
    async (request) => {
      const { q, page, per_page: perPage } = request.query
      const { rows, total } = await searchPages(db, readerOf(request), q, { page, perPage })
      return toPage(rows.map(toWikiHit), { page, perPage, total })
    },
  )

  const bin = {
    tags: TAGS,
    summary: 'What was deleted in the last 30 days',
    querystring: wikiPagedQuery,
    response: { 200: pageOf(wikiBinShape) },
  }
  app.get('/wiki-pages/bin/', { config: EDIT, schema: bin }, async (request) => {
    const { page, per_page: perPage } = request.query
    const { rows, total } = await listBin(db, readerOf(request), { page, perPage })
    return toPage(rows.map(toWikiBinned), { page, perPage, total })
  })

  const one = {
    tags: TAGS,
    summary: 'One page',
    params: pageSlugParams,
    querystring: projectQuery,
    response: { 200: dataOf(wikiPageShape) },
  }
  app.get('/wiki-pages/:pageSlug/', { config: READ, schema: one }, async (request) => {
    const { pageSlug } = request.params
    const by = z.uuid().safeParse(pageSlug).success ? { id: pageSlug } : { key: keyIn(pageSlug) }
    return { data: toWikiPage(await readPage(db, readerOf(request), by)) }
  })
}
