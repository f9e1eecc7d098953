// Writing the mail that an invoice goes by, or a reminder of it, with how it will read (INV-17, INV-18).
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { useFormDraft } from '#src/data/forms/use-form-draft.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { GetBilling, InvoiceClients } from '#src/model/invoice/invoice.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { SkeletonPanel } from '#src/ui/marks/skeleton-shapes.tsx'
import { mailInvoice } from './invoice-mail.actions.ts'
import { invoiceTitle } from './invoice-words.ts'
import * as styles from './letter-dialog.css.ts'
import { BRACES, filledText, readAddresses } from './letter-text.ts'

type Props = DialogProps['invoice.letter'] & { onClose: () => void }

const CREDIT = { subject: 'Credit note {number}', text: 'Hello,\n\nplease find credit note {number} over {total} here:\n{link}' }

/** What was typed waits until it was sent or cleared. */
export function LetterDialog(props: Props) {
  const { invoice, kind } = props
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const { workspaceSlug, client } = invoice
  const billing = useRead({ query: GetBilling, variables: { workspaceSlug } })
  const clients = useRead({ query: InvoiceClients, variables: { workspaceSlug, search: client.name } })
  const failed = [billing, clients].find(({ data, error }) => error && !data)
  const texts = billing.data?.billing
  const contacts = clients.data?.clients.nodes.find(({ id }) => id === client.id)?.contacts
  const to = (contacts ?? []).filter(({ email, getsInvoices }) => getsInvoices && email !== '').map(({ email }) => email)
  const isReminder = kind === 'REMINDER'
  const own = texts && {
    subject: isReminder ? texts.reminderSubject : texts.mailSubject,
    text: isReminder ? texts.reminderText : texts.mailText,
  }
  const initial = invoice.kind === 'CREDIT' ? CREDIT : own
  return (
    <Dialog
      open
      title={isReminder ? 'Send reminder' : 'Send by email'}
      subject={invoiceTitle(invoice)}
      width={760}
      onOpenChange={(open) => open || props.onClose()}
      footer={
        <>
          <Button variant="subtle" size={32} onClick={props.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" size={32} keys="$mod+Enter" loading={busy}>
            Send
          </Button>
        </>
      }
    >
      {failed ? (
        <ReadFailure inline read={failed} what="the texts of the mail" />
      ) : initial && clients.data ? (
        <LetterForm {...props} formId={formId} initial={{ ...initial, to: to.join(', ') }} onBusy={setBusy} />
      ) : (
        <SkeletonPanel />
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  formId: string
  initial: { to: string; subject: string; text: string }
  onBusy: (busy: boolean) => void
}

function LetterForm({ invoice, kind, formId, initial, onBusy, onClose }: FormProps) {
  const { services } = useActions()
  const here = useHere()
  const form = useActionForm({ say: services.say })
  const about = `invoice:${invoice.id}:${kind === 'INVOICE' ? 'mail' : 'reminder'}`
  const text = useFormDraft(form, `${about}:text`, { initial: initial.text })
  const subject = useFormDraft(form, `${about}:subject`, { initial: initial.subject })
  const to = useFormDraft(form, `${about}:to`, { initial: initial.to })
  const [attachPdf, setAttachPdf] = useState(true)
  const first = useRef<HTMLInputElement>(null)
  // What opened the dialog had the fields still on their way.
  useEffect(() => first.current?.focus(), [])
  const check = (): Record<string, string> => {
    const { to: all, wrong } = readAddresses(to.text)
    return {
      ...(wrong !== null ? { to: `“${wrong}” is no email address.` } : all.length === 0 && { to: 'Type an email address.' }),
      ...(all.length > 20 && { to: 'At most 20 addresses.' }),
      ...(subject.text.trim() === '' && { subject: 'A subject is needed.' }),
      ...(text.text.trim() === '' && { text: 'A text is needed.' }),
    }
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    onBusy(true)
    void form
      .submit({
        check,
        send: async ({ intent }) => {
          const input = { to: readAddresses(to.text).to, subject: subject.text.trim(), text: text.text, attachPdf }
          const done = await perform(mailInvoice(kind, input, intent), here({ invoice: [invoice] }), 'form')
          return { arrived: done === 'done', leave: onClose }
        },
      })
      .finally(() => onBusy(false))
  }
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <TextField
          ref={first}
          label="To"
          placeholder="una@client.example, …"
          inputMode="email"
          value={to.text}
          onChange={(event) => to.setText(event.target.value)}
          error={form.problems.to}
        />
        <TextField
          label="Subject"
          value={subject.text}
          onChange={(event) => subject.setText(event.target.value)}
          error={form.problems.subject}
        />
        <TextArea
          label="Text"
          rows={9}
          value={text.text}
          onChange={(event) => text.setText(event.target.value)}
          error={form.problems.text}
          hint={`Filled in: ${BRACES}`}
        />
        <Checkbox checked={attachPdf} onChange={setAttachPdf}>
          Attach the PDF
        </Checkbox>
      </div>
      <Preview invoice={invoice} subject={subject.text} text={text.text} attachPdf={attachPdf} />
    </form>
  )
}

function Preview({ invoice, subject, text, attachPdf }: Pick<Props, 'invoice'> & { subject: string; text: string; attachPdf: boolean }) {
  const link = `${location.origin}/${invoice.workspaceSlug}/invoice/…`
  const title = invoiceTitle(invoice)
  return (
    <section className={styles.preview} aria-label="Preview">
      <h3 className={styles.subject}>{filledText(subject, invoice, link)}</h3>
      <p className={styles.text}>{filledText(text, invoice, link)}</p>
      <span className={styles.button}>{`Open ${title.charAt(0).toLowerCase()}${title.slice(1)}`}</span>
      <p className={styles.note}>{attachPdf ? 'With the PDF. ' : ''}Each address gets a link of its own.</p>
    </section>
  )
}
