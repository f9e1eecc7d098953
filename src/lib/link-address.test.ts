// Addresses that people type and addresses that come from elsewhere.
import { expect, test } from 'vitest'
import { linkAddress, pictureAddress, typedAddress } from './link-address.ts'

test.each([
  ['example.com', 'https://example.com'],
  ['localhost:4000/x', 'https://localhost:4000/x'],
  ['mia@example.com', 'mailto:mia@example.com'],
  ['https://a.example', 'https://a.example'],
  ['tel:+4912', 'tel:+4912'],
  ['javascript:alert(1)', 'about:blank'],
  ['JAVASCRIPT:alert(1)', 'about:blank'],
  ['file:///etc/passwd', 'about:blank'],
])('COMMENT-16 typed %s leads to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address)
})

test('COMMENT-16 COMMENT-17 schemes that are allowed', () => {
  expect(linkAddress('java\nscript:alert(1)')).toBe('about:blank')
  expect(linkAddress('sms:+1')).toBe('sms:+1')
  expect(pictureAddress('data:image/png;base64,AA==')).not.toBeNull()
  expect(pictureAddress('blob:https://a/1')).toBeNull()
})
