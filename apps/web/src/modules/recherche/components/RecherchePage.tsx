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

const quote = (termes: string): string => `«\u00a0${termes}\u00a0»`

/** How many results the whole network has: announced when another search replaces this one. */
const NbResultats = ({ termes }: { readonly termes: string }) => {
  const { data } = useQuery(rechercheQuery(termes))
  const nb = data && formatTotal(data.nbTotalResultats, (data.plus?.length ?? 0) > 0, 'résultat')
  // The empty line keeps its height while the results load.
  return <output>{nb === undefined ? '\u00a0' : `${nb} dans tout le réseau`}</output>
}

const Resultats = ({ termes, rubrique, children }: RecherchePageProps) => {
  const { id } = useUser().adherente
  useNamedPage(quote(termes))
  useEffect(() => void addRecente(recentesOf(id), termes), [id, termes])
  return (
    <>
      <PageHead
        title={quote(termes)}
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
      <PageHead title="Recherche" />
      <EmptyState title="Que cherches-tu&#x202f;?">
        Ouvre la loupe, en haut de la page, et écris un prénom, un métier, une commune ou un mot.
      </EmptyState>
    </>
  ) : (
    <Resultats {...props} />
  )
