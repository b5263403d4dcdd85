import { capitalize, formatCount, formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { UsageReponseType } from '@entrelles/contract/modules/bo-moderation/bo-moderation.forms.ts'
import type {
  Dossier,
  LigneSignalement,
  OngletSignalements,
  PersonneDossier,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { Motif, TypeCible } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { nomCible, TYPES_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import type { ComponentProps } from 'react'
import type { Tag } from '#ui/Tag.tsx'
import { avantOf } from './echeance.ts'

type Look = Pick<ComponentProps<typeof Tag>, 'tone' | 'icon'>

export const MOTIFS_LOOKS: Readonly<Record<Motif, Look>> = {
  harcelement: { tone: 'danger', icon: 'warning-fill' },
  propos_haineux: { tone: 'terra', icon: 'prohibit' },
  sexisme: { tone: 'wine', icon: 'prohibit' },
  contenu_inapproprie: { tone: 'warning', icon: 'chat-circle-dots' },
  publicite: { tone: 'terra', icon: 'megaphone-simple' },
  donnees_personnelles: { tone: 'lagoon', icon: 'lock-simple' },
  faux_profil: { tone: 'wine', icon: 'user' },
  autre: { tone: 'neutral', icon: 'flag' },
}

/** « Message privé », « Publication » */
export const nomType = (type: TypeCible): string =>
  capitalize(TYPES_EN_MOTS[type].cible.replace(/^une? /, ''))

/** « Commentaire signalé 3 fois » */
export const titreDossier = ({ cible, nbSignalements }: Pick<Dossier, 'cible' | 'nbSignalements'>): string =>
  `${nomType(cible.type)} ${TYPES_EN_MOTS[cible.type].signalee.replace('a été ', '')} ${formatCount(nbSignalements, 'fois', 'fois')}`

const VOIR: Readonly<Partial<Record<TypeCible, string>>> = {
  publication: 'Voir la publication',
  commentaire: 'Voir le commentaire',
  coup_de_pouce: 'Voir le coup de pouce',
  reponse: 'Voir la réponse',
  adherente: 'Voir le profil',
  evenement: 'Voir l’événement',
}

/** « Voir la publication »; undefined for a private message, of which moderators have no page. */
export const voirOf = (type: TypeCible): string | undefined => VOIR[type]

/** What the queue shows of it: its first words, or its name. A private message is not quoted, and names nobody. */
export const titreLigne = ({ cible, extrait }: Pick<LigneSignalement, 'cible' | 'extrait'>): string => {
  if (cible.type === 'message') return 'Message entre deux membres'
  return extrait === null ? nomCible(cible) : `«\u00a0${extrait}\u00a0»`
}

/** « Brigitte Le Bihan », « toi » for the reader herself; somebody who left has no name. */
export const nomDe = (personne: PersonneDossier | null, moi?: AdherenteId): string => {
  if (personne === null) return 'une ancienne membre'
  return personne.id === moi ? 'toi' : formatName(personne)
}

/** Who examines it, or before when it must be answered; once it is answered, when that was. */
export const attenteOf = (
  ligne: Pick<LigneSignalement, 'dateCloture' | 'assigneeA' | 'reponseAvant' | 'enRetard'>,
  now: Date,
  moi: AdherenteId,
): string => {
  if (ligne.dateCloture !== null) return `répondu le ${formatDate(ligne.dateCloture, ZONE_PARIS)}`
  const avant = avantOf(ligne, now)
  const delai = avant.startsWith('avant') ? `à répondre ${avant}` : avant
  return ligne.assigneeA === null ? delai : `pris en charge par ${nomDe(ligne.assigneeA, moi)}, ${avant}`
}

type Vide = { readonly titre: string; readonly phrase: string }

/** Texts of an empty tab. */
export const VIDES: Readonly<Record<OngletSignalements, Vide>> = {
  a_traiter: { titre: 'Rien à traiter', phrase: 'Chaque signalement a reçu sa réponse.' },
  traite: {
    titre: 'Aucun signalement traité',
    phrase: 'Ceux qui auront donné lieu à une mesure se retrouveront ici.',
  },
  sans_suite: {
    titre: 'Aucun signalement sans suite',
    phrase: 'Ceux qui n’auront demandé aucune mesure se retrouveront ici.',
  },
  recours: {
    titre: 'Aucun recours',
    phrase: 'Quand une membre conteste une décision, une autre personne l’examine ici.',
  },
}

/** To whom a canned text is written. */
export const USAGES: Readonly<Record<UsageReponseType, string>> = {
  reponse: 'À celles qui ont signalé',
  motif: 'À la membre signalée, comme motif',
}
