import { capitalize } from '@entrelles/contract/kit/format.ts'
import { STATUTS_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { useToday } from '#kit/use-today.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Tag } from '#ui/Tag.tsx'
import { LOOKS, NOMS, raisonOf } from '../mots.ts'
import styles from './Formulaire.module.css'

type RessourceHeadProps = { readonly ressource: DetailRessourceBo; readonly onReview: () => void }

/** The title of the page with the state of the resource, and why it waits. */
export const RessourceHead = ({ ressource, onReview }: RessourceHeadProps) => {
  const { type, statut, modificationsNonPubliees, nbRemarques, droits } = ressource
  const { le } = NOMS[type]
  const today = useToday()
  return (
    <>
      <div className={styles.head}>
        <h1 tabIndex={-1} data-page-title="">
          {droits.modifier ? `Modifier ${le}` : capitalize(le)}
        </h1>
        <Tag {...LOOKS[statut]}>{STATUTS_RESSOURCE[statut]}</Tag>
        {modificationsNonPubliees && (
          <Tag tone="warning" icon="pencil-simple">
            Modifications non publiées
          </Tag>
        )}
      </div>
      {statut === 'a_verifier' && (
        <Callout tone="warning" className={styles.notice}>
          <p>{raisonOf(ressource, today)}. Les membres la lisent encore, avec une mise en garde.</p>
          <Button size="sm" onClick={onReview}>
            Marquer comme relue
          </Button>
        </Callout>
      )}
      {nbRemarques > 0 && (
        <Callout className={styles.notice}>
          {nbRemarques > 1
            ? `${nbRemarques} remarques de membres attendent`
            : 'Une remarque d’une membre attend'}{' '}
          dans l’onglet «&nbsp;Remarques&nbsp;» de la liste.
        </Callout>
      )}
    </>
  )
}
