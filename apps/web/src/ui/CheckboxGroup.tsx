import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** Multiple choice in a short list. */
export const CheckboxGroup = (props: ChoiceGroupProps) => <ChoiceGroup {...props} type="checkbox" />
