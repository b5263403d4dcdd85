import { instant } from '@entrelles/contract/kit/date-schemas.ts'
import { formatName } from '@entrelles/contract/kit/format.ts'
import { z } from '@entrelles/contract/kit/z.ts'
import { MOTIFS_IGNOREE } from '@entrelles/contract/modules/bo-adherentes/actions.schema.ts'
import { TYPES_RELANCE } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { COMPTE_EFFACE, defineLettre, Ignoree } from '#kit/lettres.ts'
import { renderRappel } from '#modules/rappels/rappels.public.ts'
import { findPersonne } from './fonctions.queries.ts'
import { motifOf } from './motif-ignoree.ts'
import { courrierOf } from './relance-texte.ts'
import { findRelanceToSend, markSent } from './relances.repository.ts'
import { findSuspensionToSend } from './suspensions.repository.ts'

/** Tells a member that her account is suspended, unless the suspension was lifted since. */
export const suspensionLettre = defineLettre({
  nom: 'suspension',
  donnees: z.object({ suspensionId: z.uuid() }),
  cle: ({ suspensionId }) => `suspension-${suspensionId}`,
  write: async ({ suspensionId }, { db }) => {
    const suspension = await findSuspensionToSend(db, suspensionId)
    if (!suspension) return new Ignoree('suspension levée')
    const { email, ...told } = suspension
    const { renderSuspension } = await import('./bo-adherentes.emails.tsx')
    return { to: email, ...(await renderSuspension(told)) }
  },
})

export const finSuspensionLettre = defineLettre({
  nom: 'fin_suspension',
  donnees: z.object({ compteId: z.uuid(), le: instant }),
  cle: ({ compteId, le }) => `fin-suspension-${compteId}-${new Date(le).getTime()}`,
  write: async ({ compteId }, { db, publicUrl }) => {
    const membre = await findPersonne(db, compteId)
    if (!membre) return new Ignoree(COMPTE_EFFACE)
    const { renderFinSuspension } = await import('./bo-adherentes.emails.tsx')
    return {
      to: membre.email,
      ...(await renderFinSuspension({ prenom: membre.prenom, publicUrl })),
    }
  },
})

/** Tells one recipient that the functions of a member have changed. */
export const fonctionsLettre = defineLettre({
  nom: 'fonctions',
  donnees: z.object({
    destinataireId: z.uuid(),
    compteId: z.uuid(),
    parId: z.uuid(),
    ajouts: z.array(z.string()),
    retraits: z.array(z.string()),
    le: instant,
  }),
  cle: ({ compteId, destinataireId, le }) =>
    `fonctions-${compteId}-${destinataireId}-${new Date(le).getTime()}`,
  write: async ({ destinataireId, compteId, parId, ajouts, retraits }, { db, publicUrl }) => {
    const to = await findPersonne(db, destinataireId)
    const membre = await findPersonne(db, compteId)
    const auteure = await findPersonne(db, parId)
    if (!to || !membre) return new Ignoree(COMPTE_EFFACE)
    const nom = to.id === membre.id ? null : formatName(membre)
    const par = auteure ? formatName(auteure) : 'Une administratrice'
    const { renderFonctions } = await import('./bo-adherentes.emails.tsx')
    return {
      to: to.email,
      ...(await renderFonctions({ nom, par, ajouts, retraits, publicUrl })),
    }
  },
})

/** A manual reminder, unless she has paid or finished since, or may no longer be mailed. */
export const relanceLettre = defineLettre({
  nom: 'relance',
  donnees: z.object({ relanceId: z.uuid(), type: z.enum(TYPES_RELANCE) }),
  cle: ({ relanceId }) => `relance-${relanceId}`,
  write: async ({ relanceId, type }, { db, now, publicUrl, settings }) => {
    const relance = await findRelanceToSend(db, relanceId, type, now())
    if (!relance) return new Ignoree('déjà envoyée')
    // Ignores the last reminder, which is this one.
    const facts = { ...relance, relanceeLe: null }
    const when = { now: now(), graceDays: settings.GRACE_JOURS }
    const motif = motifOf({ action: `relancer_${type}` }, facts, when)
    if (motif !== undefined) return new Ignoree(MOTIFS_IGNOREE[motif])
    const courrier = courrierOf(type, relance, now(), settings.GRACE_JOURS)
    const { renderRelance } = await import('./bo-adherentes.emails.tsx')
    const content = courrier.rappel
      ? await renderRappel({ ...courrier.rappel, publicUrl })
      : await renderRelance({ courrier, publicUrl })
    return {
      to: relance.email,
      ...content,
      sent: (inside) => markSent(inside.db, relanceId, now()),
    }
  },
})
