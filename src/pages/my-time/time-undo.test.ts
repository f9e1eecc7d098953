// Undo of changed time: an entry that somebody else changed since stays as it is.
import { expect, test } from 'vitest'
import { commentOnCell, showEntries } from '#src/features/time-sheet/time-cell.actions.ts'
import { commentTo, timesTo } from '#src/features/time-sheet/time-log.actions.ts'
import { NO_FILTERS } from '#src/model/time/time-address.ts'
import { actionWorld, answering } from '#tests/kit/action-fakes.ts'

const STAYS = 'Somebody else changed this meanwhile. It stays.'
const at = (hour: number) => new Date(2026, 2, 4, hour).toISOString()
const FIRST = { id: '7', startedAt: at(9), endedAt: at(10), total: '1h', seconds: 3600, comment: 'Old', editedBy: null, invoice: null }

/** A host that keeps one entry. */
function timeWorld(script: { pick?: string[]; text?: string[] }) {
  const kept = { ...FIRST, user: { name: 'Ana', avatar: null, username: 'ana' } }
  const world = actionWorld({
    script,
    now: new Date(2026, 2, 5, 12),
    answers: {
      TaskEntries: answering(({ from, to }: { from: string; to: string }) => ({
        timeEntries: { nodes: from <= kept.startedAt && kept.startedAt <= to ? [{ ...kept }] : [] },
      })),
      UpdateTimeEntry: answering(({ input }: { input: object }) => ({ timeEntry: Object.assign(kept, input), userErrors: [] })),
      TimeSheet: { timeSheet: { rows: [] } },
      TimeLog: { timeLog: { nodes: [] } },
    },
  })
  const viewerCan = ['EDIT', 'ADMIN'] as const
  const sheet = {
    ...{ id: 'acme/website', workspaceSlug: 'acme', projectSlug: 'website', view: 'week', week: '2026-03-02', filters: NO_FILTERS },
    ...{ range: { start: '2026-03-02', end: '2026-03-08' }, group: 'person', member: 'ana', own: true, alone: false, viewerCan },
  }
  const about = { sheet, day: '2026-03-04', task: { taskId: 't-1', code: 'WEB-1', title: 'One' }, project: { slug: 'website' }, viewerCan }
  const entry = { ...kept }
  const cell = { ...about, id: 't-1:2026-03-04', pinned: false, seconds: 3600, entries: [entry], ofDay: [entry] }
  return { world, kept, cell: { timecell: [cell as never] }, line: { timelog: [{ ...entry, ...about } as never] } }
}

test.each([
  ['a cell’s comment', 'comment', () => commentOnCell, () => ({ text: ['New'] })],
  ['a cell’s entry', 'endedAt', () => showEntries, () => ({ pick: ['7'], text: ['9:00-11:00'] })],
  ['an entry’s comment', 'comment', () => commentTo('New'), () => ({})],
  ['an entry’s time', 'endedAt', () => timesTo('9:00-11:00'), () => ({})],
] as const)(
  'TIME-17 undo of %s gives back what it was, and keeps what somebody else made of it since',
  async (_, field, action, script) => {
    const { world, kept, cell, line } = timeWorld(script())
    const run = () => (action().on === 'timecell' ? cell : line)
    expect(await world.run(action(), run())).toBe('done')
    expect(kept[field]).not.toBe(FIRST[field])
    await world.undo()
    expect(kept[field]).toBe(FIRST[field])

    const other = timeWorld(script())
    await other.world.run(action(), action().on === 'timecell' ? other.cell : other.line)
    const theirs = field === 'comment' ? 'Theirs' : at(12)
    other.kept[field] = theirs
    await expect(other.world.undo()).rejects.toThrow(STAYS)
    expect(other.kept[field]).toBe(theirs)
  },
)
