import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { ATraiterList } from '../components/ATraiterList.tsx'
import { AdhesionTiles } from '../components/AdhesionTiles.tsx'
import { Filtres } from '../components/Filtres.tsx'
import { Liste } from '../components/Liste.tsx'
import { SaisieDialog } from '../components/SaisieDialog.tsx'
import { ListeSkeleton, ResumeSkeleton } from '../components/Squelettes.tsx'
import { filtresOf, LISTE } from '../filtres.ts'
import styles from './BoAdhesionsScreen.module.css'

export const BoAdhesionsScreen = () => {
  const [searchParams] = useSearchParams()
  const filtres = filtresOf(searchParams)
  const [isEntering, setIsEntering] = useState(false)
  return (
    <>
      <PageHead
        title="Adhésions et paiements"
        actions={
          <Button variant="primary" onClick={() => setIsEntering(true)}>
            <Icon name="plus-bold" size="sm" />
            Saisir une adhésion
          </Button>
        }
      />
      <Boundary loading={<ResumeSkeleton />}>
        <Boundary>
          <AdhesionTiles />
        </Boundary>
        <Boundary>
          <ATraiterList />
        </Boundary>
        <section className={styles.list} aria-labelledby={LISTE}>
          <div className="section__head">
            <h2 id={LISTE} className={styles.title}>
              Toutes les adhésions
            </h2>
          </div>
          <Filtres filtres={filtres} />
          <Boundary loading={<ListeSkeleton />}>
            <Liste filtres={filtres} />
          </Boundary>
        </section>
      </Boundary>
      {isEntering && <SaisieDialog onClose={() => setIsEntering(false)} />}
    </>
  )
}
