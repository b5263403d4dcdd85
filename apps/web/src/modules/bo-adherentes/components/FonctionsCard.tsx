import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { fonctionsForm } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.forms.ts'
import type { Fiche } from '@entrelles/contract/modules/bo-adherentes/bo-adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Boundary } from '#kit/Boundary.tsx'
import { Form, useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { readAgain } from '#kit/query-client.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Card } from '#ui/Card.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { MultiSelect } from '#ui/MultiSelect.tsx'
import { choixTerritoiresQuery, ficheQuery, useUpdateFonctions } from '../bo-adherentes.api.ts'
import styles from './Fiche.module.css'

const LABELS = {
  territoires: 'Antennes coordonnées',
  administratrice: 'Administratrice du réseau',
} as const

/** The branches she coordinates stay in the options even if closed since. */
const optionsOf = (
  toutes: readonly { readonly id: string; readonly nom: string }[],
  siennes: Fiche['territoiresCoordonnes'],
) => {
  const others = siennes.filter(({ id }) => !toutes.some((one) => one.id === id))
  return [...others, ...toutes].map(({ id, nom }) => ({ id, label: nom }))
}

type Fonctions = { readonly administratrice: boolean; readonly territoires: TerritoireId[] }

/** Form values; `vu` carries the values seen, so that the server detects a concurrent change. */
const valuesOf = ({ administratrice, territoires }: Fonctions) => ({
  administratrice,
  territoires,
  vu: { administratrice, territoires },
})

const fonctionsOf = ({ administratrice, territoiresCoordonnes }: Fiche) =>
  valuesOf({ administratrice, territoires: territoiresCoordonnes.map(({ id }) => id) })

const FonctionsFormulaire = ({ fiche }: { readonly fiche: Fiche }) => {
  const { mutateAsync: update } = useUpdateFonctions()
  const { data: territoires } = useSuspenseQuery(choixTerritoiresQuery())
  const form = useContractForm(fonctionsForm, {
    name: 'fonctions',
    labels: LABELS,
    defaultValues: fonctionsOf(fiche),
    reread: async () => fonctionsOf(await readAgain(ficheQuery(fiche.id))),
    onSubmit: async (body) => {
      await update({ params: { id: fiche.id }, body })
      notify('Ses fonctions sont enregistrées.')
      form.reset(valuesOf(body))
    },
  })
  const { follow } = form
  useEffect(() => {
    // In place rather than with a key: a refusal stays visible and the focus does not move.
    follow(fonctionsOf(fiche))
  }, [follow, fiche])
  const coordonnees = form.controlled('territoires')
  return (
    <Form form={form} className="stack">
      <MultiSelect
        {...coordonnees}
        hint="Ouvre les pages Coordinatrice et le tarif à 60&nbsp;€."
        placeholder="Ajouter une antenne"
        options={optionsOf(territoires, fiche.territoiresCoordonnes)}
        onChange={(ids) => coordonnees.onChange(ids as TerritoireId[])}
      />
      <Checkbox {...form.field('administratrice')} boxed hint="Accès à toutes les données." />
      <Callout tone="warning">
        {fiche.prenom} et les autres administratrices reçoivent un e-mail à chaque changement.
      </Callout>
      <Button type="submit" variant="primary" busy={form.isSubmitting} busyLabel="Enregistrement…">
        Enregistrer les fonctions
      </Button>
    </Form>
  )
}

/** Roles of a member. */
export const FonctionsCard = ({ fiche }: { readonly fiche: Fiche }) => (
  <Card as="section" aria-labelledby="fonctions">
    <div className={styles.head}>
      <h2 id="fonctions">Fonctions</h2>
    </div>
    {fiche.droits.fonctions ? (
      <Boundary>
        <FonctionsFormulaire fiche={fiche} />
      </Boundary>
    ) : (
      <p className="muted">Elle pourra en avoir une quand son inscription sera terminée.</p>
    )}
  </Card>
)
