/**
 * Pairs of surnames met for one family in British and Irish records: what a search with variants has to find. Our own
 * list.
 */
export const SURNAME_VARIANTS: readonly (readonly [string, string])[] = `
smith~smyth smith~smythe smyth~smythe pinch~pynch trembath~trembeth clark~clarke clark~clerke clarke~clerk brown~browne brown~broun taylor~tayler taylor~tailor
thompson~thomson thompson~tomson johnson~johnston johnson~jonson wright~right wright~wrighte wood~woode white~whyte white~wight green~greene harris~harries
harris~harrys martin~martyn cook~cooke cook~coke clough~cluff moore~more moore~moor king~kinge allen~allan allen~alleyn allan~allin phillips~philips
phillips~phillip phillips~philipps davies~davis davies~davey evans~evens roberts~robert hughes~hughs hughes~hewes edwards~edward bailey~bayley bailey~baily
bayley~baillie reid~read reid~reed read~reade reed~reade stephens~stevens stephenson~stevenson stephens~steevens marshall~marshal marshall~martial
matthews~mathews matthews~mathew mathews~matthew nicholls~nichols nicholls~nicolls nichols~nickolls nicholas~nicolas rogers~rodgers rodger~roger
simmons~simmonds simmonds~symonds simons~simmons symons~simmons sims~simms symes~simms pierce~pearce pearce~peirce pearce~pierse pearson~peirson pearson~pierson
carr~kerr ker~kerr cain~kane kane~cane kavanagh~cavanagh kavanagh~cavanaugh catherall~catterall catlin~cattling chapel~chappell chapman~chepman childs~chiles
cockburn~coburn cole~coles collins~colins collins~collings connor~conner connor~connors conolly~connolly connolly~connelly cooper~cowper cooper~couper
cornish~cornishe cox~cocks crosby~crosbie cunningham~cuningham cunningham~cunninghame dickson~dixon dickens~dickins dobbs~dobs docherty~doherty
doherty~dougherty donohue~donoghue douglas~douglass dyer~dier dwyer~dwyre elliott~eliot elliott~elliot elliot~eliott ellis~elis farrar~farrer farrer~pharar
faulkner~falkner faulkner~fawkner fitzgerald~fitsgerald fletcher~flecher foster~forster fox~foxe frazer~fraser frazier~fraser fuller~fullar gardner~gardiner
gardner~gardener garrett~garret garratt~garrett gibbons~gibbins gibbs~gibs gilbert~gilbart gill~gyll goddard~godard goodwin~godwin gray~grey graham~grahame
graham~graeme griffiths~griffith griffiths~griffin griffith~gryffyth haines~haynes haynes~hains hall~haul hamilton~hambleton hanna~hannah harding~hardinge
hardy~hardie hartley~heartley harvey~harvie hawkins~hawkings hayes~hays hayward~haywood hayward~heyward henderson~hendersen hewitt~hewett hewett~huitt
hicks~hickes hicks~hix hill~hyll hilliard~hillyard hobbs~hobs hodgson~hodson hodges~hodge holmes~homes hopkins~hopkyns houghton~haughton howell~howel hoare~hore
humphrey~humphreys humphries~humphreys humfrey~humphrey hutchinson~hutchison hyde~hide ingham~ingam irvine~irving irwin~irvin jackson~jacksone jeffrey~jeffery
jeffries~jefferies jeffreys~jefferys jenkin~jenkins jennings~jenings jolly~jolley kearney~carney kelly~kelley kellie~kelly kendall~kendal kennedy~kenedy
knight~night knox~nocks lacy~lacey lamb~lambe lambert~lambart laurence~lawrence lawrance~lawrence leigh~lee lea~lee lewis~louis lewis~lewes lindsay~lindsey
lindsay~lyndsay lister~lyster lloyd~loyd lloyd~floyd lyon~lyons lynch~linch macdonald~mcdonald macdonald~mcdonnell mackenzie~mckenzie mackay~mckay mckay~mackey
mackie~mackey maclean~mclean mclean~mclaine macleod~mcleod mcleod~mccloud mccarthy~mccarty maccarthy~mccarthy mcgrath~magrath mcguire~maguire mcneil~mcneill
mcintyre~macintyre mcintosh~mackintosh mackintosh~macintosh malony~maloney maloney~moloney mason~masson maynard~mainard meyer~myer miller~millar
mitchell~michell mitchell~mitchel michel~mitchell monro~munro munro~munroe monroe~munroe morris~maurice morrice~morris morrison~morison mullins~mullens
murphy~murphey murray~murry neal~neale neil~neal neill~oneill oneill~oneil oneal~oneill obrien~brien obrien~obryan bryan~obrien oconnor~connor oconnor~oconner
osullivan~sullivan newcombe~newcomb newman~neuman nightingale~nightingall norris~norriss ogden~hogden oliver~olliver page~paige palmer~palmar parrott~perrott
parsons~parson paterson~patterson patterson~pattison payne~paine paine~pain peacock~peacocke perry~perrie petersen~peterson pettit~petit petty~pettie
philpot~philpott pitts~pitt poole~pool powell~powel preston~prestone price~pryce prichard~pritchard pugh~pughe randall~randal randell~randall rawlings~rawlins
raymond~rayment reynolds~raynolds reynolds~renolds rhodes~rodes rhodes~roads richards~richard ridley~rydlye riley~reilly oreilly~reilly roach~roche
robins~robbins robinson~robinsone rose~roze rowe~row rowland~roland russell~russel rutherford~rutherfoord ryder~rider sadd~sad salisbury~salsbury
sanders~saunders sanderson~saunderson sargent~sergeant savage~savidge sawyer~sayer schofield~scholfield scott~scot seymour~semour shaw~shawe shea~oshea
shepherd~sheppard shepherd~shephard sheppard~shepard sheridan~sherridan simpson~simson sinclair~sinclare skinner~skiner slater~slatter spencer~spenser
stacey~stacy stewart~stuart stewart~steward stokes~stoaks stone~stoney summers~somers sutcliffe~sutcliff swain~swayne symonds~symons tate~tait terry~terrey
thorne~thorn thorpe~thorp todd~tod tomkins~tompkins tomlinson~tomlynson townsend~townshend treloar~trelawr trevor~trever tucker~tooker turner~turnor tyler~tiler
tyrell~tirrell vaughan~vaughn vincent~vinsent wallace~wallis walker~walkar walsh~welsh welch~welsh walsh~walshe walters~waters ward~warde waterhouse~watterhouse
watkins~watkyns watts~wats weaver~wever webb~web webber~weber wells~welles wheatley~whatley wheeler~wheler whitaker~whittaker whitehead~whithead
whitticke~whittick wilkins~wilkyns wilkinson~wilkenson willcox~wilcox willson~wilson williams~william williamson~williamsone willis~wyllys winter~wynter
wise~wyse wolf~wolfe woolf~wolfe woodward~wodward worsley~wurseley wyatt~wiat wyatt~wyat wynn~wynne wynne~winn yates~yeates yeats~yates young~yonge younge~young
younger~yonger
`
  .split(/\s+/u)
  .filter((pair) => pair !== '')
  .map((pair) => {
    const [one = '', other = ''] = pair.split('~');
    return [one, other];
  });
