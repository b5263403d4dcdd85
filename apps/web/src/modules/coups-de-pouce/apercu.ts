import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import type {
  CarteAdherente,
  TerritoireStub,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { dateLimiteParDefaut } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Referentiel } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { corpsOf, violationsDe, type Saisie } from './saisie.ts'
import { LIBELLES } from './saisie-form.ts'

/** What the form offers, and who fills it. */
export type Choix = {
  readonly categories: readonly Referentiel[]
  readonly competences: readonly Referentiel[]
  readonly antennes: readonly TerritoireStub[]
  readonly auteure: CarteAdherente
}

export type Apercu = Omit<
  CoupDePouce,
  | 'id'
  | 'droits'
  | 'version'
  | 'nbReponses'
  | 'suivi'
  | 'favori'
  | 'aidantes'
  | 'dateCreation'
  | 'dateResolution'
  | 'motifCloture'
>

/** The request as members would read it, from the values of the form. */
export const apercuOf = (
  saisie: Saisie,
  { categories, competences, antennes, auteure }: Choix,
  ville: CoupDePouce['ville'],
  today: CivilDay,
): Apercu => {
  const { periode, rayonKm, ...corps } = corpsOf(saisie)
  return {
    type: saisie.type,
    titre: saisie.titre.trim() || 'Sans titre pour l’instant',
    contenu: saisie.contenu.trim(),
    categorie: categories.find(({ id }) => id === saisie.categorie) ?? null,
    mode: saisie.mode,
    urgence: saisie.urgence,
    dateLimite: saisie.dateLimite || dateLimiteParDefaut(today),
    statut: 'publie',
    auteure,
    datePublication: null,
    dateModification: null,
    ville: corps.ville === null ? null : ville,
    rayonKm: rayonKm ?? null,
    distanceKilometre: null,
    periode: periode ?? null,
    contrepartie: saisie.contrepartie.trim() || null,
    competences: saisie.competences.flatMap((id) => competences.filter((one) => one.id === id)),
    territoire: antennes.find(({ id }) => id === saisie.territoire) ?? null,
    piecesJointes: [...saisie.piecesJointes],
  }
}

/** The labels of the fields that publishing still needs. */
export const manquantsOf = (saisie: Saisie, today: CivilDay): readonly string[] =>
  [...new Set(violationsDe(saisie, today).map(({ champ }) => champ))].map(
    (champ) => LIBELLES[champ as keyof Saisie],
  )
