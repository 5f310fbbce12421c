import { placeKey } from './placeKey.ts';

/**
 * Areas that records of the time do not name, with the Chapman code where there is one, and the historic counties or
 * countries that a search for them means. A present county that took in parts of several counties stands for all of
 * them whole.
 */
const TABLE = `
CMA Cumbria: Cumberland, Westmorland, Lancashire
AVN Avon: Gloucestershire, Somerset
CLV Cleveland: Yorkshire, Durham
GTM Greater Manchester: Lancashire, Cheshire
HUM Humberside: Yorkshire, Lincolnshire
HWR Hereford and Worcester: Herefordshire, Worcestershire
MSY Merseyside: Lancashire, Cheshire
TWR Tyne and Wear: Northumberland, Durham
WMD West Midlands: Warwickshire, Staffordshire, Worcestershire
NYK North Yorkshire: Yorkshire
SYK South Yorkshire: Yorkshire
WYK West Yorkshire: Yorkshire
SXE East Sussex: Sussex
SXW West Sussex: Sussex
GTL Greater London: London, Middlesex, Surrey, Kent, Essex
CWD Clwyd: Denbighshire, Flintshire
DFD Dyfed: Cardiganshire, Carmarthenshire, Pembrokeshire
GNT Gwent: Monmouthshire
GWN Gwynedd: Anglesey, Caernarfonshire, Merionethshire
POW Powys: Montgomeryshire, Radnorshire, Brecknockshire
MGM Mid Glamorgan: Glamorgan
SGM South Glamorgan: Glamorgan
WGM West Glamorgan: Glamorgan
--- Borders: Berwickshire, Peeblesshire, Roxburghshire, Selkirkshire
--- Grampian: Aberdeenshire, Banffshire, Kincardineshire, Morayshire
--- Highland: Caithness, Inverness-shire, Nairnshire, Ross and Cromarty, Sutherland
--- Tayside: Angus, Perthshire, Kinross-shire
NIR Northern Ireland: Antrim, Armagh, Down, Fermanagh, Londonderry, Tyrone
ULS Ulster: Antrim, Armagh, Cavan, Donegal, Down, Fermanagh, Londonderry, Monaghan, Tyrone
--- Connacht: Galway, Leitrim, Mayo, Roscommon, Sligo
--- Leinster: Carlow, Dublin, Kildare, Kilkenny, Laois, Longford, Louth, Meath, Offaly, Westmeath, Wexford, Wicklow
MUN Munster: Clare, Cork, Kerry, Limerick, Tipperary, Waterford
--- Great Britain: england, wales, scotland
--- Britain: england, wales, scotland
--- United Kingdom: england, wales, scotland, ireland
--- UK: england, wales, scotland, ireland
--- British Isles: england, wales, scotland, ireland, isle of man, channel islands
`;

const NO_CODE = '---';

const byKey = new Map<string, readonly string[]>();
for (const line of TABLE.split('\n').filter((each) => each !== '')) {
  const [head = '', counties = ''] = line.split(': ');
  const code = head.slice(0, 3);
  const meant = counties.split(', ');
  byKey.set(placeKey(head.slice(4)), meant);
  if (code !== NO_CODE) byKey.set(placeKey(code), meant);
}

/**
 * The names of the regions a present county, a province or a union of countries stands for; null for any other text.
 */
export const presentCounty = (text: string): readonly string[] | null => byKey.get(placeKey(text)) ?? null;
