import { XMLParser } from 'fast-xml-parser';

/**
 * What a response says of itself before any signature was looked at: good for finding out what it must be checked
 * against.
 */
export interface Envelope {
  xml: string;
  /** The request it answers; null for an unsolicited one. */
  inResponseTo: string | null;
  /** Where it says it was sent; null when it does not say. */
  destination: string | null;
  /** Who says to have sent it; null when it does not say. */
  issuer: string | null;
}

/** Characters of base64. Real responses have some ten thousand. */
const MAX_RESPONSE_LENGTH = 256 * 1024;

/** Broken since 2017 and earlier; a library that still signs with them must change that first. */
const WEAK = /(?:xmldsig#(?:rsa-sha1|dsa-sha1|sha1|hmac-sha1)|xmldsig-more#(?:rsa-md5|md5))["']/u;

const textOf = (value: unknown): string | null => {
  const text: unknown = typeof value === 'object' && value !== null && '#text' in value ? value['#text'] : value;
  return typeof text === 'string' && text !== '' ? text : null;
};

/**
 * Decodes a posted SAML response. Document types, comments, processing instructions and broken signature algorithms are
 * refused unread: honest providers use none of them here, and attacks on XML readers start with them.
 *
 * @returns null when it is no response that is worth a look
 */
export function readEnvelope(posted: unknown): Envelope | null {
  if (typeof posted !== 'string' || posted === '' || posted.length > MAX_RESPONSE_LENGTH) return null;
  const xml = Buffer.from(posted, 'base64').toString('utf8');
  const body = xml.replace(/^\uFEFF?<\?xml[^>]*\?>/u, '');
  if (body.includes('<!') || body.includes('<?') || body.includes('\u0000') || WEAK.test(body)) return null;
  try {
    const parser = new XMLParser({
      ignoreAttributes: false,
      attributeNamePrefix: '@',
      removeNSPrefix: true,
      parseTagValue: false,
      processEntities: true,
    });
    const { Response: response } = parser.parse(body, true) as { Response?: Record<string, unknown> };
    if (typeof response !== 'object' || response === null || Array.isArray(response)) return null;
    return {
      xml,
      inResponseTo: textOf(response['@InResponseTo']),
      destination: textOf(response['@Destination']),
      issuer: textOf(response.Issuer),
    };
  } catch {
    return null;
  }
}
