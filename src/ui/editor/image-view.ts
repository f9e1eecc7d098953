// A picture in the editor; one of another machine is a button until somebody wants to see it (decision 066).
import type { NodeViewConstructor } from '@milkdown/kit/prose/view'
import { pictureAddress } from '#src/lib/link-address.ts'
import { button as buttonStyle } from '#src/ui/text/remote-picture.css.ts'
import { askFor, remoteHostOf, remoteLabel, wasAskedFor } from '#src/ui/text/remote-pictures.ts'

const imageView: NodeViewConstructor = ({ attrs }) => {
  const src = pictureAddress(String(attrs.src)) ?? ''
  const alt = String(attrs.alt)
  const host = src === '' ? null : remoteHostOf(src)
  const picture = () => {
    const image = document.createElement('img')
    image.referrerPolicy = 'no-referrer'
    image.src = src
    for (const name of ['alt', 'title', 'width', 'height'] as const) if (attrs[name]) image.setAttribute(name, String(attrs[name]))
    return image
  }
  if (host === null || wasAskedFor(src)) return { dom: picture() }
  const dom = document.createElement('span')
  dom.contentEditable = 'false'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = buttonStyle
  button.textContent = remoteLabel(host, alt)
  button.addEventListener('click', (event) => {
    event.preventDefault()
    askFor(src)
    dom.replaceChildren(picture())
  })
  dom.append(button)
  return {
    dom,
    // Neither showing a picture nor the way to it is an edit of the text.
    stopEvent: (event) => event.target === button && event.type !== 'dragstart',
    ignoreMutation: () => true,
  }
}

/** The view of pictures. */
export const imageViews: Readonly<Record<string, NodeViewConstructor>> = { image: imageView }
