import { formatTotal } from '@entrelles/contract/kit/format.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useNamedPage } from '#kit/page-name.ts'
import { useUser } from '#kit/session.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AlerteButton } from '../alertes/AlerteButton.tsx'
import { recentesOf } from '../ouvrir-recentes.ts'
import { addRecente } from '../recentes.ts'
import { rechercheQuery } from '../recherche.api.ts'
import { RUBRIQUES, type Rubrique } from '../rubriques.ts'
import styles from './Recherche.module.css'
import { RubriquesNav } from './RubriquesNav.tsx'

type RecherchePageProps = {
  readonly termes: string
  /** Undefined on the page of all the categories. */
  readonly rubrique?: Rubrique
  readonly children: ReactNode
}

const pageOf = (rubrique: Rubrique | undefined): string =>
  rubrique === undefined ? 'Recherche' : RUBRIQUES[rubrique].page

const quote = (termes: string): string => `«\u00a0${termes}\u00a0»`

/** How many results the whole network has: announced when another search replaces this one. */
const NbResultats = ({ termes }: { readonly termes: string }) => {
  const { data } = useQuery(rechercheQuery(termes))
  const nb = data && formatTotal(data.nbTotalResultats, (data.plus?.length ?? 0) > 0, 'résultat')
  const suite = data?.nbTotalResultats === 0 && data.faq.length > 0 ? ', mais la FAQ répond' : ''
  // The empty line keeps its height while the results load.
  return <output>{nb === undefined ? '\u00a0' : `${nb} dans tout le réseau${suite}`}</output>
}

const Resultats = ({ termes, rubrique, children }: RecherchePageProps) => {
  const { id } = useUser().adherente
  useNamedPage(quote(termes))
  useEffect(() => void addRecente(recentesOf(id), termes), [id, termes])
  return (
    <>
      <PageHead
        title={
          <>
            <span className="sr-only">{pageOf(rubrique)}&nbsp;: </span>
            {quote(termes)}
          </>
        }
        lede={<NbResultats termes={termes} />}
        actions={
          <div className={styles.alerte}>
            <AlerteButton termes={termes} categorie={rubrique && RUBRIQUES[rubrique].categorie} />
          </div>
        }
      />
      <RubriquesNav termes={termes} rubrique={rubrique} />
      {children}
    </>
  )
}

/** What every page of results has above its results; an address without words has none (R5-7). */
export const RecherchePage = (props: RecherchePageProps) =>
  props.termes === '' ? (
    <>
      <PageHead title={pageOf(props.rubrique)} />
      <EmptyState title="Que cherches-tu&#x202f;?">
        <span className="only-mobile">Ouvre la loupe, en haut de la page, et écris</span>
        <span className="only-desktop">Écris en haut de la page</span> un prénom, un métier, une commune ou un
        mot.
      </EmptyState>
    </>
  ) : (
    <Resultats {...props} />
  )
