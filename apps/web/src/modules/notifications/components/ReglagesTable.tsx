import { capitalize } from '@entrelles/contract/kit/format.ts'
import {
  FREQUENCES,
  rythmesOf,
  type FamilleReglable,
  type Frequence,
  type Preference,
} from '@entrelles/contract/modules/notifications/preferences.schema.ts'
import { FAMILLES_EN_MOTS } from '@entrelles/contract/modules/notifications/preferences.words.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { Switch } from '#ui/Switch.tsx'
import { Table } from '#ui/Table.tsx'
import { CANAUX, FREQUENCES_EN_MOTS, nomControle } from '../preferences-mots.ts'
import styles from './Reglages.module.css'

type Choose = (choice: Preference) => void

type CaseProps = {
  readonly famille: FamilleReglable
  readonly frequence: Frequence
  readonly onChoose: Choose
}

type InterrupteurProps = CaseProps & { readonly canal: 'app' | 'push' }

/** At once or never: nothing but a mail waits for a digest. */
const Interrupteur = ({ famille, canal, frequence, onChoose }: InterrupteurProps) => (
  <Switch
    className={styles.switch}
    checked={frequence === 'immediat'}
    onChange={({ target }) => onChoose({ famille, canal, frequence: target.checked ? 'immediat' : 'jamais' })}
    label={<span className="sr-only">{nomControle(famille, canal)}</span>}
  />
)

const Mail = ({ famille, frequence, onChoose }: CaseProps) => (
  <SelectField
    className={styles.select}
    label={<span className="sr-only">{nomControle(famille, 'mail')}</span>}
    value={frequence}
    onChange={({ target }) => onChoose({ famille, canal: 'mail', frequence: target.value as Frequence })}
  >
    {FREQUENCES.map((one) => (
      <option key={one} value={one}>
        {FREQUENCES_EN_MOTS[one]}
      </option>
    ))}
  </SelectField>
)

const Famille = ({ famille }: { readonly famille: FamilleReglable }) => {
  const { label, precision } = FAMILLES_EN_MOTS[famille]
  return (
    <>
      <span className={styles.family}>{label}</span>
      {precision && <small className={styles.precision}>{precision}</small>}
    </>
  )
}

type ReglagesTableProps = {
  readonly titre: string
  readonly familles: readonly FamilleReglable[]
  readonly preferences: readonly Preference[]
  /** False where the association has not set push up. */
  readonly isPushShown: boolean
  readonly onChoose: Choose
}

/** The families of a section, each with its channels; on a phone, one card per family. */
export const ReglagesTable = ({
  titre,
  familles,
  preferences,
  isPushShown,
  onChoose,
}: ReglagesTableProps) => {
  const rythmes = rythmesOf(preferences)
  const switched = (canal: 'app' | 'push') => ({
    id: canal,
    header: capitalize(CANAUX[canal]),
    cell: (famille: FamilleReglable) => (
      <Interrupteur canal={canal} famille={famille} frequence={rythmes[famille][canal]} onChoose={onChoose} />
    ),
  })
  return (
    <div className={styles.matrix}>
      <h3 className={styles.title}>{titre}</h3>
      <Table
        caption={`${titre}\u00a0: type et canal`}
        rows={familles}
        keyOf={(famille) => famille}
        columns={[
          {
            id: 'famille',
            header: 'Quand',
            kind: 'title',
            cell: (famille) => <Famille famille={famille} />,
          },
          switched('app'),
          {
            id: 'mail',
            header: capitalize(CANAUX.mail),
            cell: (famille) => (
              <Mail famille={famille} frequence={rythmes[famille].mail} onChoose={onChoose} />
            ),
          },
          ...(isPushShown ? [switched('push')] : []),
        ]}
      />
    </div>
  )
}
