import type { Preferences } from '@entrelles/contract/modules/compte/compte.schema.ts'
import { Switch } from '#ui/Switch.tsx'
import { useParametres, useUpdatePreferences } from '../compte.api.ts'
import { CompteSection } from './CompteSection.tsx'

const LABELS: Readonly<Record<keyof Preferences, string>> = {
  notificationMessagerie: 'Un message privé',
  notificationMention: 'Une mention de mon nom',
  notificationEvenement: 'Un événement de mon agenda',
  notificationReponseCoupDePouce: 'Une réponse à mon coup de pouce',
}
const FLAGS = Object.keys(LABELS) as (keyof Preferences)[]

/** Email preferences: each switch is saved at once, and reverts if refused (R3-6). */
export const NotificationsSection = () => {
  const { preferences } = useParametres()
  const { mutate: update, isPending, variables } = useUpdatePreferences()
  // While saving, shows the requested value.
  const shown = isPending ? variables.body : preferences
  return (
    <CompteSection title="Mes notifications">
      <p>Préviens-moi par e-mail pour&nbsp;:</p>
      {FLAGS.map((flag) => (
        <Switch
          key={flag}
          label={LABELS[flag]}
          checked={shown[flag]}
          onChange={({ target }) => update({ body: { ...shown, [flag]: target.checked } })}
        />
      ))}
    </CompteSection>
  )
}
