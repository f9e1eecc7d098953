// A picture of another machine in the editor is asked for after a click, and stays in the text as it was written.
import type { Node } from '@milkdown/kit/prose/model'
import { expect, test } from 'vitest'
import { imageViews } from './image-view.ts'

const far = 'https://tracker.example/pixel.png'

function viewOf(attrs: Record<string, string | null>): HTMLElement {
  const make = imageViews.image as unknown as (node: Pick<Node, 'attrs'>) => { dom: HTMLElement }
  return make({ attrs: { alt: '', title: '', width: null, height: null, ...attrs } }).dom
}

test('#12 point 10: a button stands for a picture of another machine until it is pressed', () => {
  const ours = viewOf({ src: 'data:image/png;base64,iVBORw0KGgo=', alt: 'Ours', width: '20' })
  expect([ours.tagName, ours.getAttribute('width')]).toEqual(['IMG', '20'])
  const dom = viewOf({ src: far, alt: 'Pixel' })
  expect([dom.querySelector('img'), dom.textContent]).toEqual([null, 'Show picture from tracker.example: Pixel'])
  dom.querySelector('button')?.click()
  const image = dom.querySelector('img')
  expect([image?.getAttribute('src'), image?.referrerPolicy, image?.alt]).toEqual([far, 'no-referrer', 'Pixel'])
  expect(viewOf({ src: far }).tagName).toBe('IMG')
})
