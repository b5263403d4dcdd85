import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Boundary } from '#kit/Boundary.tsx'
import { STATUTS } from '#modules/antennes/statuts.ts'
import { Link } from '#ui/Link.tsx'
import { Plate } from '#ui/Plate.tsx'
import { Tag } from '#ui/Tag.tsx'
import { antenneBoQuery } from '../bo-antennes.api.ts'
import { AAccueillirList } from './AAccueillirList.tsx'
import styles from './AntennePage.module.css'
import { PresentationForm } from './PresentationForm.tsx'

/** A branch as its coordinator manages it. */
export const AntennePage = ({ id }: { readonly id: string }) => {
  const { data: antenne } = useSuspenseQuery(antenneBoQuery(id))
  const { nom: statut, ...look } = STATUTS[antenne.statut]
  return (
    <>
      <div className="section__head">
        <h2>{antenne.nom}</h2>
        {antenne.statut !== 'fermee' && (
          <Link to={pathTo('/antenne/:id', { id })} standalone>
            Voir sa page
          </Link>
        )}
      </div>
      <p className={styles.facts}>
        <Tag {...look}>{statut}</Tag>
        {antenne.departements.map((code) => (
          <Plate key={code}>{code}</Plate>
        ))}
        <span>
          {[antenne.region, formatCount(antenne.nbAdherentes, 'membre')].filter(Boolean).join(' · ')}
        </span>
      </p>
      <Boundary>
        <AAccueillirList id={id} />
      </Boundary>
      <PresentationForm antenne={antenne} />
    </>
  )
}
