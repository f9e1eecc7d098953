// How actions go places: pages, tasks over pages, and back again without leaving a trail of closed details.
import type { Go } from '#src/actions/services.ts'
import { emitEvent } from '#src/data/app-events.ts'
import { publicId } from '#src/data/ids/session-ids.ts'
import type { Navigation } from './routing/navigation.ts'

/** What a history entry knows of how its detail came there. */
interface DetailState {
  /** It was opened over a page, which is the entry before it, or before those that led deeper. */
  opened?: boolean
  /** How many tasks led here, each an entry of its own. */
  deep?: number
}

/**
 * Opens a task over the present page: `?task=<uuid>`, with `in=<workspace>/<project>` where the page is not the project's and `tab=<id>` for
 * one of its tabs, `comment=<id>` for one comment. Closing goes back where that opened it, and takes it out of the address where the address itself named it.
 */
export function goOf(navigation: Navigation): Go {
  const here = () => navigation.location
  const isOpen = () => new URLSearchParams(here().search).has('task')
  const search = (change: (query: URLSearchParams) => void) => {
    const query = new URLSearchParams(here().search)
    change(query)
    const text = query.toString()
    return `${here().pathname}${text ? `?${text}` : ''}`
  }
  // Going back takes the browser a moment. Until then nothing may go anywhere: it would be lost, or one more step would be taken.
  let leaving: string | null = null
  let waiting: (() => void)[] = []
  navigation.subscribe(({ location }) => {
    if (leaving === null || location.key === leaving) return
    leaving = null
    const runs = waiting
    waiting = []
    for (const run of runs) run()
  })
  const whenHere = (run: () => void) => (leaving === null ? run() : void waiting.push(run))

  return {
    to: (path, options) => whenHere(() => navigation.to(path, { replace: options?.replace ?? false })),
    task({ id, workspaceSlug, projectSlug }, { tab, comment, deeper = false } = {}) {
      whenHere(() => {
        const inside = here().pathname.startsWith(`/${workspaceSlug}/projects/${projectSlug}/`)
        const before = new URLSearchParams(here().search).get('task')
        const path = search((query) => {
          query.set('task', publicId(id))
          if (inside) query.delete('in')
          else query.set('in', `${workspaceSlug}/${projectSlug}`)
          // The tab stays while one walks from task to task.
          if (tab !== undefined) query.set('tab', tab)
          if (comment === undefined) query.delete('comment')
          else query.set('comment', publicId(comment))
        })
        // A task that has been made meanwhile is still the same one.
        const other = before === null || publicId(before) !== publicId(id)
        const now = here().state as DetailState | null
        // Going from task to task replaces, so that one Back closes the detail.
        const replace = before !== null && !(deeper && other)
        const state = before === null ? { opened: true } : replace ? now : { ...now, deep: (now?.deep ?? 0) + 1 }
        // A transition would leave frames without the task; what the list knows of it is painted in the next one.
        navigation.to(path, { replace, state, flushSync: true })
        if (other) emitEvent('TaskClicked', { id, workspaceSlug, projectSlug })
      })
    },
    closeTask() {
      if (leaving !== null || !isOpen()) return
      const { opened = false, deep = 0 } = (here().state as DetailState | null) ?? {}
      const steps = deep + (opened ? 1 : 0)
      if (steps > 0) {
        leaving = here().key
        navigation.backOver(steps)
      }
      if (opened) return
      whenHere(() => {
        const path = search((query) => {
          for (const name of ['task', 'in', 'tab', 'comment']) query.delete(name)
        })
        navigation.to(path, { replace: true })
      })
    },
    back: () => whenHere(() => navigation.steps(-1)),
    newTab: (path) => void window.open(path, '_blank', 'noopener'),
  }
}
