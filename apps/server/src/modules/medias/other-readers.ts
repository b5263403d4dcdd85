const MARKUP = /<(?:script|html|svg|iframe|body|object|embed)[\s>/]|<!doctype\s|<\?php\s/i
/** ZIP readers look for the last record near the end. */
const ZIP_WITHIN = 65_557

/** Whether a browser could take these bytes for a page. */
export const isMarkup = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('latin1'))

/** Whether a program could open the file as a ZIP archive, whatever it begins with. */
export const isZip = (bytes: Buffer): boolean => bytes.subarray(-ZIP_WITHIN).includes('PK\u0005\u0006')
