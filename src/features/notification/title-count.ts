// Keeps a count before the title of the tab, whatever pages make of it; a running timer stays in front (INBOX-11).
const clock = /^● [\d:d ]+ · [^|]* \| /
const counted = /^\([\d+]+\) /

/** `(3) Website · Palette` until the answer is called. */
export function keepTitle(count: string): () => void {
  const title = document.querySelector('title')
  const show = () => {
    const front = clock.exec(document.title)?.[0] ?? ''
    const base = document.title.slice(front.length)
    const wanted = `${front}(${count}) ${base.replace(counted, '')}`
    if (base !== '' && document.title !== wanted) document.title = wanted
  }
  show()
  const watch = new MutationObserver(show)
  if (title) watch.observe(title, { childList: true, characterData: true, subtree: true })
  return () => {
    watch.disconnect()
    const front = clock.exec(document.title)?.[0] ?? ''
    document.title = front + document.title.slice(front.length).replace(counted, '')
  }
}
