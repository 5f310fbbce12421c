import { never } from './cutCode.mjs';

/** Methods that go, by their classes. */
const UNUSED = {
  Logger: ['debug', 'info', 'warn', 'error', 'create', 'createStatic', '_format'],
  JwtUtils: ['generateSignedJwt', 'generateSignedJwtWithHmac'],
  _CryptoUtils: [
    'generateBasicAuth',
    'hash',
    'customCalculateJwkThumbprint',
    'generateDPoPProof',
    'generateDPoPJkt',
    'generateDPoPKeys',
    'generateClientAssertionJwt',
  ],
  AccessTokenEvents: ['removeAccessTokenExpiring', 'addAccessTokenExpired', 'removeAccessTokenExpired'],
  JsonService: ['getJson', '_appendExtraHeaders'],
  MetadataService: [
    'resetSigningKeys',
    'getUserInfoEndpoint',
    'getCheckSessionIframe',
    'getEndSessionEndpoint',
    'getRevocationEndpoint',
    'getKeysEndpoint',
    'getSigningKeys',
  ],
  TokenClient: ['exchangeCredentials', 'revoke'],
  ResponseValidator: ['validateCredentialsResponse', 'validateSignoutResponse'],
  ClaimsService: ['mergeClaims'],
  OidcClient: [
    'getDpopProof',
    'processResourceOwnerPasswordCredentials',
    'createSignoutRequest',
    'readSignoutResponseState',
    'processSignoutResponse',
    'revokeToken',
  ],
  UserManagerEvents: [
    ...['removeUserLoaded', 'addUserUnloaded', 'removeUserUnloaded', 'removeSilentRenewError'],
    ...['UserSignedIn', 'UserSignedOut', 'UserSessionChanged'].flatMap((event) => [
      `add${event}`,
      `remove${event}`,
      `_raise${event}`,
    ]),
  ],
  SilentRenewService: ['stop'],
  UserManager: [
    ...[
      'signinRedirect',
      'signinResourceOwnerCredentials',
      'signinPopupCallback',
      'signinSilentCallback',
      'signinCallback',
    ],
    ...[
      'signoutRedirect',
      'signoutRedirectCallback',
      'signoutCallback',
      'signoutPopup',
      'signoutPopupCallback',
      'signoutSilent',
      'signoutSilentCallback',
      '_signout',
      '_signoutStart',
      '_signoutEnd',
    ],
    ...[
      'querySessionStatus',
      'revokeTokens',
      '_revokeInternal',
      'stopSilentRenew',
      'clearStaleState',
      'dpopProof',
      'generateDPoPJkt',
    ],
  ],
};

const gone = Object.entries(UNUSED).flatMap(([name, methods]) => methods.map((method) => [`${name}.${method}`, null]));

/**
 * What this application never asks of its OpenID library (src/services/oidc/userManager.ts): windows and frames,
 * signing out at the provider, passwords, client secrets, keys bound to a device, a provider that describes itself,
 * claims from a further address, and a log of what it does.
 *
 * @type {import('./cutCode.mjs').Cuts}
 */
export const openId = {
  calls: [
    ...['debug', 'info', 'warn', 'error'].map((level) => `logger2.${level}`),
    ...['debug', 'error', 'create'].map((level) => `this._logger.${level}`),
    ...['error', 'createStatic'].map((level) => `Logger.${level}`),
    ...['State', 'SigninState', 'User'].map((name) => `new Logger("${name}").create`),
    'this.error',
    'this._appendExtraHeaders',
  ],
  values: {
    'this._logger.create': 'Logger',
    'Logger.createStatic': 'Logger',
    'new Logger': 'Logger',
    'this.settings.dpop': 'null',
    'this._settings.client_authentication': '"client_secret_post"',
    'this.settings.refreshTokenAllowedScope': 'undefined',
    'this.settings.includeIdTokenInSilentRenew': 'false',
    'this._userManager.settings.maxSilentRenewTimeoutRetries': 'undefined',
  },
  statements: ['((Log2) =>', 'Log.reset()'],
  methods: {
    ...Object.fromEntries(gone),
    'MetadataService.getMetadata': 'return this._metadata;',
    'ResponseValidator._processClaims':
      'response.profile = this._claimsService.filterProtocolClaims(response.profile);',
  },
  texts: [
    ['  throw(err) {', '  static throw(err) {'],
    never('response.headers.has("dpop-nonce")'),
    [
      '    this._userInfoService = new UserInfoService(this._settings, this._metadataService);\n    this._tokenClient',
      '    this._tokenClient',
    ],
    ['this._userSignedIn = new Event("User signed in");', ''],
    ['this._userSignedOut = new Event("User signed out");', ''],
    ['this._userSessionChanged = new Event("User session changed");', ''],
    ['redirectNavigator != null ? redirectNavigator : new RedirectNavigator(this.settings)', 'redirectNavigator'],
    ['popupNavigator != null ? popupNavigator : new PopupNavigator(this.settings)', 'popupNavigator'],
    ['iframeNavigator != null ? iframeNavigator : new IFrameNavigator(this.settings)', 'iframeNavigator'],
    never('this.settings.monitorSession'),
  ],
};
