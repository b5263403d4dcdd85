import {
  CONTENU_MAX,
  TITRE_MAX,
  TYPES_PUBLICATION,
  type TypePublication,
} from '@entrelles/contract/modules/actus/actus.constants.ts'
import { canSchedule } from '@entrelles/contract/modules/actus/actus.policy.ts'
import type {
  TerritoireId,
  TerritoireStub,
} from '@entrelles/contract/modules/adherentes/adherentes.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { RichTextField } from '#kit/RichTextField.tsx'
import { useUser } from '#kit/session.ts'
import { Button } from '#ui/Button.tsx'
import { Callout } from '#ui/Callout.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { DateField } from '#ui/DateField.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { RichTextHandle } from '#ui/RichTextEditor.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { TimeField } from '#ui/TimeField.tsx'
import { profilQuery } from '../actus.api.ts'
import { audiencesOf, typesOf, type Redactrice } from '../audience.ts'
import type { PublicationForm } from '../use-publication-form.ts'
import { useMentions } from '../use-mentions.ts'
import styles from './Composer.module.css'
import { ImagesField, type ImagesFieldHandle } from './ImagesField.tsx'

/** What the form begins with, when it was opened by a button. */
export type Ouverture = 'texte' | 'photo' | 'mention'

const OPENINGS = { texte: 'focus', photo: undefined, mention: 'mention' } as const

type PublicationFieldsProps = {
  readonly form: PublicationForm
  /** The branches of the edited post. */
  readonly actuelle?: readonly TerritoireStub[]
  /** It is already read: its hour is past. */
  readonly isPublished: boolean
  readonly ouverture?: Ouverture
}

/** Who writes, with the branches that she may write for. */
const useRedactrice = (): Redactrice => {
  const { roles, adherente } = useUser()
  const { territoire, territoireCoordonne } = useSuspenseQuery(profilQuery(adherente.id)).data
  return { actor: { id: adherente.id, roles }, territoire, territoireCoordonne }
}

/** What kind of post it is, and for whom. Plain members choose the second alone. */
const DestinationFields = ({ form, actuelle }: Pick<PublicationFieldsProps, 'form' | 'actuelle'>) => {
  const redactrice = useRedactrice()
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
const ReglagesFields = ({ form, isPublished }: Pick<PublicationFieldsProps, 'form' | 'isPublished'>) => {
  const { actor } = useRedactrice()
  const { jour, heure, commentairesOuverts } = form.values
  return (
    <Disclosure title="Réglages" defaultExpanded={jour !== '' || heure !== '' || !commentairesOuverts}>
      <div className={styles.settings}>
        <Checkbox {...form.field('commentairesOuverts')} />
        {canSchedule(actor) && !isPublished && (
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
export const PublicationFields = ({ form, actuelle, isPublished, ouverture }: PublicationFieldsProps) => {
  const editor = useRef<RichTextHandle>(null)
  const photos = useRef<ImagesFieldHandle>(null)
  const { type, audience } = form.values
  const isBranch = audience !== '' && !audience.includes(',')
  const mentions = useMentions(isBranch ? { territoire: audience as TerritoireId } : {})
  useEffect(() => {
    if (ouverture === 'photo') photos.current?.choose()
  }, [ouverture])
  return (
    <div className={styles.fields}>
      <DestinationFields form={form} {...(actuelle && { actuelle })} />
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
      </ImagesField>
      <ReglagesFields form={form} isPublished={isPublished} />
      {type === 'annonce' && (
        <Callout icon="megaphone-simple">
          Une annonce prévient toutes celles qui peuvent la lire, par notification et par e-mail.
        </Callout>
      )}
    </div>
  )
}
