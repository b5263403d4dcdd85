import {
  formatCount,
  formatLongWeekday,
  formatName,
  formatNumber,
  formatShortMonth,
} from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { localDayOf } from '@entrelles/contract/kit/zoned-time.ts'
import { cheminQuestion } from '@entrelles/contract/modules/faq/faq.chemins.ts'
import { SUGGESTIONS_RECHERCHE_MAX } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type { SuggestionsRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import type { ReactNode } from 'react'
import { LieuText, miniatureOf } from '#modules/adherentes/adherentes.public.tsx'
import { heureOf } from '#modules/evenements/evenements.public.tsx'
import { ICONES_RESSOURCE } from '#modules/ressources/ressources.public.tsx'
import { Avatar } from '#ui/Avatar.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import type { PageProduit } from '../pages.ts'
import { ressourceMeta } from './RessourceTrouveeCard.tsx'
import styles from './Suggestions.module.css'

/** One suggestion: its link, its picture, and what it says. */
export type Suggestion = {
  readonly id: string
  readonly to: string
  readonly visuel: ReactNode
  readonly titre: string
  /** Its words may be those that are searched. */
  readonly detail: string
  readonly lieu?: ReactNode
}

export type Groupe = {
  readonly cle: string
  readonly titre: string
  /** « 3 sur 6 », « 3 sur plus de 20 » */
  readonly compte: string
  readonly suggestions: readonly Suggestion[]
}

const joined = (...words: readonly (string | null | undefined | false)[]): string =>
  words.filter(Boolean).join(' · ')

const groupeOf = (cle: string, titre: string, total: string, suggestions: readonly Suggestion[]): Groupe => ({
  cle,
  titre,
  compte: total === '' ? '' : `${suggestions.length} sur ${total}`,
  suggestions,
})

type Membre = SuggestionsRecherche['adherentes'][number]

const indiceOf = ({ indice, profession, nomEntreprise }: Membre): string =>
  indice === null
    ? (profession ?? nomEntreprise ?? '')
    : `${indice.genre === 'propose' ? 'Propose' : 'Cherche'}\u00a0: ${indice.libelle}`

const membreOf = (membre: Membre): readonly Suggestion[] =>
  membre.id === null
    ? []
    : [
        {
          id: membre.id,
          to: pathTo('/membre/:id', { id: membre.id }),
          visuel: <Avatar name={formatName(membre)} src={miniatureOf(membre.photo)} size="sm" />,
          titre: formatName(membre),
          detail: indiceOf(membre),
          lieu: membre.ville && <LieuText ville={membre.ville} />,
        },
      ]

type Evenement = SuggestionsRecherche['evenements'][number]

const placesPhrase = ({ isAnnule, dateHeureDebut, nbPlacesRestantes }: Evenement, now: Date): string => {
  if (isAnnule) return 'annulé'
  if (dateHeureDebut !== null && new Date(dateHeureDebut) < now) return 'passé'
  if (nbPlacesRestantes === null) return 'illimité'
  return nbPlacesRestantes === 0 ? 'complet' : formatCount(nbPlacesRestantes, 'place')
}

const evenementOf = (evenement: Evenement, now: Date): Suggestion => {
  const { id, titre, dateHeureDebut, fuseau, isEnLigne, ville, evenementType } = evenement
  const jour = dateHeureDebut === null ? undefined : localDayOf(dateHeureDebut, fuseau)
  const heure = dateHeureDebut === null ? '' : heureOf({ dateHeureDebut, fuseau })
  return {
    id,
    to: pathTo('/evenement/:id', { id }),
    visuel: (
      <span className={styles.date}>
        {jour && (
          <>
            <b>{Number(jour.slice(8))}</b> {formatShortMonth(jour)}
          </>
        )}
      </span>
    ),
    titre,
    detail: joined(
      isEnLigne === false ? ville?.nom : evenementType?.libelle,
      jour && `${formatLongWeekday(jour)}, ${heure}`,
      placesPhrase(evenement, now),
    ),
  }
}

const iconOf = (name: IconName, look?: string) => (
  <span className={cx(styles.kind, look)}>
    <Icon name={name} />
  </span>
)

const demandeOf = ({
  id,
  titre,
  statut,
  nbReponses,
  auteure,
}: SuggestionsRecherche['coupsdepouce'][number]) => ({
  id,
  to: pathTo('/coup-de-pouce/:id', { id }),
  visuel: iconOf('hand-heart', styles.terra),
  titre,
  detail: joined(
    formatName(auteure),
    statut === 'resolu' && 'résolu',
    nbReponses === 0 ? 'sans réponse' : formatCount(nbReponses, 'réponse'),
  ),
})

const plusDe = (isMore: boolean, nb: string): string => (isMore ? `plus de ${nb}` : nb)

/** « 24 résultats », « plus de 150 résultats »; empty without any. */
export const totalOf = (trouve: SuggestionsRecherche | undefined): string =>
  trouve === undefined || trouve.nbTotalResultats === 0
    ? ''
    : plusDe(trouve.plus !== undefined, formatCount(trouve.nbTotalResultats, 'résultat'))

/** What was found while she types, in two columns; groups without a suggestion are left out. */
export const groupesOf = (
  trouve: SuggestionsRecherche | undefined,
  pages: readonly PageProduit[],
  now: Date,
): readonly (readonly Groupe[])[] => {
  const { adherentes = [], evenements = [], coupsdepouce = [], ressources = [], faq = [] } = trouve ?? {}
  const aller: readonly Suggestion[] = [
    ...pages.map(({ to, titre, espace }) => ({
      id: to,
      to,
      visuel: iconOf('compass'),
      titre,
      detail: espace,
    })),
    ...faq.map(({ id, question, categorie }) => ({
      id,
      to: cheminQuestion(id),
      visuel: iconOf('question'),
      titre: question,
      detail: joined('FAQ', categorie),
    })),
  ]
  const compteOf = (liste: 'adherentes' | 'evenements' | 'coupsdepouce' | 'ressources'): string => {
    const nb = trouve?.[`nb${liste}`] ?? 0
    if (nb <= SUGGESTIONS_RECHERCHE_MAX) return ''
    return plusDe(trouve?.plus?.includes(liste) === true, formatNumber(nb))
  }
  const colonnes = [
    [
      groupeOf('membres', 'Membres', compteOf('adherentes'), adherentes.flatMap(membreOf)),
      groupeOf(
        'evenements',
        'Événements',
        compteOf('evenements'),
        evenements.map((evenement) => evenementOf(evenement, now)),
      ),
    ],
    [
      groupeOf('coups-de-pouce', 'Coups de pouce', compteOf('coupsdepouce'), coupsdepouce.map(demandeOf)),
      groupeOf(
        'ressources',
        'Ressources',
        compteOf('ressources'),
        ressources.map((ressource) => ({
          id: ressource.id,
          to: cheminRessource(ressource),
          visuel: iconOf(ICONES_RESSOURCE[ressource.type], styles.sage),
          titre: ressource.titre,
          detail: ressourceMeta(ressource),
        })),
      ),
      groupeOf('aller', 'Aller à', '', aller),
    ],
  ]
  return colonnes
    .map((groupes) => groupes.filter(({ suggestions }) => suggestions.length > 0))
    .filter((groupes) => groupes.length > 0)
}
