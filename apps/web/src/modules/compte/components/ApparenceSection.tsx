import { chooseTheme, useTheme, type Theme } from '#kit/theme.ts'
import { Choice } from '#ui/Choice.tsx'
import { CompteSection } from './CompteSection.tsx'
import styles from './CompteSection.module.css'

const THEMES: Readonly<Record<Theme, string>> = { light: 'Thème clair', dark: 'Thème sombre' }

/** Light or dark theme of this browser (R3-11). */
export const ApparenceSection = () => {
  const theme = useTheme()
  return (
    <CompteSection title="Apparence">
      <fieldset className={styles.themes}>
        <legend className="sr-only">Thème</legend>
        {(Object.keys(THEMES) as Theme[]).map((one) => (
          <Choice
            key={one}
            type="radio"
            name="theme"
            boxed
            label={THEMES[one]}
            checked={theme === one}
            onChange={() => chooseTheme(one)}
          />
        ))}
      </fieldset>
    </CompteSection>
  )
}
