/** The language of the help. */
export const HELP_LOCALE = 'en-gb';
