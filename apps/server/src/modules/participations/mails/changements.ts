import { fuseau } from '@entrelles/contract/kit/date-schemas.ts'
import { formatFullDate } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import type { Change } from './courrier.emails.tsx'
import type { Destinataire } from './destinataire.queries.ts'
import { horairesOf, lieuOf } from './quand-et-ou.ts'

/** An event before a change. The link of a video call is never in a mail (R3-13), nor in the queue. */
export const avantChangement = z.object({
  debut: z.string(),
  fin: z.string(),
  fuseau,
  enLigne: z.boolean(),
  adresse: z.string().nullable(),
  codePostal: z.string().nullable(),
  ville: z.string().nullable(),
  /** The event was on line, is so, and has another link. */
  visioChangee: z.boolean(),
})
export type AvantChangement = z.output<typeof avantChangement>

type DateEtLieu = Omit<AvantChangement, 'visioChangee'>

/** The facts that differ, in words; what is the same gives nothing. */
export const changementsOf = (avant: DateEtLieu, apres: DateEtLieu): readonly Change[] =>
  [
    {
      nom: 'Date',
      avant: formatFullDate(avant.debut, avant.fuseau),
      apres: formatFullDate(apres.debut, apres.fuseau),
    },
    { nom: 'Horaires', avant: horairesOf(avant), apres: horairesOf(apres) },
    { nom: 'Lieu', avant: lieuOf(avant), apres: lieuOf(apres) },
  ].filter((change) => change.avant !== change.apres)

/** The link is given to registered members only, by the event page. */
export const visioEnMots = (
  { visioChangee }: AvantChangement,
  { enLigne, statut }: Destinataire,
): string[] =>
  visioChangee && enLigne && statut === 'inscrite'
    ? [
        'Le lien de la visio a changé aussi\u202f: celui de ce message mène au nouveau, l’ancien ne sert plus.',
      ]
    : []
