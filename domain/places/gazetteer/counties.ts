/** A historic county of Britain, Ireland or the islands. */
export interface County {
  /** Chapman code, upper case, as FreeCEN and FreeREG files have it. */
  code: string;
  /** Usual name: Cornwall, County names of Ireland without "County". */
  name: string;
  /** england, scotland, wales, ireland, isle of man, channel islands. */
  country: string;
  /** Other names and abbreviations records use, folded: lower case, single spaces. */
  aliases: readonly string[];
}

const TABLE: Readonly<Record<string, string>> = {
  england: `
BDF Bedfordshire beds bedford
BRK Berkshire berks
BKM Buckinghamshire bucks buckingham
CAM Cambridgeshire cambs cambridge
CHS Cheshire ches chester
CON Cornwall corn
CUL Cumberland cumb
DBY Derbyshire derbys derby
DEV Devon devonshire
DOR Dorset dorsetshire
DUR Durham county_durham co_durham durh
ESS Essex
GLS Gloucestershire glos gloucester
HAM Hampshire hants southampton southamptonshire
HEF Herefordshire hereford
HRT Hertfordshire herts hertford
HUN Huntingdonshire hunts huntingdon
KEN Kent
LAN Lancashire lancs lancaster
LEI Leicestershire leics leicester
LIN Lincolnshire lincs lincoln
MDX Middlesex middx
LND London city_of_london
NFK Norfolk norf
NTH Northamptonshire northants northampton
NBL Northumberland northd
NTT Nottinghamshire notts nottingham
OXF Oxfordshire oxon oxford
RUT Rutland rutlandshire
SAL Shropshire salop
SOM Somerset somersetshire soms
STS Staffordshire staffs stafford
SFK Suffolk suff
SRY Surrey
SSX Sussex
WAR Warwickshire warwicks warks warwick
WES Westmorland westmoreland
WIL Wiltshire wilts
WOR Worcestershire worcs worcester
YKS Yorkshire yorks york ery nry wry east_riding north_riding west_riding
IOW Isle_of_Wight wight
`,
  wales: `
AGY Anglesey sir_fon ynys_mon
BRE Brecknockshire breconshire brecon brecknock
CAE Caernarfonshire carnarvonshire caernarvonshire caernarvon carnarvon caernarfon
CGN Cardiganshire cardigan ceredigion
CMN Carmarthenshire carmarthen
DEN Denbighshire denbigh
FLN Flintshire flint
GLA Glamorgan glamorganshire glam
MER Merionethshire merioneth
MON Monmouthshire monmouth
MGY Montgomeryshire montgomery
PEM Pembrokeshire pembroke
RAD Radnorshire radnor
`,
  scotland: `
ABD Aberdeenshire aberdeen
ANS Angus forfarshire forfar
ARL Argyllshire argyll argyle argyleshire
AYR Ayrshire ayr
BAN Banffshire banff
BEW Berwickshire berwick
BUT Buteshire bute
CAI Caithness
CLK Clackmannanshire clackmannan
DFS Dumfriesshire dumfries
DNB Dunbartonshire dumbartonshire dumbarton dunbarton
ELN East_Lothian haddingtonshire haddington
FIF Fife fifeshire
INV Inverness-shire inverness invernessshire
KCD Kincardineshire kincardine mearns
KRS Kinross-shire kinross kinrossshire
KKD Kirkcudbrightshire kirkcudbright
LKS Lanarkshire lanark
MLN Midlothian edinburghshire edinburgh
MOR Morayshire moray elginshire elgin
NAI Nairnshire nairn
OKI Orkney orkney_islands
PEE Peeblesshire peebles
PER Perthshire perth
RFW Renfrewshire renfrew
ROC Ross_and_Cromarty ross cromarty ross-shire rossshire
ROX Roxburghshire roxburgh
SEL Selkirkshire selkirk
SHI Shetland shetland_islands zetland
STI Stirlingshire stirling
SUT Sutherland
WLN West_Lothian linlithgowshire linlithgow
WIG Wigtownshire wigtown
`,
  ireland: `
ANT Antrim
ARM Armagh
CAR Carlow
CAV Cavan
CLA Clare
COR Cork
DON Donegal
DOW Down
DUB Dublin
FER Fermanagh
GAL Galway
KER Kerry
KID Kildare
KIK Kilkenny
LEX Laois queens_county leix
LET Leitrim
LIM Limerick
LDY Londonderry derry
LOG Longford
LOU Louth
MAY Mayo
MEA Meath
MOG Monaghan
OFF Offaly kings_county
ROS Roscommon
SLI Sligo
TIP Tipperary
TYR Tyrone
WAT Waterford
WEM Westmeath
WEX Wexford
WIC Wicklow
`,
  'isle of man': `
IOM Isle_of_Man man
`,
  'channel islands': `
ALD Alderney
GSY Guernsey
JSY Jersey
SRK Sark
`,
};

const spaced = (word: string): string => word.replaceAll('_', ' ');

/** Every historic county, by country: England, Wales, Scotland, Ireland, the islands. */
export const COUNTIES: readonly County[] = Object.entries(TABLE).flatMap(([country, lines]) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', name = '', ...aliases] = line.split(' ');
      return { code, name: spaced(name), country, aliases: aliases.map(spaced) };
    }),
);

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.’']/gu, '')
    .replace(/[-\s]+/gu, ' ')
    .trim();

const byWord = new Map<string, County>();
for (const county of COUNTIES) {
  for (const word of [county.code, county.name, ...county.aliases]) byWord.set(fold(word), county);
}

/**
 * The county a text names by its name, Chapman code or a usual abbreviation, with or without "County" or "Co.".
 * @returns null when it names none.
 * @example countyNamed('Co. Cork') // { code: 'COR', name: 'Cork', country: 'ireland' … }
 */
export function countyNamed(text: string): County | null {
  const words = fold(text);
  return (
    byWord.get(words) ?? byWord.get(words.replace(/^(?:county|co) (?:of )?/u, '').replace(/ shire$/u, 'shire')) ?? null
  );
}

/** The country a text names, as places have it; null when it names none. `britain` names none: it has three. */
export function countryNamed(text: string): string | null {
  const words = fold(text);
  if (words === 'eire' || words === 'republic of ireland' || words === 'northern ireland' || words === 'ulster')
    return 'ireland';
  return words in TABLE ? words : null;
}
