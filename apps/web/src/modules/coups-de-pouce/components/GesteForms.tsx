import { formatWeekday } from '@entrelles/contract/kit/format.ts'
import {
  GESTES,
  MERCI_MAX,
  MOTIFS_A_CHOISIR,
  MOTIFS_CLOTURE,
  type Geste,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.constants.ts'
import {
  clotureForm,
  prolongationForm,
  resolutionForm,
} from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.forms.ts'
import { dateProlongee } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.policy.ts'
import type { CoupDePouce } from '@entrelles/contract/modules/coups-de-pouce/coups-de-pouce.schema.ts'
import type { AdherenteId } from '@entrelles/contract/modules/session/session.schema.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useContractForm, type ContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { useUser } from '#kit/session.ts'
import { useToday } from '#kit/use-today.ts'
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx'
import { DateField } from '#ui/DateField.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import {
  toutesReponsesQuery,
  useCloseCoupDePouce,
  useRenewCoupDePouce,
  useResolveCoupDePouce,
} from '../coups-de-pouce.api.ts'
import { MOTS } from '../mots.ts'
import { aidesAcceptees, aidesPossibles, type Aide } from '../reponses.ts'

export type GesteProps = {
  readonly demande: CoupDePouce
  /** From a mail: the usual answer, without a choice of dates. */
  readonly isShort?: boolean
  readonly onDone: () => void
  /** A dialog or a panel around the fields. */
  readonly frame: (form: ContractForm, fields: ReactNode) => ReactNode
}

type ResolutionProps = GesteProps & { readonly aides: readonly Aide[]; readonly acceptees: AdherenteId[] }

/** Marks the request as solved; without `aides`, the form has no thanks. */
const ResolutionFields = ({ demande, aides, acceptees, onDone, frame }: ResolutionProps) => {
  const { id } = demande
  const { mutateAsync: resolve } = useResolveCoupDePouce()
  const form = useContractForm(resolutionForm, {
    name: 'resolution',
    labels: { aidantes: 'Qui t’a aidée\u202f?', message: 'Un mot de merci (facultatif)' },
    defaultValues: { aidantes: acceptees, message: '' },
    onSubmit: async (body) => {
      await resolve({ params: { id }, body })
      notify(body.aidantes.length > 0 ? 'C’est résolu. Ton merci est parti.' : 'C’est résolu, bravo.')
      onDone()
    },
  })
  return frame(
    form,
    <>
      {aides.length > 0 ? (
        <>
          <CheckboxGroup
            {...form.field('aidantes')}
            boxed
            options={aides.map(({ id: value, nom }) => ({ value, label: nom }))}
          />
          <TextArea
            {...form.field('message')}
            rows={3}
            maxLength={MERCI_MAX}
            hint="Elles le recevront, et il se lira sur cette page."
          />
        </>
      ) : (
        <p>{MOTS[demande.type].laDemande} n’attendra plus de réponse. Tu pourras la rouvrir.</p>
      )}
    </>,
  )
}

/** The author thanks those who helped. */
const MerciGeste = (props: GesteProps) => {
  const { id, auteure } = props.demande
  const reponses = useSuspenseQuery(toutesReponsesQuery(id)).data
  return (
    <ResolutionFields
      {...props}
      aides={aidesPossibles(reponses, auteure.id)}
      acceptees={aidesAcceptees(reponses)}
    />
  )
}

/** Only the author may thank: the words of an administrator would be signed by the author. */
const ResolutionGeste = (props: GesteProps) => {
  const isMine = useUser().adherente.id === props.demande.auteure.id
  return isMine ? <MerciGeste {...props} /> : <ResolutionFields {...props} aides={[]} acceptees={[]} />
}

/** Gives a later last day. */
const ProlongationGeste = ({ demande, isShort = false, onDone, frame }: GesteProps) => {
  const { id, dateLimite } = demande
  const { mutateAsync: renew } = useRenewCoupDePouce()
  const today = useToday()
  const usuelle = dateProlongee(today, dateLimite ?? today)
  const form = useContractForm(prolongationForm, {
    name: 'prolongation',
    labels: { dateLimite: 'Nouvelle date limite' },
    defaultValues: { dateLimite: isShort ? null : usuelle },
    onSubmit: async (body) => {
      const { dateLimite: jour } = await renew({ params: { id }, body })
      notify(
        `${MOTS[demande.type].laDemande} est prolongée${jour ? ` jusqu’au ${formatWeekday(jour)}` : ''}.`,
      )
      onDone()
    },
  })
  const { value, onChange, ...field } = form.controlled('dateLimite')
  return frame(
    form,
    isShort ? (
      <p>Elle restera ouverte jusqu’au {formatWeekday(usuelle)} au soir.</p>
    ) : (
      <DateField {...field} value={value ?? ''} onChange={(day) => onChange(day || null)} />
    ),
  )
}

/** Closes a request that is no longer needed. */
const ClotureGeste = ({ demande, isShort = false, onDone, frame }: GesteProps) => {
  const { id } = demande
  const { mutateAsync: close } = useCloseCoupDePouce()
  const form = useContractForm(clotureForm, {
    name: 'cloture',
    labels: { motif: 'Pourquoi\u202f?' },
    defaultValues: { motif: 'sans_suite' },
    onSubmit: async (body) => {
      await close({ params: { id }, body })
      notify(`${MOTS[demande.type].laDemande} est close. Tu peux la rouvrir.`)
      onDone()
    },
  })
  return frame(
    form,
    <>
      <p>Elle n’attendra plus de réponse. Tu pourras la rouvrir.</p>
      {!isShort && (
        <RadioGroup
          {...form.field('motif')}
          options={MOTIFS_A_CHOISIR.map((value) => ({ value, label: MOTIFS_CLOTURE[value] }))}
        />
      )}
    </>,
  )
}

type Mots = { readonly titre: string; readonly bouton: string; readonly enCours: string }

export const GESTE_FORMS = {
  resolu: ResolutionGeste,
  prolonger: ProlongationGeste,
  clore: ClotureGeste,
} as const satisfies Record<Geste, (props: GesteProps) => ReactNode>

export const GESTE_MOTS: Readonly<Record<Geste, Mots>> = {
  resolu: { titre: 'C’est résolu\u202f?', bouton: GESTES.resolu, enCours: 'Envoi…' },
  prolonger: { titre: 'Prolonger\u202f?', bouton: 'Prolonger', enCours: 'Envoi…' },
  clore: { titre: 'Clore\u202f?', bouton: GESTES.clore, enCours: 'Envoi…' },
}
