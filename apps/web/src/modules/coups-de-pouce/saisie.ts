import type { CivilDay } from '@entrelles/contract/kit/dates.ts'
import { violationsOf, type Violation } from '@entrelles/contract/kit/errors.ts'
import type { z } from '@entrelles/contract/kit/z.ts'
import {
  RAYONS_KM,
  type ModeCoupDePouce,
  type TypeCoupDePouce,
  type Urgence,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import {
  brouillonForm,
  coupDePouceForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { problemeDateLimite } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { codePostal as codePostalSchema } from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'

/** The values of the form; '' where nothing is chosen. */
export type Saisie = {
  readonly type: TypeCoupDePouce
  readonly titre: string
  readonly categorie: string
  readonly contenu: string
  readonly mode: ModeCoupDePouce
  /** Only to list the communes to choose from. */
  readonly codePostal: string
  readonly ville: string
  readonly rayonKm: string
  readonly competences: readonly string[]
  readonly dateLimite: CivilDay
  readonly urgence: Urgence
  readonly debut: CivilDay
  readonly fin: CivilDay
  readonly contrepartie: string
  readonly piecesJointes: readonly Fichier[]
  readonly territoire: string
}

type Commune = { readonly id: string; readonly codePostal: string }

/** A new request; her own commune is the one that is offered. */
export const saisieVide = (commune: Commune | null): Saisie => ({
  type: 'demande',
  titre: '',
  categorie: '',
  contenu: '',
  mode: 'indifferent',
  codePostal: commune?.codePostal ?? '',
  ville: commune?.id ?? '',
  rayonKm: '20',
  competences: [],
  dateLimite: '',
  urgence: 'normale',
  debut: '',
  fin: '',
  contrepartie: '',
  piecesJointes: [],
  territoire: '',
})

/** The form values of a saved request. The postal code of its commune is known when the commune is her own. */
export const saisieOf = (demande: CoupDePouce, commune: Commune | null): Saisie => {
  const vide = saisieVide(commune)
  const { mode, ville, rayonKm } = demande
  const lieu = mode === 'a_distance' ? vide : { ville: ville?.id ?? '', rayonKm: String(rayonKm ?? '') }
  return {
    type: demande.type,
    titre: demande.titre,
    categorie: demande.categorie?.id ?? '',
    contenu: demande.contenu,
    mode,
    codePostal: lieu.ville === commune?.id ? commune.codePostal : '',
    ville: lieu.ville,
    rayonKm: lieu.rayonKm,
    competences: demande.competences.map(({ id }) => id),
    dateLimite: demande.dateLimite ?? '',
    urgence: demande.urgence,
    debut: demande.periode?.debut ?? '',
    fin: demande.periode?.fin ?? '',
    contrepartie: demande.contrepartie ?? '',
    piecesJointes: demande.piecesJointes,
    territoire: demande.territoire?.id ?? '',
  }
}

/** One day is a period too. */
const periodeOf = ({ debut, fin }: Saisie) =>
  debut === '' && fin === '' ? null : { debut: debut || fin, fin: fin || debut }

/** Whether help on the spot makes sense: a place is asked for. */
export const isSurPlace = ({ mode }: Pick<Saisie, 'mode'>): boolean => mode !== 'a_distance'

/** The request body; a place that is not shown is not sent. */
export const corpsOf = (saisie: Saisie): z.input<typeof brouillonForm> => {
  const { type, titre, contenu, mode, urgence, contrepartie, competences, piecesJointes } = saisie
  const rayonKm = RAYONS_KM.find((km) => String(km) === saisie.rayonKm) ?? null
  const ville = saisie.ville || null
  return {
    type,
    titre,
    contenu,
    categorie: saisie.categorie || null,
    mode,
    ville: isSurPlace(saisie) ? ville : null,
    rayonKm: isSurPlace(saisie) && ville !== null ? rayonKm : null,
    competences: [...competences],
    territoire: saisie.territoire || null,
    urgence,
    dateLimite: saisie.dateLimite || null,
    periode: periodeOf(saisie),
    contrepartie,
    piecesJointes: piecesJointes.map(({ id }) => id),
  }
}

const CHAMPS: Readonly<Record<string, keyof Saisie>> = {
  periode: 'fin',
  'periode.debut': 'debut',
  'periode.fin': 'fin',
}

/** The field of this form that a field of the body is in. */
export const champOf = (champ: string): string => CHAMPS[champ] ?? champ

const renamed = (violations: readonly Violation[]): readonly Violation[] =>
  violations.map(({ champ, message }) => ({ champ: champOf(champ), message }))

const dateOf = ({ dateLimite }: Saisie, today: CivilDay): readonly Violation[] => {
  const message = dateLimite === '' ? undefined : problemeDateLimite(dateLimite, today)
  return message === undefined ? [] : [{ champ: 'dateLimite', message }]
}

/** A postal code without a commune would be lost. */
const codeOf = (saisie: Saisie): readonly Violation[] => {
  const { codePostal, ville } = saisie
  if (!isSurPlace(saisie) || codePostal.trim() === '' || ville !== '') return []
  const message = codePostalSchema.safeParse(codePostal).error?.issues[0]?.message
  return message === undefined
    ? [{ champ: 'ville', message: 'Choisis la commune dans la liste.' }]
    : [{ champ: 'codePostal', message }]
}

/** Why it cannot be published, with the messages of the server. */
export const violationsDe = (saisie: Saisie, today: CivilDay): readonly Violation[] => [
  ...renamed(violationsOf(coupDePouceForm.safeParse(corpsOf(saisie)).error?.issues ?? [])),
  ...codeOf(saisie),
  ...dateOf(saisie, today),
]

/** Whether the server would keep it as a draft. */
export const isBrouillonValide = (saisie: Saisie): boolean => brouillonForm.safeParse(corpsOf(saisie)).success

/** Fingerprint of what would be saved, to compare the form with the saved draft. */
export const empreinteDe = (saisie: Saisie): string => JSON.stringify(corpsOf(saisie))
