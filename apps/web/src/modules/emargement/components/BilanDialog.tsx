import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Tag } from '#ui/Tag.tsx'
import type { Bilan, Issue } from '../file-envoi.ts'
import { acteOf } from '../mots.ts'
import styles from './BilanDialog.module.css'

const ISSUES = {
  faite: { tone: 'success', icon: 'check-circle-fill', mot: 'Envoyé' },
  depassee: { tone: 'warning', icon: 'clock', mot: 'Dépassé' },
  refusee: { tone: 'danger', icon: 'x-circle-fill', mot: 'Refusé' },
} as const

const Ligne = ({ issue }: { readonly issue: Issue }) => {
  const { tone, icon, mot } = ISSUES[issue.resultat]
  return (
    <li className={styles.line}>
      <p className={styles.who}>
        <strong>{issue.nom}</strong>
        <span>{acteOf(issue)}</span>
        {issue.message && <span>{issue.message}</span>}
      </p>
      <Tag tone={tone} icon={icon}>
        {mot}
      </Tag>
    </li>
  )
}

type BilanDialogProps = { readonly bilan: Bilan; readonly onClose: () => void }

/** Result of each sent operation; failed ones first. */
export const BilanDialog = ({ bilan, onClose }: BilanDialogProps) => {
  const [autres, faites] = [
    bilan.issues.filter(({ resultat }) => resultat !== 'faite'),
    bilan.issues.filter(({ resultat }) => resultat === 'faite'),
  ]
  return (
    <Dialog
      isOpen
      title="Ce qui a été envoyé"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          C’est vu
        </Button>
      }
    >
      <ul className={styles.list}>
        {[...autres, ...faites].map((issue) => (
          <Ligne key={issue.cle} issue={issue} />
        ))}
      </ul>
    </Dialog>
  )
}
