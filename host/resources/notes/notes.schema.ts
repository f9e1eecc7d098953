// Notes on the wire.
import { z } from 'zod'
import { cleanHtml } from '../../html.ts'
import { linesText, lineText } from '../../plain-text.ts'
import { instantShape, pageNumber, queryFlag } from '../../wire.ts'
import { taskShape } from '../tasks/tasks.schema.ts'
import { pictureSizes, wordsOf } from './note-text.ts'
import { MOST_TAGS } from './notes.table.ts'

/** As many bytes as one request about a note may have: pictures stand in its text. */
export const NOTE_BODY_BYTES = 8 * 1024 * 1024
/** Bytes of one picture (NOTE-01). */
const MOST_PICTURE = 5 * 1024 * 1024
/** Characters of a text without markup (NOTE-01). */
const MOST_TEXT = 500_000

/** What a list may be ordered by, behind the pinned ones (NOTE-03). */
export const NOTE_SORTS = ['updated', 'title', 'created'] as const

/** A note as a list shows it; `snippet` is what follows its title, or what was found between \u0002 and \u0003. */
export const noteRowShape = z.object({
  uuid: z.uuid(),
  title: z.string(),
  snippet: z.string(),
  tags: z.array(z.string()),
  pinned: z.boolean(),
  version: z.number().int(),
  created_at: instantShape,
  updated_at: instantShape,
  trashed_at: instantShape.nullable(),
})

/** A whole note, with the tasks that were made of it and that its person sees. */
export const noteShape = noteRowShape.extend({
  html: z.string(),
  tasks: z.array(
    z.object({
      uuid: z.uuid(),
      code: z.string(),
      title: z.string(),
      done: z.boolean(),
      company_slug: z.string(),
      project_slug: z.string(),
    }),
  ),
})

/** A page of notes, with all tags and how many notes have each, and how many notes are in the trash. */
export const notePageShape = z.object({
  data: z.array(noteRowShape),
  current_page: z.number().int(),
  total_pages: z.number().int(),
  total: z.number().int(),
  tags: z.array(z.object({ name: z.string(), count: z.number().int() })),
  trashed: z.number().int(),
})

/** Query of the list (NOTE-08). */
export const notesQuery = z.object({
  search: z.string().trim().max(200).default(''),
  tag: z.string().max(60).optional(),
  pinned: queryFlag.optional(),
  trash: queryFlag.default(false),
  sort: z.enum(NOTE_SORTS).default('updated'),
  page: pageNumber,
})

/** Path of a note. */
export const noteParams = z.object({ uuid: z.uuid() })

/** Query of a deletion: what is in the trash goes for ever by `forever` alone. */
export const noteDeletion = z.object({ forever: queryFlag.default(false) })

const html = linesText(7_500_000, 'This note is too large.').transform((given, context) => {
  const clean = cleanHtml(given) ?? ''
  if (wordsOf(clean).text.length > MOST_TEXT) context.addIssue({ code: 'custom', message: 'A note has at most 500,000 characters.' })
  if (pictureSizes(clean).some((size) => size > MOST_PICTURE))
    context.addIssue({ code: 'custom', message: 'A picture in a note has at most 5 MB.' })
  return clean
})

const tag = z
  .string()
  .transform((text) => text.normalize('NFC').trim().replace(/^#+/, '').toLowerCase())
  .pipe(
    lineText(40, { none: 'A tag is empty.', long: 'A tag has at most 40 characters.' }).refine(
      (text) => /^[\p{L}\p{M}\p{N}_-]+$/u.test(text),
      'A tag has letters, digits, - and _ only.',
    ),
  )

const tags = z
  .array(tag)
  .transform((all) => [...new Set(all)])
  .refine((all) => all.length <= MOST_TAGS, `A note has at most ${MOST_TAGS} tags.`)

/** Body of a new note; all of it may be absent. */
export const noteBody = z.strictObject({ html: html.optional(), tags: tags.optional(), pinned: z.boolean().optional() })

/** Body of a change: what is absent stays; `html` needs the version that it began with. */
export const noteChange = z
  .strictObject({
    html: html.optional(),
    version: z.number().int().min(1).optional(),
    tags: tags.optional(),
    pinned: z.boolean().optional(),
  })
  .refine((body) => body.html === undefined || body.version !== undefined, 'A text needs the version that it began with.')

/** Body of making tasks: of the whole note, or one of each line in `titles` (NOTE-07). */
export const noteConversion = z.strictObject({
  company_slug: z.string(),
  project_slug: z.string(),
  titles: z
    .array(lineText(500, { none: 'A title is required.', long: 'A title has at most 500 characters.' }))
    .min(1)
    .max(100, 'At most 100 tasks at once.')
    .nullish(),
})

/** What a conversion answers. */
export const noteConvertedShape = z.object({ note: noteShape, tasks: z.array(taskShape) })
