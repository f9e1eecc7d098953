// Connections of tests take one question at a time, as those of pg 9 will: a transaction that is asked several things at once fails.
import type pg from 'pg'

type Ask = (...asked: unknown[]) => unknown

/** What a connection says that is asked while it answers. */
export const BUSY = 'A connection was asked while it was busy: what joins a transaction asks one thing after the other (readTogether).'

/** A transaction of which one question failed ends behind those that are still asked. */
const ENDING = /^\s*rollback/i

const textOf = (question: unknown) => (typeof question === 'string' ? question : ((question as { text?: string }).text ?? ''))

function watch(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as Ask
  let busy = 0
  const done = () => {
    busy -= 1
  }
  const query: Ask = (...asked) => {
    const heard = asked.at(-1)
    if (busy > 0 && !ENDING.test(textOf(asked[0]))) {
      const refused = new Error(BUSY)
      if (typeof heard !== 'function') return Promise.reject(refused)
      return heard(refused)
    }
    busy += 1
    if (typeof heard === 'function') {
      return ask(...asked.slice(0, -1), (...answer: unknown[]) => {
        done()
        heard(...answer)
      })
    }
    const answer = ask(...asked) as Promise<unknown>
    answer.then(done, done)
    return answer
  }
  client.query = query as pg.PoolClient['query']
}

/** Has every connection that `pool` opens refuse a second question while it answers one. */
export function askOneAtATime(pool: pg.Pool): void {
  pool.on('connect', watch)
}
