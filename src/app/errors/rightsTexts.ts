/** A page that was refused because nothing answered what the reader may do. */
export const rightsTexts = {
  text: 'We could not find out what your account includes. We’ll try again a few times, and whenever you come back to this tab. The page opens by itself once we know.',
  again: 'Try now',
  still: 'There is still no answer.',
};
