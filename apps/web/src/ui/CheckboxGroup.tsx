import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup.tsx'

/** As many choices as one wants, among a few. */
export const CheckboxGroup = (props: ChoiceGroupProps) => <ChoiceGroup {...props} type="checkbox" />
