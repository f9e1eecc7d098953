// Which workspace the statements under way are about.
import { AsyncLocalStorage } from 'node:async_hooks'
import { presentTurn } from '../turns/turn.ts'

const told = new AsyncLocalStorage<{ workspace: string | null }>()

/** The id of the workspace that a request, or the work that said so, is about; null for what is about several or none. */
export function presentWorkspace(): string | null {
  const said = told.getStore()
  return said === undefined ? (presentTurn()?.workspace ?? null) : said.workspace
}

/** Says what workspace the request under way turned out to be about: that of a link which was opened, say. Nothing is under way in tests of stores. */
export function nowAbout(workspace: string): void {
  const turn = presentTurn()
  if (turn) turn.workspace = workspace
}

/** Calls `work`, whose statements are all about one workspace. A query that is only built is asked in here, too. */
export function withinWorkspace<T>(workspace: string, work: () => PromiseLike<T>): Promise<T> {
  return told.run({ workspace }, async () => await work())
}

/** Calls `work`, which reads or writes more than the workspace of the request: what somebody does in all of theirs, or takes from one to another. */
export function acrossWorkspaces<T>(work: () => PromiseLike<T>): Promise<T> {
  return told.run({ workspace: null }, async () => await work())
}
