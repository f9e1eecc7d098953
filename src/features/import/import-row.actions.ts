// What is done to one import, in a list and on its page (IMPORT-09, IMPORT-10, IMPORT-13).
import { ArrowRightIcon, CircleXIcon, DownloadIcon, Undo2Icon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { importPath } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import type { ImportSubject } from '#src/model/import/import-subject.ts'
import { CancelImport, GetImport, type ImportDetailData, UndoImport } from './import.graphql.ts'
import { INVITATION, isArchive } from './import-words.ts'

const NAMED = 10

const shared = { on: 'import', group: 'workspace', needs: 'ADMIN', single: true } as const

/** How mutations and reads name it. */
const at = ({ workspaceSlug, projectSlug, id }: ImportSubject) => ({ workspaceSlug, projectSlug, id })
const lane = ({ id }: ImportSubject) => ({ lane: `Import:${id}` })

/** Goes to its page. */
export const openImport = defineAction({
  ...shared,
  id: 'import.open',
  title: ({ imports: [{ filename }] }) => `Open the import of ${filename}`,
  name: 'Open an import',
  short: 'Open',
  icon: ArrowRightIcon,
  shortcut: 'Enter',
  keywords: ['show', 'go on', 'resume'],
  when: ({ scene, imports: [{ id }] }) => (scene.get().import?.id === id ? 'hidden' : true),
  run({ go, imports: [one] }) {
    go.to(importPath(one, one.id))
  },
})

const STOPPABLE: ReadonlySet<string> = new Set(['READING', 'MAPPING', 'DRY_RUN', 'READY', 'RUNNING'])
const TITLES: { readonly [State in string]?: string } = { RUNNING: 'Cancel this import…', DRY_RUN: 'Stop checking this import' }
const SAID: { readonly [State in string]?: string } = { RUNNING: 'The import is canceled', DRY_RUN: 'The check is stopped' }

/** Ends it; what came of it by then stays or goes, as is answered. */
export const cancelImport = defineAction({
  ...shared,
  id: 'import.cancel',
  title: ({ imports: [{ state }] }) => TITLES[state] ?? 'Discard this import',
  name: 'Cancel an import',
  short: 'Cancel',
  icon: CircleXIcon,
  seldom: true,
  keywords: ['stop', 'end', 'abort', 'discard'],
  when: ({ imports: [{ state }] }) => (STOPPABLE.has(state) ? true : 'hidden'),
  async run({ api, ask, imports: [one] }): Promise<Outcome | undefined> {
    const kept = one.state === 'RUNNING' && (await comesBitByBit(api, one)) ? await whatCame(ask) : 'keep'
    if (kept === null) return
    await api.mutate(CancelImport, { ...at(one), keep: kept === 'keep' }, lane(one))
    return { said: SAID[one.state] ?? 'The import is discarded', stays: 'The file can be imported again.' }
  },
})

/** Nothing can have come of an archive that is under way: it is all here or not at all. */
async function comesBitByBit(api: Context<'import'>['api'], one: ImportSubject): Promise<boolean> {
  const { import: detail } = await api.query(GetImport, at(one))
  return !isArchive(detail.import)
}

const whatCame = (ask: Context<'import'>['ask']) =>
  ask.pick({
    title: 'Cancel this import',
    likely: 'keep',
    options: [
      { id: 'keep', value: 'keep', title: 'Keep what came', hint: 'the rest stays out' },
      { id: 'remove', value: 'remove', title: 'Remove what came', hint: 'nothing of it stays' },
    ],
  })

const ENDED: ReadonlySet<string> = new Set(['DONE', 'CANCELLED', 'FAILED'])

/** Takes it back; what somebody worked on since stays or goes, as is answered. */
export const undoImport = defineAction({
  ...shared,
  id: 'import.undo',
  title: ({ imports: [{ filename }] }) => `Undo the import of ${filename}…`,
  name: 'Undo an import',
  short: 'Undo import',
  icon: Undo2Icon,
  seldom: true,
  keywords: ['take back', 'revert', 'remove', 'roll back'],
  when: ({ imports: [{ state, undoUntil }], now }) => {
    // Nothing came of it, or it is under way.
    if (undoUntil === null || !ENDED.has(state)) return 'hidden'
    return new Date(undoUntil) > now() ? true : { reason: 'It cannot be undone any more.' }
  },
  async run({ api, ask, imports: [one] }): Promise<Outcome | undefined> {
    const { import: detail } = await api.query(GetImport, at(one), { requestPolicy: 'network-only' })
    const answer = await becomes(ask, detail)
    if (answer === null) return
    await api.mutate(UndoImport, { ...at(one), removeTouched: answer === 'remove' }, lane(one))
    return { said: 'The import is being undone', stays: 'The file can be imported again.' }
  },
})

/** What goes in any case; of an archive its projects, and what it set in the workspace. */
function goneText(counts: ImportDetailData['import']['counts'], archive: ImportDetailData['archive']): string {
  const things = [
    archive && archive.projects.length > 0 && plural(archive.projects.length, 'project'),
    counts && counts.created > 0 && plural(counts.created, 'task'),
  ].filter(Boolean)
  const gone = `It removes what came with it${things.length > 0 ? `: ${things.join(' with ')}` : ''}.`
  if (archive?.kind !== 'WORKSPACE') return gone
  return `${gone} Clients, invoices and settings that came with it go as well, unless they were changed since.`
}

/** Says what goes; where somebody worked on some of it, it is asked what becomes of that. Null on Escape. */
async function becomes(
  ask: Context<'import'>['ask'],
  { import: { filename, counts }, makes, archive, touched, touchedTotal }: ImportDetailData,
) {
  const title = `Undo the import of ${filename}`
  const gone = goneText(counts, archive)
  const restored = counts && counts.updated > 0 ? ` ${plural(counts.updated, 'task')} will be as before.` : ''
  const stays = makes.some(({ kind }) => kind === INVITATION)
    ? ' Invitations to projects that stay are not withdrawn: their mails are gone.'
    : ''
  if (touchedTotal === 0) {
    const yes = await ask.confirm({ title, text: `${gone}${restored}${stays}`, yes: 'Undo the import', no: 'Keep it', danger: true })
    return yes ? 'keep' : null
  }
  const named = touched.slice(0, NAMED).map(({ code, title: name }) => `${code} ${name}`)
  const more = touchedTotal - named.length
  const it = touchedTotal === 1 ? 'it' : 'them'
  const thing = archive ? 'project' : 'task'
  return ask.pick({
    title,
    text: [
      `${gone}${restored}${stays} Somebody worked ${archive ? 'in' : 'on'} ${touchedTotal === 1 ? `this ${thing}` : `these ${touchedTotal} ${thing}s`} since:`,
      ...named,
      ...(more > 0 ? [`and ${more} more`] : []),
    ].join('\n'),
    likely: 'keep',
    options: [
      { id: 'keep', value: 'keep', title: `Keep ${it}`, hint: 'the rest goes' },
      { id: 'remove', value: 'remove', title: `Remove ${it}, too`, hint: 'all of it goes' },
    ],
  })
}

/** Saves what is wrong with its rows. */
export const downloadProblems = defineAction({
  ...shared,
  id: 'import.problems',
  title: 'Download the problems of this import as CSV',
  short: 'Download as CSV',
  icon: DownloadIcon,
  seldom: true,
  keywords: ['errors', 'warnings', 'rows', 'export', 'save'],
  when: ({ imports: [{ problems }] }) => (problems > 0 ? true : 'hidden'),
  async run({ api, imports: [{ id, workspaceSlug, projectSlug, filename }] }): Promise<Outcome> {
    const query = new URLSearchParams({ workspaceSlug, ...(projectSlug !== null && { projectSlug }) })
    const file = await api.transfers
      .download(`/api/imports/${id}/problems?${query}`)
      .catch(saying('The problems could not be downloaded. Please try again.'))
    const name = `${filename.replace(/\.\w+$/, '')}-problems.csv`
    saveFile(file, name)
    return { said: `Saved as ${name}` }
  },
})

/** Everything about an import. */
export const actions: readonly Action[] = [openImport, undoImport, cancelImport, downloadProblems]
