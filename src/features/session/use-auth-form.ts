// One signed-out form: sending, field errors from the host, a notice for everything else, and a wait after too many tries.
import { useState } from 'react'
import type { Api } from '#src/data/api.ts'
import { useApi } from '#src/data/data-provider.tsx'
import { type ApiError, asApiError } from '#src/data/errors/api-error.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { useActionForm } from '#src/data/forms/use-action-form.ts'
import { isEmail } from '#src/lib/email.ts'

/** The state of a form. `fields` holds sentences by input name; `notice` what belongs to no field. */
export interface Submission {
  sending: boolean
  notice: string | null
  fields: Readonly<Record<string, string>>
  /** Sends; resolves to true when `send` went through. What was typed stays in any case. */
  submit(check: () => Record<string, string>, send: (api: Api) => Promise<void>): Promise<boolean>
}

/** OPEN-01, OPEN-02, OPEN-05, OPEN-11: inline errors, the button off while sending, a clear wait notice on 429. */
export function useAuthForm(): Submission {
  const api = useApi()
  const form = useActionForm()
  const [notice, setNotice] = useState<string | null>(null)
  return {
    sending: form.sending,
    notice,
    fields: form.problems,
    submit: (check, send) =>
      form.submit({
        check() {
          setNotice(null)
          return check()
        },
        async send() {
          await send(api)
          return { arrived: true }
        },
        failed(error) {
          const known = asApiError(error)
          const byField = known ? fieldsOf(known) : {}
          form.setProblems(byField)
          if (Object.keys(byField).length === 0) setNotice(errorText(error))
          return true
        },
      }),
  }
}

function fieldsOf(error: ApiError): Record<string, string> {
  return Object.fromEntries(
    error.refusals.flatMap(({ field, message }) => (field?.length ? [[field[field.length - 1] ?? '', message]] : [])),
  )
}

/** Sentence for a missing or malformed value; null when it will do. */
export function missing(value: string, name: string): string | null {
  return value.trim() === '' ? `${name} is required.` : null
}

/** Sentence for an e-mail address that is missing or none; null when it will do. */
export function wrongEmail(email: string): string | null {
  return missing(email, 'Email') ?? (isEmail(email) ? null : 'Invalid email address.')
}

/** Keeps only the fields that have a sentence. */
export function sentences(checks: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== null))
}
