import { formatDay, formatLongDate, formatMontant } from '@entrelles/contract/kit/format.ts'
import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { ZONE_PARIS } from '@entrelles/contract/kit/zoned-time.ts'
import type { OrigineAdhesion } from '@entrelles/contract/modules/adhesions/adhesions.schema.ts'
import { Button, Text } from '@react-email/components'
import { EmailLayout, emailStyles } from '#kit/mail/EmailLayout.tsx'
import { writeMail } from '#kit/mail/render-mail.ts'

type Confirmation = {
  readonly prenom: string
  readonly debut: string
  readonly fin: string
  readonly montantCents: number
  readonly origine: OrigineAdhesion
  readonly payeLe: string
  /** She had a year before this one. */
  readonly isRenewal: boolean
  readonly publicUrl: string
}

const ConfirmationEmail = (confirmation: Confirmation) => {
  const { prenom, debut, fin, montantCents, origine, payeLe, isRenewal, publicUrl } = confirmation
  const fait = isRenewal ? 'ton adhésion est renouvelée' : 'ton adhésion est confirmée'
  return (
    <EmailLayout
      title={`Merci ${prenom}, ${fait}`}
      preview={`Elle court du ${formatDay(debut)} au ${formatDay(fin)}. Ton attestation est jointe.`}
      reason="Tu reçois ce message parce que ton adhésion vient d’être enregistrée."
    >
      <Text style={emailStyles.text}>
        {isRenewal
          ? 'La route continue ensemble\u202f: rien ne change pour toi.'
          : 'Bienvenue dans le réseau\u202f: l’annuaire, les événements et les coups de pouce sont à toi.'}
      </Text>
      <Text style={emailStyles.text}>
        Ton adhésion court du <strong>{formatDay(debut)}</strong> au <strong>{formatDay(fin)}</strong>.{' '}
        {origine === 'offerte'
          ? 'Elle t’est offerte par l’association.'
          : `Tu as payé ${formatMontant(montantCents)} le ${formatLongDate(payeLe, ZONE_PARIS)}.`}
      </Text>
      <Button href={`${publicUrl}${pathTo('/mon-compte')}`} style={emailStyles.button}>
        Voir mon compte
      </Button>
      <Text style={emailStyles.note}>
        Ton attestation est jointe à ce message. Tu la retrouves quand tu veux dans ton compte.
      </Text>
    </EmailLayout>
  )
}

export const renderConfirmationAdhesion = (props: Confirmation) =>
  writeMail(
    props.isRenewal ? 'Ton adhésion est renouvelée' : 'Ton adhésion est confirmée',
    <ConfirmationEmail {...props} />,
  )
