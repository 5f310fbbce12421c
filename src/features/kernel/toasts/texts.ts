/** For screen readers: the log of toasts that a newer one has replaced. */
export const notificationTexts = {
  log: 'Earlier notifications',
};
