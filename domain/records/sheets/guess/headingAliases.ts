/**
 * What headings call a thing, by the word that the fields of a sheet have for it: the trade’s usual short forms, and the
 * commonest words of Latin, Welsh, Irish, German and French. Two words that mean one thing in every kind of register
 * belong here; what means something in one kind only is a heading of its field.
 */
const TABLE: Readonly<Record<string, string>> = {
  // Names.
  'fore name':
    'forename|forenames|first name|ch name|c name|1st name|christian name|chr name|given name|christian|xtian|xpian|xn|xtn|xian|fname|fnm|fn|forn|forns|fore|frnm|firstname|prenom|vorname|enw cyntaf|enw bedydd|ainm|nomen|praenomen',
  surname:
    'sur name|last name|lastname|family name|2nd name|second name|sname|sn|snm|srnm|surn|surnm|sirname|lname|lnm|cognomen|cogn|nachname|familienname|cyfenw|sloinne|patronymic',
  name: 'nm|nom|enw|full name|whole name|complete name',
  maiden: 'nee|née|geb|geborene|mmn|maiden name|maiden surname|birth surname',
  // People.
  father: 'fthr|fathr|fath|fther|fr|fa|pater|patris|patre|pere|père|vater|vaters|tad|athair|dad',
  mother: 'mthr|mothr|moth|mther|mr|mater|matris|matre|mere|mère|mutter|mathair|máthair|mum|ma|mam',
  parent: 'prnt|parente|eltern|rhieni|tuismitheoir',
  guardian: 'guard|gdn|guardn',
  groom: 'bridegroom|grm|grms|gm|bdgm|sponsu|sponsi|époux|epoux|bräutigam|brautigam|priodfab',
  bride: 'brd|br|bri|sponsa|sponsae|épouse|epouse|braut|priodferch|briodferch',
  husband: 'husb|hub|hubby|maritus|gwr|mari|ehemann|fear céile',
  wife: 'wf|wfe|uxor|gwraig|femme|ehefrau|bean chéile',
  his: 'him|he|man|gent',
  her: 'hers|she|woman|lady',
  male: 'masc|masculine',
  female: 'fem|feminine',
  spouse: 'spse|spous|conjux|partner',
  child: 'chd|chld|infans|plentyn|enfant|leanbh',
  daughter: 'dau|daur|dtr|daug|merch|fille|tochter|filia',
  son: 'fils|sohn|mab',
  relative: 'relv|rltv|next of kin',
  witness: 'wit|witn|wits|wtns|wtn|tyst|testis|testes|témoin|temoin|zeuge|finné',
  witness1: 'first witness|1st witness|witness 1|witness a|witness i|wit1|w1',
  witness2: 'second witness|2nd witness|witness 2|witness b|witness ii|wit2|w2',
  witness3: 'third witness|3rd witness|witness 3|wit3|w3',
  godparent: 'gp|gps|godfather|godmother|sponsor|spon|patrini|patrinus|matrina|parrain|marraine|susceptores|sponsors',
  minister:
    'minr|clergy|clergyman|priest|curate|vicar|rector|officiant|officiating|officiated|celebrant|celebrated by|performed by|ceremony by|buried by|baptised by|married by|parson|pastor|offic|gweinidog|ficer|sagart',
  informant: 'inft|informt|informer',
  // Events.
  baptism:
    'bap|bapt|bapts|bapm|bapd|bp|bpt|baptised|baptized|baptise|baptize|christening|christened|chrd|chrs|chrstnd|bedydd|bedyddiwyd|bapteme|baptême|taufe|getauft|baisteadh|baptizatus|baptizata|baptismi|baptisma',
  birth:
    'born|bn|brn|birthdate|natus|nata|nativitatis|ganwyd|geni|genedigaeth|né|naissance|geburt|geboren|breith|rugadh',
  burial:
    'bur|burd|bd|buried|interred|interment|inhumed|sepultus|sepulta|claddwyd|claddu|claddedigaeth|inhumé|begräbnis|begraben|adhlacadh|funeral',
  death:
    'died|dth|obit|obiit|mort|mortuus|mortua|décès|deces|tod|gestorben|marwolaeth|bu farw|bás|departed|departed life|departed this life|killed|drowned|deathdate|expired',
  marriage:
    'mar|marr|marrd|mard|marrge|mge|married|wed|wedded|wedding|matrimony|matrimonii|nupt|nuptiae|priodas|priodwyd|mariage|heirat|trauung|pósadh',
  'date birth': 'dob|d o b|dofb',
  'date death': 'dod|d o d|dofd',
  'date burial': 'dateofburial',
  'birth place': 'birthplace|pob|p o b|bplace|birthpl|place of birth|birth pl|geburtsort|man geni|lieu naissance',
  deceased: 'decd|dec|defunct|defunctus|defuncta|person buried',
  // Time.
  date: 'dt|dte|when|dies|datum|dyddiad|dáta',
  year: 'yr|annus|anno|blwyddyn|année|annee|jahr|bliain',
  month: 'mth|mnth|mo|mon|mensis|mis|mois|monat|mí',
  day: 'dy|jour|tag|diwrnod|lá',
  age: 'aged|ag|aet|aetat|aetatis|aetas|âge|alter|oed|oedran|aois',
  // What someone is.
  sex: 'gender|gndr|sx|rhyw|sexe|geschlecht|sexus|gnéas',
  relation: 'relationship|rel|reln|relat|relnship|relship|relp|relnshp|rltn|perthynas|verwandtschaft|gaol|lien',
  condition: 'cond|condn|cndtn|con|marital condition|mar cond|marriage condition|marital',
  status:
    'stat|stats|statws|stádas|civil status|marital status|marriage status|mar status|état civil|etat civil|familienstand',
  occupation:
    'occ|occs|occp|occup|occu|occn|occpn|trade|trd|profession|prof|profn|job|calling|employment|rank|quality|qual|livelihood|designation|gwaith|galwedigaeth|métier|metier|beruf|slí bheatha|professio|work',
  // Where.
  abode:
    'abd|abod|residence|residing|resid|resided|resdnce|resd|rsd|res|address|addr|addre|adr|dwelling|dwelt|home|living|lived|townland|townld|tld|place of residence|place residence|residence place|place of abode|place abode|habit|habitatio|domicile|domicil|demeure|wohnort|cartref|cyfeiriad|preswylfa|seoladh',
  parish: 'par|parh|psh|prsh|paroisse|pfarrei|plwyf|paróiste|parochia',
  place: 'plc|pl|locus|lieu|ort|lle|áit|locality',
  township: 'twp|tnshp|twnshp',
  county:
    'cnty|cty|co|shire|sir|swydd|comté|comte|grafschaft|contae|comitatus|chapman|county code|chapman code|chap code|chap',
  church: 'par ch|parish ch|parish church|chch|chrch|eglwys|église|eglise|kirche|eaglai',
  chapel: 'chpl|chap|capel',
  cemetery:
    'cem|cemy|cemt|cemet|burial ground|graveyard|ch yard|church yard|churchyard|burying ground|mynwent|friedhof|cimetière|cimetiere|reilig',
  street: 'st rd|rd st|str|strt|rue|straße|strasse|stryd|sráid',
  'house street': 'house st|hse st|hse street|house str',
  house: 'hse|hs|haus|tŷ|teach',
  household: 'hh|hhld|hshld|hsehld|hsehold|hhold|family no',
  district: 'dist|distr|dst',
  ecclesiastical: 'eccl|ecc|eccles|quoad sacra|qs',
  civil: 'civ',
  // The source.
  number: 'no|nos|nr|num|numb|nbr|nmbr|rhif|numéro|numero|nummer|uimhir|numerus',
  entry: 'ent|entr|entri',
  page: 'pg|pge|pag|pp|pagina|tudalen|seite|leathanach',
  folio: 'fol|fo|fols|ffo',
  piece: 'pce|pc|pec|piece no',
  reference: 'ref|refs|refn|refce|refnce|shelfmark|call number|call no|catalogue',
  archive: 'arch|archiv|tna|pro|nrs|nas|prni|nli|nlw|lma|cro|wro|rcb|gro|record office|repository|repo|cyfeirnod',
  film: 'mfilm|mf|microfilm|microfiche|fiche|flm',
  image: 'img|frame|exposure',
  source: 'src|srce|sourced',
  schedule: 'sched|schd|schdl|shed',
  register: 'rgstr|regr|registre|cofrestr|clár',
  document: 'doc|docmt',
  note: 'rmk|rmks|remark|rem|rems|remk|obs|observation|obsv|comment|comm|cmt|cmnt|memo|misc|annot|annotation|adnot|adnotatio|nodiad|nodiadau|sylw|sylwadau|remarque|bemerkung|bemerkungen|anmerkung|anmerkungen|notiz|nóta|query|queries|further information|other information|additional information|extra information|information|info|detail',
  infirmity: 'infirmities|infirm|infm|disability|disabled|handicap|deaf|dumb|blind|lunatic|imbecile|idiot|affliction',
  language: 'lang|lge|langs|iaith|langue|sprache|teanga',
  position: 'posn|pos|posit',
  original: 'orig',
  transcriber:
    'transcribed by|typed by|keyed by|entered by|input by|indexed by|checked by|teipiwyd gan|added by|updated by',
  // Words that are not to be taken for a slip of one above.
  first: '',
  last: '',
  given: '',
  family: '',
  single: '',
  event: 'evt|evnt',
  birthday: 'bday',
  regiment: 'regt|rgt|corps',
  inscription: 'epitaph|epit|inscr|inscrip|mi|m i',
  grave: '',
  plot: '',
  country: '',
  grade: '',
  height: '',
  weight: '',
  section: '',
  banns: '',
  licence: '',
};

/** By how a heading calls a thing, words parted by spaces: the words for it. */
export const HEADING_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(TABLE).flatMap(([meant, others]) =>
    [meant, ...others.split('|').filter((each) => each !== '')].map((each) => [each, meant.split(' ')] as const),
  ),
);

/** Words long enough to be known in spite of a slip of the pen. */
export const LONG_HEADING_WORDS: readonly string[] = [...HEADING_ALIASES.keys()].filter((each) =>
  /^\p{L}{5,}$/u.test(each),
);
