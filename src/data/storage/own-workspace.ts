// The workspace whose domain this page was asked under, as the gateway wrote it into its head (DOMAIN-07).

/** A workspace that answers under its own domain; `appUrl` is where all others do, without a slash at its end. */
export interface OwnWorkspace {
  readonly slug: string
  readonly name: string
  readonly logo: string | null
  readonly favicon: string | null
  readonly appUrl: string
}

/** Null under the installation's own address. */
export function ownWorkspace(): OwnWorkspace | null {
  const content = document.querySelector('meta[name="palette-workspace"]')?.getAttribute('content')
  return content ? JSON.parse(content) : null
}

/** Where a place of the workspace `slug` is, when that is not here: under the installation's own address. */
export function addressElsewhere(slug: string | null | undefined, place: string): string | null {
  const own = ownWorkspace()
  return own && slug && slug !== own.slug ? own.appUrl + place : null
}
