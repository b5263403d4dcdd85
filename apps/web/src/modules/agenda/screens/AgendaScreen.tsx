import { parisDay } from '@entrelles/contract/kit/dates.ts'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { isFutur as isFuturOf, pageOf } from '#kit/address.ts'
import { Boundary } from '#kit/Boundary.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { hrefListe, hrefMois, isVueMois, jourOf, moisOf } from '../adresse.ts'
import { AbonnementButton } from '../components/AbonnementButton.tsx'
import styles from '../components/Agenda.module.css'
import { Legende } from '../components/Legende.tsx'
import { ListeAgenda } from '../components/ListeAgenda.tsx'
import { ListeAgendaSkeleton } from '../components/ListeAgendaSkeleton.tsx'
import { MoisAgenda } from '../components/MoisAgenda.tsx'

const VUES = [
  { to: hrefListe(true), label: 'Liste', icon: 'list-bullets' },
  { to: hrefMois(), label: 'Mois', icon: 'calendar-dots' },
] as const

const PERIODES = [
  { to: hrefListe(true), label: 'À venir' },
  { to: hrefListe(false), label: 'Passés' },
] as const

export const AgendaScreen = () => {
  const { futur, pagenum } = useParams()
  const [searchParams] = useSearchParams()
  const [today] = useState(() => parisDay(new Date()))
  const isMois = isVueMois(searchParams)
  const isFutur = isFuturOf(futur)
  return (
    <>
      <PageHead
        title="Mon agenda"
        lede="Tes inscriptions, tes attentes et tes favoris."
        actions={
          <div className={styles.views}>
            {!isMois && (
              <Segmented label="Période" segments={PERIODES} current={PERIODES[isFutur ? 0 : 1].to} />
            )}
            <Segmented label="Affichage" segments={VUES} current={VUES[isMois ? 1 : 0].to} />
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
          <MoisAgenda mois={moisOf(searchParams, today)} jour={jourOf(searchParams)}>
            <div className={styles.foot}>
              <Legende />
              <AbonnementButton />
            </div>
          </MoisAgenda>
        </Boundary>
      ) : (
        <Boundary loading={<ListeAgendaSkeleton />}>
          <ListeAgenda isFutur={isFutur} page={pageOf(pagenum)} />
          <div className={styles.foot}>
            <AbonnementButton />
          </div>
        </Boundary>
      )}
    </>
  )
}
