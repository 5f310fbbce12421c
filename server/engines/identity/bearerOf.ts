/** The access token in a request's `Authorization`; null where there is none, or another scheme. */
export const bearerOf = (authorization: string | undefined): string | null =>
  /^Bearer (\S+)$/iu.exec(authorization ?? '')?.[1] ?? null;
