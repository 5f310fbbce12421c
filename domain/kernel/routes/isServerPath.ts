/** Below these the server itself answers; an address there that nothing serves is no page of the application. */
const SERVER_PATHS = /^\/(?:api|assets|graphql|healthz|iiif|interaction|livez|metrics|oidc|saml|social)(?:\/|$)/iu;

/**
 * Whether the server itself answers below this path, rather than with the document of a page.
 * @param pathname - starts with a slash
 */
export const isServerPath = (pathname: string): boolean => SERVER_PATHS.test(pathname);
