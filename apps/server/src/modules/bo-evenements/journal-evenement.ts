import { formatName } from '@entrelles/contract/kit/format.ts'
import type { EvenementForm } from '@entrelles/contract/modules/evenements/evenements.forms.ts'
import type { DetailEvenementBo } from '@entrelles/contract/modules/evenements/evenements.schema.ts'
import type { Plat } from '@entrelles/contract/modules/evenements/intervenantes.schema.ts'
import type { Complete } from '#kit/complete.ts'

type Untold = 'lienVisio' | 'codePostal' | 'adherenteId'
/** Recorded in the journal under other keys, with names instead of ids. */
type Renamed =
  | 'thematiqueId'
  | 'type'
  | 'villeId'
  | 'file'
  | 'preview'
  | 'territoireIds'
  | 'intervenantIds'
  | keyof Plat<'intervenant' | 'intervenant2', unknown>

const nomOf = (prenom: string | null, nom: string | null): string | null =>
  formatName({ prenom, nom }) || null

/** The values that the journal compares, without the video call link and the contact details of speakers. */
export const valeursOf = (e: DetailEvenementBo) =>
  ({
    titre: e.titre,
    theme: e.theme?.libelle ?? null,
    evenementType: e.evenementType?.libelle ?? null,
    isEnLigne: e.isEnLigne,
    adresse: e.adresse,
    ville: e.ville?.nom ?? null,
    dateHeureDebut: e.dateHeureDebut,
    dateHeureFin: e.dateHeureFin,
    fuseau: e.fuseau,
    nombrePlacesTotal: e.nombrePlacesTotal,
    description: e.description,
    visuel: e.visuel,
    visuel_preview: e.visuel_preview,
    inscriptionType: e.inscriptionType,
    lienGoogleForm: e.lienGoogleForm,
    isDraft: e.isDraft,
    isAnnule: e.isAnnule,
    displaySiteVitrine: e.displaySiteVitrine,
    territoires: e.territoires.map(({ nom }) => nom),
    intervenants: e.intervenants.map(({ prenom, nom }) => nomOf(prenom, nom)),
    intervenante: nomOf(e.intervenantePrenom, e.intervenanteNom),
    intervenante2: nomOf(e.intervenante2Prenom, e.intervenante2Nom),
  }) satisfies Complete<EvenementForm, Untold | Renamed>

export const cibleOf = ({ id, titre }: Pick<DetailEvenementBo, 'id' | 'titre'>) =>
  ({ type: 'evenement', id, nom: titre }) as const
