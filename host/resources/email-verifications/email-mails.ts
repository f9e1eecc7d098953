// The mails about email addresses: to confirm one, to change to one, and what the former one is told.
import type { Database } from '../../db/open.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { openEmailLink } from './email-verifications.store.ts'

const SAFETY = 'You get this because it is about the safety of your account.'
type Who = Pick<PersonRow, 'id' | 'email'>

/** Mails the link that confirms the address of an account (SESS-05). */
export async function mailVerification(tx: Database, { id, email }: Who, appUrl: string): Promise<void> {
  const url = `${appUrl}/email/verify/${await openEmailLink(tx, id, 'verify', email)}`
  await queueMail(tx, {
    ...{ companyId: null, kind: 'email-verification', to: email, subject: 'Confirm your email address' },
    content: {
      title: 'Confirm your email address',
      blocks: [
        { is: 'text', text: 'An account was made with this address. Is it yours?' },
        { is: 'button', label: 'Confirm the address', url },
        { is: 'small', text: 'The link works once, for 24 hours. If you made no account, ignore this mail.' },
      ],
    },
  })
}

/** Mails the link that makes an address the one of an account (PROFUP-02). */
export async function mailChange(tx: Database, { id }: Who, email: string, appUrl: string): Promise<void> {
  const url = `${appUrl}/email/confirm/${await openEmailLink(tx, id, 'change', email)}`
  await queueMail(tx, {
    ...{ companyId: null, kind: 'email-change', to: email, subject: 'Confirm your new email address' },
    content: {
      title: 'Confirm your new email address',
      blocks: [
        { is: 'text', text: 'You want to sign in with this address from now on.' },
        { is: 'button', label: 'Use this address', url },
        { is: 'small', text: 'The link works once, for 24 hours. If you did not ask for this, ignore this mail; nothing changes.' },
      ],
    },
  })
}

/** Tells the present address of a change, with the link that cancels it or takes it back (PROFUP-02). */
export async function mailNotice(tx: Database, { id, email }: Who, to: string, appUrl: string): Promise<void> {
  const url = `${appUrl}/email/revert/${await openEmailLink(tx, id, 'revert', email)}`
  await queueMail(tx, {
    ...{ companyId: null, kind: 'email-change-notice', to: email, subject: 'Your email address is about to change' },
    content: {
      title: 'Your email address is about to change',
      blocks: [
        { is: 'text', text: 'Somebody who is signed in to your account asked for another email address.' },
        {
          is: 'facts',
          rows: [
            { name: 'From', value: email },
            { name: 'To', value: to },
          ],
        },
        {
          is: 'text',
          text: 'If that was you, there is nothing to do. If not, take it back: every session ends, and you set a new password.',
        },
        { is: 'button', label: 'This was not me', url },
        { is: 'small', text: 'The link works for 7 days, also after the change.' },
      ],
      why: SAFETY,
    },
  })
}

/** Tells who has an account already that somebody, perhaps they, wanted to use its address; at most once a day. */
export async function mailTaken(tx: Database, { id, email }: Who, appUrl: string, now = new Date()): Promise<void> {
  await queueMail(tx, {
    ...{ companyId: null, kind: 'email-taken', to: email, subject: 'You have an account already' },
    dedupeKey: `email-taken:${id}:${now.toISOString().slice(0, 10)}`,
    content: {
      title: 'You have an account already',
      blocks: [
        { is: 'text', text: 'Somebody wanted to use this address for another account. Nothing was changed.' },
        { is: 'text', text: 'If that was you: sign in, or set a new password if you forgot yours.' },
        { is: 'button', label: 'Sign in', url: `${appUrl}/sign-in` },
      ],
      why: SAFETY,
    },
  })
}
