// A file that is dropped where nothing takes files would be opened in place of the page, with everything that is being typed.

/** Swallows such files, once for the page; the pointer says that nothing takes them. What takes files answers before this does. */
export function swallowStrayDrops(page: Pick<HTMLElement, 'addEventListener'> = document.documentElement): void {
  page.addEventListener('dragover', swallow)
  page.addEventListener('drop', swallow)
}

function swallow(event: DragEvent): void {
  const { dataTransfer, target } = event
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return
  // The browser itself puts files into these.
  if (target instanceof HTMLInputElement && target.type === 'file' && !target.disabled) return
  event.preventDefault()
  dataTransfer.dropEffect = 'none'
}
