import {
  formatCount,
  formatDayMonth,
  formatMoment,
  formatName,
  partsOfAll,
} from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { textOfRichText } from '@entrelles/contract/kit/rich-text.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import {
  REACTIONS,
  TYPES_PUBLICATION,
  type Reaction,
  type TypePublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { Publication, Reactions } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { IconName } from '#ui/icons.ts'

export const ICONES_REACTION: Readonly<
  Record<Reaction, { readonly icon: IconName; readonly plein: IconName }>
> = {
  jaime: { icon: 'heart', plein: 'heart-fill' },
  bravo: { icon: 'hands-clapping', plein: 'hands-clapping-fill' },
  merci: { icon: 'hands-praying', plein: 'hands-praying-fill' },
  soutien: { icon: 'hand-heart', plein: 'hand-heart-fill' },
}

/** In the order in which they are offered. */
export const TYPES_REACTION = Object.keys(REACTIONS) as readonly Reaction[]

export const TYPES = Object.keys(TYPES_PUBLICATION) as readonly TypePublication[]
/** « Actualités » */
export const nomTypes = (type: TypePublication): string => `${TYPES_PUBLICATION[type]}s`
export const EPINGLEES = 'Épinglées'

type Reagi = { readonly reactions: Reactions; readonly maReaction: Reaction | null }

export const totalOf = (reactions: Reactions): number =>
  TYPES_REACTION.reduce((total, type) => total + reactions[type], 0)

/** What is shown before the server has answered. */
export const withReaction = ({ reactions, maReaction }: Reagi, type: Reaction | null): Reagi => {
  const counts = { ...reactions }
  if (maReaction !== null) counts[maReaction] -= 1
  if (type !== null) counts[type] += 1
  return { reactions: counts, maReaction: type }
}

const seules: Readonly<Record<Reaction, string>> = {
  jaime: 'j’aime',
  bravo: 'bravo',
  merci: 'merci',
  soutien: 'soutien',
}

/** « Toi et 23 autres », « 61 j’aime », « 4 réactions »; `simple` is the reaction of a single press. */
export const reactionsPhrase = ({ reactions, maReaction }: Reagi, simple: Reaction): string => {
  const total = totalOf(reactions)
  if (maReaction !== null) return total <= 1 ? 'Toi' : `Toi et ${formatCount(total - 1, 'autre')}`
  if (total === 0) return REACTIONS[simple]
  const given = TYPES_REACTION.filter((type) => reactions[type] > 0)
  const [only] = given
  return given.length === 1 && only
    ? formatCount(total, seules[only], seules[only])
    : formatCount(total, 'réaction')
}

type Auteure = Publication['auteure']

/** « Coordinatrice · Cornouaille », « Développeuse web · Figeac » */
export const quiOf = ({ territoireCoordonne, profession, ville }: Auteure): readonly string[] =>
  territoireCoordonne
    ? ['Coordinatrice', territoireCoordonne.nom]
    : [profession, ville?.nom].filter((word) => word !== null && word !== undefined)

/** « Publication de Soizic Guéguen »: the title of a post that has none. */
export const titreOf = ({
  titre,
  type,
  auteure,
}: Pick<Publication, 'titre' | 'type' | 'auteure'>): string => {
  return titre ?? `${TYPES_PUBLICATION[type]} de ${formatName(auteure)}`
}

/** « Antenne Cornouaille », « Antennes Cornouaille et Léon » */
export const audienceOf = ({ territoires }: Pick<Publication, 'territoires'>): string | undefined => {
  if (territoires.length === 0) return undefined
  const noms = partsOfAll(territoires.map(({ nom }) => nom)).map(({ value }) => value)
  return `${territoires.length === 1 ? 'Antenne' : 'Antennes'} ${noms.join('')}`
}

/** Why a post is not in the feed of the others, for its author and those who moderate it. */
export const etatOf = (
  { statut, dateProgrammee }: Pick<Publication, 'statut' | 'dateProgrammee'>,
  isMine: boolean,
): string | undefined => {
  switch (statut) {
    case 'publiee':
      return undefined
    case 'brouillon':
      return 'Ce brouillon n’est lu que par toi.'
    case 'programmee':
      return dateProgrammee === null
        ? 'Elle sera publiée bientôt.'
        : `Elle sera publiée le ${formatMoment(dateProgrammee, ZONE_PARIS)}.`
    case 'archivee':
      return 'Elle est archivée\u202f: elle n’est plus dans le fil, et n’attend plus de commentaire.'
    case 'masquee':
      return isMine
        ? 'Elle est masquée\u202f: elle n’est plus visible que de toi et de celles qui modèrent.'
        : 'Elle est masquée\u202f: seules son auteure et celles qui modèrent la voient.'
    case 'supprimee':
      return 'Elle est dans ta corbeille, et sera effacée au bout de 30\u00a0jours.'
  }
}

/** « Épinglée jusqu’au 30 novembre » */
export const epinglePhrase = (jusquau: string): string => `Épinglée jusqu’au ${formatDayMonth(jusquau)}`

/** « 3 commentaires », « Commenter » */
export const commentairesPhrase = (nb: number, mayComment: boolean): string =>
  nb === 0 && mayComment ? 'Commenter' : formatCount(nb, 'commentaire')

/** The first words of a text, for a report. */
export const extraitOf = (contenu: string): string => {
  const words = textOfRichText(contenu).replaceAll(/\s+/g, ' ')
  return words.length <= 120 ? words : `${words.slice(0, 119).trimEnd()}…`
}

/** The page of a mentioned member. */
export const mentionHref = (id: string): string => pathTo('/membre/:id', { id })
