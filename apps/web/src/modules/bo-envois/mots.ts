import { capitalize, formatCount, formatMoment } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import { nomDestinataire } from '@entrelles/contract/modules/bo-envois/bo-envois.words.ts'
import type { Envoi, FiltresEnvois, StatutEnvoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { LETTRES } from '@entrelles/contract/modules/envois/lettres.ts'
import type { ComponentProps } from 'react'
import type { IconName } from '#ui/icons.ts'
import type { Tag } from '#ui/Tag.tsx'
import type { Tone } from '#ui/tones.ts'
import type { NomFiltre } from './liste.ts'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'> & { readonly nom: string }

export const STATUTS: Readonly<Record<StatutEnvoi, Look>> = {
  prevu: { nom: 'Prévu', tone: 'lagoon', icon: 'clock' },
  envoye: { nom: 'Envoyé', tone: 'success', icon: 'check-circle-fill' },
  ignore: { nom: 'Ignoré', tone: 'neutral', icon: 'minus-bold' },
  echec: { nom: 'En échec', tone: 'danger', icon: 'x-circle-fill' },
}

type Canal = { readonly nom: string; readonly icon: IconName }

export const CANAUX_ENVOI: Readonly<Record<Envoi['canal'], Canal>> = {
  app: { nom: 'Notification', icon: 'bell' },
  mail: { nom: 'E-mail', icon: 'envelope-simple-fill' },
  push: { nom: 'Téléphone', icon: 'phone' },
}

export const PERIODES: Readonly<Record<NonNullable<FiltresEnvois['periode']>, string>> = {
  '7': '7\u00a0jours',
  '30': '30\u00a0jours',
  '365': '12\u00a0mois',
}

export const momentOf = (at: string): string => formatMoment(at, ZONE_PARIS)

/** « E-mail · 18/11/2026 à 8 h » */
export const detailOf = ({ canal, dateCreation, dateTraitement }: Envoi): string =>
  `${CANAUX_ENVOI[canal].nom} · ${momentOf(dateTraitement ?? dateCreation)}`

/** « 3 essais »: those that were postponed, and the last one of a letter that was sent or has failed. */
export const essaisOf = ({ statut, essais }: Pick<Envoi, 'statut' | 'essais'>): string => {
  const nb = statut === 'envoye' || statut === 'echec' ? essais + 1 : essais
  return nb === 0 ? '' : formatCount(nb, 'essai')
}

const TRAITEE: Readonly<Record<StatutEnvoi, string>> = {
  prevu: 'Dernier essai',
  envoye: 'Envoyée le',
  ignore: 'Écartée le',
  echec: 'Dernier essai',
}

/** « Envoyée le », « Dernier essai »: what the date of treatment means. */
export const traiteeOf = ({ statut }: Pick<Envoi, 'statut'>): string => TRAITEE[statut]

const SUITES: Readonly<Record<StatutEnvoi, { readonly tone: Tone; readonly phrase: string }>> = {
  prevu: { tone: 'warning', phrase: 'La lettre attend\u00a0: un nouvel essai se fera tout seul.' },
  envoye: { tone: 'success', phrase: '' },
  ignore: { tone: 'info', phrase: 'La lettre n’est pas partie, et ne partira pas.' },
  echec: { tone: 'danger', phrase: 'La lettre n’est pas arrivée. Tu peux la renvoyer.' },
}

/** Why a letter is not sent, and what follows; undefined without a reason. */
export const raisonOf = ({ statut, motif }: Pick<Envoi, 'statut' | 'motif'>) =>
  motif === null || motif === '' ? undefined : { ...SUITES[statut], motif: `${capitalize(motif)}.` }

/** The name of an active filter. A member and an event are named by the lines that they narrow. */
export const libelleOf = (nom: NomFiltre, filtres: FiltresEnvois, [first]: readonly Envoi[]): string => {
  if (nom === 'lettre') return filtres.lettre ? LETTRES[filtres.lettre].libelle : ''
  if (nom === 'periode') return filtres.periode ? PERIODES[filtres.periode] : ''
  if (nom === 'adherente') return first ? nomDestinataire(first) : 'Une membre'
  return first?.objet ?? 'Un événement'
}

type Vide = { readonly titre: string; readonly phrase: string }

const VIDES: Readonly<Record<StatutEnvoi, Vide>> = {
  prevu: { titre: 'Aucune lettre en attente', phrase: 'Les lettres partent dès qu’elles sont écrites.' },
  envoye: { titre: 'Aucune lettre envoyée', phrase: 'Chaque lettre qui part s’ajoutera à cette liste.' },
  ignore: {
    titre: 'Aucune lettre ignorée',
    phrase: 'Celles qui n’ont plus lieu de partir se retrouvent ici.',
  },
  echec: { titre: 'Aucun échec', phrase: 'Aucune lettre n’est restée en chemin.' },
}

/** Texts of an empty tab. */
export const videOf = ({ statut }: FiltresEnvois): Vide =>
  statut === undefined
    ? { titre: 'Aucun envoi pour l’instant', phrase: 'Chaque lettre du réseau s’ajoutera à cette liste.' }
    : VIDES[statut]
