import { chooseTheme, useTheme } from '#kit/theme.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

/** Switches between the light and the dark theme. */
export const ThemeButton = () => {
  const isDark = useTheme() === 'dark'
  return (
    <Button variant="quiet" size="sm" onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
      <Icon name={isDark ? 'sun' : 'moon'} />
      {isDark ? 'Thème clair' : 'Thème sombre'}
    </Button>
  )
}
