import type { Message } from '@entrelles/contract/modules/messagerie/messagerie.schema.ts'
import { FichierPicture, FichiersList } from '#modules/fichiers/fichiers.public.tsx'
import styles from './Fil.module.css'

type MessagePiecesProps = { readonly pieces: Message['piecesJointes'] }

/** The files of a message: pictures with what they show, documents by their names. */
export const MessagePieces = ({ pieces }: MessagePiecesProps) => {
  const images = pieces.filter(({ type }) => type !== 'pdf')
  const documents = pieces.filter(({ type }) => type === 'pdf')
  return (
    <div className={styles.pieces}>
      {images.map((image) => (
        <FichierPicture key={image.id} fichier={image} texteAlternatif={image.texteAlternatif} />
      ))}
      {documents.length > 0 && <FichiersList fichiers={documents} />}
    </div>
  )
}
