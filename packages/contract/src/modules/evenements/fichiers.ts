import { slugOf } from '#kit/file-name.ts'
import { localDayOf, type Fuseau } from '#kit/zoned-time.ts'

type Nomme = { readonly titre: string; readonly dateHeureDebut: string | null; readonly fuseau: Fuseau }

/** « inscrites-atelier-poterie-2026-11-20.csv »: the day in the zone of the event; a draft may have none. */
export const nomFichierEvenement = (
  quoi: string,
  { titre, dateHeureDebut, fuseau }: Nomme,
  extension: string,
): string => {
  const jour = dateHeureDebut === null ? '' : localDayOf(dateHeureDebut, fuseau)
  return `${[quoi, slugOf(titre), jour].filter(Boolean).join('-')}.${extension}`
}

/** The start of the names of exported lists. */
export const LISTES_EXPORTEES = { inscrites: 'inscrites', en_attente: 'liste-attente' } as const
