// The parts of oidc-provider by their own files. Its index does nothing but join them and write a warning about Node.js
// 20 at every start; this site is tested on that version (ADR 4).
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}
declare module 'oidc-provider/lib/helpers/errors.js' {
  import type { errors } from 'oidc-provider';

  export const SessionNotFound: typeof errors.SessionNotFound;
}
declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import type { interactionPolicy } from 'oidc-provider';

  export const base: typeof interactionPolicy.base;
  export const Check: typeof interactionPolicy.Check;
}
