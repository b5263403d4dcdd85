import { formatCount } from '@entrelles/contract/kit/format.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Icon } from '#ui/Icon.tsx'
import { departOf, publicOf } from '../depart.ts'

export type Depart = {
  readonly titre: string
  /** The names of its branches; none, the whole network. */
  readonly antennes: readonly string[]
  /** Undefined while the totals are not known. */
  readonly nb: number | undefined
  /** Null: at once. */
  readonly date: string | null
}

type DepartDialogProps = {
  readonly depart: Depart
  /** Sends her the mail first; absent where what she sees is not saved. */
  readonly essai?: { readonly busy: boolean; readonly onTry: () => void } | undefined
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** To whom an announcement goes, before it leaves. */
export const DepartDialog = ({ depart, essai, onConfirm, onClose }: DepartDialogProps) => {
  const { titre, antennes, nb, date } = depart
  return (
    <Dialog
      isOpen
      title={nb === undefined ? 'Avant l’envoi' : `Part à ${formatCount(nb, 'membre')}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onClick={onConfirm}>
            {date === null ? 'Envoyer maintenant' : 'Programmer l’envoi'}
          </Button>
          {essai && (
            <Button busy={essai.busy} busyLabel="Envoi…" onClick={essai.onTry}>
              <Icon name="paper-plane-tilt-bold" size="sm" />
              M’envoyer un essai
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <p className="muted">«&nbsp;{titre}&nbsp;»</p>
      <Facts
        facts={[
          ['À qui', `${publicOf(antennes)}, adhésion active`],
          ['Comment', 'Une notification et, selon ses réglages, un e-mail'],
          ['Quand', date === null ? 'Tout de suite' : departOf(date)],
        ]}
      />
      <Callout>
        <p className="small">
          Certaines ont coupé les e-mails d’annonce, ou les reçoivent dans un résumé. Un e-mail parti ne se
          rattrape pas.
        </p>
      </Callout>
    </Dialog>
  )
}
