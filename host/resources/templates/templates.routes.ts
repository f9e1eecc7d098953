// The calls about types, efforts and workflows.
import { doerIn, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { idParams, replaceBody, replacedShape } from '../labels/labels.schema.ts'
import { orderTemplates } from './template-order.store.ts'
import { putBackTemplate } from './template-put-back.store.ts'
import { replaceTemplate } from './template-replace.store.ts'
import {
  COLOURED_KINDS,
  colouredBody,
  colouredChange,
  colouredShape,
  effortBody,
  effortChange,
  effortShape,
  orderBody,
  toColoured,
  toEffort,
} from './templates.schema.ts'
import { createTemplate, deleteTemplate, listTemplates, type TemplateKind, updateTemplate } from './templates.store.ts'

const TAGS = ['templates']

/** `/project-templates` (REST-53..64) and `/projects-workflows/` (REST-10). */
export function templatesRoutes({ app, db }: Host): void {
  const colouredList = { 200: dataOf(colouredShape.array()) }
  const steps = { tags: TAGS, summary: 'Statuses of a project', querystring: projectQuery, response: colouredList }
  app.get('/projects-workflows/', { config: { who: 'project-read' }, schema: steps }, async (request) => {
    return { data: (await listTemplates(db, projectScope(request).project.id, 'workflow')).map(toColoured) }
  })

  for (const kind of COLOURED_KINDS) {
    const list = { tags: TAGS, summary: `List each ${kind}`, querystring: projectQuery, response: colouredList }
    app.get(`/project-templates/${kind}/`, { config: { who: 'project-read' }, schema: list }, async (request) => {
      return { data: (await listTemplates(db, projectScope(request).project.id, kind)).map(toColoured) }
    })
    const create = {
      tags: TAGS,
      summary: `Make a ${kind}`,
      querystring: projectQuery,
      body: colouredBody,
      response: { 201: dataOf(colouredShape) },
    }
    app.post(`/project-templates/${kind}/`, { config: { who: 'project-admin' }, schema: create }, async (request, reply) => {
      const made = await createTemplate(db, doerIn(request), kind, request.body)
      return reply.status(201).send({ data: toColoured(made) })
    })
    const change = {
      tags: TAGS,
      summary: `Change a ${kind}`,
      params: idParams,
      querystring: projectQuery,
      body: colouredChange,
      response: { 200: dataOf(colouredShape) },
    }
    app.put(`/project-templates/${kind}/:id`, { config: { who: 'project-edit' }, schema: change }, async (request) => {
      const { title, color } = request.body
      return { data: toColoured(await updateTemplate(db, doerIn(request), kind, request.params.id, { title, color })) }
    })
    addDelete(kind)
    addOrder(kind)
  }

  const efforts = { tags: TAGS, summary: 'List each effort', querystring: projectQuery, response: { 200: dataOf(effortShape.array()) } }
  app.get('/project-templates/effort/', { config: { who: 'project-read' }, schema: efforts }, async (request) => {
    return { data: (await listTemplates(db, projectScope(request).project.id, 'effort')).map(toEffort) }
  })
  const create = {
    tags: TAGS,
    summary: 'Make an effort',
    querystring: projectQuery,
    body: effortBody,
    response: { 201: dataOf(effortShape) },
  }
  app.post('/project-templates/effort/', { config: { who: 'project-admin' }, schema: create }, async (request, reply) => {
    const { title, effort } = request.body
    const made = await createTemplate(db, doerIn(request), 'effort', { title, hours: effort })
    return reply.status(201).send({ data: toEffort(made) })
  })
  const change = {
    tags: TAGS,
    summary: 'Change an effort',
    params: idParams,
    querystring: projectQuery,
    body: effortChange,
    response: { 200: dataOf(effortShape) },
  }
  app.put('/project-templates/effort/:id', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { title, effort } = request.body
    const changed = await updateTemplate(db, doerIn(request), 'effort', request.params.id, { title, hours: effort })
    return { data: toEffort(changed) }
  })
  addDelete('effort')
  addOrder('effort')

  function addDelete(kind: TemplateKind): void {
    const remove = { tags: TAGS, summary: `Delete a ${kind}`, params: idParams, querystring: projectQuery, response: { 200: nothingShape } }
    app.delete(`/project-templates/${kind}/:id`, { config: { who: 'project-admin' }, schema: remove }, async (request) => {
      await deleteTemplate(db, doerIn(request), kind, request.params.id)
      return { data: null }
    })
  }

  function addOrder(kind: TemplateKind): void {
    const order = {
      tags: TAGS,
      summary: `Put the list of each ${kind} in order`,
      querystring: projectQuery,
      body: orderBody,
      response: { 200: nothingShape },
    }
    app.put(`/project-templates/${kind}/order/`, { config: { who: 'project-edit' }, schema: order }, async (request) => {
      await orderTemplates(db, doerIn(request), kind, request.body.ids)
      return { data: null }
    })
    const replace = {
      tags: TAGS,
      summary: `Give the tasks of a ${kind} another one and delete it`,
      params: idParams,
      querystring: projectQuery,
      body: replaceBody,
      response: { 200: dataOf(replacedShape) },
    }
    app.post(`/project-templates/${kind}/:id/replace/`, { config: { who: 'project-admin' }, schema: replace }, async (request) => {
      const { id } = request.params
      return { data: { moved: await replaceTemplate(db, doerIn(request), kind, { id, with: request.body.with }) } }
    })
    const back = {
      tags: TAGS,
      summary: `Undo the replacement of a ${kind}`,
      params: idParams,
      querystring: projectQuery,
      response: { 200: dataOf(replacedShape) },
    }
    app.post(`/project-templates/${kind}/:id/put-back/`, { config: { who: 'project-admin' }, schema: back }, async (request) => {
      return { data: { moved: await putBackTemplate(db, doerIn(request), kind, request.params.id) } }
    })
  }
}
