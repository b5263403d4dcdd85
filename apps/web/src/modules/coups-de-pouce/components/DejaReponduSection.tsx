import { TERMES_MAX } from '@entrelles/contract/kit/constants.ts'
import { formatCount } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { SIMILAIRES_LETTRES } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import type { DejaRepondu } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import { TYPES_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { cheminRessource } from '@entrelles/contract/modules/ressources/ressources.policy.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { useIsDesktop } from '#kit/media.ts'
import { Anchor } from '#ui/Anchor.tsx'
import { Card } from '#ui/Card.tsx'
import { cx } from '#ui/cx.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RichText } from '#ui/RichText.tsx'
import { Tag } from '#ui/Tag.tsx'
import { dejaReponduQuery } from '../coups-de-pouce.api.ts'
import { trouvesOf } from '../mots.ts'
import { StatutTag } from './CoupDePouceTags.tsx'
import styles from './DejaRepondu.module.css'

const RessourcesPart = ({ ressources }: Pick<DejaRepondu, 'ressources'>) => (
  <div className={styles.part}>
    <h3>Dans les ressources</h3>
    <ul>
      {ressources.map((ressource) => (
        <li key={ressource.id}>
          <Anchor to={cheminRessource(ressource)} className={styles.link}>
            <span>
              <strong>{ressource.titre}</strong>
              <span className={styles.tags}>
                <Tag tone="sage">{TYPES_RESSOURCE[ressource.type]}</Tag>
              </span>
            </span>
            <Icon name="caret-right-bold" size="sm" />
          </Anchor>
        </li>
      ))}
    </ul>
  </div>
)

const DejaReponduList = ({
  trouves: { coupsdepouce, questions, ressources },
}: {
  readonly trouves: DejaRepondu
}) => (
  <>
    {coupsdepouce.length > 0 && (
      <div className={styles.part}>
        <h3>Demandes proches</h3>
        <ul>
          {coupsdepouce.map(({ id, titre, statut, nbReponses }) => (
            <li key={id}>
              <Anchor to={pathTo('/coup-de-pouce/:id', { id })} className={styles.link}>
                <span>
                  <strong>{titre}</strong>
                  <span className={styles.tags}>
                    <StatutTag statut={statut} />
                    {formatCount(nbReponses, 'réponse')}
                  </span>
                </span>
                <Icon name="caret-right-bold" size="sm" />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    )}
    {questions.length > 0 && (
      <div className={styles.part}>
        <h3>Dans la FAQ</h3>
        {questions.map(({ id, question, reponse }) => (
          <Disclosure key={id} title={question} level={3}>
            <RichText html={reponse} />
          </Disclosure>
        ))}
      </div>
    )}
    {ressources.length > 0 && <RessourcesPart ressources={ressources} />}
  </>
)

const nombresOf = ({ coupsdepouce, questions, ressources }: DejaRepondu) => ({
  demandes: coupsdepouce.length,
  questions: questions.length,
  ressources: ressources.length,
})

const statusOf = (isAsked: boolean, trouves: DejaRepondu | undefined): string => {
  if (!isAsked || !trouves) return 'Pendant que tu écris, on cherche ce qui existe déjà.'
  const nb = trouvesOf(nombresOf(trouves))
  return nb === '' ? 'Rien de semblable pour l’instant.' : nb
}

type DejaReponduSectionProps = {
  readonly titre: string
  readonly className?: string | undefined
  readonly onClose: () => void
}

/** What resembles the title that is typed: beside the form on a desk, folded under the title on a phone. */
export const DejaReponduSection = ({ titre, className, onClose }: DejaReponduSectionProps) => {
  const settled = useDebounced(titre.trim()).slice(0, TERMES_MAX).trim()
  const isAsked = settled.length >= SIMILAIRES_LETTRES
  const { data } = useQuery({
    ...dejaReponduQuery(settled),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  const isDesktop = useIsDesktop()
  const [isOpen, setIsOpen] = useState(false)
  const trouves = isAsked && data && trouvesOf(nombresOf(data)) !== '' ? data : undefined
  return (
    <Card as="section" aria-labelledby="deja-repondu" className={cx(styles.near, className)}>
      <div className={styles.head}>
        <div>
          <h2 id="deja-repondu">Peut-être déjà répondu</h2>
          <output className={styles.status}>{statusOf(isAsked, data)}</output>
        </div>
        {/* Always there, so that the fields below do not move while she fills them. */}
        {!isDesktop && (
          <IconButton
            plain
            icon="caret-down-bold"
            label={isOpen ? 'Replier les suggestions' : 'Voir les suggestions'}
            aria-expanded={isOpen && trouves !== undefined}
            disabled={trouves === undefined}
            className={isOpen ? styles.unfolded : undefined}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
        <IconButton plain icon="x-bold" label="Masquer les suggestions" onClick={onClose} />
      </div>
      {trouves && (isDesktop || isOpen) && <DejaReponduList trouves={trouves} />}
    </Card>
  )
}
