const BOT = /bot|crawl|spider|slurp/iu;

/** Whether a user agent says it is a crawler. Null and empty are readers. */
export const isBot = (userAgent: string | null | undefined): boolean => BOT.test(userAgent ?? '');
