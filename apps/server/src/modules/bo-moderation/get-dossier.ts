import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import {
  droitsDossierOf,
  empechementOf,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.policy.ts'
import type {
  Dossier,
  DossierId,
  Suivi,
} from '@entrelles/contract/modules/bo-moderation/bo-moderation.schema.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { contexteOf, shownOf, texteOf } from './copie-dossier.ts'
import { getLigneDossier, type LigneDossier } from './dossier.queries.ts'
import { findFaits } from './faits-dossier.queries.ts'
import { echeanceOf } from './file-signalements.queries.ts'
import { journaliseLecture } from './journal-lecture.ts'

const VIDE = { par: null, action: null, suite: null, reponse: null } as const

/** What happened to a report, oldest first; it names no reporter. */
const suiviOf = ({
  signalements,
  assigneeA,
  prisLe,
  decisions,
  clotures,
  recours,
}: LigneDossier): Suivi[] => {
  const etapes: Suivi[] = [
    ...signalements.map(({ date }) => ({ ...VIDE, etape: 'signale' as const, date })),
    ...(prisLe === null ? [] : [{ ...VIDE, etape: 'pris' as const, date: prisLe, par: assigneeA }]),
    ...decisions
      .filter(({ enAttente }) => !enAttente)
      .map(({ date, par, action }) => ({ ...VIDE, etape: 'mesure' as const, date, par, action })),
    ...clotures.map((cloture) => ({ ...VIDE, ...cloture, etape: 'clos' as const })),
    ...recours.map(({ dateCreation: date }) => ({ ...VIDE, etape: 'recours' as const, date })),
  ]
  return etapes.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

/** A report with all that is known about it. Reading that of a private message is in the journal. */
export const getDossier = async (id: DossierId, ctx: ReadCtx): Promise<Dossier> => {
  const { db, actor, signalables, now, settings } = ctx
  const faits = await findFaits(db, id, ctx)
  if (!faits) throw commonErrors.introuvable()
  const { statut, type, cibleId, isMasque } = faits
  if (type === 'message') await journaliseLecture(faits, ctx)
  const ligne = await getLigneDossier(db, faits, actor)
  const signalable = signalables.get(type)
  const versions = (await signalable?.versions?.(db, cibleId)) ?? []
  const chemin = (await signalable?.pathFor?.(db, actor, cibleId, { now, settings })) ?? null
  const { attenduDepuis, prisLe: _prisLe, clotures: _clotures, ...lu } = ligne
  return {
    ...lu,
    id,
    statut,
    ...echeanceOf({ motif: lu.motif, statut, attenduDepuis }, now()),
    copie: shownOf(lu.copie),
    texte: texteOf(type, lu.copie),
    contexte: contexteOf(lu.copie),
    chemin,
    signalements: lu.signalements.map(({ copie, ...one }) => ({ ...one, copie: copie && shownOf(copie) })),
    versions: versions.map(({ copie, ...one }) => ({ ...one, copie: shownOf(copie) })),
    masque: isMasque,
    suivi: suiviOf(ligne),
    empechement: empechementOf(faits),
    droits: droitsDossierOf(actor, faits),
  }
}
