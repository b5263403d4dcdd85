import { formatDate, formatName } from '@entrelles/contract/kit/format.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { DemandeFaq } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RichText } from '#ui/RichText.tsx'
import styles from './DemandeCard.module.css'

type DemandeCardProps = { readonly demande: DemandeFaq; readonly onAnswer: () => void }

/** A question from a member, with its answer or a button to answer. */
export const DemandeCard = ({ demande, onAnswer }: DemandeCardProps) => {
  const { question, auteure, dateCreation, reponse, dateReponse } = demande
  return (
    <Card as="article">
      <p className={styles.meta}>
        <strong>{formatName(auteure)}</strong>, le {formatDate(dateCreation, ZONE_PARIS)}
      </p>
      <p className={styles.question}>{question}</p>
      {reponse === null || dateReponse === null ? (
        <Button size="sm" onClick={onAnswer}>
          Répondre
        </Button>
      ) : (
        <div className={styles.reponse}>
          <p className={styles.meta}>Réponse envoyée le {formatDate(dateReponse, ZONE_PARIS)}</p>
          <RichText html={reponse} />
        </div>
      )}
    </Card>
  )
}
