/** An OpenID provider that members may sign in with, as the operator set it. */
export interface SocialSettings {
  /** Its issuer: below which its discovery document is. https, or a loopback address. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What readers call it: "Continue with {name}". */
  name: string;
}
