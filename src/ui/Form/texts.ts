/** Said in a form that cannot be sent because its code did not arrive. */
export const formTexts = {
  missing: 'Part of this form did not arrive. Nothing you typed is lost. Check your connection, then try again.',
};
