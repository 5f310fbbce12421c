type Fields = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The browser's own log, for support and for anyone who looks over a reader's shoulder. Messages that the
 * specification quotes have no fields; fields hold codes and ids, never names, addresses or tokens.
 */
export const siteLog = {
  warn: (message: string, fields?: Fields): void => (fields ? console.warn(message, fields) : console.warn(message)),
  error: (message: string, fields?: Fields): void => (fields ? console.error(message, fields) : console.error(message)),
};
