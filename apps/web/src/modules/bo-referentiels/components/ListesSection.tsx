import {
  CATEGORIES_REFERENTIEL,
  type CategorieReferentiel,
} from '@entrelles/contract/modules/referentiels/referentiels.schema.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Disclosure } from '#ui/Disclosure.tsx'
import { DisclosureList } from '#ui/DisclosureList.tsx'
import { valeursQuery } from '../bo-referentiels.api.ts'
import styles from './Referentiels.module.css'

const LISTES: Readonly<Record<CategorieReferentiel, string>> = {
  activite: 'Secteurs d’activité',
  ambition: 'Ambitions',
  situation: 'Situations',
  attente: 'Attentes',
  theme: 'Thèmes des événements',
  type_evenement: 'Types d’événement',
  categorie_coup_de_pouce: 'Catégories de coups de pouce',
  competence: 'Compétences',
}

/** The lists of choices of the forms, to read. */
export const ListesSection = () => {
  const listes = useSuspenseQueries({ queries: CATEGORIES_REFERENTIEL.map(valeursQuery) })
  return (
    <DisclosureList>
      {CATEGORIES_REFERENTIEL.map((categorie, n) => {
        const valeurs = listes[n]?.data ?? []
        return (
          <Disclosure key={categorie} title={`${LISTES[categorie]} (${valeurs.length})`}>
            <ul className={styles.columns}>
              {valeurs.map(({ id, libelle }) => (
                <li key={id}>{libelle}</li>
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </DisclosureList>
  )
}
