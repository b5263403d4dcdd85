import { Outlet } from 'react-router'
import { AuthFrame } from '#ui/AuthFrame.tsx'

/** The pages of a visitor: no menu, the road beside the form. */
export const PublicLayout = () => (
  <AuthFrame
    artLabel="Le réseau Entrelles"
    art={
      <>
        <p>Entre elles, le territoire avance.</p>
        <p>
          Le réseau des femmes qui font vivre leur commune, leur vallée, leur quartier. Des antennes partout,
          une seule route.
        </p>
      </>
    }
  >
    <Outlet />
  </AuthFrame>
)
