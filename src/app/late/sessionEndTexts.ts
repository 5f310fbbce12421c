/** Before a member's session ends. */
export const sessionEndTexts = {
  title: (time: string) => `You’ll be signed out at ${time}`,
  idle: 'You haven’t used the site for a while. Press any key or move the pointer to stay signed in. What you typed is safe.',
  whole:
    'For your security, we ask everyone to sign in again from time to time. You can then carry on with this page, and what you typed is safe.',
  stay: 'Stay signed in',
};
