import { formatName } from '@entrelles/contract/kit/format.ts'
import {
  ANCIENNE_MEMBRE,
  type CarteAdherente,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import type { Discussion } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { useCallback, useMemo } from 'react'
import type { Fil } from './fil.ts'

/** The authors of a thread: those told with its messages, and the participants of the discussion. */
export const useAuteures = (discussion: Discussion, fil: Fil, moi: string) => {
  const { participantes, avec } = discussion
  const cards = useMemo(() => {
    const known = new Map<string, CarteAdherente>(Object.entries(fil.auteures))
    for (const { adherente } of participantes) if (adherente.id !== null) known.set(adherente.id, adherente)
    if (avec?.id) known.set(avec.id, avec)
    return known
  }, [fil.auteures, participantes, avec])
  const auteureOf = useCallback((id: string | null) => (id === null ? undefined : cards.get(id)), [cards])
  const nomOf = useCallback(
    (id: string | null): string => {
      if (id === moi) return 'Toi'
      const card = auteureOf(id)
      return card ? formatName(card) : ANCIENNE_MEMBRE
    },
    [auteureOf, moi],
  )
  return { auteureOf, nomOf }
}
