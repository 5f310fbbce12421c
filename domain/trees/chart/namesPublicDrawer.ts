/**
 * Whether the address of a public tree is that of a drawer over its chart, known or not; it may leave the second "tree"
 * out.
 * @example namesPublicDrawer('/public-tree/fmp-1-2/profile/facts') // true
 */
export const namesPublicDrawer = (pathname: string): boolean =>
  /^\/public-tree\/[^/]+\/(?!tree\/*$)\/*[^/]/iu.test(pathname);
