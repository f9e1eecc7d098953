// Choosing one of a list, or ticking several.
import { useEffect, useMemo, useState } from 'react'
import type { Option } from '#src/actions/services.ts'
import type { Subjects } from '#src/actions/subject.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { createSearchIndex } from '#src/lib/search/search-index.ts'
import { Button } from '#src/ui/controls/button.tsx'
import type { OpenQuestion } from './asking.ts'
import { type Line, QuestionList } from './question-list.tsx'
import { Trouble, Waiting } from './question-states.tsx'
import { useMoreOptions, useOptions } from './use-options.ts'
import { useTicks } from './use-ticks.ts'

/** The most lines rendered at once. */
const MOST = 60
const none: readonly Option<unknown>[] = []

type Pick = Extract<OpenQuestion, { kind: 'pick' | 'many' }>

/** A `pick` or `many` question. */
export function PickQuestion({ open, subjects }: { open: Pick; subjects: Subjects }) {
  const { question } = open
  const [typed, setTyped] = useState(open.typed)
  const [made, setMade] = useState<readonly Option<unknown>[]>([])
  const loaded = useOptions(question)
  const many = open.kind === 'many'
  const given = loaded.kind === 'ready' ? loaded.options : none
  const more = useMoreOptions(question, typed)
  const options = useMemo(() => {
    const known = [...made, ...given.filter(({ id }) => !made.some((one) => one.id === id))]
    return [...known, ...more.found.filter(({ id }) => !known.some((one) => one.id === id))]
  }, [given, made, more.found])
  const index = useMemo(
    () => createSearchIndex(options.map((item) => ({ item, key: item.id, title: item.title, keywords: item.keywords }))),
    [options],
  )
  const found = useMemo(() => findOptions(question, options, index, typed), [question, options, index, typed])
  const { markOf, tick } = useTicks(open)
  const lines: Line[] = found.map(({ option, ranges, group }) => {
    const { id, title, hint, icon, disabled } = option
    const checked = many ? markOf(option) : option.checked
    return { id, title, hint, icon, disabled, ranges, group, checked: checked === false && !many ? undefined : checked }
  })
  if (more.next && loaded.kind === 'ready') lines.push({ ...plainLine, id: MORE, title: 'Show more', hint: pageText(more.pages) })
  if (question.leads && loaded.kind === 'ready') lines.push({ ...plainLine, id: LEADS, title: question.leads.title })

  const choose = (id: string) => {
    if (id === MORE) return more.next?.()
    if (id === LEADS) {
      open.answer(null)
      return question.leads?.go()
    }
    const option = found.find((one) => one.option.id === id)?.option
    if (!option || option.disabled !== undefined) return
    if (open.kind === 'pick') {
      open.answer(option.value)
      return
    }
    if (!options.includes(option)) setMade((before) => [option, ...before])
    tick(option)
    setTyped('')
  }
  const [early, setEarly] = useState(false)
  const ready = loaded.kind === 'ready'
  // Enter that came before the lines takes the one that stands first when they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the arrival answers what was pressed before
  useEffect(() => {
    if (!early || !ready) return
    setEarly(false)
    const first = found.find(({ option }) => option.disabled === undefined)
    if (first) choose(first.option.id)
  }, [early, ready])
  const done = () => open.answer(null)
  const text = typed.trim()
  const nothing =
    text === '' ? (question.empty ?? 'Nothing to choose from yet.') : (question.unmatched?.(text) ?? `Nothing matches “${text}”.`)

  return (
    <QuestionList
      title={question.title}
      text={question.text}
      subjects={subjects}
      placeholder={question.placeholder ?? 'Type to find…'}
      typed={typed}
      onTyped={(text) => {
        setEarly(false)
        setTyped(text)
      }}
      lines={lines}
      onChoose={choose}
      onDone={many ? done : undefined}
      onRetry={loaded.kind === 'failed' ? loaded.retry : undefined}
      onEarly={loaded.kind === 'loading' ? () => setEarly(true) : undefined}
      back={open.back}
      digits={question.digits ?? true}
      toggles={many}
      end={
        many && (
          <Button variant="primary" keys="$mod+Enter" onClick={done}>
            Done
          </Button>
        )
      }
    >
      {loaded.kind === 'loading' && <Waiting note={early ? 'The first one is taken when they are here.' : undefined} />}
      {loaded.kind === 'failed' && <Trouble text={loaded.text} named={loaded.key} retry={loaded.retry} />}
      {loaded.kind !== 'failed' && more.failure !== null && <p className={styles.empty}>{more.failure}</p>}
      {loaded.kind === 'ready' && found.length === 0 && <p className={styles.empty}>{more.searching ? 'Searching…' : nothing}</p>}
    </QuestionList>
  )
}

const MORE = 'more of the host'
const LEADS = 'leads elsewhere'
const plainLine = { ranges: [], group: undefined, leads: true } as const

function pageText(pages: { page: number; totalPages: number } | null): string {
  return pages ? `Page ${pages.page} of ${pages.totalPages}` : ''
}

interface Found {
  option: Option<unknown>
  ranges: Line['ranges']
  group?: string | undefined
}

/** Nothing typed: the likely answer first, then all as given. Typed: the line of a digit, where it waits for Enter, the best hits, then the line made of the text. */
function findOptions(
  { likely, fromText, digits }: Pick['question'],
  options: readonly Option<unknown>[],
  index: ReturnType<typeof createSearchIndex<Option<unknown>>>,
  typed: string,
): Found[] {
  const text = typed.trim()
  const first = options.filter(({ id, disabled }) => id === likely && disabled === undefined)
  const rest = options.filter((option) => !first.includes(option))
  const numbered = digits === 'enter' && /^[1-9]$/.test(text) ? [...first, ...rest].filter(({ disabled }) => disabled === undefined) : []
  const nth = numbered[Number(text) - 1]
  const made = text === '' ? null : (fromText?.(text) ?? null)
  const fresh: Found[] = made && !options.some(({ id }) => id === made.id) ? [{ option: made, ranges: [] }] : []
  if (text !== '') {
    const hits = index.search(text, MOST - fresh.length)
    const found = hits.flatMap(({ item, ranges }) => (item === nth ? [] : [{ option: item, ranges }]))
    if (nth) found.unshift({ option: nth, ranges: [] })
    return hits[0]?.class === 'exact' ? found : [...found, ...fresh]
  }
  return [...first.map((option) => ({ option, ranges: [] })), ...rest.map((option) => ({ option, ranges: [], group: option.group }))].slice(
    0,
    MOST,
  )
}
