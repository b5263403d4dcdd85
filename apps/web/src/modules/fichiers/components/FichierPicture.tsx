import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { lienQuery } from '../fichiers.api.ts'
import styles from './Fichiers.module.css'

type FichierPictureProps = {
  readonly fichier: Fichier
  readonly texteAlternatif: string | null
  readonly className?: string | undefined
}

/**
 * A private picture, with the words of the member who sent it; a press opens it whole. Its box has its size before the
 * picture is there, so that nothing moves. Once it is loaded, a newer address does not load it again.
 */
export const FichierPicture = ({ fichier, texteAlternatif, className }: FichierPictureProps) => {
  const { data, isError } = useQuery(lienQuery(fichier.id))
  const [loaded, setLoaded] = useState<string>()
  const src = loaded ?? data?.url
  return (
    <a className={cx(styles.picture, className)} href={data?.url} target="_blank" rel="noopener noreferrer">
      {src && !isError ? (
        <img src={src} alt={texteAlternatif ?? fichier.nom} loading="lazy" onLoad={() => setLoaded(src)} />
      ) : (
        <>
          <Icon name="image" />
          <span className={isError ? undefined : 'sr-only'}>
            {isError ? 'Photo indisponible pour le moment' : (texteAlternatif ?? fichier.nom)}
          </span>
        </>
      )}
      <span className="sr-only"> (nouvelle fenêtre)</span>
    </a>
  )
}
