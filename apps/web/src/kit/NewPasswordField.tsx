import { isStrongPassword, PASSWORD_EASY, PASSWORD_RULES } from '@entrelles/contract/kit/identity-rules.ts'
import { useEffect, useState, type ComponentProps } from 'react'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useControlValue } from '#ui/use-control-value.ts'
import { loadWithRetry } from './lazy-with-retry.ts'

type IsEasy = (password: string, context: readonly string[]) => boolean

/** The rule of easy passwords, whose list is loaded once `isWanted`; undefined until then. */
const useIsEasy = (isWanted: boolean): IsEasy | undefined => {
  const [isEasy, setIsEasy] = useState<IsEasy>()
  useEffect(() => {
    if (!isWanted) return
    loadWithRetry(() => import('@entrelles/contract/kit/easy-passwords.ts')).then(
      (rule) => setIsEasy(() => rule.isEasyPassword),
      // The server applies the rule too.
      () => undefined,
    )
  }, [isWanted])
  return isEasy
}

type NewPasswordFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'rules' | 'isErrorLive' | 'autoComplete'
> & {
  readonly id: string
  /** Her names and her address, as far as the page knows them: a password made of them is easy. */
  readonly context?: readonly string[]
}

/** A password to choose: its rules are ticked, and an easy one is reported, while she types (R5-3). */
export const NewPasswordField = ({ context = [], error, ...field }: NewPasswordFieldProps) => {
  const password = useControlValue(field.id)
  const isEasy = useIsEasy(password !== '')
  const warning = isStrongPassword(password) && isEasy?.(password, context) ? PASSWORD_EASY : undefined
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      error={error ?? warning}
      isErrorLive
      rules={PASSWORD_RULES}
    />
  )
}
