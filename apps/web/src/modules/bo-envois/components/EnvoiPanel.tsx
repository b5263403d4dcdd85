import { titreEnvoi } from '@entrelles/contract/modules/bo-envois/bo-envois.words.ts'
import { useId, type ComponentProps } from 'react'
import { Card } from '#ui/Card.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EnvoiDetail } from './EnvoiDetail.tsx'
import styles from './EnvoiPanel.module.css'
import { StatutTag } from './StatutTag.tsx'

type DetailProps = ComponentProps<typeof EnvoiDetail>

/** The chosen letter beside the list. */
export const EnvoiPanel = (props: DetailProps) => {
  const titleId = useId()
  const { envoi } = props
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.panel}>
      <div>
        <StatutTag statut={envoi.statut} />
        <h2 id={titleId} className={styles.title}>
          {titreEnvoi(envoi)}
        </h2>
      </div>
      <EnvoiDetail {...props} />
    </Card>
  )
}

/** The same over the list, where there is no room beside it. */
export const EnvoiDialog = ({ onClose, ...props }: DetailProps & { readonly onClose: () => void }) => (
  <Dialog
    isOpen
    title={titreEnvoi(props.envoi)}
    above={
      <div>
        <StatutTag statut={props.envoi.statut} />
      </div>
    }
    onClose={onClose}
  >
    <EnvoiDetail {...props} />
  </Dialog>
)
