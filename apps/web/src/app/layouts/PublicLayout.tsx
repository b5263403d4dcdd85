import { pathTo } from '@entrelles/contract/kit/paths.ts'
import { Outlet, useLocation } from 'react-router'
import { AuthFrame } from './AuthFrame.tsx'

const WELCOME = {
  title: 'Entre elles, le territoire avance.',
  text: 'Le réseau des femmes qui font vivre leur commune, leur vallée, leur quartier. Des antennes partout, une seule route.',
}
const INVITATION = {
  title: 'Trouve celles qui font comme toi.',
  text: 'Un annuaire, des coups de pouce, des ateliers près de chez toi, et une antenne pour se voir en vrai.',
}

/** Layout of visitor pages: no menu, an illustration beside the form. */
export const PublicLayout = () => {
  const { title, text } = useLocation().pathname === pathTo('/inscription') ? INVITATION : WELCOME
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
      <Outlet />
    </AuthFrame>
  )
}
