import { formatNumber, formatPercent } from '@entrelles/contract/kit/format.ts'
import { Card } from '#ui/Card.tsx'
import { formatMoyenne, tauxOf, type Bilan } from '../resultats.ts'
import styles from './Resultats.module.css'

/** The figures of a month or of all of them. */
export const BilanList = ({ bilan }: { readonly bilan: Bilan }) => {
  const taux = tauxOf(bilan)
  const chiffres = [
    {
      libelle: 'Note moyenne',
      valeur: bilan.moyenne === null ? '–' : `${formatMoyenne(bilan.moyenne)}\u00a0/\u00a05`,
    },
    { libelle: 'Réponses', valeur: formatNumber(bilan.nbReponses) },
    { libelle: 'Sans réponse', valeur: formatNumber(bilan.nbSansReponse) },
    { libelle: 'Taux de réponse', valeur: taux === null ? '–' : formatPercent(taux) },
  ]
  return (
    <dl className={styles.bilan}>
      {chiffres.map(({ libelle, valeur }) => (
        <Card key={libelle} className={styles.chiffre}>
          <dt>{libelle}</dt>
          <dd>{valeur}</dd>
        </Card>
      ))}
    </dl>
  )
}
