import type { SessionLimits } from '#domain/account/security/sessionLimits.ts';
import type { CountryRule } from '#domain/billing/core/buyerCountry.ts';
import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';
import type { Locale } from '#domain/search/core/taxonomy/categories.ts';
import type { LoggedInHome, OutsideScript, SiteAddresses } from '#domain/site/content/siteBoot.ts';

import { type AppStoreSettings, readAppStores } from './appStoreSettings.ts';
import { type AssistantSettings, readAssistant } from './assistantSettings.ts';
import { createSettingReader, type Environment } from './createSettingReader.ts';
import { isLoopback } from './isLoopback.ts';
import { type OpenSearchSettings, readOpenSearch } from './openSearchSettings.ts';
import { type OperatorSettings, readOperator } from './operatorSettings.ts';
import { type PaymentSettings, readPayment } from './paymentSettings.ts';
import { inProject } from './projectRoot.ts';
import { readS3Settings, type S3Settings } from './s3Settings.ts';
import { secretProblem } from './secretProblem.ts';
import { SETTINGS } from './settingDefinitions.ts';
import { readSocial, type SocialSettings } from './socialSettings.ts';
import { UserError } from './UserError.ts';

/** What the environment says, checked and typed. */
export interface Settings {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** Addresses of servers that may take over. */
  databaseStandbyUrls: readonly string[];
  /** Addresses of standbys that may answer readers. */
  databaseReadUrls: readonly string[];
  /**
   * The same database past a pooler: its server, then those that may take over; empty where `databaseUrl` names no
   * pooler.
   */
  databaseDirectUrls: readonly string[];
  /** Connections keep statements ready. */
  isDatabasePrepared: boolean;
  mode: 'demo' | 'production';
  /** What an empty database is filled with in demo mode. */
  sampleData: 'county' | 'none';
  /** The cluster that searches; null: the columnar engine, in memory. */
  openSearch: OpenSearchSettings | null;
  /** Searches in five minutes for a visitor's network, four times as many for a member; 0 for any number. */
  searchLimit: number;
  /** Where files are kept that cannot be made again; null for `dataDir`. */
  s3: S3Settings | null;
  /** Absolute; null where the doctor does not know of backups. */
  backupDir: string | null;
  /** Public keys for which exports are encrypted; empty for none. */
  exportRecipients: readonly string[];
  /** What exports are encrypted with where there is no public key. Never logged. */
  exportPassphrase: string | null;
  /** Megabytes of images kept on disk that can be made again. */
  imageCacheMegabytes: number;
  /** Newspaper pages that are read side by side in the background; 0 for none. */
  ocrThreads: number;
  /** A program that reads pages; null for the one that comes with the site. */
  ocrCommand: string | null;
  /** Megabytes that must be free on the data folder's disk for the site to call itself ready. */
  diskFreeMegabytes: number;
  /** Seconds in which requests are still taken after the site was asked to end. */
  drainSeconds: number;
  /** Seconds that a statement of a request may take; 0 for any time. */
  statementSeconds: number;
  /** Seconds for which the event loop may stand still before the process is ended; 0 for any time. */
  watchdogSeconds: number;
  /** Origin of the site as readers type it, without a final slash: the issuer, canonical addresses and redirects. */
  publicUrl: string;
  /**
   * Whether `publicUrl` was set, rather than derived from the port: with port 0 the server derives it once it listens.
   */
  isPublicUrlSet: boolean;
  /** Browsers must use https for subdomains of the site's host, too. */
  coversSubdomains: boolean;
  /** `database`, or a module that exports an OpenFeature provider. */
  flagProvider: string;
  /** Other sites that this one knows of. */
  addresses: SiteAddresses;
  /** IP addresses or ranges; empty believes no one. */
  trustedProxies: readonly string[];
  /** IP addresses or ranges that may open staff’s pages and metrics; empty: all may. */
  internalNetworks: readonly string[];
  /** Absolute path of the operator's own texts; null for none. */
  contentDir: string | null;
  /** The help centre that articles come from; null where they are files. */
  helpCentre: { url: URL; locale: string } | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Key material for what is kept sealed in the database. Never logged. */
  secret: string;
  /** Address of the mail server with its password. Null: none. Never logged. */
  smtpUrl: string | null;
  /** Null: no-reply at the host of `publicUrl`. */
  mailFrom: string | null;
  /** Null: members sign in here only. */
  social: SocialSettings | null;
  /** A language model that helps to read sentences. Null: rules alone read them. */
  assistant: AssistantSettings | null;
  /** Null: there is no app. */
  appUrl: string | null;
  /** Plans of this group are changed by the partner organisation alone. */
  partnerPlanGroup: string;
  affiliatePostbackUrl: string | null;
  invoiceTrustDays: number;
  creditMonths: number | null;
  /** Who takes money. */
  payment: PaymentSettings;
  /** Where apps sell subscriptions. */
  appStores: AppStoreSettings;
  /** Who runs the site. */
  operator: OperatorSettings;
  /** `YYYY-MM-DD`: since when the present terms of use are in force. Null: they never changed. */
  termsDate: string | null;
  /** How long sessions last. */
  sessionLimits: SessionLimits;
  /** Null: the site names no address for help. */
  loggedInHome: LoggedInHome;
  /** What fields and categories are called. */
  locale: Locale;
  supportEmail: string | null;
  /** Scripts from elsewhere that readers may allow; null where none is set. */
  survey: OutsideScript | null;
  recording: OutsideScript | null;
  /** Origins that those scripts need beside their own. */
  measuringOrigins: readonly string[];
  /** Origins of viewers elsewhere that may show newspapers which are not free. */
  iiifViewers: readonly string[];
  /** Origins of pages that may show this site in a frame. */
  appOrigins: readonly string[];
  /** Historical maps of other servers, the oldest first; empty for none. */
  mapLayers: readonly HistoricalLayer[];
  /** Documents of public pages carry what a visitor sees first. */
  hasFirstContent: boolean;
  /** Browsers keep the site's code for the next visit. */
  hasServiceWorker: boolean;
  /** Members may write to each other. */
  isMessagingOn: boolean;
  /** No one in a family tree is taken to live longer than so many years. */
  livingYears: number;
  /** IANA name. */
  siteTimeZone: string;
  /** ISO 3166 alpha-2. */
  sellerCountry: string;
  /** Where a buyer belongs whose two signs differ. */
  countryRule: CountryRule;
  sellerName: string;
  /** Lines, joined by line breaks; null: invoices give none. */
  sellerAddress: string | null;
  /** Null: no tax is charged. */
  sellerTaxNumber: string | null;
  /** Minor units that one member of staff may give back of a payment. */
  staffRefundLimit: number;
  /** Minor units that one member of staff gives away alone within a day. */
  staffDayLimit: number;
  /** Largest GEDCOM file that members may upload, packed and unpacked. */
  gedcomMegabytes: number;
  /** Memory that reading or writing one GEDCOM file may take. */
  gedcomMemoryMegabytes: number;
}

/** Of no one: the zeros say so. */
const SAMPLE_TAX_NUMBER = 'GB 000 0000 00';

/** What a site on the open network must not run with. */
function productionProblems({ mode, secret, publicUrl }: Settings): string[] {
  if (mode !== 'production') return [];
  const url = new URL(publicUrl);
  return [
    secretProblem(secret),
    url.protocol === 'http:' &&
      !isLoopback(url.hostname) &&
      'PUBLIC_URL must be https in production: browsers sign in only over https or on localhost.',
  ].filter((problem) => typeof problem === 'string');
}

/**
 * Reads every setting of docs/run-it.md. An empty variable counts as unset; unknown variables are ignored.
 *
 * @throws UserError naming every bad setting at once, one line each; secrets and database addresses are not repeated.
 * @example readSettings({ PORT: '8080' }).publicUrl // 'http://localhost:8080'
 */
export function readSettings(env: Environment): Settings {
  const reader = createSettingReader(env);
  const { optional, required, problems } = reader;

  /** A script and its project go together. */
  const script = (kind: 'SURVEY' | 'RECORDING'): OutsideScript | null => {
    const scriptUrl = optional(`${kind}_SCRIPT_URL`, SETTINGS[`${kind}_SCRIPT_URL`]);
    const projectId = optional(`${kind}_PROJECT_ID`, SETTINGS[`${kind}_PROJECT_ID`]);
    if (scriptUrl !== null && projectId !== null) return { scriptUrl, projectId };
    if (scriptUrl !== null) problems.push(`${kind}_PROJECT_ID must be set together with ${kind}_SCRIPT_URL.`);
    return null;
  };

  /** Without its address there is no help centre to ask. */
  const helpCentre = (): Settings['helpCentre'] => {
    const isOutside = required('HELP_SOURCE', SETTINGS.HELP_SOURCE) === 'zendesk';
    const url = optional('HELP_ZENDESK_URL', SETTINGS.HELP_ZENDESK_URL);
    const locale = required('HELP_ZENDESK_LOCALE', SETTINGS.HELP_ZENDESK_LOCALE);
    if (isOutside && url === null) problems.push('HELP_ZENDESK_URL must be set where HELP_SOURCE is zendesk.');
    return isOutside && url !== null ? { url, locale } : null;
  };

  const port = required('PORT', SETTINGS.PORT);
  const publicUrl = optional('PUBLIC_URL', SETTINGS.PUBLIC_URL);
  const contentDir = optional('CONTENT_DIR', SETTINGS.CONTENT_DIR);
  const backupDir = optional('BACKUP_DIR', SETTINGS.BACKUP_DIR);
  const mode = required('MUNIMENT_MODE', SETTINGS.MUNIMENT_MODE);
  const settings: Settings = {
    port,
    host: required('HOST', SETTINGS.HOST),
    dataDir: inProject(required('DATA_DIR', SETTINGS.DATA_DIR)),
    databaseUrl: optional('DATABASE_URL', SETTINGS.DATABASE_URL),
    databaseStandbyUrls: optional('DATABASE_STANDBY_URLS', SETTINGS.DATABASE_STANDBY_URLS) ?? [],
    databaseReadUrls: optional('DATABASE_READ_URLS', SETTINGS.DATABASE_READ_URLS) ?? [],
    databaseDirectUrls: optional('DATABASE_DIRECT_URL', SETTINGS.DATABASE_DIRECT_URL) ?? [],
    isDatabasePrepared: required('DATABASE_PREPARED', SETTINGS.DATABASE_PREPARED) === 'on',
    mode,
    sampleData: required('SAMPLE_DATA', SETTINGS.SAMPLE_DATA),
    openSearch: readOpenSearch(reader),
    searchLimit: required('SEARCH_LIMIT', SETTINGS.SEARCH_LIMIT),
    ocrThreads: required('OCR_THREADS', SETTINGS.OCR_THREADS),
    ocrCommand: optional('OCR_COMMAND', SETTINGS.OCR_COMMAND),
    s3: readS3Settings(reader),
    backupDir: backupDir && inProject(backupDir),
    exportRecipients: optional('EXPORT_RECIPIENTS', SETTINGS.EXPORT_RECIPIENTS) ?? [],
    exportPassphrase: optional('EXPORT_PASSPHRASE', SETTINGS.EXPORT_PASSPHRASE),
    imageCacheMegabytes: required('IMAGE_CACHE_MB', SETTINGS.IMAGE_CACHE_MB),
    diskFreeMegabytes: required('DISK_FREE_MB', SETTINGS.DISK_FREE_MB),
    statementSeconds: required('STATEMENT_SECONDS', SETTINGS.STATEMENT_SECONDS),
    watchdogSeconds: required('WATCHDOG_SECONDS', SETTINGS.WATCHDOG_SECONDS),
    drainSeconds: required('DRAIN_SECONDS', SETTINGS.DRAIN_SECONDS),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    isPublicUrlSet: publicUrl !== null,
    coversSubdomains: required('HSTS_SUBDOMAINS', SETTINGS.HSTS_SUBDOMAINS) === 'on',
    flagProvider: required('FLAG_PROVIDER', SETTINGS.FLAG_PROVIDER),
    addresses: {
      sisterDomain: optional('SHA_DOMAIN', SETTINGS.SHA_DOMAIN),
      legacyOrigin: optional('LEGACY_ORIGIN', SETTINGS.LEGACY_ORIGIN),
      legacyPaths: optional('LEGACY_PATHS', SETTINGS.LEGACY_PATHS) ?? [],
      returnHosts: optional('RETURN_HOSTS', SETTINGS.RETURN_HOSTS) ?? [],
    },
    trustedProxies: optional('TRUSTED_PROXIES', SETTINGS.TRUSTED_PROXIES) ?? [],
    internalNetworks: optional('INTERNAL_NETWORKS', SETTINGS.INTERNAL_NETWORKS) ?? [],
    contentDir: contentDir && inProject(contentDir),
    helpCentre: helpCentre(),
    logLevel: required('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    secret: required('MUNIMENT_SECRET', SETTINGS.MUNIMENT_SECRET),
    smtpUrl: optional('SMTP_URL', SETTINGS.SMTP_URL),
    mailFrom: optional('MAIL_FROM', SETTINGS.MAIL_FROM),
    social: readSocial(reader),
    assistant: readAssistant(reader),
    appUrl: optional('APP_URL', SETTINGS.APP_URL),
    partnerPlanGroup: required('PARTNER_PLAN_GROUP', SETTINGS.PARTNER_PLAN_GROUP),
    affiliatePostbackUrl: optional('AFFILIATE_POSTBACK_URL', SETTINGS.AFFILIATE_POSTBACK_URL),
    creditMonths: optional('CREDIT_MONTHS', SETTINGS.CREDIT_MONTHS),
    payment: readPayment(reader, mode),
    appStores: readAppStores(reader),
    operator: readOperator(reader),
    termsDate: optional('TERMS_DATE', SETTINGS.TERMS_DATE),
    sessionLimits: {
      members: {
        idle: required('MEMBER_IDLE_DAYS', SETTINGS.MEMBER_IDLE_DAYS) * 86_400,
        whole: required('MEMBER_SESSION_DAYS', SETTINGS.MEMBER_SESSION_DAYS) * 86_400,
      },
      staff: {
        idle: required('STAFF_IDLE_MINUTES', SETTINGS.STAFF_IDLE_MINUTES) * 60,
        whole: required('STAFF_SESSION_HOURS', SETTINGS.STAFF_SESSION_HOURS) * 3600,
      },
    },
    locale: required('SITE_LOCALE', SETTINGS.SITE_LOCALE),
    loggedInHome: required('LOGGED_IN_HOME', SETTINGS.LOGGED_IN_HOME),
    supportEmail: optional('SUPPORT_EMAIL', SETTINGS.SUPPORT_EMAIL),
    survey: script('SURVEY'),
    recording: script('RECORDING'),
    measuringOrigins: optional('MEASURING_ORIGINS', SETTINGS.MEASURING_ORIGINS) ?? [],
    appOrigins: optional('APP_ORIGINS', SETTINGS.APP_ORIGINS) ?? [],
    iiifViewers: optional('IIIF_VIEWERS', SETTINGS.IIIF_VIEWERS) ?? [],
    hasFirstContent: required('FIRST_CONTENT', SETTINGS.FIRST_CONTENT) === 'on',
    hasServiceWorker: required('SERVICE_WORKER', SETTINGS.SERVICE_WORKER) === 'on',
    isMessagingOn: (optional('MESSAGING', SETTINGS.MESSAGING) ?? (mode === 'demo' ? 'on' : 'off')) === 'on',
    livingYears: required('LIVING_YEARS', SETTINGS.LIVING_YEARS),
    gedcomMegabytes: required('GEDCOM_MB', SETTINGS.GEDCOM_MB),
    siteTimeZone: required('SITE_TIME_ZONE', SETTINGS.SITE_TIME_ZONE),
    sellerCountry: required('SELLER_COUNTRY', SETTINGS.SELLER_COUNTRY),
    countryRule: required('COUNTRY_RULE', SETTINGS.COUNTRY_RULE),
    sellerName: required('SELLER_NAME', SETTINGS.SELLER_NAME),
    sellerAddress: optional('SELLER_ADDRESS', SETTINGS.SELLER_ADDRESS),
    sellerTaxNumber:
      optional('SELLER_TAX_NUMBER', SETTINGS.SELLER_TAX_NUMBER) ?? (mode === 'demo' ? SAMPLE_TAX_NUMBER : null),
    invoiceTrustDays: required('INVOICE_TRUST_DAYS', SETTINGS.INVOICE_TRUST_DAYS),
    staffRefundLimit: required('STAFF_REFUND_LIMIT', SETTINGS.STAFF_REFUND_LIMIT),
    staffDayLimit: required('STAFF_DAY_LIMIT', SETTINGS.STAFF_DAY_LIMIT),
    gedcomMemoryMegabytes: required('GEDCOM_MEMORY_MB', SETTINGS.GEDCOM_MEMORY_MB),
    mapLayers: optional('MAP_LAYERS', SETTINGS.MAP_LAYERS) ?? [],
  };
  problems.push(...productionProblems(settings));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  return settings;
}
