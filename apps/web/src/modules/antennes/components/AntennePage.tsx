import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { DetailTerritoire } from '@entrelles/contract/modules/antennes/antennes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import { useNamedPage } from '#kit/page-name.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { antenneQuery } from '../antennes.api.ts'
import { AntenneCover } from './AntenneCover.tsx'
import styles from './AntennePage.module.css'

const PARENTS = [{ to: pathTo('/antenne'), label: 'Antennes' }]

type AntennePageProps = { readonly children: (antenne: DetailTerritoire) => ReactNode }

/** Layout of a branch page: cover and tabs above the current tab. */
export const AntennePage = ({ children }: AntennePageProps) => {
  const { id = '' } = useParams()
  const { pathname } = useLocation()
  const { data: antenne } = useSuspenseQuery(antenneQuery(id))
  useNamedPage(antenne.nom)
  const counted = (label: string, nb: number) => (
    <span>
      {label} <span className="muted">{nb}</span>
    </span>
  )
  return (
    <>
      <Breadcrumb parents={PARENTS} />
      <AntenneCover antenne={antenne} />
      <div className={styles.tabs}>
        <Tabs
          label="Rubriques de l’antenne"
          links={[
            { to: pathTo('/antenne/:id', { id }), label: 'Aperçu' },
            { to: pathTo('/antenne/:id/publication', { id }), label: 'Publications' },
            {
              to: pathTo('/antenne/:id/coup-de-pouce', { id }),
              label: counted('Coups de pouce', antenne.nbCoupsDePouceOuverts),
            },
            { to: pathTo('/antenne/:id/evenement', { id }), label: 'Événements' },
            { to: pathTo('/antenne/:id/membre', { id }), label: counted('Membres', antenne.nbAdherentes) },
          ]}
          current={pathname}
        />
      </div>
      {children(antenne)}
    </>
  )
}
