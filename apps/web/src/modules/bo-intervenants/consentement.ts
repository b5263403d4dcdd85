import { formatDate, formatLongDate } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import {
  INTERVENANTE_A_CONFIRMER,
  PREUVES_CONSENTEMENT,
} from '@entrelles/contract/modules/intervenants/intervenants.constants.ts'
import type {
  DetailIntervenantBo,
  IntervenantBo,
} from '@entrelles/contract/modules/intervenants/intervenants.schema.ts'
import type { IconName } from '#ui/icons.ts'

type Consentante = Pick<IntervenantBo, 'consentement' | 'consentementDemandeLe'>

type Look = {
  readonly nom: string
  readonly tone: 'success' | 'lagoon' | 'warning'
  readonly icon: IconName
}

/** Consent status, in a word. */
export const lookOf = ({ consentement, consentementDemandeLe }: Consentante): Look => {
  if (consentement !== null) return { nom: 'Donné', tone: 'success', icon: 'check-circle-fill' }
  if (consentementDemandeLe === null) return { nom: 'À recueillir', tone: 'warning', icon: 'warning-fill' }
  const jour = formatDate(consentementDemandeLe, ZONE_PARIS).slice(0, 5)
  return { nom: `Demandé le ${jour}`, tone: 'lagoon', icon: 'paper-plane-tilt-bold' }
}

type Phrases = { readonly titre: string; readonly texte: string }

/** Consent status in sentences, with what members see. */
export const phrasesOf = (fiche: Consentante & Pick<DetailIntervenantBo, 'visible'>): Phrases => {
  const { consentement, consentementDemandeLe, visible } = fiche
  if (consentement !== null) {
    const preuve = PREUVES_CONSENTEMENT[consentement.preuve].toLowerCase()
    return {
      titre: `Consentement donné le ${formatLongDate(consentement.date, ZONE_PARIS)}`,
      texte: `Texte version ${consentement.texteVersion}, ${preuve}. ${
        visible
          ? 'Photo, nom et structure visibles des membres.'
          : `Sa fiche est masquée\u202f: les membres voient «\u00a0${INTERVENANTE_A_CONFIRMER}\u00a0».`
      }`,
    }
  }
  const attente = `Tant qu’il manque, les membres voient «\u00a0${INTERVENANTE_A_CONFIRMER}\u00a0».`
  return consentementDemandeLe === null
    ? { titre: 'Consentement à recueillir', texte: attente }
    : {
        titre: 'Consentement demandé',
        texte: `Un e-mail est parti le ${formatLongDate(consentementDemandeLe, ZONE_PARIS)}. ${attente}`,
      }
}
