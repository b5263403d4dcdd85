import { formatSize } from '@entrelles/contract/kit/format.ts'
import { TEXTE_ALTERNATIF_MANQUANT } from '@entrelles/contract/modules/messagerie/messagerie.forms.ts'
import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { FichierRow, SendingRow, type useSentFichiers } from '#modules/fichiers/fichiers.public.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TextField } from '#ui/TextField.tsx'
import styles from './Composer.module.css'

type Piece = Message['piecesJointes'][number]

type PiecesRowsProps = {
  readonly pieces: readonly Piece[]
  readonly sent: ReturnType<typeof useSentFichiers>
  /** She has tried to send: pictures without their words say so. */
  readonly isAsked: boolean
  readonly onDescribe: (id: Piece['id'], texte: string) => void
  /** A file is gone, with the button that was pressed. */
  readonly onRemoved: () => void
}

export const champTexteOf = (id: string): string => `texte-${id}`

/** The files of the message that is being written; a picture asks what it shows. */
export const PiecesRows = ({ pieces, sent, isAsked, onDescribe, onRemoved }: PiecesRowsProps) => {
  if (pieces.length + sent.sendings.length === 0) return null
  return (
    <ul className={styles.files} aria-label="Pièces jointes">
      {pieces.map((piece) => {
        const { id, nom, type, taille, texteAlternatif } = piece
        const isMissing = isAsked && !texteAlternatif?.trim()
        return (
          <FichierRow
            key={id}
            isPdf={type === 'pdf'}
            nom={nom}
            line={formatSize(taille)}
            action={
              <IconButton
                plain
                icon="x-bold"
                label={`Retirer ${nom}`}
                onClick={() => {
                  sent.remove(piece)
                  onRemoved()
                }}
              />
            }
            below={
              type !== 'pdf' && (
                <TextField
                  id={champTexteOf(id)}
                  label={'Que montre la photo\u202f?'}
                  placeholder="Trois femmes devant un étal de Noël"
                  value={texteAlternatif ?? ''}
                  error={isMissing ? TEXTE_ALTERNATIF_MANQUANT : undefined}
                  onChange={({ target }) => onDescribe(id, target.value)}
                />
              )
            }
          />
        )
      })}
      {sent.sendings.map((sending) => (
        <SendingRow key={sending.key} sending={sending} onAborted={onRemoved} />
      ))}
    </ul>
  )
}
