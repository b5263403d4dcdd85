import { commonErrors } from '@entrelles/contract/kit/errors.ts'
import { actusErrors } from '@entrelles/contract/modules/actus/actus.errors.ts'
import type { PublicationUpdate } from '@entrelles/contract/modules/actus/actus.forms.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { Ctx } from '#kit/ctx.ts'
import { requireFree } from '#modules/moderation/moderation.public.ts'
import { insertVersion, updateChamps } from './actus.repository.ts'
import { detachApercu } from './apercus/detach-apercu.ts'
import { checkChoix, etatOf } from './check-publication.ts'
import { getPublication } from './get-publication.ts'
import { holdToChange } from './hold-to-change.ts'
import { journaliseModeration } from './journal-publication.ts'
import { tellMentions } from './lettres/tell-mentions.ts'
import { preparePublication } from './prepare-publication.ts'
import { readLien, tellPublication } from './tell-publication.ts'

/** Changes a post; publishes or schedules what is not published yet. */
export const updatePublication = async (
  id: string,
  { version, dateProgrammee, ...form }: PublicationUpdate,
  ctx: Ctx,
): Promise<Publication> => {
  const { db } = ctx
  const held = await holdToChange(id, 'modifier', ctx)
  if (held.version !== version) throw commonErrors.version_depassee()
  const isLive = held.statut === 'publiee'
  // It was published while she chose an instant for it.
  if (isLive && dateProgrammee !== null) throw actusErrors.etat_change()
  await requireFree(ctx, 'publication')
  await checkChoix(form, held.statut === 'brouillon' ? undefined : held, ctx)
  const etat = isLive ? undefined : etatOf(dateProgrammee, ctx)
  const { ecrite, mentionnees } = await preparePublication(form, held.images, ctx)
  if (isLive) await insertVersion(db, held, ctx.now())
  await updateChamps(db, held, ecrite, etat, ctx.now())
  if (ecrite.lien !== held.lien) await detachApercu(ctx, held.apercu)
  if (ecrite.lien !== held.lien || held.statut === 'brouillon') await readLien(ctx, held.id, ecrite.lien)
  const isAppearing = etat?.statut === 'publiee' || (isLive && held.type !== form.type)
  if (isAppearing) await tellPublication(ctx, { id: held.id, type: form.type, mentionnees })
  else if (isLive) await tellMentions(ctx, { publicationId: held.id, commentaireId: null, mentionnees })
  await journaliseModeration(ctx, 'modifier', held, { titre: ecrite.titre, contenu: ecrite.contenuTexte })
  return getPublication(held.id, ctx)
}
