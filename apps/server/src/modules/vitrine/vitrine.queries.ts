import type { EvenementId } from '@entrelles/contract/kit/ids.ts'
import { limitOf, offsetOf } from '@entrelles/contract/kit/pagination.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import type { EvenementVitrine } from '@entrelles/contract/modules/vitrine/vitrine.schema.ts'
import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { listAnswerOf, listPage } from '#db/list-page.ts'
import type { ReadCtx } from '#kit/ctx.ts'
import { heure } from '#modules/evenements/evenements.public.ts'

/** Events flagged for the showcase, without drafts and cancelled ones. */
const montre = sql`vitrine and not brouillon and annule_le is null`

type Row = Omit<EvenementVitrine, 'lien'> & { readonly lienExterne: string | null }

/** The public URL of a picture; other sites may only embed those of the showcase. */
const imageDe = (publicUrl: string, id: EvenementId, nom: string | null, largeur: 640 | 800): string | null =>
  nom && publicUrl + miniatureDe(nom, largeur).replace('/miniature/', `/vitrine/${id}/`)

/** A page of the showcase, in one statement. */
export const listVitrine = async (
  { db, now, settings: { PUBLIC_URL } }: Pick<ReadCtx, 'db' | 'now' | 'settings'>,
  page: number,
) => {
  const lines = sql`select debut, id from evenements where ${montre} and debut > ${now()}::timestamptz`
  const { rows, ...count } = await listPage<Row>(db, {
    matching: sql`(${lines})`,
    page: sql<Row>`(
      select e.id, e.titre, theme.libelle as theme, type.libelle as "evenementType", e.en_ligne as "isEnLigne",
        case when not e.en_ligne then e.adresse end as adresse,
        case when not e.en_ligne and e.ville_nom is not null
          then json_build_object('nom', e.ville_nom, 'departement', e.departement) end as ville,
        e.debut as "dateHeureDebut", e.fin as "dateHeureFin",
        ${heure('e.debut')} as "heureDebut", ${heure('e.fin')} as "heureFin", e.fuseau,
        e.visuel, e.apercu as visuel_preview, coalesce(e.description, '') as description,
        array(select t.nom from evenements_territoires et join territoires t on t.id = et.territoire_id
          where et.evenement_id = e.id order by t.nom collate "fr-x-icu") as territoires,
        not e.disponible as complet,
        case when e.inscription_type = 'Externe' then e.lien_google_form end as "lienExterne"
      from (${lines} order by debut, id limit ${limitOf(page)} offset ${offsetOf(page)}) p
      join evenements e on e.id = p.id
      join referentiels theme on theme.id = e.theme_id
      join referentiels type on type.id = e.type_id
      order by p.debut, p.id)`,
  })
  const evenements = rows.map(({ lienExterne, visuel, visuel_preview: apercu, ...evenement }) => ({
    ...evenement,
    visuel: imageDe(PUBLIC_URL, evenement.id, visuel, 800),
    visuel_preview: imageDe(PUBLIC_URL, evenement.id, apercu, 640),
    lien: lienExterne ?? `${PUBLIC_URL}${pathTo('/evenement/:id', { id: evenement.id })}`,
  }))
  return listAnswerOf('evenements', { rows: evenements, ...count })
}

/** Whether an event of the showcase, past or upcoming, has that picture. */
export const isEnVitrine = async (db: Db, id: EvenementId, nom: string): Promise<boolean> =>
  (await db
    .selectFrom('evenements')
    .where('id', '=', id)
    .where(sql<boolean>`${montre}`)
    .where((eb) => eb.or([eb('visuel', '=', nom), eb('apercu', '=', nom)]))
    .select('id')
    .executeTakeFirst()) !== undefined
