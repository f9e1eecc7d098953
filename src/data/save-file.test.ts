// A file that is kept leaves the page where it is: in page tests too, whose files share it.
import { expect, test } from 'vitest'
import { saveFile } from './save-file.ts'

test('a download starts under its name, and the page stays where it is', async () => {
  const before = window.location.href
  const pressed: string[] = []
  const press = (event: Event) => pressed.push((event.target as HTMLAnchorElement).download)
  const made = document.createElement.bind(document)
  document.createElement = ((name: string) => {
    const element = made(name)
    element.addEventListener('click', press)
    return element
  }) as typeof document.createElement
  try {
    saveFile(new Blob(['a']), 'a.txt')
  } finally {
    document.createElement = made
  }
  await new Promise((resolve) => setImmediate(resolve))
  expect(pressed).toEqual(['a.txt'])
  expect(window.location.href).toBe(before)
})
