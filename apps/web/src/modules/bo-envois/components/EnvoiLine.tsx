import { nomDestinataire, titreEnvoi } from '@entrelles/contract/modules/bo-envois/bo-envois.words.ts'
import type { Envoi } from '@entrelles/contract/modules/envois/envois.schema.ts'
import { miniatureDe } from '@entrelles/contract/modules/medias/miniature.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { CANAUX_ENVOI, detailOf } from '../mots.ts'
import styles from './EnvoiLine.module.css'
import { StatutTag } from './StatutTag.tsx'

/** A letter in a list: to whom, what, when, and what became of it. */
export const EnvoiLine = ({ envoi }: { readonly envoi: Envoi }) => {
  const nom = nomDestinataire(envoi)
  const photo = envoi.destinataire?.photo
  return (
    <>
      <Avatar name={nom} src={photo && miniatureDe(photo)} size="sm" />
      <span className={styles.what}>
        <span className={styles.name}>{nom}</span>
        <span className="small">{titreEnvoi(envoi)}</span>
        <span className={styles.when}>
          <Icon name={CANAUX_ENVOI[envoi.canal].icon} size="sm" />
          {detailOf(envoi)}
        </span>
      </span>
      <span className={styles.state}>
        <StatutTag statut={envoi.statut} />
        {envoi.motif && <span>{envoi.motif}</span>}
      </span>
    </>
  )
}
