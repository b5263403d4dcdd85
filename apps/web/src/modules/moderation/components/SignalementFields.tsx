import { formatName } from '@entrelles/contract/kit/format.ts'
import { motifsOf } from '@entrelles/contract/modules/moderation/moderation.policy.ts'
import { COMMENTAIRE_SIGNALEMENT_MAX } from '@entrelles/contract/modules/moderation/moderation.schema.ts'
import { MOTIFS_EN_MOTS } from '@entrelles/contract/modules/moderation/moderation.words.ts'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import type { AuteureSignalee, CibleSignalee } from '../cible-signalee.ts'
import type { Geste, useSignalementForm } from '../use-signalement-form.ts'
import styles from './Signalement.module.css'

/** Takes the place, and the focus, of the button that asks for it. */
const MotField = (field: ComponentProps<typeof TextArea>) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])
  return (
    <div ref={box}>
      <TextArea {...field} rows={3} maxLength={COMMENTAIRE_SIGNALEMENT_MAX} />
    </div>
  )
}

type Reported = { readonly cible: CibleSignalee; readonly auteure: AuteureSignalee | null }

/** What is reported, so that nobody reports something else by mistake. */
const Extrait = ({ cible: { extrait }, auteure }: Reported) =>
  (auteure || extrait) && (
    <p className={styles.extrait}>
      {auteure && <strong>{formatName(auteure)}</strong>}
      {auteure && extrait && ' · '}
      {extrait && `«\u00a0${extrait}\u00a0»`}
    </p>
  )

type SignalementFieldsProps = Reported & {
  readonly geste: Geste
  readonly form: ReturnType<typeof useSignalementForm>['form']
}

/** What the report does, and who knows of it. */
const suiteOf = (geste: Geste, auteure: AuteureSignalee | null): string => {
  if (geste === 'masquer')
    return 'Dès maintenant, seules son auteure et celles qui modèrent y ont accès. Une autre personne décide de la suite\u00a0: si elle confirme, l’auteure en reçoit la raison.'
  return auteure ? 'Elle ne saura pas que c’est toi.' : 'Seule l’équipe de modération saura que c’est toi.'
}

export const SignalementFields = ({ geste, form, cible, auteure }: SignalementFieldsProps) => {
  const bloquer = form.controlled('bloquer')
  const [hasMot, setHasMot] = useState(form.values.commentaire !== '')
  return (
    <>
      <Extrait cible={cible} auteure={auteure} />
      <RadioGroup
        {...form.field('motif')}
        boxed
        className={styles.motifs}
        options={motifsOf(cible.type).map((value) => ({ value, label: MOTIFS_EN_MOTS[value] }))}
      />
      <div className={styles.more}>
        {hasMot ? (
          <MotField {...form.field('commentaire')} />
        ) : (
          <Button variant="quiet" size="sm" className={styles.add} onClick={() => setHasMot(true)}>
            <Icon name="plus-bold" size="sm" />
            Ajouter un mot (facultatif)
          </Button>
        )}
        {auteure && geste === 'signaler' && (
          <Switch
            label={bloquer.label}
            checked={bloquer.value ?? false}
            onChange={({ target }) => bloquer.onChange(target.checked)}
          />
        )}
      </div>
      <p className="small muted">{suiteOf(geste, auteure)}</p>
    </>
  )
}
