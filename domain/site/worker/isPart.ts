/** A name that the build gave: it ends in the hash of the content, or of the build. */
const HASHED = /^\/assets\/[\w.-]+\.[\da-f]{8}\.(?:css|js|woff2?|svg|png|webp|avif)$/u;

/** Whether a path is that of a file whose name says its content: no name is ever used twice. */
export const isPart = (path: string): boolean => HASHED.test(path);
