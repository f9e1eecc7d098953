// REST calls and wire types of forms as strangers see them, both ASSUMED (FORM-05). Sent without the bearer.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { flag, text } from '../../rest/wire.ts'
import type { PublicAnswersInput } from '../../schema-types.d.ts'
import { fieldKind, limit } from './form.calls.ts'

const publicForm = z
  .object({
    title: z.string(),
    intro: z.string(),
    company: z.object({ name: z.string(), logo: text }),
    state: z.string(),
    fields: z.array(
      z
        .object({
          ...{ id: z.string(), kind: fieldKind, label: z.string(), help: z.string(), required: flag, min: limit, max: limit },
          options: z.array(z.string()),
        })
        .transform(({ id: name, required: isRequired, ...rest }) => ({ name, isRequired, ...rest })),
    ),
    ticket: text,
  })
  .transform(({ company, state, ...rest }) => ({
    ...{ workspaceName: company.name, workspaceLogo: company.logo, isOpen: state === 'open', ...rest },
  }))

/** The form behind an address. */
export function getPublicForm(rest: RestClient, token: string) {
  return rest.get(path`/public/forms/${token}/`, { answer: publicForm, anonymous: true })
}

/** Sends answers; the thanks. */
export function submitPublicForm(rest: RestClient, token: string, { ticket, answers, website }: PublicAnswersInput) {
  const given = answers.map(({ name, text: words, choices, isTicked }) => [name, choices ?? isTicked ?? words ?? null])
  const body = { ticket, answers: Object.fromEntries(given), website: website ?? '' }
  return rest.post(path`/public/forms/${token}/`, { body, answer: z.object({ thanks: z.string() }), anonymous: true })
}
