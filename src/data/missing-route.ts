// Reading the lists of a project without knowing which one (BOARD-11).

/** True when part of the address is empty: nothing is asked and nothing shown, and the console says so. */
export function isRouteMissing({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string }): boolean {
  if (workspaceSlug !== '' && projectSlug !== '') return false
  console.error('Missing required route parameters: companySlug or projectSlug.')
  return true
}
