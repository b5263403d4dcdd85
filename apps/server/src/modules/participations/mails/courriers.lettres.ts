import { z } from '@entrelles/contract/kit/z.ts'
import {
  STATUTS_ACTIFS,
  type StatutActif,
} from '@entrelles/contract/modules/participations/participations.constants.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import type { Ctx } from '#kit/ctx.ts'
import { defineLettre, Ignoree } from '#kit/lettres.ts'
import { sendLettres, type Inside } from '#modules/envois/envois.public.ts'
import { isCourrierDu } from './courrier-du.ts'
import { courrierOf, TYPES_COURRIER, type TypeCourrier } from './courrier-texte.ts'
import { findDestinataire, markAvisee } from './destinataire.queries.ts'
import { ligneOf } from './evenement-ligne.ts'
import { evenementLigne, listLignes } from './lignes.queries.ts'
import { lettreOf, writeCourrier } from './write-courrier.ts'

/** Why a letter about a participation or its event no longer has to leave. */
export const SANS_OBJET = 'sa participation ou l’événement a changé'

const donnees = z.object({
  participationId: z.uuid(),
  etait: z.enum(STATUTS_ACTIFS).optional(),
  evenement: evenementLigne,
  offreExpireLe: z.string().nullable(),
})

const NOMS = {
  confirmation: 'participation_confirmation',
  attente: 'participation_attente',
  offre: 'liste_attente_place',
  expiration: 'liste_attente_expiree',
  rappel: 'evenement_rappel',
  desinscription: 'participation_desinscription',
  retrait: 'participation_retrait',
} as const satisfies Record<TypeCourrier, NomLettre>

const calendarOf = (of: TypeCourrier, etait: string | undefined) => {
  if (of === 'confirmation') return 'REQUEST'
  return of === 'desinscription' || (of === 'retrait' && etait === 'inscrite') ? 'CANCEL' : undefined
}

/** A letter about her participation, with its state when it leaves; one per participation and type. */
const courrierLettre = (type: TypeCourrier) =>
  defineLettre({
    nom: NOMS[type],
    donnees,
    // A moved event has another reminder.
    cle: ({ participationId, evenement: { debut } }) =>
      `participation-${type}-${participationId}${type === 'rappel' ? `-${new Date(debut).getTime()}` : ''}`,
    ...ligneOf<typeof donnees>(type),
    write: async ({ participationId, etait, evenement: { debut } }, ctx) => {
      const to = await findDestinataire(ctx.db, participationId)
      const isMoved = type === 'rappel' && to && Date.parse(to.debut) !== Date.parse(debut)
      if (!to || isMoved || !isCourrierDu(type, to, ctx.now())) return new Ignoree(SANS_OBJET)
      const courrier = courrierOf(type, { ...lettreOf(to, ctx), etait })
      const written = await writeCourrier({ to, courrier, calendar: calendarOf(type, etait) }, ctx)
      // The confirmation has shown the current date and place.
      const sent = type === 'confirmation' && {
        sent: ({ db }: Pick<Ctx, 'db'>) => markAvisee(db, participationId, to.sequence),
      }
      return { ...written, ...sent }
    },
  })

const LETTRES_COURRIER = {
  confirmation: courrierLettre('confirmation'),
  attente: courrierLettre('attente'),
  offre: courrierLettre('offre'),
  expiration: courrierLettre('expiration'),
  rappel: courrierLettre('rappel'),
  desinscription: courrierLettre('desinscription'),
  retrait: courrierLettre('retrait'),
} as const satisfies Record<TypeCourrier, unknown>

export const lettresCourrier = TYPES_COURRIER.map((type) => LETTRES_COURRIER[type])

/** Plans letters about these participations. */
export const sendCourriers = async (
  ctx: Inside,
  type: TypeCourrier,
  ids: readonly string[],
  etait?: StatutActif,
): Promise<void> => {
  if (ids.length === 0) return
  const lignes = await listLignes(ctx.db, ids)
  await sendLettres(
    ctx,
    LETTRES_COURRIER[type],
    lignes.map(({ id, compteId, evenement, offreExpireLe }) => ({
      compteId,
      objetId: evenement.id,
      donnees: { participationId: id, etait, evenement, offreExpireLe },
    })),
  )
}
