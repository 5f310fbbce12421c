import type { HistoricalLayer } from '#domain/places/maps/historicalLayer.ts';
import type { OutsideScript } from '#domain/site/content/siteBoot.ts';

import { isSafeAddress } from '../hostNames.ts';
import { parseMapLayers } from '../parseMapLayers.ts';
import { BLANKS, fail, flag, host, list, matching, network, origin, parseSite, reader, url } from './readers.ts';
import { group, type Reader, type Refuse, setting } from './setting.ts';

const path = matching(/^\/(?!\/)[^?#\s]*$/, 'paths such as /old-site, separated by commas');

/** Pages that may hold this site in a frame are trusted like the site itself: https, or this machine. */
const frame = reader((given) => {
  const address = parseSite(given);
  return isSafeAddress(address)
    ? address.origin
    : fail('https addresses such as https://app.example.org, separated by spaces');
});

const script = url(['https:', 'http:'], 'the address of a script, such as https://survey.example.org/client.js');

const mapLayers: Reader<readonly HistoricalLayer[], readonly HistoricalLayer[]> = {
  ...reader(parseMapLayers),
  unset: [],
};

/** Ids that go into the source of pages: plain words only. */
export const project = matching(/^[\w.-]{1,100}$/u, 'letters, digits, dots, dashes and underscores');

/** A script and its project go together. */
const settleScript =
  (kind: 'SURVEY' | 'RECORDING') =>
  (
    { scriptUrl, projectId }: { [Name in keyof OutsideScript]: string | null },
    refuse: Refuse,
  ): OutsideScript | null => {
    if (scriptUrl !== null && projectId !== null) return { scriptUrl, projectId };
    if (scriptUrl !== null) refuse(`${kind}_PROJECT_ID must be set together with ${kind}_SCRIPT_URL.`);
    return null;
  };

/** Proxies before the site, and other sites that it knows of. */
export const elsewhere = {
  /** IP addresses or ranges; empty believes no one. */
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    list(network),
    'Reverse proxies that may state a reader’s address and a request id: IP addresses or ranges, separated by commas. Unset: none.',
  ),
  /** IP addresses or ranges that may open staff’s pages and metrics; empty: all may. */
  internalNetworks: setting(
    'INTERNAL_NETWORKS',
    list(network),
    'Networks from which `/internal` (staff) and `/metrics` may be opened, separated by commas; the machine itself always may. Unset: every network.',
  ),
  /** Browsers must use https for subdomains of the site's host, too. */
  coversSubdomains: setting(
    'HSTS_SUBDOMAINS',
    flag,
    '`on` has browsers use https for every subdomain of the site’s host too. Only where all of them have it: browsers remember it for a year.',
    'off',
  ),
  /** Other sites that this one leads to, or that lead to it. */
  addresses: group({
    sisterDomain: setting(
      'SHA_DOMAIN',
      host,
      'Domain of the sister site, the social-history archive, where some pages, such as the site map, are not shown.',
    ),
    legacyOrigin: setting(
      'LEGACY_ORIGIN',
      origin,
      'The site that this one replaced, such as `https://old.example.org`: `/redirect?to=/path` leads there (a demonstration only says where).',
    ),
    legacyPaths: setting(
      'LEGACY_PATHS',
      list(path),
      'Paths, separated by commas: links below them that have no page here go to the legacy site.',
    ),
    returnHosts: setting(
      'RETURN_HOSTS',
      list(host),
      'Hosts of other sites that members may be sent back to after signing in, separated by commas; https only.',
    ),
  }),
  /** Origins of pages that may show this site in a frame. */
  appOrigins: setting(
    'APP_ORIGINS',
    list(frame, BLANKS),
    'Addresses of pages, such as your app’s, that may show this site in a frame and talk to it, separated by spaces; https, or this machine. Unset: none. See [embedding.md](embedding.md).',
  ),
  /** Origins of viewers elsewhere that may show newspapers which are not free. */
  iiifViewers: setting(
    'IIIF_VIEWERS',
    list(origin, BLANKS),
    'Addresses of IIIF viewers elsewhere, separated by spaces, in which readers may open newspapers that are not free after signing in here. Unset: only pages of this site. See Newspapers in IIIF viewers.',
  ),
  /** Hosts from which staff may have pages of books, and issues of newspapers, copied. */
  manifestHosts: setting(
    'MANIFEST_HOSTS',
    list(host),
    'Hosts from which staff may have the pages of books, and issues of newspapers, copied by IIIF manifests, separated by commas: of the manifests, and of the images they name. Unset: none.',
  ),
  /** Historical maps of other servers, the oldest first; empty for none. */
  mapLayers: setting(
    'MAP_LAYERS',
    mapLayers,
    'Scanned historical maps on other servers, as a JSON list. See Historical maps.',
  ),
  /** Scripts from elsewhere that readers may allow; null where none is set. */
  survey: group(
    {
      scriptUrl: setting(
        'SURVEY_SCRIPT_URL',
        script,
        'Client script of the survey tool (made for Refiner’s). Runs only with the flag `enable-refiner` and a reader’s consent to functional cookies.',
      ),
      projectId: setting('SURVEY_PROJECT_ID', project, 'The survey tool’s id of this site. Needed with the script.'),
    },
    settleScript('SURVEY'),
  ),
  recording: group(
    {
      scriptUrl: setting(
        'RECORDING_SCRIPT_URL',
        script,
        'Client script of the session recording (made for FullStory’s). Runs only with the flag `enable-fullstory` and a reader’s consent to performance cookies.',
      ),
      projectId: setting(
        'RECORDING_PROJECT_ID',
        project,
        'The recording tool’s id of this site. Needed with the script.',
      ),
    },
    settleScript('RECORDING'),
  ),
  /** Origins that those scripts need beside their own. */
  measuringOrigins: setting(
    'MEASURING_ORIGINS',
    list(origin, BLANKS),
    'Addresses beside their own that these two scripts may fetch from and send to, separated by spaces.',
  ),
};
