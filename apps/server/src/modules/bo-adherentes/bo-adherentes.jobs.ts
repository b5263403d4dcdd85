import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { defineJob, type JobCtx } from '#kit/jobs.ts'
import { updateSuspendueJusquau } from '#modules/session/session.public.ts'
import { findPersonne } from './fonctions.queries.ts'
import { closeSuspension, findSuspensionToSend, lockSuspensionsPassees } from './suspensions.repository.ts'

/** Tells a member that her account is suspended, unless the suspension was lifted since. */
export const sendSuspensionJob = defineJob({
  name: 'bo-adherentes.annoncer-suspension',
  data: z.object({ suspensionId: z.uuid() }),
  run: async ({ suspensionId }, { db, mail }) => {
    const suspension = await findSuspensionToSend(db, suspensionId)
    if (!suspension) return
    const { email, ...told } = suspension
    const { renderSuspension } = await import('./bo-adherentes.emails.tsx')
    await mail.send({
      id: `suspension-${suspensionId}`,
      to: email,
      subject: 'Ton compte est suspendu',
      ...(await renderSuspension(told)),
    })
  },
})

export const sendFinSuspensionJob = defineJob({
  name: 'bo-adherentes.annoncer-fin-suspension',
  data: z.object({ compteId: z.uuid(), le: instant }),
  run: async ({ compteId, le }, { db, mail, publicUrl }) => {
    const membre = await findPersonne(db, compteId)
    if (!membre) return
    const { renderFinSuspension } = await import('./bo-adherentes.emails.tsx')
    await mail.send({
      id: `fin-suspension-${compteId}-${new Date(le).getTime()}`,
      to: membre.email,
      subject: 'Ton compte est rouvert',
      ...(await renderFinSuspension({ prenom: membre.prenom, publicUrl })),
    })
  },
})

/** Tells one recipient that the functions of a member have changed. */
export const sendFonctionsJob = defineJob({
  name: 'bo-adherentes.annoncer-fonctions',
  data: z.object({
    destinataireId: z.uuid(),
    compteId: z.uuid(),
    parId: z.uuid(),
    ajouts: z.array(z.string()),
    retraits: z.array(z.string()),
    le: instant,
  }),
  run: async ({ destinataireId, compteId, parId, ajouts, retraits, le }, { db, mail, publicUrl }) => {
    const to = await findPersonne(db, destinataireId)
    const membre = await findPersonne(db, compteId)
    const auteure = await findPersonne(db, parId)
    if (!to || !membre) return
    const nom = to.id === membre.id ? null : formatName(membre)
    const par = auteure ? formatName(auteure) : 'Une administratrice'
    const { renderFonctions } = await import('./bo-adherentes.emails.tsx')
    await mail.send({
      id: `fonctions-${compteId}-${destinataireId}-${new Date(le).getTime()}`,
      to: to.email,
      subject: nom === null ? 'Tes fonctions ont changé' : `Les fonctions de ${nom} ont changé`,
      ...(await renderFonctions({ nom, par, ajouts, retraits, publicUrl })),
    })
  },
})

const BATCH = 50

const liftBatch = ({ transaction, now }: JobCtx): Promise<number> =>
  transaction(async ({ db }) => {
    const ids = await lockSuspensionsPassees(db, now(), BATCH)
    for (const id of ids) {
      await closeSuspension(db, id, now())
      await updateSuspendueJusquau(db, id, null)
    }
    return ids.length
  })

/** Every hour, shows the members whose suspension has ended in the directory again. */
export const liftSuspensionsJob = defineJob({
  name: 'bo-adherentes.lever-suspensions',
  data: z.object({}),
  cron: '3 * * * *',
  run: async (_data, ctx) => {
    let lifted = 0
    for (let many = BATCH; many === BATCH; lifted += many) many = await liftBatch(ctx)
    ctx.log.info({ lifted }, 'suspensions that have ended')
  },
})
