import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { canManageEvenements } from '@entrelles/contract/modules/evenements/evenements.policy.ts'
import { LISTES_EXPORTEES, nomFichierEvenement } from '@entrelles/contract/modules/evenements/fichiers.ts'
import type { FileContent } from '#kit/bind.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { buildCsv, buildXlsx } from '#kit/spreadsheet.ts'
import { journalise } from '#modules/journal/journal.public.ts'
import { colonnesOf } from './export-colonnes.ts'
import { findExport, type Cibles, type EvenementExporte } from './export.queries.ts'

/** Reads and journals the export in one transaction, so that no list leaves without a trace. */
const takeExport = (evenementId: string, cibles: Cibles, ctx: ReadCtx): Promise<EvenementExporte> =>
  ctx.transaction(async (inside) => {
    const evenement = await findExport(inside, evenementId, cibles)
    if (!evenement) throw commonErrors.introuvable()
    await journalise(inside, {
      action: 'participations.exporter',
      cible: { type: 'evenement', id: evenement.id, nom: evenement.titre },
      apres: { cibles, concernees: evenement.lignes.length },
    })
    return evenement
  })

const SHEETS = { inscrites: 'Participantes', en_attente: 'Liste d’attente' } as const

const nameOf = (cibles: Cibles, evenement: EvenementExporte, extension: string): string =>
  nomFichierEvenement(LISTES_EXPORTEES[cibles], evenement, extension)

export const exportParticipationsCsv = async (
  evenementId: string,
  cibles: Cibles,
  ctx: ReadCtx,
): Promise<FileContent> => {
  const evenement = await takeExport(evenementId, cibles, ctx)
  const colonnes = colonnesOf(cibles, evenement.fuseau, canManageEvenements(ctx.actor))
  return { name: nameOf(cibles, evenement, 'csv'), content: buildCsv(colonnes, evenement.lignes) }
}

export const exportParticipationsXlsx = async (
  evenementId: string,
  cibles: Cibles,
  ctx: ReadCtx,
): Promise<FileContent> => {
  const evenement = await takeExport(evenementId, cibles, ctx)
  const colonnes = colonnesOf(cibles, evenement.fuseau, canManageEvenements(ctx.actor))
  return {
    name: nameOf(cibles, evenement, 'xlsx'),
    content: await buildXlsx(SHEETS[cibles], colonnes, evenement.lignes),
  }
}
