import type { DetailRessourceBo } from '@entrelles/contract/modules/bo-ressources/bo-ressources.schema.ts'
import { PUBLICS_RESSOURCE } from '@entrelles/contract/modules/ressources/ressources.constants.ts'
import { useEspace } from '#kit/back-offices.ts'
import { Card } from '#ui/Card.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { useTerritoires } from '../bo-ressources.api.ts'
import type { RessourceFormulaire } from '../use-ressource-form.ts'
import styles from './Formulaire.module.css'

const PUBLICS = Object.entries(PUBLICS_RESSOURCE).map(([value, label]) => ({ value, label }))

type PublicFieldsProps = {
  readonly form: RessourceFormulaire
  readonly ressource: DetailRessourceBo | undefined
}

/** Who reads it. A coordinator writes for her branches. */
export const PublicFields = ({ form, ressource }: PublicFieldsProps) => {
  const espace = useEspace()
  const isAdministratrice = espace === 'administratrice'
  const territoires = form.controlled('territoires')
  const siens = (ressource?.brouillonEnCours ?? ressource)?.territoires ?? []
  // Keeps the names of chosen branches that are no longer offered.
  const noms = new Map([...siens, ...useTerritoires(espace)].map(({ id, nom }) => [String(id), nom]))
  return (
    <Card as="section" aria-labelledby="public">
      <h2 id="public" className={styles.title}>
        Pour qui&#8239;?
      </h2>
      <div className="stack">
        {isAdministratrice && (
          <RadioGroup
            {...form.field('public')}
            label={<span className="sr-only">Pour qui&#8239;?</span>}
            boxed
            options={PUBLICS}
          />
        )}
        {form.values.public === 'territoires' && (
          <MultiSelect
            {...territoires}
            hint={
              isAdministratrice
                ? 'Leurs membres et leurs coordinatrices la lisent.'
                : 'Parmi celles que tu coordonnes.'
            }
            options={Array.from(noms, ([id, label]) => ({ id, label }))}
          />
        )}
      </div>
    </Card>
  )
}
