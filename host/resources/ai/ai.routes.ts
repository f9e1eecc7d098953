// The calls that suggest a title, a description and labels: by the configured model, else by rules.
import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { projectQuery } from '../../wire.ts'
import { readLabelWorld, readTaskText } from './ai.store.ts'
import { descriptionVariants } from './description-rules.ts'
import { ideasOfTurn, labelIdeas } from './label-rules.ts'
import { createModel } from './model.ts'
import { titleVariants } from './title-rules.ts'
import { createTurns } from './turns.ts'

const TAGS = ['ai']

/** Query of the three calls; the body is an empty object or nothing (OPEN-51). */
const aiQuery = projectQuery.extend({ task_uuid: z.uuid() })
const emptyBody = z.strictObject({}).nullish()

/** Suggestions that one person may ask for in a minute. */
const PER_MINUTE = 30

/** The text of no suggestion: nothing better is known than what is there (ASSUMED). */
const NONE = ''

/** Says who suggested, `rules` or `model` (ASSUMED); the answers themselves are bare. */
export const SUGGESTED_BY = 'x-suggested-by'

/** `/ai/task` (REST-32..34): the text itself, or a list of {title, color}. */
export function aiRoutes({ app, db, settings, limits }: Host): void {
  const model = settings.ai && createModel(settings.ai, (reason) => app.log.warn({ reason }, 'the suggestion service failed'))
  const turns = createTurns()
  const limit = limits.by('suggestions', PER_MINUTE, 1, (request) => projectScope(request).person.id)
  const by = model ? 'model' : 'rules'

  /** The task in view, counted against the caller's minute. */
  async function asked(request: FastifyRequest) {
    await limit.take(request)
    const { project, person } = projectScope(request)
    const { task_uuid: taskId } = request.query as z.infer<typeof aiQuery>
    const task = await readTaskText(db, project.id, taskId)
    const turnOf = (kind: string, content: string) =>
      turns.next([kind, person.id, taskId, createHash('sha1').update(content).digest('base64')].join())
    return { task, taskId, projectId: project.id, turnOf }
  }
  // Fastify takes a string for text that is already serialised.
  const answerText = (reply: FastifyReply, text: string) =>
    reply.header(SUGGESTED_BY, by).header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(text))
  const schemaOf = (summary: string) => ({ tags: TAGS, summary, querystring: aiQuery, body: emptyBody })

  app.post(
    '/ai/task/improve/title/',
    { config: { who: 'project-edit', paid: true }, schema: schemaOf('Suggest a title') },
    async (request, reply) => {
      const { task, turnOf } = await asked(request)
      if (model) return answerText(reply, await model.title(task))
      const variants = titleVariants(task)
      return answerText(reply, variants[turnOf('title', variants.join('\n')) % variants.length] ?? NONE)
    },
  )

  app.post(
    '/ai/task/improve/description/',
    { config: { who: 'project-edit', paid: true }, schema: schemaOf('Suggest a description') },
    async (request, reply) => {
      const { task, turnOf } = await asked(request)
      if (model) return answerText(reply, await model.description(task))
      const variants = descriptionVariants(task)
      return answerText(reply, variants[turnOf('description', variants.join('\n')) % variants.length] ?? NONE)
    },
  )

  const labelsAnswer = { 200: z.array(z.object({ title: z.string(), color: z.string() })) }
  app.post(
    '/ai/task/generate/labels/',
    { config: { who: 'project-edit', paid: true }, schema: { ...schemaOf('Suggest labels'), response: labelsAnswer } },
    async (request, reply) => {
      const { task, taskId, projectId, turnOf } = await asked(request)
      const world = await readLabelWorld(db, projectId, taskId)
      reply.header(SUGGESTED_BY, by)
      if (model) return model.labels(task, world)
      const ideas = labelIdeas(task, world)
      return ideasOfTurn(ideas, turnOf('labels', ideas.map(({ title }) => title).join('\n')))
    },
  )
}
