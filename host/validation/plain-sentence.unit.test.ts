// Proves that what a schema objects to is said in words that people read.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { sentenceOf } from './plain-sentence.ts'

const said = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ code, message, ...params }) =>
    sentenceOf({ keyword: code, instancePath: '', message, params: params as never }),
  )

test('SCREEN-08 PSET-03 a value out of range, too long or of another shape is told in a plain sentence', () => {
  expect(said(z.number().max(999_999_999_999), 1e15)).toEqual(['At most 999,999,999,999.'])
  expect(said(z.number().min(1), 0)).toEqual(['At least 1.'])
  expect(said(z.number().gt(0), 0)).toEqual(['More than 0.'])
  expect(said(z.string().max(20_000), 'x'.repeat(20_001))).toEqual(['At most 20,000 characters.'])
  expect(said(z.string().min(1), '')).toEqual(['This field is required.'])
  expect(said(z.array(z.string()).max(1), ['a', 'b'])).toEqual(['At most 1.'])
  expect(said(z.string().regex(/^a$/), 'b')).toEqual(['Not valid.'])
  expect(said(z.string(), undefined)).toEqual(['This field is required.'])
  expect(said(z.string().max(1, 'Shorter, please.'), 'ab')).toEqual(['Shorter, please.'])
})
