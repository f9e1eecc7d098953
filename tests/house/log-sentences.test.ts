// Sentences of the activity log cut what people wrote in the one place that can (TLOG-03).
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const WRITES_LOG = /from '[^']*(?:audit-events\.store|log-line|activities\.store|file-log\.store|invoice-log\.store)\.ts'/
/** A template of plain words with a text of people in it, in quotes or by its name. */
const UNTAGGED = /(?<![\w>])`(?:[^`$]|\$(?!\{))*(?:\$\{[^{}`]*\}(?:[^`$]|\$(?!\{))*)*`/g
const TEXT = /“\$\{|\$\{[\w?.[\]]*\b(?:title|name|names|filename)(?: \?\? '[^']*')?\}/
/** What is no sentence of the log: answers, mails, labels of targets, addresses and file names. */
const OTHER = /conflict\(|invalid\(|throw |subject:|text:|title[:=] |title = |label:|name = |nameOf = |url|filename[=*]|return `|html|how:/

test('TLOG-03 a sentence of the log with a text of people in it is tagged, so that the text is cut', () => {
  const found = sources('host/resources')
    .filter(({ path, text }) => !path.includes('.test.') && WRITES_LOG.test(text))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => !OTHER.test(line) && (line.match(UNTAGGED) ?? []).some((template) => TEXT.test(template)))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(found).toEqual([])
})
