// Which upgrade a workspace is asked for (PLAN-04, PLAN-05, DEFECT-14).

/** What the plan gate looks at; null means that the host does not say, which leaves it open. */
export interface Plan {
  subscription: string | null
  unlimitedWorkspaces: boolean | null
}

/** `free`: a free plan; `limited`: any other without unlimited workspaces. */
export type Upgrade = 'free' | 'limited'

/** The upgrade to ask for; null where the gate is open: closed only on `free` or `=== false` (DEFECT-14). */
export function upgradeOf({ subscription, unlimitedWorkspaces }: Plan): Upgrade | null {
  if (subscription === 'free') return 'free'
  return unlimitedWorkspaces === false ? 'limited' : null
}

/** The discount that each coupon is worth (PLAN-04, PLAN-05). */
export const discounts: Record<Upgrade, string> = { free: '15%', limited: '30%' }
