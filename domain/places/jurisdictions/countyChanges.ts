/** English counties by their usual historic names. */
const ENGLAND: Readonly<Record<string, string>> = {
  // Local Government Act 1888: the County of London from 1 April 1889. London Government Act 1963: Greater London from
  // 1 April 1965.
  Middlesex: 'Middlesex, England; 1889 Middlesex or the County of London, England; 1965 Greater London, England',
  Surrey:
    'Surrey, England; 1889 Surrey or, in the north-east, the County of London, England; 1965 Surrey or, in the north-east, Greater London, England',
  Kent: 'Kent, England; 1889 Kent or, in the north-west, the County of London, England; 1965 Kent or, in the north-west, Greater London, England',
  Essex: 'Essex, England; 1965 Essex or, in the south-west, Greater London, England',
  // Local Government Act 1888: county councils of parts. Their ridings and divisions are much older.
  Sussex: 'Sussex, England; 1889 East or West Sussex, England',
  Suffolk: 'Suffolk, England; 1889 East or West Suffolk, England; 1974 Suffolk, England',
  Lincolnshire:
    'Lincolnshire (Holland, Kesteven or Lindsey), England; 1974 Lincolnshire or, in the north, Humberside, England; 1996 Lincolnshire, England',
  Yorkshire:
    'Yorkshire (East, North or West Riding), England; 1974 North, South or West Yorkshire, Cleveland or Humberside, England; 1996 East, North, South or West Yorkshire, England',
  Cambridgeshire:
    'Cambridgeshire, England; 1889 Cambridgeshire or the Isle of Ely, England; 1965 Cambridgeshire and Isle of Ely, England; 1974 Cambridgeshire, England',
  Huntingdonshire: 'Huntingdonshire, England; 1965 Huntingdon and Peterborough, England; 1974 Cambridgeshire, England',
  'Isle of Wight': 'Hampshire, England; 1890 Isle of Wight, England',
  // Local Government Act 1972: new counties from 1 April 1974. Several ended in 1996 to 1998 by orders under the Local
  // Government Act 1992.
  Cumberland: 'Cumberland, England; 1974 Cumbria, England',
  Westmorland: 'Westmorland, England; 1974 Cumbria, England',
  Rutland: 'Rutland, England; 1974 Leicestershire, England; 1997 Rutland, England',
  Herefordshire: 'Herefordshire, England; 1974 Hereford and Worcester, England; 1998 Herefordshire, England',
  Worcestershire: 'Worcestershire, England; 1974 Hereford and Worcester, England; 1998 Worcestershire, England',
  Lancashire: 'Lancashire, England; 1974 Lancashire, Greater Manchester, Merseyside or Cumbria, England',
  Cheshire: 'Cheshire, England; 1974 Cheshire, Greater Manchester or Merseyside, England',
  Durham: 'Durham, England; 1974 Durham, Tyne and Wear or Cleveland, England; 1996 Durham or Tyne and Wear, England',
  Northumberland: 'Northumberland, England; 1974 Northumberland or Tyne and Wear, England',
  Warwickshire: 'Warwickshire, England; 1974 Warwickshire or West Midlands, England',
  Staffordshire: 'Staffordshire, England; 1974 Staffordshire or West Midlands, England',
  Somerset: 'Somerset, England; 1974 Somerset or, in the north, Avon, England; 1996 Somerset, England',
  Gloucestershire:
    'Gloucestershire, England; 1974 Gloucestershire or, in the south, Avon, England; 1996 Gloucestershire, England',
  Berkshire: 'Berkshire, England; 1974 Berkshire or, in the north, Oxfordshire, England',
};

/**
 * Welsh counties. Local Government Act 1972: from 1 April 1974. Local Government (Wales) Act 1994: from 1 April 1996.
 */
const WALES: Readonly<Record<string, string>> = {
  Anglesey: 'Anglesey, Wales; 1974 Gwynedd, Wales; 1996 Isle of Anglesey, Wales',
  Caernarfonshire: 'Caernarfonshire, Wales; 1974 Gwynedd, Wales; 1996 Gwynedd or Conwy, Wales',
  Merionethshire:
    'Merionethshire, Wales; 1974 Gwynedd or, in the east, Clwyd, Wales; 1996 Gwynedd or, in the east, Denbighshire, Wales',
  Denbighshire: 'Denbighshire, Wales; 1974 Clwyd, Wales; 1996 Denbighshire, Conwy or Wrexham, Wales',
  Flintshire: 'Flintshire, Wales; 1974 Clwyd, Wales; 1996 Flintshire, Denbighshire or Wrexham, Wales',
  Montgomeryshire: 'Montgomeryshire, Wales; 1974 Powys, Wales',
  Radnorshire: 'Radnorshire, Wales; 1974 Powys, Wales',
  Brecknockshire:
    'Brecknockshire, Wales; 1974 Powys or, in the south, Mid Glamorgan or Gwent, Wales; 1996 Powys or a county borough to the south, Wales',
  Cardiganshire: 'Cardiganshire, Wales; 1974 Dyfed, Wales; 1996 Ceredigion, Wales',
  Carmarthenshire: 'Carmarthenshire, Wales; 1974 Dyfed, Wales; 1996 Carmarthenshire, Wales',
  Pembrokeshire: 'Pembrokeshire, Wales; 1974 Dyfed, Wales; 1996 Pembrokeshire, Wales',
  Glamorgan:
    'Glamorgan, Wales; 1974 Mid, South or West Glamorgan, Wales; 1996 a county borough of the former Glamorgan, Wales',
  // By the Laws in Wales Act 1542 its courts belonged to an English circuit: statutes and censuses often have it with
  // England until 1972.
  Monmouthshire:
    'Monmouthshire, often counted with England; 1974 Gwent, Wales; 1996 Monmouthshire or a county borough beside it, Wales',
};

const REGIONS = (county: string, region: string, before = county) =>
  `${before}, Scotland; 1975 ${region}, Scotland; 1996 a council area of the former ${county}, Scotland`;

/**
 * Scottish counties. Local Government (Scotland) Act 1973: from 16 May 1975. Local Government etc. (Scotland) Act 1994:
 * from 1 April 1996.
 */
const SCOTLAND: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['Caithness', 'Inverness-shire', 'Nairnshire', 'Ross and Cromarty', 'Sutherland'].map((county) => [
      county,
      `${county}, Scotland; 1975 Highland, Scotland`,
    ]),
  ),
  ...Object.fromEntries(
    ['Aberdeenshire', 'Banffshire', 'Kincardineshire', 'Morayshire'].map((county) => [
      county,
      REGIONS(county, 'Grampian'),
    ]),
  ),
  ...Object.fromEntries(['Perthshire', 'Kinross-shire'].map((county) => [county, REGIONS(county, 'Tayside')])),
  // Its county council took the name Angus in 1928.
  Angus: 'Forfarshire, Scotland; 1928 Angus, Scotland; 1975 Tayside, Scotland; 1996 Angus or Dundee, Scotland',
  Fife: 'Fife, Scotland',
  ...Object.fromEntries(['Clackmannanshire', 'Stirlingshire'].map((county) => [county, REGIONS(county, 'Central')])),
  ...Object.fromEntries(
    ['Argyllshire', 'Ayrshire', 'Buteshire', 'Dunbartonshire', 'Lanarkshire', 'Renfrewshire'].map((county) => [
      county,
      REGIONS(county, 'Strathclyde'),
    ]),
  ),
  // County councils took these names in 1921 and 1924.
  'East Lothian':
    'Haddingtonshire, Scotland; 1921 East Lothian, Scotland; 1975 Lothian, Scotland; 1996 East Lothian, Scotland',
  'West Lothian':
    'Linlithgowshire, Scotland; 1924 West Lothian, Scotland; 1975 Lothian or Central, Scotland; 1996 West Lothian or a council area beside it, Scotland',
  Midlothian:
    'Edinburghshire or Midlothian, Scotland; 1975 Lothian, Scotland; 1996 Edinburgh, Midlothian or a council area beside them, Scotland',
  ...Object.fromEntries(
    ['Berwickshire', 'Peeblesshire', 'Roxburghshire', 'Selkirkshire'].map((county) => [
      county,
      `${county}, Scotland; 1975 Borders, Scotland; 1996 Scottish Borders, Scotland`,
    ]),
  ),
  ...Object.fromEntries(
    ['Dumfriesshire', 'Kirkcudbrightshire', 'Wigtownshire'].map((county) => [
      county,
      `${county}, Scotland; 1975 Dumfries and Galloway, Scotland`,
    ]),
  ),
};

const northern = (county: string): [string, string] => [county, `${county}, Ireland; 1921 ${county}, Northern Ireland`];

/** The six counties of Northern Ireland: Government of Ireland Act 1920, in force from 3 May 1921. */
const IRELAND: Readonly<Record<string, string>> = Object.fromEntries(
  ['Antrim', 'Armagh', 'Down', 'Fermanagh', 'Londonderry', 'Tyrone'].map(northern),
);

/**
 * Which county a place of a historic county lay in, by year: changes of law alone, in the words of a hint. Historic
 * counties have bounds of their own that none of these acts changed; where a new county took a part of one, both are
 * named.
 */
export const COUNTY_CHANGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  england: ENGLAND,
  wales: WALES,
  scotland: SCOTLAND,
  ireland: IRELAND,
};
