import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ANCRE_COMMENTAIRE } from '@entrelles/contract/modules/actus/actus.constants.ts'
import type { NomLettre } from '@entrelles/contract/modules/envois/lettres.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { createNotification } from '#modules/notifications/notifications.factory.ts'
import { daysBefore, type DemoPart } from './demo-world.ts'

type Fait = {
  readonly type: NomLettre
  readonly le: string
  readonly publicationId: string
  readonly titre: string | null
  readonly commentaireId: string | null
  readonly acteureId: string | null
}

/** What the posts of the demo hold for her, oldest first: who mentions her, who comments and reacts, and what is announced. */
const listFaits = async (db: Db, compteId: string): Promise<readonly Fait[]> => {
  const { rows } = await sql<Fait>`
    select 'mention' as type, publiee_le as le, id as "publicationId", titre, null as "commentaireId",
      auteure_id as "acteureId"
    from publications where statut = 'publiee' and contenu like ${`%data-mention="${compteId}"%`}
    union all
    select 'commentaire', c.publie_le, p.id, p.titre, c.id, c.auteure_id
    from publications p join commentaires c on c.publication_id = p.id
    where p.statut = 'publiee' and p.auteure_id = ${compteId} and c.auteure_id <> ${compteId}
    union all
    select 'reaction', p.publiee_le + interval '1 hour', p.id, null, null, l.compte_id
    from publications p join lectrices_publication l on l.publication_id = p.id
    where p.statut = 'publiee' and p.auteure_id = ${compteId} and l.reaction is not null and l.compte_id <> ${compteId}
    union all
    select 'publication_antenne', p.publiee_le, p.id, p.titre, null, null
    from publications p join annuaire m on m.compte_id = ${compteId}
    where p.statut = 'publiee' and p.type = 'annonce' and p.avertie_le is not null
      and p.auteure_id is distinct from ${compteId}
      and (p.territoire_ids = '{}' or m.territoire_id = any (p.territoire_ids))
    order by le, "acteureId"`.execute(db)
  return rows
}

/** What the feed tells the member of the demo: of the last two days unread, before that read. */
export const demoNotificationsActus: DemoPart = async ({ db, now }) => {
  const { id: compteId } = await db
    .selectFrom('comptes')
    .where('email', '=', 'adherente@entrelles.test')
    .select('id')
    .executeTakeFirstOrThrow()
  for (const { type, le, titre, acteureId, publicationId, commentaireId } of await listFaits(db, compteId)) {
    const at = new Date(le)
    const ancre = commentaireId === null ? '' : `#${ANCRE_COMMENTAIRE}${commentaireId}`
    await createNotification(db, at, {
      destinataireId: compteId,
      type,
      groupe: `${type}:${publicationId}`,
      donnees: {
        publicationId,
        compteId,
        titre,
        ...(type === 'commentaire' && { commentaireId, role: 'auteure' }),
        ...((type === 'mention' || type === 'reaction') && { commentaireId: null }),
        ...(type === 'reaction' && { acteureId }),
      },
      cible: {
        type: 'publication',
        id: publicationId,
        url: `${pathTo('/actu/:id', { id: publicationId })}${ancre}`,
      },
      ...(acteureId !== null && { acteureId }),
      lu: at < daysBefore(now, 2),
    })
  }
}
