import { sql } from 'kysely'
import { departementsOf, imageJson, nbAdherentes } from '#modules/antennes/antennes.public.ts'
import type { Categorie } from './categorie.ts'

export const territoire: Categorie = {
  nom: 'territoire',
  rows: ({ lectriceId }, page) => sql`
    select coalesce(json_agg(json_build_object('id', t.id, 'nom', t.nom, 'region', t.region, 'departements', ${departementsOf},
      'statut', t.statut, 'image', ${imageJson}, 'nbAdherentes', ${nbAdherentes},
      'monAntenne', exists (select from rattachements r
        where r.compte_id = ${lectriceId} and r.territoire_id = t.id and r.principal and r.fin is null)) order by p.place), '[]')
    from ${page} join territoires t on t.id = p.id`,
}
