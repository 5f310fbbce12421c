import type { NameMatch } from './nameVariant.ts';

/**
 * Pairs of surnames that one family is found under, which no rule of spelling or sound could join without joining
 * strangers. Reviewed one by one; each heading is the evidence for its pairs. A pair the rules already know has no
 * place here.
 */
const TABLE = `
# A vowel that counties pronounced differently: one family in two registers
walsh~welsh walsh~welch welsh~welch welsh~walshe welch~walshe barkley~berkeley hervey~harvie carr~ker sargent~serjeant sergeant~serjeant sergent~serjeant farrer~ferrar
hurd~heard turrell~tyrrell turrell~tirrell bannet~bennet bannet~bennett pannell~pennell collings~collens janner~jenner simmons~semmens
chenoweth~chynoweth mcevoy~mcavoy mcilroy~mcelroy mcinerney~mcenerney stirling~sterling heslop~hislop heslop~hyslop mccallum~mccullum mcewen~mceuan
hepburn~hebburn meakin~makin makin~meakins penfold~pinfold renshaw~ranshaw routledge~rutledge rawlinson~rollinson rawlinson~rowlinson rawlings~rollings rawson~rowson
rishton~rushton smethurst~smithurst stubbs~stobbs stobbs~stubs mundy~monday wadsworth~wordsworth waddell~weddell warrick~warwick gemmell~gamble gemmill~gamble
pomeroy~pomery pomroy~pomery wallace~wallis butcher~boucher glover~gluver tucker~tooker birmingham~bermingham lowrie~laurie lowrie~lawrie

# A long vowel written in several ways
yates~yeates yates~yeats yeates~yate yeats~yate lewis~louis rees~rhys rees~reese rhys~reese shea~shay teague~teage jewel~juell greaves~graves jeans~janes jeanes~janes
preece~price home~holme home~hulme holme~hulme holmes~hulmes lyall~lyle gough~goff haigh~hague haigh~haig hague~haig meiklejohn~micklejohn woodhouse~wodehouse pocock~peacock
wemyss~weems wickham~wykeham sutherland~southerland whitfield~whitefield molyneux~mullineux molineux~mullineux moorhouse~morehouse kaye~keay kay~keay key~keay renolds~raynolds
mckay~mackie mclean~mclaine maclean~mclaine mcleod~mccloud macleod~mccloud graham~graeme grahame~graeme phelps~philps

# A syllable or consonant that was swallowed, or slipped in
hodgson~hodson hodgson~hodgeson hodson~hodgeson kirby~kirkby finlay~findlay finlay~findley findlay~finley finley~findley shields~shiels shields~sheils shiels~sheilds
mainwaring~mannering marjoribanks~marchbanks strachan~strahan strachan~straughan strahan~straughan cholmondeley~chumley cholmondeley~cholmeley chumley~cholmeley
worcester~wooster gloucester~gloster leicester~lester wesley~westley walmsley~wamsley walmsley~walmesley wamsley~walmesley archibald~archbold theobald~tibbald trebilcock~trebilco
irwin~irvine irwin~irving semple~sempill wakeham~wakem wareham~warham windsor~winsor kinsman~kingsman mountford~mumford montford~mumford newsome~newsham newsam~newsham
partridge~patridge postgate~posgate ridgway~ridgeway hathaway~hathway greenaway~greenway holloway~hollway holloway~hollaway kellaway~kelloway conway~conaway cockburn~coburn
griffith~griffin griffiths~griffin morris~maurice morris~morice maurice~morice robertson~roberson woodward~woodard hayward~haward heyward~haward wainwright~wainright
cartwright~cartright campbell~camble cambell~camble campbell~cambell colquhoun~calhoun colquhoun~cahoon calhoun~cahoon mcnally~mcanally mccaffrey~mccaffery
mcaffrey~mccaffery geoghegan~gahagan doyle~doyal hewitt~huett hewett~huett pilkington~pilkinton buckingham~buckinham raymond~rayment gibson~gipson grosvenor~gravenor
radcliffe~ratcliffe radcliffe~ratcliff ratcliffe~radclyffe ratcliff~radclyffe metcalfe~medcalf metcalf~medcalf rolfe~ralph rolph~ralph paget~padget pagett~padget prentice~prentis

# A breath or a throat sound that few clerks could write: h, gh, ch
doherty~docherty doherty~dogherty docherty~dogherty doherty~dougherty gallagher~gallaher galagher~gallaher callaghan~callahan monaghan~monahan meagher~maher donoghue~donohue
kehoe~keogh kehoe~keough keogh~keough shepherd~shephard shepherd~shepheard sheppard~shephard sheppard~shepheard hughes~hughs hewes~hughs hews~hughs farquhar~farquar
urquhart~urquart farquharson~farquarson mcghee~mcgee mcghee~magee mcculloch~mccullough mcculloch~mccullagh mccullough~mccullagh tulloch~tullock thwaites~twaites
thwaite~twaite humphreys~umphreys hoskin~oskin hackett~acket holroyd~oldroyd osgood~hosgood unsworth~hunsworth waugh~wauch fairclough~faircloth barraclough~barrowclough
greenhalgh~greenall greenhalgh~greenhough sturgess~sturges titmus~titmuss wilmot~willmott pettifer~pettiford pettifor~pettiford

# One Gaelic or Welsh name in two English forms
byrne~burns byrne~beirne byrnes~burns phelan~whelan maloney~molony moloney~maloney macdonald~macdonell mcdonald~macdonell
inglis~ingles inglis~english menzies~mingies turnbull~trumble smellie~smillie smellie~smiley pettigrew~petticrew longbottom~longbotham ramsbottom~ramsbotham
winterbottom~winterbotham

# An Irish name and the English form its bearers are found under: P. Woulfe, Irish Names and Surnames (Dublin, 1923)
oceallaigh~kelly oceallaigh~okelly obriain~brien obriain~obrien omurchadha~murphy omurchu~murphy osuilleabhain~sullivan osuilleabhain~osullivan obroin~byrne obroin~obyrne oriain~ryan
odochartaigh~doherty odochartaigh~odoherty ogallchobhair~gallagher ogallchoir~gallagher oconchobhair~connor oconchobhair~oconnor oconchuir~connor oconchuir~oconnor obaoighill~boyle
obaoill~boyle ocathain~kane ocathain~okane ocathain~keane oduinn~dunne odalaigh~daly odomhnaill~donnell odomhnaill~odonnell odonaill~donnell odonaill~odonnell oflaithbheartaigh~flaherty
oflaithbheartaigh~oflaherty olaoghaire~leary olaoghaire~oleary omordha~moore onuallain~nolan oraghallaigh~reilly oraghallaigh~oreilly oseaghdha~shea oseaghdha~oshea
otuathail~toole otuathail~otoole ohuiginn~higgins ohuigin~higgins ocuinn~quinn ofloinn~flynn odubhghaill~doyle obraonain~brennan ocorcrain~corcoran ocaoimh~keeffe ocaoimh~okeeffe
oconaill~connell oconaill~oconnell odrisceoil~driscoll odrisceoil~odriscoll omaille~malley omaille~omalley omathghamhna~mahony omathghamhna~omahony odonnchadha~donoghue
odonnchadha~odonoghue odonnabhain~donovan odonnabhain~odonovan oceallachain~callaghan oceallachain~ocallaghan ocearnaigh~kearney ocinneide~kennedy ofearghail~farrell
ofearghail~ofarrell ohagain~hagan ohagain~ohagan ohanluain~hanlon ohanluain~ohanlon oheaghra~hara oheaghra~ohara odubhda~dowd odubhda~odowd oruairc~rourke oruairc~orourke
omeachair~maher ogradaigh~grady ogradaigh~ogrady oloingsigh~lynch ofaolain~phelan ofaolain~whelan omaoldomhnaigh~moloney ocleirigh~cleary
maccarthaigh~mccarthy macdiarmada~mcdermott macdomhnaill~mcdonnell maguidhir~maguire macaodhagain~egan macconmara~mcnamara macconmara~macnamara macsuibhne~mcsweeney
macsuibhne~sweeney macgabhann~mcgowan macbradaigh~brady macmathghamhna~mcmahon maccaba~mccabe maccana~mccann maclochlainn~mcloughlin maceochaidh~keogh
macsuibhne~macsweeney maccarthaigh~maccarthy macdiarmada~macdermott macmathghamhna~macmahon macdomhnaill~macdonnell macgabhann~macgowan
macaonghusa~mcguinness macaonghusa~magennis macfhlannchaidh~clancy

# The same, of names that two words or three stand before: Mac an Bhaird, Mac Con Mara, Mac Giolla Phádraig (Woulfe)
macanbhaird~ward macantsaoir~mcateer macantsaoir~mcintyre macanghabhann~mcgowan macanultaigh~mcnulty macconmidhe~mcnamee macconraoi~conroy macgiollaphadraig~fitzpatrick
macgiollaphadraig~kilpatrick macgiollabhride~mcbride macgiollabhride~kilbride

# Welsh ap and ab, son of, grown into the father's name
aprhys~price aprhys~pryce aprhys~preece aprees~price aprees~preece aprice~price aphowell~powell aphowel~powell aphywel~powell aphenry~penry apharry~parry aphugh~pugh
aphughe~pugh aprobert~probert aprichard~prichard aprichard~pritchard aprosser~prosser aproger~prodger aprhydderch~protheroe aprhydderch~prothero aprhydderch~prytherch aphumphrey~pumphrey
aphopkin~popkin abowen~bowen abowain~bowen apowen~bowen abevan~bevan abieuan~bevan apevan~bevan abeinon~beynon abeynon~beynon apeynon~beynon abellis~bellis apellis~bellis abithel~bithell apithel~bithell

# Saint before the name of a saint, of which a family's name was made: St Aubyn, St John, St Leger; and what became of St Clair, St Leger, St Maur
sinclair~stclair sellinger~stleger seymour~stmaur
saint~st
`;

export const SURNAME_PAIRS: readonly (readonly [string, string])[] = TABLE.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => line.split(' '))
  .map((pair) => {
    const [one = '', other = ''] = pair.split('~');
    return [one, other];
  });

const idOf = (one: string, other: string): string => [one, other].sort().join('~');
const ids = new Set(SURNAME_PAIRS.map(([one, other]) => idOf(one, other)));
const keysByName = new Map<string, string[]>();
for (const [one, other] of SURNAME_PAIRS)
  for (const name of [one, other]) keysByName.set(name, [...(keysByName.get(name) ?? []), `p:${idOf(one, other)}`]);

/** A pair weighs as much as a rule of sound that fits well, however far apart its letters are. */
const PAIR: NameMatch = { how: 'spelling variant', score: 0.8 };

/** How two folded surnames that are a pair of the table match; null for other names. */
export const pairMatch = (one: string, other: string): NameMatch | null => (ids.has(idOf(one, other)) ? PAIR : null);

/** Keys of a folded surname of the table: one for each pair it is in. */
export const pairKeys = (token: string): readonly string[] => keysByName.get(token) ?? [];

/** The names that are pairs of a folded surname. */
export const pairedNames = (token: string): readonly string[] =>
  pairKeys(token).map(
    (key) =>
      key
        .slice(2)
        .split('~')
        .find((name) => name !== token) ?? token,
  );
