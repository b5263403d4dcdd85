const PAYSAGES = ['littoral', 'ville', 'bocage', 'vignoble', 'lagon', 'montagne'] as const

/** The landscape of an event without a picture, always the same one for it: neighbours do not all look alike. */
export const paysageOf = (id: string): string => {
  const rang = Number.parseInt(id.slice(-4), 16) % PAYSAGES.length
  return `/images/paysages/${PAYSAGES[Number.isNaN(rang) ? 0 : rang]}.svg`
}
