// What the forms of the sample world ask, and what was sent by them.
import type { FormField } from '../../resources/forms/form-parts.ts'

const field = (id: number, kind: FormField['kind'], label: string, more: Partial<FormField> = {}): FormField => {
  return { id, kind, label, help: '', required: false, to: 'none', min: null, max: null, options: [], ...more }
}
const listed = (labels: readonly string[]) => labels.map((label) => ({ label, ref: null }))

/** Where people who use the site tell what is broken. */
export const BUG_FIELDS: FormField[] = [
  field(1, 'short', 'What went wrong?', { required: true, to: 'title', help: 'One sentence is enough.' }),
  field(2, 'long', 'How can we see it ourselves?', { to: 'description', help: 'What you did, what you expected, what happened instead.' }),
  field(3, 'one', 'Where did you see it?', { required: true, options: listed(['Phone', 'Tablet', 'Computer']) }),
  field(4, 'link', 'The address of the page'),
  field(5, 'email', 'Your email', { help: 'Only if we may ask you something.' }),
]

/** Where other teams ask for a page or a change; its list of labels is bound when it is made. */
export const REQUEST_FIELDS: FormField[] = [
  field(1, 'short', 'What do you need?', { required: true, to: 'title' }),
  field(2, 'long', 'What is it for?', { required: true, to: 'description' }),
  field(3, 'day', 'When do you need it?', { to: 'due_date' }),
  field(4, 'many', 'What is it about?', { to: 'labels' }),
  field(5, 'number', 'How many pages?', { min: 1, max: 40 }),
  field(6, 'short', 'Your team', { required: true }),
  field(8, 'tick', 'The texts are ready'),
]

/** What somebody wrote beside the title, by field; the title is the task's. */
export type SampleAnswer = Readonly<Record<number, string | number | boolean | string[]>>

/** Answers to the first form. */
export const BUG_ANSWERS: readonly SampleAnswer[] = [
  { 2: 'I opened the menu twice and it stayed empty.\nReloading helps.', 3: 'Phone', 5: 'nora@example.org' },
  { 2: 'It happens in the train, where the connection is bad.', 3: 'Phone', 4: 'https://www.example.com/prices' },
  { 2: 'Only in the evening. In the morning all is well.', 3: 'Computer', 5: 'h.larsen@example.net' },
  { 3: 'Tablet' },
  { 2: 'My screen reader says “button, button, button”.', 3: 'Computer', 4: 'https://www.example.com/contact', 5: 'sam@example.org' },
  { 2: 'Please look at the footer as well.', 3: 'Computer' },
]

/** Answers to the second form; a field of it was removed since. */
export const REQUEST_ANSWERS: readonly SampleAnswer[] = [
  { 2: 'We open a second shop in spring and want to say so.', 5: 2, 6: 'Retail', 7: 'Spring', 8: true },
  { 2: 'Applicants ask the same four questions every week.', 5: 1, 6: 'People', 8: false },
  { 2: 'The press kit is from two years ago.', 6: 'Communications', 7: 'None', 8: true },
]

/** What nobody asked for. */
export const SPAM_TITLES = ['Cheap watches, only today', 'Rank first in a week!!!', 'Your invoice is attached'] as const
