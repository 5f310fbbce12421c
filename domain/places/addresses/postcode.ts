const TABLE = `
AB Aberdeen|AL St Albans|B Birmingham|BA Bath|BB Blackburn|BD Bradford|BH Bournemouth|BL Bolton|BN Brighton|BR Bromley|BS Bristol|BT Belfast|
CA Carlisle|CB Cambridge|CF Cardiff|CH Chester|CM Chelmsford|CO Colchester|CR Croydon|CT Canterbury|CV Coventry|CW Crewe|DA Dartford|DD Dundee|DE Derby|
DG Dumfries|DH Durham|DL Darlington|DN Doncaster|DT Dorchester|DY Dudley|E London|EC London|EH Edinburgh|EN Enfield|EX Exeter|FK Falkirk|FY Blackpool|
G Glasgow|GL Gloucester|GU Guildford|GY St Peter Port|HA Harrow|HD Huddersfield|HG Harrogate|HP Hemel Hempstead|HR Hereford|HS Stornoway|HU Hull|HX Halifax|
IG Ilford|IM Douglas|IP Ipswich|IV Inverness|JE St Helier|KA Kilmarnock|KT Kingston upon Thames|KW Kirkwall|KY Kirkcaldy|L Liverpool|LA Lancaster|
LD Llandrindod Wells|LE Leicester|LL Llandudno|LN Lincoln|LS Leeds|LU Luton|M Manchester|ME Rochester|MK Milton Keynes|ML Motherwell|N London|
NE Newcastle upon Tyne|NG Nottingham|NN Northampton|NP Newport|NR Norwich|NW London|OL Oldham|OX Oxford|PA Paisley|PE Peterborough|PH Perth|PL Plymouth|
PO Portsmouth|PR Preston|RG Reading|RH Redhill|RM Romford|S Sheffield|SA Swansea|SE London|SG Stevenage|SK Stockport|SL Slough|SM Sutton|SN Swindon|
SO Southampton|SP Salisbury|SR Sunderland|SS Southend-on-Sea|ST Stoke-on-Trent|SW London|SY Shrewsbury|TA Taunton|TD Galashiels|TF Telford|TN Tonbridge|
TQ Torquay|TR Truro|TS Middlesbrough|TW Twickenham|UB Southall|W London|WA Warrington|WC London|WD Watford|WF Wakefield|WN Wigan|WR Worcester|WS Walsall|
WV Wolverhampton|YO York|ZE Lerwick`;

/** The town each postcode area of the United Kingdom and the islands is named after, by the letters it starts with. */
export const POSTCODE_AREAS: ReadonlyMap<string, string> = new Map(
  TABLE.split(/[|\n]+/u)
    .filter((entry) => entry !== '')
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);

/** A postcode as far as it can be read. */
export interface Postcode {
  /** Outward code: `LS1`. */
  outward: string;
  /** Inward code; null where only the outward one was given. */
  inward: string | null;
  /** The town its area is named after: all that the site knows of where a postcode lies. */
  areaTown: string;
}

const SHAPE = /^([A-Z]{1,2})(\d[A-Z\d]?)(?: ?(\d[A-Z]{2}))?$/u;

/**
 * Reads a postcode of the United Kingdom or the islands, whole or outward only, in any case and spacing.
 * @returns null for what has not the shape of one, and where no area starts with its letters.
 * @example readPostcode('ls14dy') // { outward: 'LS1', inward: '4DY', areaTown: 'Leeds' }
 */
export function readPostcode(text: string): Postcode | null {
  const typed = text.toUpperCase().replace(/\s+/gu, '');
  const spaced = typed.length > 4 ? `${typed.slice(0, -3)} ${typed.slice(-3)}` : typed;
  const [, area = '', district = '', inward] = SHAPE.exec(spaced) ?? [];
  const areaTown = POSTCODE_AREAS.get(area);
  return areaTown === undefined ? null : { outward: area + district, inward: inward ?? null, areaTown };
}

/** A postcode as it is written: `LS1 4DY`. */
export const postcodeText = ({ outward, inward }: Postcode): string =>
  inward === null ? outward : `${outward} ${inward}`;

/**
 * What a postcode did for a search, as a sentence; null where none was given. No old record has one: postcodes came in
 * from 1959.
 * @param hasLocation - whether a place was given beside it.
 */
export function postcodeNote(text: string, hasLocation: boolean): string | null {
  if (text === '') return null;
  const read = readPostcode(text);
  if (!read) return `We do not know the postcode ${text}, so we left it out.`;
  const written = postcodeText(read);
  if (hasLocation)
    return `We left out ${written}: old records have no postcodes, and we do not know which houses it covers.`;
  return `We know only that ${written} is in the area named after ${read.areaTown}, so these are results for ${read.areaTown}. Add the town or parish for more precise results.`;
}
