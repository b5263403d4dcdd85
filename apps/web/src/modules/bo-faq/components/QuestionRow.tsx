import type { QuestionFaqBo } from '@entrelles/contract/modules/faq/faq.schema.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { IconName } from '#ui/icons.ts'
import { Tag } from '#ui/Tag.tsx'
import { usePublishQuestionFaq } from '../bo-faq.api.ts'
import { formOf } from '../question-form.ts'
import type { QuestionAct } from './QuestionDialogs.tsx'
import styles from './QuestionRow.module.css'

type QuestionRowProps = {
  readonly question: QuestionFaqBo
  readonly categorie: string
  readonly onAct: (kind: QuestionAct['kind']) => void
}

type RowButtonProps = {
  readonly icon: IconName
  readonly label: string
  readonly question: string
  readonly onClick: () => void
}

/** The question distinguishes the buttons of the rows for screen readers. */
const RowButton = ({ icon, label, question, onClick }: RowButtonProps) => (
  <Button variant="quiet" size="sm" onClick={onClick}>
    <Icon name={icon} size="sm" />
    <span>
      {label}
      <span className="sr-only">&nbsp;: {question}</span>
    </span>
  </Button>
)

/** A question in the back office, with its actions. */
export const QuestionRow = ({ question, categorie, onAct }: QuestionRowProps) => {
  const { mutate: publish } = usePublishQuestionFaq((_question, { body }) =>
    body.statut === 'publiee' ? 'La question est publiée.' : 'La question n’est plus publiée.',
  )
  const { id, version, nbUtile, nbInutile, commentaires } = question
  const isPublished = question.statut === 'publiee'
  const name = question.question

  const togglePublication = () =>
    publish({
      params: { id },
      body: { ...formOf(question, categorie), version, statut: isPublished ? 'brouillon' : 'publiee' },
    })

  return (
    <div className={styles.row}>
      <div className="grow">
        <h3 className={styles.question}>{name}</h3>
        <div className={styles.facts}>
          {isPublished ? (
            <Tag tone="success" icon="check-circle-fill">
              Publiée
            </Tag>
          ) : (
            <Tag tone="outline" icon="pencil-simple">
              Brouillon
            </Tag>
          )}
          {question.public === 'coordinatrices' && <Tag tone="wine">Coordinatrices</Tag>}
          <span className="num">
            {nbUtile} «&nbsp;oui&nbsp;», {nbInutile} «&nbsp;non&nbsp;»
          </span>
        </div>
        {commentaires.length > 0 && (
          <ul className={styles.commentaires} aria-label="Commentaires">
            {commentaires.map((commentaire) => (
              <li key={commentaire}>«&nbsp;{commentaire}&nbsp;»</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles.actions}>
        <RowButton icon="pencil-simple" label="Modifier" question={name} onClick={() => onAct('edit')} />
        <RowButton
          icon={isPublished ? 'eye-slash' : 'eye'}
          label={isPublished ? 'Dépublier' : 'Publier'}
          question={name}
          onClick={togglePublication}
        />
        <RowButton
          icon="arrow-right-bold"
          label="Changer de catégorie"
          question={name}
          onClick={() => onAct('move')}
        />
        <RowButton icon="trash" label="Supprimer" question={name} onClick={() => onAct('delete')} />
      </div>
    </div>
  )
}
