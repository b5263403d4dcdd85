import { CARTE_MINIMUM } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { Boundary } from '#kit/Boundary.tsx'
import { lazyWithRetry } from '#kit/lazy-with-retry.ts'
import { useIsDesktop } from '#kit/media.ts'
import { Card } from '#ui/Card.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { cx } from '#ui/cx.ts'
import { carteQuery } from '../adherentes.api.ts'
import { lignesOf, listeOf, PALIERS, phraseOf } from '../departements.ts'
import { carteHrefOf, liste } from '../liste.ts'
import { DepartementMembresList } from './DepartementMembresList.tsx'
import { DepartementPanel } from './DepartementPanel.tsx'
import { DepartementsList } from './DepartementsList.tsx'
import { MembreCardsSkeleton } from './MembreCardsSkeleton.tsx'
import styles from './ReseauMap.module.css'

// The map outlines are heavier than the rest of the screen.
const FondDeCarte = lazyWithRetry(() => import('./FranceMap.tsx'), 'FranceMap')

const CITES = 3

/** Map of members by department, and the equivalent list. */
export const ReseauMap = () => {
  const carte = useSuspenseQuery(carteQuery()).data
  const [searchParams] = useSearchParams()
  const navigate = useNavigate()
  const isDesktop = useIsDesktop()
  const lignes = lignesOf(carte)
  const code = liste.read(searchParams).departement ?? carte.ici
  const choisi = lignes.find((ligne) => ligne.code === code)
  const premiers = listeOf(lignes, 'nombre', '')
    .slice(0, CITES)
    .map(({ nom, nb }) => `${nom}, ${phraseOf(nb)}`)

  return (
    <div className={`cols cols--aside ${styles.scale}`}>
      <div>
        <Card as="section" aria-labelledby="titre-carte">
          <div className={`row row--between ${styles.head}`}>
            <h2 id="titre-carte" className={styles.title}>
              Membres par département
            </h2>
            <ul className={styles.legend} aria-label="Légende, nombre de membres">
              {PALIERS.map((palier, index) => (
                <li
                  key={palier}
                  className={cx(index > 3 && styles.deep)}
                  style={{ '--shade': `var(--map-${index})` } as object}
                >
                  {palier}
                </li>
              ))}
            </ul>
          </div>
          <Boundary
            loading={
              <Loading status="Chargement de la carte…">
                <Skeleton height="min(94vw, 36rem)" />
              </Loading>
            }
          >
            <FondDeCarte
              lignes={lignes}
              label={`Carte de France par département. Le plus de membres\u00a0: ${premiers.join('\u00a0; ')}. La liste à côté donne tous les chiffres.`}
              ici={carte.ici}
              chosen={choisi?.code}
              onChoose={(voulu) => void navigate(carteHrefOf(voulu), { preventScrollReset: true })}
            />
          </Boundary>
          <p className={`small muted ${styles.note}`}>
            La carte s’explore à la souris&nbsp;; au clavier et au lecteur d’écran, la liste dit la même
            chose. Moins de {CARTE_MINIMUM} membres&nbsp;: le chiffre exact n’est pas montré. Fond de
            carte&nbsp;: svg-maps, CC&nbsp;BY&nbsp;4.0.
          </p>
        </Card>
        {isDesktop && choisi && choisi.nb !== 0 && (
          <Boundary key={choisi.code} loading={<MembreCardsSkeleton />}>
            <DepartementMembresList departement={choisi} />
          </Boundary>
        )}
      </div>
      <aside className={`stack ${styles.aside}`} aria-label="Départements">
        {choisi && <DepartementPanel departement={choisi} isHere={choisi.code === carte.ici} />}
        <DepartementsList lignes={lignes} chosen={choisi?.code} />
      </aside>
    </div>
  )
}
