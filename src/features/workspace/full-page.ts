// How many workspaces the host answers at once.

/** As many as a page holds (WS-06). */
const PAGE = 52

/** True of a page behind which there may be another. */
export function isFullPage(page: readonly unknown[]): boolean {
  return page.length >= PAGE
}
