// Looks again, while an answer flows, whether its reader may still have it: a download of an hour outlives a role, a session and a membership (TEAM-08, PSET-09).
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { startRounds } from '#process/rounds.ts'
import { HostError } from '../errors.ts'

/** How often is looked, in ms. */
const LOOK_MS = 2_000

/** Answers under way; `look` ends those whose readers would be refused if they asked now. */
export interface FlowingAnswers {
  add(request: Pick<FastifyRequest, 'judgeAgain' | 'log'>, answer: Readable): void
  look(): Promise<void>
}

/** What flows to people whom `judgeAgain` knows. A database that does not answer ends nothing: nobody was refused. */
export function watchAnswers(): FlowingAnswers {
  const flowing = new Map<Readable, Pick<FastifyRequest, 'judgeAgain' | 'log'>>()
  return {
    add(request, answer) {
      flowing.set(answer, request)
      answer.once('close', () => flowing.delete(answer))
    },
    async look() {
      for (const [answer, request] of flowing) {
        try {
          await request.judgeAgain()
        } catch (error) {
          if (!(error instanceof HostError))
            request.log.warn({ err: error }, 'Whether the reader of an answer may still have it is not known')
          else answer.destroy(error)
        }
      }
    },
  }
}

/** Adds the watch to a host whose routes are guarded. */
export function endRefusedAnswers(app: FastifyInstance): void {
  const answers = watchAnswers()
  const onError = (error: unknown) => app.log.error({ err: error }, 'Answers under way could not be looked through')
  const rounds = startRounds({ every: LOOK_MS, round: answers.look, onError })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.person !== null && payload instanceof Readable) answers.add(request, payload)
    return payload
  })
  app.addHook('onClose', () => rounds.stop())
}
