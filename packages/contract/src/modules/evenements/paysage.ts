const PAYSAGES = ['littoral', 'ville', 'bocage', 'vignoble', 'lagon', 'montagne'] as const

/**
 * Placeholder landscape of an event without an image, derived from its id: stable, and different between neighbours.
 */
export const paysageOf = (id: string): string => {
  const rang = Number.parseInt(id.slice(-4), 16) % PAYSAGES.length
  return `/images/paysages/${PAYSAGES[Number.isNaN(rang) ? 0 : rang]}.svg`
}
