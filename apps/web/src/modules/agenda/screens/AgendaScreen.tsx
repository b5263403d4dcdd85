import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { useList } from '#kit/list/use-list.ts'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { hrefMois, isVueMois, jourOf, liste, moisOf } from '../adresse.ts'
import { AbonnementButton } from '../components/AbonnementButton.tsx'
import styles from '../components/Agenda.module.css'
import { AgendaLegend } from '../components/AgendaLegend.tsx'
import { AgendaList } from '../components/AgendaList.tsx'
import { AgendaListSkeleton } from '../components/AgendaListSkeleton.tsx'
import { AgendaMonth } from '../components/AgendaMonth.tsx'

const VUES = [
  { to: liste.href(undefined, {}), label: 'Liste', icon: 'list-bullets' },
  { to: hrefMois(), label: 'Mois', icon: 'calendar-dots' },
] as const

const PERIODES = [
  { to: liste.href(undefined, {}), label: 'À venir' },
  { to: liste.href(undefined, { futur: '0' }), label: 'Passés' },
] as const

export const AgendaScreen = () => {
  const { futur } = useList(liste, undefined).filters
  const [searchParams] = useSearchParams()
  const [today] = useState(() => parisDay(new Date()))
  const isMois = isVueMois(searchParams)
  return (
    <>
      <PageHead
        title="Mon agenda"
        lede="Tes inscriptions, tes attentes et tes favoris."
        actions={
          <div className={styles.views}>
            {!isMois && (
              <Segmented label="Période" links={PERIODES} current={PERIODES[futur === '1' ? 0 : 1].to} />
            )}
            <Segmented label="Affichage" links={VUES} current={VUES[isMois ? 1 : 0].to} />
          </div>
        }
      />
      {isMois ? (
        <Boundary
          loading={
            <Loading status="Chargement du mois…">
              <Skeleton height="44rem" />
            </Loading>
          }
        >
          <AgendaMonth mois={moisOf(searchParams, today)} jour={jourOf(searchParams)}>
            <div className={styles.foot}>
              <AgendaLegend />
              <AbonnementButton />
            </div>
          </AgendaMonth>
        </Boundary>
      ) : (
        <Boundary loading={<AgendaListSkeleton />}>
          <AgendaList />
          <div className={styles.foot}>
            <AbonnementButton />
          </div>
        </Boundary>
      )}
    </>
  )
}
