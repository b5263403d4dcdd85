import { formatNumber } from '@entrelles/contract/kit/format.ts'
import { LISTES_RECHERCHE } from '@entrelles/contract/modules/recherche/recherche.constants.ts'
import type { ResultatsRecherche } from '@entrelles/contract/modules/recherche/recherche.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MembreCards } from '#modules/adherentes/adherentes.public.tsx'
import { CoupDePouceCards } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { EvenementRow } from '#modules/evenements/evenements.public.tsx'
import { Link } from '#ui/Link.tsx'
import { LISTES } from '../liste.ts'
import { rechercheQuery } from '../recherche.api.ts'
import { RUBRIQUES, type Rubrique } from '../rubriques.ts'
import { useSurlignage } from '../use-surlignage.ts'
import { AntenneCards } from './AntenneTrouveeCard.tsx'
import { FaqSection } from './FaqSection.tsx'
import { PublicationCards } from './PublicationTrouveeCard.tsx'
import styles from './Recherche.module.css'
import { MotsCorriges, RechercheEmpty } from './RechercheEmpty.tsx'
import { RessourceCards } from './RessourceTrouveeCard.tsx'

type SectionsProps = { readonly termes: string; readonly found: ResultatsRecherche }

type SectionProps = SectionsProps & { readonly rubrique: Rubrique; readonly children: ReactNode }

/** The first results of a category, and the way to the others. */
const Section = ({ rubrique, termes, found, children }: SectionProps) => {
  const { categorie, titre, noms } = RUBRIQUES[rubrique]
  const liste = LISTES_RECHERCHE[categorie]
  const nb = found[`nb${liste}`]
  const montres = found[liste].length
  if (montres === 0) return null
  return (
    <section aria-labelledby={`rubrique-${rubrique}`}>
      <div className="section__head">
        <h2 id={`rubrique-${rubrique}`}>{titre}</h2>
        {nb > montres && (
          <Link to={LISTES[rubrique].href(undefined, { termes })} standalone>
            <span>
              Voir {found.plus?.includes(liste) ? 'plus de' : 'les'} {formatNumber(nb)}
              <span className={rubrique === 'membre' ? undefined : 'sr-only'}> {noms}</span>
            </span>
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

const Sections = (props: SectionsProps) => {
  const { adherentes, coupsdepouce, evenements, publications, territoires, ressources, faq } = props.found
  return (
    <>
      <Section {...props} rubrique="membre">
        <MembreCards membres={adherentes} />
      </Section>
      <div className={`cols cols--2 ${styles.sections}`}>
        <Section {...props} rubrique="coup-de-pouce">
          <CoupDePouceCards cartes={coupsdepouce} columns={1} />
        </Section>
        <Section {...props} rubrique="evenement">
          <ul>
            {evenements.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement} />
              </li>
            ))}
          </ul>
        </Section>
        <Section {...props} rubrique="publication">
          <PublicationCards publications={publications} />
        </Section>
        <Section {...props} rubrique="territoire">
          <AntenneCards antennes={territoires} columns={1} />
        </Section>
        <Section {...props} rubrique="ressource">
          <RessourceCards ressources={ressources} columns={1} />
        </Section>
        <FaqSection questions={faq} />
      </div>
    </>
  )
}

/** R3-15: the first results of each category, and the questions of the FAQ. */
export const ResultatsSections = ({ termes }: { readonly termes: string }) => {
  const found = useSuspenseQuery(rechercheQuery(termes)).data
  const place = useSurlignage(termes, found)
  return (
    <div ref={place}>
      <MotsCorriges termes={termes} mots={found.motsCorriges} dans={{ ...found, motsCorriges: [] }} />
      {found.nbTotalResultats === 0 && found.faq.length === 0 && (
        <RechercheEmpty termes={termes} suggestion={found.suggestion} />
      )}
      <Sections termes={termes} found={found} />
    </div>
  )
}
