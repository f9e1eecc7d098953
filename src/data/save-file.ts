// Gives bytes to the browser as a file to keep.

/** Starts a download of `blob` under `filename`. */
export function saveFile(blob: Blob, filename: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // The download has its own hold on the bytes once it was started.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
