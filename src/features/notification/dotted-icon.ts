// A dot on the icon of the tab, whichever icon it has (INBOX-11).
const SIZE = 64
const RADIUS = 14

/** Draws the dot until the answer is called. An icon that cannot be drawn stays as it is. */
export function dotted(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!link) return () => undefined
  let own = link.href
  let ours: string | null = null
  let over = false
  const show = () => {
    if (link.href === ours) return
    own = link.href
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => {
      if (over || link.href !== own) return
      ours = drawn(image)
      if (ours !== null) link.href = ours
    }
    image.src = own
  }
  show()
  const watch = new MutationObserver(show)
  watch.observe(link, { attributes: true, attributeFilter: ['href'] })
  return () => {
    over = true
    watch.disconnect()
    if (link.href === ours) link.href = own
  }
}

function drawn(image: HTMLImageElement): string | null {
  const canvas = Object.assign(document.createElement('canvas'), { width: SIZE, height: SIZE })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.drawImage(image, 0, 0, SIZE, SIZE)
  context.beginPath()
  context.arc(SIZE - RADIUS, RADIUS, RADIUS, 0, 2 * Math.PI)
  context.fillStyle = '#e5484d'
  context.fill()
  return canvas.toDataURL('image/png')
}
