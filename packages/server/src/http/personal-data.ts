/** Matches e-mails, session tokens and link tokens. */
const personal = /[\w.+-]+@[\w-]+(\.[\w-]+)+|eyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=token=)[\w-]+/g;

/** Masks personal data and secrets. */
export const withoutPersonalData = (text: string): string => text.replace(personal, '…');
