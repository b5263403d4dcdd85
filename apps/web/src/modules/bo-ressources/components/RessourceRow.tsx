import { formatNumber } from '@entrelles/contract/kit/format.ts'
import type { RessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import {
  STATUTS_RESSOURCE,
  TYPES_RESSOURCE,
} from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useEspace } from '#kit/back-offices.ts'
import { ICONES } from '#modules/ressources/mots.ts'
import { Icon } from '#ui/Icon.tsx'
import { Link } from '#ui/Link.tsx'
import { Tag } from '#ui/Tag.tsx'
import { editionHref } from '../adresses.ts'
import type { Ask } from '../demande.ts'
import { LOOKS, nomOf, publicOf, quandOf } from '../mots.ts'
import { RessourceMenu } from './RessourceMenu.tsx'
import styles from './Ressources.module.css'

type RessourceRowProps = { readonly ressource: RessourceBo; readonly onAsk: Ask }

/** The line of a resource: its state, for whom, since when, and what members made of it. */
export const RessourceRow = ({ ressource, onAsk }: RessourceRowProps) => {
  const espace = useEspace()
  const { titre, type, statut, thematique, auteure, etatLien, nbRemarques, datePublication } = ressource
  const figures = [
    ...(datePublication === null
      ? []
      : ([
          ['vues', ressource.nbVues],
          ['utile', ressource.nbUtiles],
        ] as const)),
    ...(nbRemarques === 0 ? [] : ([[nbRemarques > 1 ? 'remarques' : 'remarque', nbRemarques]] as const)),
  ]
  return (
    <div className={styles.row}>
      <div className={styles.what}>
        <span className="row">
          <Tag {...LOOKS[statut]}>{STATUTS_RESSOURCE[statut]}</Tag>
          <Tag tone="outline" icon={ICONES[type]}>
            {TYPES_RESSOURCE[type]}
          </Tag>
          {ressource.modificationsNonPubliees && (
            <Tag tone="warning" icon="pencil-simple">
              Modifications non publiées
            </Tag>
          )}
          {etatLien?.etat === 'brise' && (
            <Tag tone="danger" icon="link-break">
              Lien brisé
            </Tag>
          )}
        </span>
        <h3 className={styles.title}>
          <Link to={editionHref(espace, ressource)} standalone>
            {titre}
          </Link>
        </h3>
        <span className="small muted">
          {[publicOf(ressource), thematique?.libelle, nomOf(auteure)].filter(Boolean).join(' · ')}
        </span>
        <span className={styles.when}>
          <Icon name="calendar-dots" size="sm" />
          {quandOf(ressource)}
        </span>
      </div>
      <dl className={styles.figures}>
        {figures.map(([noun, nb]) => (
          <div key={noun}>
            <dt>{noun}</dt>
            <dd>{formatNumber(nb)}</dd>
          </div>
        ))}
      </dl>
      <RessourceMenu ressource={ressource} onAsk={onAsk} />
    </div>
  )
}
