// Says which plan a workspace is on.
import { Chip } from '#src/ui/marks/chip.tsx'

const names: Record<string, string> = { free: 'Free', paid: 'Paid', lifetime: 'Lifetime' }

/** The subscription as a chip; another name of the host's is shown as it is, none shows nothing. */
export function PlanBadge({ subscription }: { subscription: string | null }) {
  if (!subscription) return null
  return <Chip tone={subscription === 'free' ? 'warn' : 'accent'}>{names[subscription] ?? subscription}</Chip>
}
