// The budget field: people type digits, the field shows dollars (PROJ-06).

/** The number a budget text stands for in cents: its digits and nothing else, at most 15 of them. 0 when there are none (PROJ-06). */
export function budgetCents(text: string): number {
  return Number(text.replace(/\D/g, '').slice(0, 15))
}

/** Cents as USD with two decimals: `123456` → `$1,234.56` (PROJ-06). */
export function formatUsd(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** An amount as people write it in one go, in dollars: `1200`, `$1,200.50`; 0 for nothing, null where it is none (PSET-03). */
export function readUsd(text: string): number | null {
  const plain = text.trim().replace(/^\$/, '').replaceAll(/[,\s]/g, '')
  if (plain === '') return 0
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}
