import type { ReactNode } from 'react'
import { AuthFrame } from './AuthFrame.tsx'

const WELCOME = {
  title: 'Entre elles, le territoire avance.',
  text: 'Le réseau des femmes qui font vivre leur commune, leur vallée, leur quartier. Des antennes partout, une seule route.',
}
const INVITATION = {
  title: 'Trouve celles qui font comme toi.',
  text: 'Un annuaire, des coups de pouce, des ateliers près de chez toi, et une antenne pour se voir en vrai.',
}

type PublicFrameProps = {
  /** The panel invites visitors to join instead of welcoming members back. */
  readonly invites?: boolean
  readonly children: ReactNode
}

/** Frame of visitor pages: no menu, an illustration beside the form. */
export const PublicFrame = ({ invites = false, children }: PublicFrameProps) => {
  const { title, text } = invites ? INVITATION : WELCOME
  return (
    <AuthFrame
      artLabel="Le réseau Entrelles"
      art={
        <>
          <p>{title}</p>
          <p>{text}</p>
        </>
      }
    >
      {children}
    </AuthFrame>
  )
}
