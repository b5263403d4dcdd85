import { sessionErrors } from '@entrelles/contract/modules/session/session.errors.ts'
import { useContractForm } from '#kit/form.tsx'
import { notify } from '#kit/notify.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { createLienConnexion, loadAdresse } from '../session.api.ts'
import { AdresseForm } from './AdresseForm.tsx'
import { ConnexionLink } from './ConnexionLink.tsx'

const EMPTY = { email: '' }

/** Replaces a used or expired link: asks for another one (R2.4-1, R8-4). */
export const LienExpireForm = () => {
  const form = useContractForm(loadAdresse, {
    name: 'lien',
    labels: { email: 'E-mail' },
    defaultValues: EMPTY,
    onSubmit: async (adresse) => {
      await createLienConnexion(adresse)
      form.reset(EMPTY)
      notify("Le lien vient d'être envoyé dans ta boite mail")
    },
  })
  return (
    <>
      <PageHead
        title={sessionErrors.lien_expire().message}
        lede="Un lien sert une fois, dans l’heure qui suit son envoi. Indique ton e-mail pour en recevoir un autre."
      />
      <AdresseForm form={form} submitLabel="Recevoir un nouveau lien" />
      <ConnexionLink />
    </>
  )
}
