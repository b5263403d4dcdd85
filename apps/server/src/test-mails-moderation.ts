import * as examen from '#modules/bo-moderation/lettres/examen.emails.tsx'
import * as mesures from '#modules/bo-moderation/lettres/mesures.emails.tsx'
import { renderReponseSignalement, renderSignalement } from '#modules/moderation/moderation.emails.tsx'
import { renderRecours } from '#modules/moderation/recours.emails.tsx'

const publicUrl = 'https://entrelles.test'
const prenom = 'Zoé'
const told = { prenom, publicUrl }
const ECRIT = 'Bonjour,\napporte un devis récent, même raturé.\n\nÀ jeudi !'
const NOW = new Date('2026-11-14T09:00:00Z')

const dossier = `${publicUrl}/administratrice/signalement?dossier=019a0000-0000-7000-8000-000000000001`
const signalement = {
  prenom,
  url: dossier,
  type: 'evenement',
  motif: 'publicite',
  reponseAvant: NOW,
  isLate: false,
} as const

const mesure = {
  prenom,
  type: 'coup_de_pouce',
  titre: 'Tour à bois à partager',
  motif: ECRIT,
  portee: null,
  jusquau: null,
  recours: `${publicUrl}/api/recours?token=jeton`,
} as const

/** The mails of reports, of measures and of appeals, by the name of the function that renders them. */
export const moderation = {
  renderSignalement: () => renderSignalement({ ...signalement, espace: 'coordinatrice', isHaute: false }),
  'renderSignalement urgent': () =>
    renderSignalement({ ...signalement, motif: 'harcelement', espace: 'administratrice', isHaute: true }),
  'renderSignalement late': () =>
    renderSignalement({ ...signalement, espace: 'coordinatrice', isHaute: false, isLate: true }),
  renderReponseSignalement: () => renderReponseSignalement(told),
  renderRecours: () => renderRecours({ prenom, reponseAvant: NOW, url: dossier }),
  'renderMesure masquer': () => mesures.renderMesure({ ...mesure, action: 'masquer' }),
  'renderMesure restaurer': () => mesures.renderMesure({ ...mesure, action: 'restaurer' }),
  'renderMesure avertir': () => mesures.renderMesure({ ...mesure, action: 'avertir' }),
  'renderMesure restreindre': () =>
    mesures.renderMesure({ ...mesure, action: 'restreindre', portee: 'message', jusquau: '2026-12-14' }),
  'renderMesure suspendre': () =>
    mesures.renderMesure({ ...mesure, action: 'suspendre', jusquau: '2026-12-14' }),
  'renderMesure exclure': () => mesures.renderMesure({ ...mesure, action: 'exclure' }),
  renderMesuresLevees: () =>
    mesures.renderMesuresLevees({ ...told, type: 'coup_de_pouce', titre: 'Tour à bois à partager' }),
  renderExclusionAConfirmer: () => examen.renderExclusionAConfirmer({ prenom, url: dossier }),
  renderReponseRecours: () => examen.renderReponseRecours({ prenom, issue: 'revue', reponse: ECRIT }),
}
