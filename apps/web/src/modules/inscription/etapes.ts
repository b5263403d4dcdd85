import type { EtapeInscription } from '@entrelles/contract/kit/roles.ts'

/** The steps of the dialog, in order; the sign-up form was the first (R4-7). */
export const ETAPES = [
  { etape: 'etape_deux', titre: 'Faisons connaissance', lede: 'Ton nom et ta date de naissance.' },
  { etape: 'etape_trois', titre: 'Où vis-tu\u00a0?', lede: 'Ta commune te rattache à ton antenne.' },
  {
    etape: 'etape_quatre',
    titre: 'Où veux-tu aller\u00a0?',
    lede: 'Ton ambition, et ton secteur d’activité.',
  },
  { etape: 'etape_cinq', titre: 'Où en es-tu\u00a0?', lede: 'Plusieurs réponses sont possibles.' },
  { etape: 'etape_six', titre: 'Qu’attends-tu du réseau\u00a0?', lede: 'Plusieurs réponses sont possibles.' },
] as const

/** The number and texts of the current step, or of one `back` steps before; undefined once registration is finished. */
export const etapeOf = (etapeInscription: EtapeInscription, back = 0) => {
  const current = ETAPES.findIndex(({ etape }) => etape === etapeInscription)
  const rang = current < 0 ? current : Math.max(0, current - back)
  const etape = ETAPES[rang]
  return etape && { ...etape, numero: rang + 1 }
}
