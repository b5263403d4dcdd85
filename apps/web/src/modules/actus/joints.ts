import { formatCount, formatLongDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { CarteCoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { CarteEvenement } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { Ressource } from '@entrelles/contract/modules/ressources/ressources.schema.ts'

export type EvenementJoint = NonNullable<Publication['evenement']>
export type CoupDePouceJoint = NonNullable<Publication['coupDePouce']>
export type RessourceJointe = NonNullable<Publication['ressource']>

/** What may be joined to a post, and the line that tells it from another of the same title. */
export type Choix<Joint> = { readonly joint: Joint; readonly detail: string }

export const choixEvenements = (evenements: readonly CarteEvenement[]): readonly Choix<EvenementJoint>[] =>
  evenements.flatMap(({ id, titre, dateHeureDebut, ville }) =>
    dateHeureDebut === null
      ? []
      : [
          {
            joint: { id, titre, dateDebut: dateHeureDebut },
            detail: [formatLongDate(dateHeureDebut, ZONE_PARIS), ville?.nom].filter(Boolean).join(' · '),
          },
        ],
  )

export const choixCoupsDePouce = (
  coupsDePouce: readonly CarteCoupDePouce[],
): readonly Choix<CoupDePouceJoint>[] =>
  coupsDePouce.flatMap(({ id, titre, auteure, statut }) =>
    statut === 'brouillon' ? [] : [{ joint: { id, titre }, detail: formatName(auteure) }],
  )

export const choixRessources = (ressources: readonly Ressource[]): readonly Choix<RessourceJointe>[] =>
  ressources.map(({ id, type, titre, thematique }) => ({
    joint: { id, type, titre },
    detail: [TYPES_RESSOURCE[type], thematique?.libelle].filter(Boolean).join(' · '),
  }))

/** How many were found, for screen readers and in the empty list. */
export const trouvesOf = (nb: number | undefined, isError: boolean): string => {
  if (isError) return 'La recherche a échoué.'
  if (nb === undefined) return 'Recherche…'
  return nb === 0 ? 'Rien de trouvé.' : `${formatCount(nb, 'résultat')}.`
}
