import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { COURRIEL_MESSAGE_MINUTES } from '@entrelles/contract/modules/messagerie/messagerie.constants.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { nomOf, qui, quoted } from '#kit/lettres-mots.ts'
import { writeCourrier } from '#kit/mail/write-courrier.ts'
import { sendLettres, type Inside } from '#modules/envois/envois.public.ts'
import type { Avisee } from '../discussions/participations.repository.ts'
import { forgetAvertie, lockAvertie } from './averties.repository.ts'
import { findMessageNonLu } from './message-lu.queries.ts'

const SANS_OBJET = 'le message est lu, ou n’est plus pour elle'

const cheminOf = (id: string): string => pathTo('/messagerie/discussion/:id', { id })

type Lieu = { readonly titre: string | null; readonly isDemande: boolean }

/** « … t’a écrit », « … souhaite t’écrire », « … ont écrit dans « Café des coopératives » » */
const faitOf = ({ titre, isDemande }: Lieu, nb = 1): string => {
  if (isDemande) return 'souhaite t’écrire'
  return titre === null ? 't’a écrit' : `${nb > 1 ? 'ont' : 'a'} écrit dans ${quoted(titre)}`
}

/**
 * Notifies a participant of a message: each message changes her line and sends a push; one mail is sent for each discussion until she
 * comes back to it. It names the author and never quotes the message, because somebody else may read her mails.
 */
export const messageLettre = defineLettre({
  nom: 'message',
  donnees: z.object({
    discussionId: z.uuid(),
    compteId: z.uuid(),
    numero: z.int(),
    /** Of a discussion with more than two members. */
    titre: z.string().nullable(),
    isDemande: z.boolean(),
  }),
  cle: ({ discussionId, compteId, numero }) => `message-${discussionId}-${numero}-${compteId}`,
  attenteMinutes: COURRIEL_MESSAGE_MINUTES,
  ligne: {
    sansPoint: true,
    saufPresente: true,
    chaqueFait: true,
    groupe: ({ discussionId }) => `message:${discussionId}`,
    cible: ({ discussionId: id }) => ({ type: 'discussion', id, url: cheminOf(id) }),
    phrase: (donnees, acteures) => ({ accent: qui(acteures), apres: ` ${faitOf(donnees, acteures.nb)}.` }),
  },
  write: async ({ discussionId, compteId, numero }, ctx) => {
    const lue = await findMessageNonLu(ctx, { discussionId, compteId, numero })
    if (!lue) return new Ignoree(SANS_OBJET)
    const fait = `${nomOf(lue.auteure)} ${faitOf(lue)}`
    return writeCourrier(
      lue.email,
      {
        sujet: fait,
        titre: lue.isDemande ? 'Une demande de contact' : 'Un message pour toi',
        apercu: 'Ouvre Entrelles pour le lire et répondre.',
        paragraphes: [`Bonjour ${lue.prenom}, ${fait} sur Entrelles.`],
        bouton: {
          texte: lue.isDemande ? 'Voir la demande' : 'Lire et répondre',
          chemin: cheminOf(discussionId),
        },
        raison:
          'Tu reçois ce message parce que quelqu’un t’a écrit sur Entrelles et que tu ne l’as pas encore lu.',
      },
      ctx,
    )
  },
  // Without a mail, whatever the reason, a later message has one.
  record: async ({ discussionId, compteId, numero }, { statut, motif }, ctx) => {
    const isSent = statut === 'envoye' || statut === 'reporte'
    if (isSent || !(await lockAvertie(ctx.db, discussionId, compteId, numero))) return false
    // A message that was written while this one was judged planned no mail: it counts on this one.
    if (motif === SANS_OBJET && (await findMessageNonLu(ctx, { discussionId, compteId, numero }))) return true
    await forgetAvertie(ctx.db, discussionId, compteId, numero)
    return false
  },
})

type Ecrit = {
  readonly discussionId: string
  readonly titre: string | null
  readonly isDemande: boolean
  readonly numero: number
  readonly auteureId: string
}

export const tellMessage = (
  ctx: Inside,
  { discussionId, titre, isDemande, numero, auteureId }: Ecrit,
  avisees: readonly Avisee[],
): Promise<void> =>
  sendLettres(
    ctx,
    messageLettre,
    avisees
      .filter(({ isAvisee }) => isAvisee)
      .map(({ compteId, isPrevenue }) => ({
        compteId,
        objetId: discussionId,
        acteureId: auteureId,
        sansMail: !isPrevenue,
        donnees: { discussionId, compteId, numero, titre, isDemande },
      })),
  )
