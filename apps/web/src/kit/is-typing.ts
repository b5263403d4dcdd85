const FIELDS = '#contenu :is(input:is(:not([type]), [type=text], [type=search]), textarea)'

/** Whether she is writing in the page: what changes around her field leaves the focus there. */
export const isTyping = (): boolean => document.activeElement?.matches(FIELDS) ?? false
