import {
  CONTENU_MAX,
  TITRE_MAX,
  TYPES_PUBLICATION,
  type TypePublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import { canSchedule } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type { Publication } from '@entrelles/contract/modules/actus/actus.schema.ts'
import type { TerritoireId } from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useEffect, useRef, useState } from 'react'
import { RichTextField } from '#kit/RichTextField.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { RichTextHandle } from '#ui/RichTextEditor.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { audiencesOf, typesOf } from '../audience.ts'
import { isTold } from '../depart.ts'
import type { PublicationForm } from '../use-publication-form.ts'
import { useMentions } from '../use-mentions.ts'
import { useRedactrice } from '../use-redactrice.ts'
import { AnnonceCallout } from './AnnonceCallout.tsx'
import styles from './Composer.module.css'
import { ImagesField, type ImagesFieldHandle } from './ImagesField.tsx'
import { JointsFields } from './JointsFields.tsx'

/** What the form begins with, when it was opened by a button. */
export type Ouverture = 'texte' | 'photo' | 'mention'

const OPENINGS = { texte: 'focus', photo: undefined, mention: 'mention' } as const

type PublicationFieldsProps = {
  readonly form: PublicationForm
  /** The edited post. */
  readonly initial?: Publication | undefined
  readonly ouverture?: Ouverture
}

/** What kind of post it is, and for whom. Plain members choose the second alone. */
const DestinationFields = ({ form, initial }: Pick<PublicationFieldsProps, 'form' | 'initial'>) => {
  const redactrice = useRedactrice()
  const actuelle = initial?.territoires
  const types = typesOf(redactrice)
  const { type } = form.values
  const audiences = audiencesOf(redactrice, type, actuelle)
  const audience = form.controlled('audience')
  const chooseType = (value: TypePublication) => {
    form.controlled('type').onChange(value)
    const permises = audiencesOf(redactrice, value, actuelle)
    if (!permises.some((one) => one.value === audience.value)) audience.onChange(permises[0]?.value ?? '')
  }
  if (types.length === 1 && audiences.length === 1) return null
  return (
    <div className={styles.destination}>
      {types.length > 1 && (
        <SelectField
          id={form.controlled('type').id}
          label={form.controlled('type').label}
          value={type}
          onChange={({ target }) => chooseType(target.value as TypePublication)}
        >
          {types.map((one) => (
            <option key={one} value={one}>
              {TYPES_PUBLICATION[one]}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        id={audience.id}
        label={audience.label}
        error={audience.error}
        value={audience.value}
        onChange={({ target }) => audience.onChange(target.value)}
      >
        {audiences.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Closed comments, and an hour for those who may schedule. */
const ReglagesFields = ({ form, initial }: Pick<PublicationFieldsProps, 'form' | 'initial'>) => {
  const { actor } = useRedactrice()
  const { jour, heure, commentairesOuverts } = form.values
  return (
    <Disclosure title="Réglages" defaultExpanded={jour !== '' || heure !== '' || !commentairesOuverts}>
      <div className={styles.settings}>
        <Checkbox {...form.field('commentairesOuverts')} />
        {canSchedule(actor) && initial?.statut !== 'publiee' && (
          <div className={styles.destination}>
            <DateField
              {...form.controlled('jour')}
              description="Sans date, elle est publiée tout de suite."
            />
            <TimeField {...form.controlled('heure')} description="Heure de Paris." />
          </div>
        )}
      </div>
    </Disclosure>
  )
}

/** The fields of a post. */
export const PublicationFields = ({ form, initial, ouverture }: PublicationFieldsProps) => {
  const editor = useRef<RichTextHandle>(null)
  const photos = useRef<ImagesFieldHandle>(null)
  const { type, audience, evenement, coupDePouce, ressource } = form.values
  const isJoined = evenement !== null || coupDePouce !== null || ressource !== null
  const [isJoining, setIsJoining] = useState(isJoined)
  // What is joined is never out of sight, also when the form gets back what was typed before a lost session.
  if (isJoined && !isJoining) setIsJoining(true)
  const isBranch = audience !== '' && !audience.includes(',')
  const mentions = useMentions(isBranch ? { territoire: audience as TerritoireId } : {})
  useEffect(() => {
    if (ouverture === 'photo') photos.current?.choose()
  }, [ouverture])
  return (
    <div className={styles.fields}>
      <DestinationFields form={form} initial={initial} />
      {type !== 'publication' && <TextField {...form.field('titre')} maxLength={TITRE_MAX} />}
      <RichTextField
        {...form.controlled('contenu')}
        ref={editor}
        placeholder="Une annonce, une question…"
        mentions={mentions}
        maxLength={CONTENU_MAX}
        opening={ouverture && OPENINGS[ouverture]}
      />
      <ImagesField {...form.controlled('images')} ref={photos} isAsked={form.attempt > 0}>
        <Button variant="quiet" size="sm" onClick={() => editor.current?.mention()}>
          <Icon name="at" />
          Mentionner
        </Button>
        <Button variant="quiet" size="sm" aria-expanded={isJoining} onClick={() => setIsJoining(!isJoining)}>
          <Icon name="paperclip" />
          Joindre
        </Button>
      </ImagesField>
      {isJoining && <JointsFields form={form} />}
      <ReglagesFields form={form} initial={initial} />
      {isTold(form.values, initial) && <AnnonceCallout audience={audience} />}
    </div>
  )
}
