import { pathTo } from '@entrelles/contract/kit/paths.ts'
import type { FeuilleEmargement } from '@entrelles/contract/modules/emargement/emargement.schema.ts'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { inscritesOf, presentesOf, quandEtOu } from '../mots.ts'
import { compteDe, type LigneVue } from '../vue.ts'
import styles from './EmargementHead.module.css'

type EmargementHeadProps = { readonly feuille: FeuilleEmargement; readonly lignes: readonly LigneVue[] }

/** The event and its attendance count. */
export const EmargementHead = ({ feuille: { evenement, nbInscrites }, lignes }: EmargementHeadProps) => {
  const { presentes, sansInscription } = compteDe(lignes)
  const retour = pathTo('/evenement/:id', { id: evenement.id })
  const share = nbInscrites > 0 ? Math.min(1, (presentes - sansInscription) / nbInscrites) : 0
  return (
    <>
      <div className="only-desktop">
        <Breadcrumb parents={[{ to: retour, label: 'L’événement' }]} />
      </div>
      <header className={styles.head}>
        <div className={`only-mobile ${styles.back}`}>
          <IconLink plain icon="arrow-left-bold" label="Retour à l’événement" to={retour} />
          <span className="strong">Émargement</span>
        </div>
        <div>
          <h1 tabIndex={-1} data-page-title="" className={styles.title}>
            <span className="sr-only only-desktop">Émargement&nbsp;: </span>
            {evenement.titre}
          </h1>
          <p className={styles.sub}>{quandEtOu(evenement)}</p>
        </div>
        <div>
          <p className={styles.count}>
            <strong className="num">{presentes}</strong>
            <span>
              {presentesOf(presentes, sansInscription)}
              <br />
              sur {inscritesOf(nbInscrites)}
            </span>
          </p>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.fill} style={{ width: `${share * 100}%` }} />
          </div>
        </div>
      </header>
    </>
  )
}
