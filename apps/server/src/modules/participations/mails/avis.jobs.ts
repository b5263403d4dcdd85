import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type Job } from '#kit/jobs.ts'
import { sendLettres } from '#modules/envois/envois.public.ts'
import { annonceLettre, LETTRES_AVIS } from './avis.lettres.ts'
import { avantChangement } from './changements.ts'
import { CIBLES } from './courrier-du.ts'
import { CHANGEMENTS } from './courrier-texte.ts'
import { findAnnonce } from './destinataire.queries.ts'
import { listApres, type LigneEcrite } from './lignes.queries.ts'

/** One transaction plans this many letters, and a next job the rest. */
const BATCH = 1000

const apres = z.int().default(0)
const avisData = z.object({
  evenementId: z.uuid(),
  changement: z.enum(CHANGEMENTS),
  sequence: z.int(),
  avant: avantChangement.optional(),
  apres,
})
const annonceData = z.object({ evenementId: z.uuid(), annonceId: z.uuid(), apres })

const told = <Donnees>({ id, compteId, evenement }: LigneEcrite, donnees: Donnees) => ({
  compteId,
  objetId: evenement.id,
  donnees: { participationId: id, evenement, ...donnees },
})

/** Plans a letter for every participant and waiting member. */
export const spreadAvisJob: Job<typeof avisData> = defineJob({
  name: 'participations.avertir',
  data: avisData,
  run: ({ evenementId, apres: after, changement, ...avis }, { transaction }) =>
    transaction(async (inside) => {
      const lignes = await listApres(inside.db, evenementId, CIBLES.toutes, after, BATCH)
      await sendLettres(
        inside,
        LETTRES_AVIS[changement],
        lignes.map((ligne) => told(ligne, avis)),
      )
      const last = lignes.at(-1)
      if (last && lignes.length === BATCH)
        await inside.enqueue(spreadAvisJob, { evenementId, changement, ...avis, apres: last.numero })
    }),
})

/** Plans an announcement for each of its recipients. */
export const spreadAnnonceJob: Job<typeof annonceData> = defineJob({
  name: 'participations.annoncer',
  data: annonceData,
  run: ({ evenementId, annonceId, apres: after }, { transaction }) =>
    transaction(async (inside) => {
      const annonce = await findAnnonce(inside.db, annonceId)
      if (!annonce) return
      const statuts = CIBLES[annonce.cibles as keyof typeof CIBLES]
      const lignes = await listApres(inside.db, evenementId, statuts, after, BATCH)
      await sendLettres(
        inside,
        annonceLettre,
        lignes.map((ligne) => told(ligne, { annonceId })),
      )
      const last = lignes.at(-1)
      if (last && lignes.length === BATCH)
        await inside.enqueue(spreadAnnonceJob, { evenementId, annonceId, apres: last.numero })
    }),
})
