// Two transactions that wait for each other are told apart by the database: it ends one of them, which is then done again.

const TRIES = 3
const DEADLOCK = '40P01'

/** Does `work`, a whole transaction, again where it was ended for another one's sake; three times at most. */
export async function tryAgain<T>(work: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      const { code, cause } = error as { code?: string; cause?: { code?: string } }
      if (left <= 1 || (cause?.code ?? code) !== DEADLOCK) throw error
    }
  }
}
