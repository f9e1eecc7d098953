// A form that takes answers: filled in, sent once, thanked for (FORM-12).
import { CircleCheckIcon } from 'lucide-react'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { ResultOf } from '#src/data/graphql.ts'
import { SheetFields, SheetHead } from '#src/features/form/form-sheet.tsx'
import { plural } from '#src/lib/text.ts'
import type { GetPublicForm } from '#src/model/form/form.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import * as styles from './public-form-page.css.ts'
import { missingIn, type Sent, sendAnswers } from './send-answers.ts'
import type { Ticket } from './sent-answers.ts'
import { useTypedAnswers } from './typed-answers.ts'

type Form = NonNullable<ResultOf<typeof GetPublicForm>['publicForm']>

/** `onClosed` asks for the form again: it is closed meanwhile, or shall be answered once more. */
export function OpenForm({ token, form, onClosed }: { token: string; form: Form; onClosed: () => void }) {
  const { services } = useActions()
  const typed = useTypedAnswers(token)
  const ticket = useTicket(form)
  const [website, setWebsite] = useState('')
  const [sending, setSending] = useState(false)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [told, setTold] = useState<string | null>(null)
  const [thanks, setThanks] = useState<string | null>(null)
  const isSending = useRef(false)
  const { fields } = form
  const show = (sent: Sent) => {
    if (sent.kind === 'closed') onClosed()
    if (sent.kind === 'wrong') setProblems(sent.problems)
    if (sent.kind === 'told') setTold(sent.text)
    if (sent.kind !== 'sent') return
    typed.clear()
    setThanks(sent.thanks)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    const missing = missingIn(fields, typed.values)
    setTold(null)
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    isSending.current = true
    setSending(true)
    const given = { fields, values: typed.values, website, ticket: ticket.current, now: () => services.now().getTime() }
    show(await sendAnswers(services.api, token, given))
    isSending.current = false
    setSending(false)
  }
  const again = () => {
    setThanks(null)
    onClosed()
  }
  if (thanks !== null) return <Thanks title={form.title} text={thanks} onAgain={again} />
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <SheetHead title={form.title} intro={form.intro} workspace={form.workspaceName} logo={form.workspaceLogo} />
      <Problems fields={fields} problems={problems} told={told} />
      <SheetFields
        fields={fields}
        values={typed.values}
        problems={problems}
        onChange={(name, value) => {
          typed.change(name, value)
          setProblems(({ [name]: _mended, ...rest }) => rest)
        }}
      />
      <div className={styles.trap} aria-hidden>
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" value={website} onChange={(event) => setWebsite(event.target.value)} />
        </label>
      </div>
      <div className={styles.foot}>
        <Button variant="primary" type="submit" loading={sending}>
          Send
        </Button>
        {fields.some(({ isRequired }) => isRequired) && <span className={styles.note}>* has to be filled in</span>}
      </div>
    </form>
  )
}

/** The ticket of the page and when it came; another answer is another page. */
function useTicket({ ticket }: Form) {
  const { services } = useActions()
  const latest = useRef<Ticket>({ text: ticket ?? '', since: services.now().getTime() })
  if (latest.current.text !== ticket) latest.current = { text: ticket ?? '', since: services.now().getTime() }
  return latest
}

/** What is wrong, summed up above the fields; it has the focus once it is there, and leads to each. */
function Problems({ fields, problems, told }: { fields: Form['fields']; problems: Readonly<Record<string, string>>; told: string | null }) {
  const box = useRef<HTMLDivElement>(null)
  const wrong = fields.filter(({ name }) => problems[name] !== undefined)
  const before = useRef(0)
  useLayoutEffect(() => {
    // What is mended one by one leaves the focus where it is.
    if (wrong.length > before.current || told !== null) box.current?.focus()
    before.current = wrong.length
  }, [wrong.length, told])
  if (wrong.length === 0 && told === null) return null
  const lead = (name: string) =>
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, textarea, button, select)`)?.focus()
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.problems}>
      <p className={styles.sum}>{told ?? `${plural(wrong.length, 'answer')} ${wrong.length === 1 ? 'needs' : 'need'} another look.`}</p>
      {told === null && (
        <ul className={styles.list}>
          {wrong.map(({ name, label }) => (
            <li key={name}>
              <button type="button" className={styles.lead} onClick={() => lead(name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thanks({ title, text, onAgain }: { title: string; text: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks}>
      <CircleCheckIcon size={32} aria-hidden className={styles.check} />
      <h1 ref={heading} tabIndex={-1} dir="auto" className={styles.quiet}>
        {title}
      </h1>
      <p role="status" dir="auto" className={styles.text}>
        {text}
      </p>
      <Button onClick={onAgain}>Send another answer</Button>
    </div>
  )
}
