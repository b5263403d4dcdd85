import { formatCount, formatTotal } from '@entrelles/contract/kit/format.ts'
import { pageCountOf } from '@entrelles/contract/kit/pagination.ts'
import type { EmargementAFaire } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { pageOf } from '#kit/address.ts'
import { EvenementDate, jourOf } from '#modules/evenements/evenements.public.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { emargementHref } from '../adresses.ts'
import { emargementsAFaireQuery } from '../bo-evenements.api.ts'
import styles from './EmargementsAFaireList.module.css'

const Ligne = ({ evenement }: { readonly evenement: EmargementAFaire }) => (
  <li className={styles.line}>
    <EvenementDate evenement={evenement} />
    <div className={styles.texts}>
      <h3 className={styles.title}>{evenement.titre}</h3>
      <p className="small muted">
        {[jourOf(evenement), evenement.ville, formatCount(evenement.nbInscrites, 'inscrite')]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
    <ButtonLink size="sm" reloadDocument to={emargementHref(evenement.id)}>
      <Icon name="list-checks" size="sm" />
      Remplir la feuille<span className="sr-only">&nbsp;: {evenement.titre}</span>
    </ButtonLink>
  </li>
)

/** Query parameter of the page of this list, separate from the list below. */
const PAGE = 'feuilles'

/** Past events without attendance, latest first; folded so that the list below stays close. */
export const EmargementsAFaireList = () => {
  const [searchParams] = useSearchParams()
  const page = pageOf(searchParams.get(PAGE))
  const { evenements, nbevenements, limit, plus } = useSuspenseQuery(emargementsAFaireQuery(page)).data
  if (nbevenements === 0) return null
  const hrefFor = (number: number) => {
    const search = new URLSearchParams(searchParams)
    search.set(PAGE, String(number))
    return `?${search}`
  }
  return (
    <div className={styles.frame}>
      <Disclosure
        defaultExpanded={searchParams.has(PAGE)}
        title={`${formatTotal(nbevenements, plus, 'feuille d’émargement', 'feuilles d’émargement')} à remplir`}
      >
        <ul>
          {evenements.map((evenement) => (
            <Ligne key={evenement.id} evenement={evenement} />
          ))}
        </ul>
        <Pagination page={page} pageCount={pageCountOf(nbevenements, limit)} hrefFor={hrefFor} />
      </Disclosure>
    </div>
  )
}
