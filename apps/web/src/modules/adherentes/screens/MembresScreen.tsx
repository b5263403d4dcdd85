import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { Loading } from '#ui/Loading.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { AnnuairePage } from '../components/AnnuairePage.tsx'
import { ReseauMap } from '../components/ReseauMap.tsx'
import { carteHrefOf, liste } from '../liste.ts'
import styles from './MembresScreen.module.css'

const VUES = [
  { to: liste.href(undefined, {}), label: 'Fiches' },
  { to: carteHrefOf(), label: 'Carte' },
] as const

export const MembresScreen = () => {
  const [searchParams] = useSearchParams()
  const isCarte = searchParams.get('vue') === 'carte'
  return (
    <>
      <PageHead
        title="Membres"
        lede={
          isCarte ? 'Où elles sont, département par département.' : 'Cherche par prénom, métier ou commune.'
        }
        actions={
          <div className={styles.views}>
            <Segmented label="Affichage" links={VUES} current={VUES[isCarte ? 1 : 0].to} />
          </div>
        }
      />
      {isCarte ? (
        <Boundary
          loading={
            <Loading status="Chargement de la carte…">
              <Skeleton height="36rem" />
            </Loading>
          }
        >
          <ReseauMap />
        </Boundary>
      ) : (
        <AnnuairePage />
      )}
    </>
  )
}
