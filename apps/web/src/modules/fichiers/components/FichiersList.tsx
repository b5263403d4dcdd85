import { formatSize } from '@entrelles/contract/kit/format.ts'
import type { Fichier } from '@entrelles/contract/modules/fichiers/fichiers.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lienQuery } from '../fichiers.api.ts'
import { useSaveFichier } from '../use-save-fichier.ts'
import { FichierTexts } from './FichierRow.tsx'
import styles from './Fichiers.module.css'

type FichierProps = { readonly fichier: Fichier }

/** A document is saved, not shown. */
const DocumentButton = ({ fichier }: FichierProps) => {
  const { isBusy, save } = useSaveFichier(fichier)
  return (
    <button type="button" className={styles.open} aria-busy={isBusy || undefined} onClick={save}>
      <FichierTexts isPdf nom={fichier.nom} line={`${formatSize(fichier.taille)} · télécharger`} />
    </button>
  )
}

/** The picture in small; a press opens it whole. Once it is loaded, a newer address does not load it again. */
const ImageLink = ({ fichier: { id, nom, taille } }: FichierProps) => {
  const { data, isError } = useQuery(lienQuery(id))
  const [loaded, setLoaded] = useState<string>()
  const src = loaded ?? data?.url
  return (
    <a className={styles.open} href={data?.url} target="_blank" rel="noopener noreferrer">
      <FichierTexts
        isPdf={false}
        nom={nom}
        line={isError ? 'Indisponible pour le moment' : formatSize(taille)}
        picture={
          src && (
            <img className={styles.thumbnail} src={src} alt="" loading="lazy" onLoad={() => setLoaded(src)} />
          )
        }
      />
      <span className="sr-only">Nouvelle fenêtre</span>
    </a>
  )
}

/** The private files of what is shown on the page. */
export const FichiersList = ({ fichiers }: { readonly fichiers: readonly Fichier[] }) => (
  <ul className={styles.rows}>
    {fichiers.map((fichier) => (
      <li key={fichier.id}>
        {fichier.type === 'pdf' ? <DocumentButton fichier={fichier} /> : <ImageLink fichier={fichier} />}
      </li>
    ))}
  </ul>
)
