import { formatNumber } from '@entrelles/contract/kit/format.ts'
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

type SectionProps = {
  readonly rubrique: Rubrique
  readonly termes: string
  readonly nb: number
  readonly montres: readonly unknown[]
  readonly children: ReactNode
}

/** The first results of a category, and the way to the others. */
const Section = ({ rubrique, termes, nb, montres, children }: SectionProps) => {
  const { titre, noms } = RUBRIQUES[rubrique]
  if (montres.length === 0) return null
  return (
    <section aria-labelledby={`rubrique-${rubrique}`}>
      <div className="section__head">
        <h2 id={`rubrique-${rubrique}`}>{titre}</h2>
        {nb > montres.length && (
          <Link to={LISTES[rubrique].href(undefined, { termes })} standalone>
            <span>
              Voir les {formatNumber(nb)}
              <span className={rubrique === 'membre' ? undefined : 'sr-only'}> {noms}</span>
            </span>
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

type SectionsProps = { readonly termes: string; readonly found: ResultatsRecherche }

const Sections = ({ termes, found }: SectionsProps) => {
  const section = (rubrique: Rubrique, nb: number, montres: readonly unknown[], cards: ReactNode) => (
    <Section rubrique={rubrique} termes={termes} nb={nb} montres={montres}>
      {cards}
    </Section>
  )
  const { adherentes, coupsdepouce, evenements, publications, territoires, ressources } = found
  return (
    <>
      {section('membre', found.nbadherentes, adherentes, <MembreCards membres={adherentes} />)}
      <div className={`cols cols--2 ${styles.sections}`}>
        {section(
          'coup-de-pouce',
          found.nbcoupsdepouce,
          coupsdepouce,
          <CoupDePouceCards cartes={coupsdepouce} columns={1} />,
        )}
        {section(
          'evenement',
          found.nbevenements,
          evenements,
          <ul>
            {evenements.map((evenement) => (
              <li key={evenement.id}>
                <EvenementRow evenement={evenement} />
              </li>
            ))}
          </ul>,
        )}
        {section(
          'publication',
          found.nbpublications,
          publications,
          <PublicationCards publications={publications} />,
        )}
        {section(
          'territoire',
          found.nbterritoires,
          territoires,
          <AntenneCards antennes={territoires} columns={1} />,
        )}
        {section(
          'ressource',
          found.nbressources,
          ressources,
          <RessourceCards ressources={ressources} columns={1} />,
        )}
        <FaqSection termes={termes} questions={found.faq} />
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
      {found.nbTotalResultats === 0 && <RechercheEmpty termes={termes} suggestion={found.suggestion} />}
      <Sections termes={termes} found={found} />
    </div>
  )
}
