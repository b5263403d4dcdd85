import {
  activationSecondFacteur,
  type CleSecondFacteur,
} from '@entrelles/contract/modules/second-facteur/second-facteur.schema.ts'
import { Form, useContractForm } from '#kit/form.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useAcceptActivation } from '../second-facteur.api.ts'
import styles from './CodeStep.module.css'

type CodeStepProps = {
  readonly cle: CleSecondFacteur
  readonly onActivated: (codes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Groups a key for reading: « K7TQ 3MNA ». */
const grouped = (cle: string): string => cle.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The authenticator application stores the key; a first code proves it. */
export const CodeStep = ({ cle, onActivated, onCancel }: CodeStepProps) => {
  const { mutateAsync: activate } = useAcceptActivation()
  const form = useContractForm(activationSecondFacteur, {
    name: 'code',
    labels: { code: 'Code à six chiffres' },
    defaultValues: { code: '' },
    onSubmit: async (body) => onActivated((await activate({ body })).codes),
  })
  return (
    <Card as="section" className="stack">
      <h2>Relie ton application</h2>
      <div className={styles.key}>
        <img
          className={styles.qr}
          src={`data:image/svg+xml,${encodeURIComponent(cle.qr)}`}
          alt="QR code à scanner avec ton application"
          width={176}
          height={176}
        />
        <ol className={styles.steps}>
          <li>
            <strong>Installe une application de codes</strong>
            <span>Celle de ton choix, sur ton téléphone.</span>
          </li>
          <li>
            <strong>Scanne ce QR code</strong>
            <span>
              Ou saisis la clé&nbsp;: <b className={styles.text}>{grouped(cle.cle)}</b>
            </span>
          </li>
          <li>
            <strong>Saisis le code affiché</strong>
          </li>
        </ol>
      </div>
      <Form form={form} className="stack">
        <TextField
          {...form.field('code')}
          hint="Il change toutes les 30 secondes."
          inputMode="numeric"
          autoComplete="one-time-code"
          className={styles.code}
        />
        <div className="row">
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Vérification…">
            Vérifier le code
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Annuler
          </Button>
        </div>
      </Form>
    </Card>
  )
}
