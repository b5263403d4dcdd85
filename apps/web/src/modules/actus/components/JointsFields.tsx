import { addDays } from '@entrelles/contract/kit/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '#kit/debounce.ts'
import { useToday } from '#kit/use-today.ts'
import { coupsDePouceQuery } from '#modules/coups-de-pouce/coups-de-pouce.public.tsx'
import { ressourcesQuery } from '#modules/ressources/ressources.public.tsx'
import { evenementsQuery } from '../actus.api.ts'
import { choixCoupsDePouce, choixEvenements, choixRessources } from '../joints.ts'
import type { PublicationForm } from '../use-publication-form.ts'
import styles from './Composer.module.css'
import { JointField } from './JointField.tsx'

type JointsFieldsProps = { readonly form: PublicationForm }

/** Days since an event that members still write about. */
const PASSES_JOURS = 90

/** Upcoming events; with words, those of the last months too. */
const EvenementField = ({ form }: JointsFieldsProps) => {
  const today = useToday()
  const [text, setText] = useState('')
  const titre = useDebounced(text)
  const { data, isError } = useQuery(
    evenementsQuery(titre === '' ? {} : { titre, dateDebut: addDays(today, -PASSES_JOURS) }),
  )
  return (
    <JointField
      {...form.controlled('evenement')}
      description="À venir, ou passé depuis moins de trois mois."
      choix={data && choixEvenements(data.evenements)}
      isError={isError}
      onSearch={setText}
    />
  )
}

const CoupDePouceField = ({ form }: JointsFieldsProps) => {
  const [text, setText] = useState('')
  const termes = useDebounced(text)
  const { data, isError } = useQuery(coupsDePouceQuery(termes === '' ? {} : { termes }))
  return (
    <JointField
      {...form.controlled('coupDePouce')}
      description="Parmi ceux qui sont ouverts."
      choix={data && choixCoupsDePouce(data.coupsdepouce)}
      isError={isError}
      onSearch={setText}
    />
  )
}

const RessourceField = ({ form }: JointsFieldsProps) => {
  const [text, setText] = useState('')
  const termes = useDebounced(text)
  const { data, isError } = useQuery(ressourcesQuery(termes === '' ? {} : { termes }))
  return (
    <JointField
      {...form.controlled('ressource')}
      description="Parmi celles que tu peux lire."
      choix={data && choixRessources(data.ressources)}
      isError={isError}
      onSearch={setText}
    />
  )
}

/** An event, a help request and a resource that the post is about: each is shown as a card under its words. */
export const JointsFields = ({ form }: JointsFieldsProps) => (
  <div className={styles.destination}>
    <EvenementField form={form} />
    <CoupDePouceField form={form} />
    <RessourceField form={form} />
  </div>
)
