/**
 * Forenames and the other forms they take in English, Welsh, Scots and Irish records, one name a line: the name and m, f or b
 * (borne by both sexes), then abbreviations | Latin forms | familiar forms | spellings. All folded as foldName folds.
 * A form may stand under several names (Ned is Edward and Edmund). Our own list, from general practice.
 */
export const FORENAME_TABLE = `
aaron m | aarn | | | aron arron
abel m | | abelus | | abell able
abigail f | abig abigl | | abby nabby gail | abigal abigale abigall abegail
abraham m | abr abm abrm abrahm | abrahamus | abe bram abie | abram abrahame habraham
ada f | | | adie | adah
adam m | | adamus | edie adie yiddy | adame addam
adelaide f | adel | adelheidis | addie ada heidi | adelaid adalaide
adeline f | | | addie | adelina adaline
agatha f | agath | | aggie | agathe
agnes f | agn ags agnss | agneta agnetis | aggie nessie nancy senga nesta annis | agness annes annice anness agniss
alan m | | alanus | al | allan allen alun alleyn
albert m | alb albt | albertus | bert bertie al | alburt
alexander m | alex alexr alexd alexdr allexr | alexandrus | alec alick sandy sawney sander alasdair alistair eck ecky | allexander alexandre alaxander alistair alastair
alexandra f | alexa | | alex sandra | alexandria alexandrina
alfred m | alf alfd alfrd | alfredus aluredus | alf fred freddie alfie | alfored alfered alferd alured allfred
algernon m | alg | | algy | algenon
alice f | al | alicia aleysia | allie elsie ally | alis alys allice alles alyce allis aliss
allison b | | | ally | alison alyson allyson
alma f | | | |
amabel f | | amabilia | mabel mab | amabell amable
ambrose m | amb ambr ambe | ambrosius | | ambros
amelia f | amel | | millie milly emily melia | amelie emelia amilia ameliah
amos m | | | | amoss
amy f | | amata | | amey amie aime ami
andrew m | and andr andw andrw andrewe | andreas | andy drew dandy tandy | andrewe androw andro
aneurin m | | | nye | aneirin
angela f | | | angie | angelina
angharad f | | | | anghared ankret ancret hangharad
angus m | | angusius | gus | aonghas
ann f | | anna | nan nancy nanny annie nance anny nannie hannah | anne an ane hann anna
annabella f | annab | anabilla | bella annie | annabel arabella anabella
anselm m | | anselmus | | ansell ancel
anthony m | anth anthy ant antho anty | antonius | tony | antony anthonie antonie anthoney
arabella f | | | bella belle | arabela orabella
archibald m | arch archd archbd archbld arche | archibaldus | archie baldie | archebald archbald
arnold m | arn | arnoldus | | arnald
arthur m | arth artr arthr | arturus arthurus | art artie | arther arthor
asenath f | | | | assenath aseneth
augusta f | aug | | gussie | agusta
augustine m | aug augn | augustinus | gus austin | augustin austin austen
augustus m | aug augs augt | | gus | agustus
barbara f | barb barba | | babs bab barbie babbie | barbra barbery barbary
barnabas m | barn | barnabus | barney | barnaby barnabe
bartholomew m | bart barth batt barthw bartw | bartholomaeus bartholomeus | bart bat batty tolly bartle | bartholemew bartlemew barthlomew
basil m | | basilius | | bazil
beatrice f | beat | beatrix | bea trixie beattie | beatrix bettrice betteris
benjamin m | benj ben benjn benja benjm benjan bn | beniaminus benjaminus | benny bennie | benjamen benjaman bengamin
bernard m | bernd | bernardus | barney bernie | barnard bernerd
bertha f | | | bertie | berta
bertram m | | bertramus | bert bertie | bartram bertrand
bethia f | | | | bethiah bethea
betsy f | | | bets | betsey betsie betcy
betty f | | | bet | bettie bettey
blanche f | | blanca | | blanch
brenda f | | | |
brian m | | brianus | | bryan bryant
bridget f | bridgt bridg brid bridt | brigida brigitta | biddy bride bridie delia bedelia breda | bridgett bridgit bridgid brigid brigit briget bridgitt
caleb m | | | | calib
calvin m | | | cal |
cameron m | | | |
caradoc m | | | | caradog
caroline f | car carol carolne | carolina | carrie caro lina | carolina carolin carline
catherine f | cath cathe cathn cathne kath kathn cathar katherin | catharina katharina caterina | kate katie kitty cathy kit kay katy kathy cassie rena trina kathleen cat | catharine katherine katharine catherin cathrine kathrine cathern catheren catren catrin katheryn catrina catriona katrine katharin
cecil m | | cecilius | | cecill
cecilia f | cec | caecilia | cissie cis sis celia cissy sisley | cecily cicely sicily cecelia sisley cycely cisley cicily
charity f | char | caritas | chatty | charety
charles m | chas chs chass charls | carolus | charlie charley chuck chae | charls charels charlis
charlotte f | charl chart charlt charltte charlte | carlotta | lottie lotty charlie | charlott charlot charllotte sharlotte
christian b | xtian chrn christn | christianus christiana | kirsty | cristian christen christiana christyan
christina f | christa | | chris chrissie tina kirsty teenie | christiana cristina christena kirstine
christopher m | xpher xr xopher chris christr christo xtopher chr christophr xpofer | christopherus christophorus | kit chris kester topher | cristopher christofer christopfer
clara f | | | | clarah
clarence m | | | | clarance
clarissa f | | | clara | clarisa
claude m | | claudius | | claud
clement m | clem clemt | clemens | clem | clemment clemant
clementina f | clem | | clemmie | clementine
clifford m | | | cliff | cliford
constance f | const | constantia | connie | constant constantia custance
constantine m | const | constantinus | con | constantin
cordelia f | | | delia | cordelea
cornelius m | corn corns cornel | | con corney neil nelius | cornelious
cuthbert m | cuth cuthbt cuthb | cuthbertus | cuddy | cuthberd
cyril m | | cyrillus | cy | cyrill
cyrus m | | | cy |
daisy f | | | | daisey
daniel m | danl dan dl danll | danielis | danny dannie | daniell danial danel deiniol
daphne f | | | | daphney
david m | davd dd dav davi | davidus | dave davy davie dai dewi taffy | davyd dafydd daved davide davyth davidd
deborah f | deb debh | | debby debbie | debora debrah
dennis m | den denn | dionysius | denny | denis denys dinis
derrick m | | | del | derek deric
diana f | | | di | dianah dianna dyana dinah
dinah f | | | | dina dianah
donald m | dond don donld | donaldus | don donnie | donold
dora f | | | dolly | dorah doora
dorcas f | | | | dorkas dorcus darcas
doris f | | | | dorris
dorothy f | dor doro dory dorothea | dorothea | dolly dot dora dottie doll dodie | dorothea dorothey dorathy dorithy dorothie dorety
dougal m | | dugaldus | | dugald dougald dugal
douglas m | doug | | doug dougie | douglass
dudley m | | | dud | dudly
duncan m | dunc dunn | duncanus | | dunkan
ebenezer m | eben ebenr ebr | | eben eb | ebenezar ebeneezer
edgar m | | edgarus | ed | edgard
edith f | | editha | edie | edyth edythe eadith
edmund m | edmd edm edmnd | edmundus | ned ed eddie ted | edmond edmonde
edna f | | | | ednah
edward m | edwd edw ed edwrd edd edwad | edwardus eduardus edvardus | ned ted teddy eddie ed neddy | edwarde edwerd iorwerth
edwin m | edwn | edwinus | ed eddie | edwyn
effie f | | | | effy
egbert m | | | bert |
eleanor f | elean eleanr elnr elenr | alienora eleanora | nell nellie nelly nora norah ellie lena ellen | elinor ellinor elenor eleonor eleanora elianor ellenor elnor alianor helenor elner elener
eli m | | | | ely
elias m | | | eli | ellis
elijah m | | | lije | elija elisha
elinor f | | | nell | elynor
elisha m | | eliseus | | elishah elijah elizha
eliza f | elza | | lizzie liza | elisa elizah elizer
elizabeth f | eliz elizth elizh elizt elizbth elizb elizabth elisth elizab eliza elsp elspt | elizabetha elisabetha elisabeth | betty betsy bessie bess lizzie liza beth lizzy bessy betsey betty bet libby lisa elsie elsa lilibet tetty ellie buddy lily beth | elisabeth elizabath elizebeth elizbeth elizabet elsabeth elspeth elspet elspit ealasaid elizabethe elyzabeth
elkanah m | | | | elkana
ellen f | elln | elena helena | nell nellie nelly nel | ellin elen elin ellyn hellen helen elian
ellis m | | | | elis
elsie f | | | | elsey
elspeth f | elsp elspt | | elsie eppie | elspet elspit elspith elspat
emanuel m | | emmanuel | manny | emmanuel immanuel emanuell
emily f | emly em | aemilia | em millie emmie milly | emilie emely emmily emiley emilia
emma f | em | | emmie em | ema emmah hemma
enid f | | | |
enoch m | | | | enock
ephraim m | eph ephm | | eph | ephram ephriam efraim
eric m | | | | erick
ernest m | ernt ern | ernestus | ernie | earnest ernst
esau m | | | | esaw
esther f | est | hestera | hetty essie hester etty hessie | ester hester easter hesther hestor
ethel f | | | | ethell
ethelbert m | | | bert | athelbert
eugene m | | eugenius | gene | eugine eoghan
eugenia f | | | genie | eugenie
eunice f | | | | unice eunis
euphemia f | euph euphem eupha | | effie phemie femie fanny | eufemia euphame euphan euphamia
eustace m | | eustachius | | eustice
eva f | | | | evah
evan m | ev evn | evanus | ianto | ifan ieuan evin even
evangeline f | | | eva | evangelina
eve f | | eva | | eave
evelyn b | | | evie eve | eveline evelina evaline
ezekiel m | ezek ezekl | | zeke | ezekial ezekeil ezekell
ezra m | | | |
faith f | | fides | fay |
fanny f | | | fan | fannie fanney
felicity f | | felicitas | | felicia
felix m | | | | phelix
ferdinand m | ferd | ferdinandus | ferdie | ferdinando
fergus m | | | | feargus
flora f | | | flo florrie | florah fionnghal
florence f | flor florce florrie | florentia | flo florrie flossie floss | florance florance flourence
frances f | franc fras frans | francisca | fanny fran frankie fannie cissie | francis francess
francis m | fras frans frs franc frank | franciscus | frank frankie | frances francys francess
frank m | | | | franke
frederick m | fredk fred fredc fredck frdk fredr freds | fredericus fridericus | fred freddie freddy fritz | frederic fredrick fredric frederik fredrik
frederica f | | | freda | fredericka
freda f | | | | freida frieda
gabriel m | gab gabl | gabrielus | gabe | gabriell
gamaliel m | gam | | |
gavin m | | | | gawen gawin gawain gauvin
geoffrey m | geof geoff | galfridus gaufridus | geoff jeff | jeffrey jeffery jeffry geffrey jeffray
george m | geo geoe g georg gorge | georgius | georgie dod geordie doddy | gorge goerge georg jorge sior
georgina f | georga | | georgie ina | georgiana georgianna georgena georgeana georgia
gerald m | ger | geraldus | gerry | jerald
gerard m | | gerardus | | gerrard garrard garret jarrard
gertrude f | gert | gertrudis | gertie trudie trudy | gertrud
gideon m | | | |
gilbert m | gilb gilbt | gilbertus | gib bert gil | gilbart gylbert
giles m | | aegidius egidius | | gyles jiles
gladys f | | | glad | gladis gwladys
glyn m | | | | glynn
godfrey m | godf | godefridus galfridus | | godfry
grace f | | gratia | gracie | gracie grase
grizel f | griz | grizelda | girzie grissell | grissel grizell griselda girzel grisell
griffith m | griff grifth | griffinus | guto griff | gruffydd griffydd gruffith griffin
guy m | | guido | |
gwen f | | | | gwenn
gwendoline f | | | gwen gwennie | gwendolen gwendolyn gwendolin
gwenllian f | gwenl | | gwen | gwenllyan gwenlian gwenllean wenllian
gwilym m | | | | gwillim william
hannah f | han hanh hanah | | nan anna | hanna hanah hanner anna
hannibal m | | | | anibal
harold m | har | haroldus | harry hal | harrold
harriet f | harrt harrit har harriett | | hattie hetty harrie hatty | harriett harriot harriott harriette hariet harret harrit
harry m | | | | hary harrey
hazel f | | | |
hector m | | | | eachann
helen f | heln | helena | nell nellie lena ella ellie nelly | hellen helena elen ellen hellin helin
helena f | | | lena nell | hellena elena
henrietta f | henr hena henrta | henrica | hetty etta henny harriet etty | henerietta henritta henereta
henry m | hy hen heny henr henery | henricus | harry hal hank | henery henrie henrey harri henri
herbert m | herbt herb hbt | herbertus | bert bertie herb | harbert hurbert
hercules m | | | |
hester f | hestr | | hetty esther | hesther hestor ester
hezekiah m | hez hezk | | ki | hezekia hesekiah
hilary b | | hilarius | | hillary
hilda f | | | | hylda
hiram m | | | hi | hyrum
honor f | hon honr | honora honoria | nora norah onora nonie | honour honora hannor honoria honner
hope f | | | |
horace m | hor | horatius | | horrace
horatio m | horo | | |
hubert m | | hubertus | bert | hubart
hugh m | hu hgh | hugo | hughie huey shug | hew hughe huw hue aodh
humphrey m | humph humphy humy humf | humfridus | numps | humphry humfrey humphray umphrey wmffre
ian m | | | | iain
ida f | | | |
ignatius m | ign | | |
ingram m | | | | ingrim
inigo m | | | |
ira m | | | |
irene f | | | rene | ireen
iris f | | | |
isaac m | isc is isac isaak | isaacus | ike zac | isaack isack izaac izaak isac
isabella f | isab isaba isabla isabel isablla | isabella | bella belle tibby ella isa ibby bell tib izzy bel ishbel nib | isabel isobel isabell isobell isbel issabella isable isbell izabella isobella ishbel iseabail ysabel
isaiah m | isa | | | isiah isaih esaiah
israel m | isr | | | isreal
ivor m | | | | ifor iver
ivy f | | | | ivey
jabez m | jab | | | jabes jabesh
jack m | | | | jak
jacob m | jac jacb | jacobus | jake cob | jacobe jakob
jacqueline f | | jacoba | jackie | jaquelin
james m | jas ja jam jms jams js jame | jacobus | jim jimmy jem jamie jimmie jemmy hamish seamus jeames | jeames jeamis jaymes jemes james jaimes iago seumas
jane f | jn jan ja | joanna jana | jenny janey jennie jen sian jinny | jayne jain jeane jaine jeyne siani
janet f | jant jant jan | joneta | jenny jessie jess netta nettie jennet | jannet janett jennet janette jonet jannett jenet seonaid jinnet
jared m | | | | jarred
jasper m | jasp | gaspar | | jesper caspar gaspar
jean f | | joanna | jeanie jenny jane | jeane jeen jeanne sine
jemima f | jem jema | | mima jem mimie | jamima jemimah jemmima
jennifer f | | | jen jenny | jenifer jenefer guinevere
jenny f | | | jen | jennie jenney
jeremiah m | jer jerh jere jeremh jerem | jeremias | jerry jem darby | jerimiah jeremy jeremia diarmuid
jervis m | | gervasius | | gervase jarvis gervas jervice
jesse m | | | jess | jessey jessie
jessica f | | | jessie jess | jesica
jessie f | | | jess | jessy jessey
joan f | jone | johanna joanna | joney jone jenny | joane jone johan johane jhone jonne
joanna f | joana joa | johanna | jo hannah joan | johanna joanne joannah johannah
job m | | jobus | | jobe
joel m | | | | joell
john m | jno jn joh jhn jo johns | johannes joannes iohannes johes ioannes johis | jack johnny jock johnnie jacky jackie shane sean evan ian jon | jhon jon johne jonn jhone iohn eoin ieuan sion ioan iain
jonah m | | jonas | | jonas jona
jonathan m | jon jona jonth jonthn jonathn jonn | | jon jonty | jonathon johnathan johnathon jonathen
jordan m | | jordanus | |
joseph m | jos josh jph jsph josp jo | josephus | joe joey jo | josep joseh josiph jozeph josepth seosamh
josephine f | josephe | josephina | josie jo fifi | josephina josaphine
joshua m | josh josha jsh joshu | josua | josh | joshuah josua
josiah m | josh | josias | joe si | josias joziah josia
joyce f | | jocosa | | joice
judith f | jud judh | juditha | judy juda | judeth juda siobhan
julia f | jul | | julie judy | juliah gillian
julian b | | julianus juliana | jule | julyan gillian julien
juliana f | jul | | gill jill | julianna gillian julyan
julius m | | | jule |
justin m | | justinus | | justinian
kathleen f | kath | | kate kath kitty kathy | cathleen kathlene catherine
keith m | | | |
kenneth m | ken kenth kennth | kennethus | ken kenny | keneth coinneach
kerenhappuch f | keren | | keren | kerenhapuch
keturah f | ket | | kitty | ketura
keziah f | kez | | kezzy kizzy | kezia kesiah kessiah kaziah
lachlan m | lach lachn | lachlanus | lachie | lauchlan lachlane lauchlin
lambert m | | lambertus | | lambart
lancelot m | lanct | lancelotus | lance | launcelot lancelott
laura f | | | laurie lolly | lora lorah laurah lauretta
laurence m | laur law lawr lawce laurce | laurentius | larry lawrie lol laurie | lawrence lawrance laurance lowrence larence labhras
lavinia f | lav | | vinnie | lavina levinia
leah f | | | | lea
leonard m | leon leond len | leonardus | len lenny leo | lenard lennard
leopold m | leop | leopoldus | leo | leapold
leslie b | | | les | lesley
letitia f | let lett letita | laetitia leticia | lettice letty lettie tish titia lecia | lettice leticia letticia lettitia letice lettis
levi m | | | | levy
lewis m | lew lews | ludovicus | lew lou | louis llewellyn lewes ludovic luis
lilian f | lil | | lily lil lilly | lillian lilias liliann
lilias f | lil | | lily | lillias lilius lilles
lily f | | | lil | lilly lillie lilley
lionel m | | leonellus | | lyonel
llewellyn m | llew | leolinus | llew lyn | llewelyn llewelin lewellin llewellin lewelyn
lloyd m | | | |
louis m | | ludovicus | lou louie | lewis lewes
louisa f | lou lousa loua louis | ludovica | louie lou | louise loisa lovisa louesa louiza
love b | | | |
lucas m | | lucas | |
lucinda f | luc | | lucy cindy | lusinda
lucretia f | lucr | | lucy | lucresia
lucy f | luc | lucia | luce | lucey lucie lucia luce
luke m | luk | lucas | | luk
lydia f | lyd lyda | | liddy | lidia lyddia liddia lydea
mabel f | | amabilia | mab mae | mable maybel mabell
madeline f | mad | magdalena | maddie madge | madeleine madelina madalene madlin
magdalen f | magd magdn | magdalena | maud lena | magdalene magdaline magdelen maudlin maudlen
magnus m | magn | | | manus mans
malachi m | mal | malachias | | malachy malichi
malcolm m | malc mal malcm | malcolmus | | malcom calum malcolum callum
manasseh m | | | | manasses
marcella f | | | | marsella
marcus m | | | mark | markus
margaret f | margt marg margrt magt mgt margtt margret mt margart margar marget margarete margtt | margareta margarita margeria | peggy maggie meg madge meggie peg rita daisy maisie greta mysie mog marged meggy pegg maidie gretta pearl marjorie may | margret margarett margeret margreat margrett margerett marget margett margarate margereta mared marged mairead marguerite margarita margit margery magaret
margery f | marg margy | margeria | madge marge | marjory marjorie margerie margrie marjery majory margory
maria f | mar ma | | mia marie | mariah marya mariar marria
marian f | | | | marion mary ann marianne marrian
marianne f | | | | maryann marianna mariann maryanne
marie f | | | | maree
marion f | marn | mariota | minnie | marian marrion mareon merran mirren
marjorie f | marj | margeria | madge marge | marjory margery marjery
mark m | mk | marcus | | marke marc marcus
marmaduke m | marm marmdke | | duke | marmaduk
martha f | marth mtha mrtha | | patty mattie matty patsy pat | marther martah marthah
martin m | mart martn | martinus | marty | martyn marten marting mairtin
mary f | my ma mry mar | maria | polly molly may mamie minnie moll mally mae poll mollie marie pol mal maisie maura moya mo | mari marey marye marie marry maire mairi moira mair maria marya
mathilda f | | | | matilda
matilda f | mat matil mata | matildis | tilly maud tillie matty patty | mathilda matelda matillda mathilde
matthew m | matt mat mathw matth matw mattw mathew | matthaeus matheus mattheus | matt mattie | mathew mathewe mathue matthewe
matthias m | matths mats | mathias | matt | mathias
maud f | | matilda | maudie | maude mawd
maurice m | maur mce | mauritius | mo morrie moss | morris morrice morice meurig muiris
maximilian m | max | | max |
may f | | | | mae
mercy f | | misericordia | merry | mercie mercey
meredith b | mered | | | maredudd meredydd
micah m | | | | mica micha
michael m | michl mich micl mick ml michll michs | michaelis | mick mike micky mickey mitchell micah | micheal michel michal mychael michell mitchell micael micheal mihangel
mildred f | | | millie | mildrid
miles m | | milo | | myles
millicent f | mill | | millie milly | milicent melicent
minnie f | | | min | minny mina
miriam f | mir | | mim mitzi | mirriam miriham meriam
molly f | | | moll | mollie
mordecai m | mord | | | mordicai
morgan m | morg morgn | morganus | | morgin
moses m | mos | moyses | moe | mosses
muriel f | | | | meriel muriell
murdoch m | murd | murdochus | murdo | murdo murdock
nancy f | nan | | nan nance | nancey nanny nansey
naomi f | nao | | | naomie neomi
nathan m | nath | | nat | nathen
nathaniel m | nath nathl nathan nathll natl nathel | | nat nate | nathanael nathanial nathaniell nathanel
neil m | | nigellus | | niel neal neill neall niall nigel
nelly f | | | nell nel | nellie nelley
nehemiah m | neh | | | nehemia
nesta f | | | | nest
nicholas m | nich nichs nicho nics nicols nichos | nicolaus nicholaus | nick nicky colin | nicolas nickolas nicholass nicolus niclas niclaus
noah m | | | | noa
noel b | | natalis | | nowell
nora f | | | | norah noreen
norman m | norm normn | normannus | norm | normand
norris m | | | |
obadiah m | obad | | obie | obediah obadia
octavia f | | | tavy | octavea
octavius m | oct | | | octavus
olive f | | oliva | ollie livvy | olife olivia oliff
oliver m | ol oliv olr | oliverus | noll ollie | olliver olyver
olivia f | | | livvy | oliva
onesimus m | | | |
oscar m | | | |
oswald m | | oswaldus | oz ossie | oswold
oswin m | | | |
owen m | | audoenus | | owin owain eoghan owenn
patience f | pat | patientia | | pacience
patricia f | pat | | pat patsy tricia paddy patty |
patrick m | patk pat patt patrk pk pt | patricius | pat paddy patsy packy | patric pattrick padraig peter
paul m | | paulus | | paule pol
pauline f | | paulina | polly | paulina
pearl f | | | |
peggy f | | | peg | peggie
penelope f | pen penel | | penny pen nappy | penelopy
percival m | perc | | percy | perceval percivall
percy m | perc | | | percie
peregrine m | | peregrinus | perry |
perpetua f | | | |
peter m | pet petr ptr | petrus | pete patie | petter pieter petar pedr peadar
petronella f | petron | petronilla | parnel nellie | petronilla pernel
phebe f | ph | | | phoebe pheby phebie pheebe phoebee
philadelphia f | philad | | delphi |
philemon m | | | | philimon
philip m | phil phill phillp philp | philippus | phil pip | phillip philipp phillipp phelip
philippa f | philipa | | pip pippa philly | phillippa phillipa philipa
phillis f | | | phil | phyllis phillys philis phylis
phineas m | phin | | | phinehas phinias
phyllis f | | | phil phyl | phillis
pleasance f | | | | pleasant
polly f | | | poll | pollie
prudence f | prud | prudentia | prue | prudance
priscilla f | prisc pris prisca | prisca | cilla prissy pris | precilla prissilla priscila priscella
rachel f | rach rachl | rachaelis | rae ray | rachael rachell rachal rachall ratchel
ralph m | rad ra | radulphus radulfus | rafe | rafe raphe ralf rauf raffe
randall m | rand | randulphus ranulphus | randy randle | randal randle randolph randell
raymond m | ray | raimundus | ray | raimund
rebecca f | reb rebca rebec reba | | becky reba beck | rebekah rebeca rebeckah rebbeca rebeccah rebekka
reginald m | reg regd regld | reginaldus | reg reggie rex | raynold reignald
reuben m | reub reubn | | rube ben | ruben reubin rueben rubin
rhoda f | | | | roda rodah rhodah
rhys m | | resus | | rees reese rice rhees rice
richard m | richd rich ricd rd ric richrd richdd | ricardus richardus | dick rick dickie dicky dickon rich hitch | richarde rychard richerd ricard risiart
robert m | robt rob robrt rbt robtt rt | robertus | bob bobby rob robbie robin bert rab bertie dob hob rabbie bobbie | roberte robart robbert robard
robin m | | | rob |
roderick m | rod rodk | rodericus | rod roddy rory | roderic rhoderick ruairidh
roger m | rog rogr | rogerus | hodge rodge | rodger rogger
roland m | rol | rolandus | rolly roly | rowland rolland
rosamund f | ros | rosamunda | rose ros | rosamond rosomond rosemond
rosanna f | rosa | | rose rosie | rosannah roseanna rosana roseanne roseann roseanna
rose f | | rosa | rosie | rosa rosie roase
rosetta f | | | rose etta | rosette
rosina f | rosa | | rose rosie ina | roseina rosena rosinah
rowena f | | | | rowina
roy m | | | |
ruby f | | | |
rufus m | | | |
rupert m | | rupertus | | rubert
ruth f | | | ruthie | rooth
sabina f | sab | | | sabine sabinah
samson m | sams | | sam | sampson samsone
samuel m | saml sam samll sm samel sl | samuelis | sam sammy | samuell samual samuil samuelle
sarah f | sar sarh sah sarr sara | sara | sally sadie sal sallie | sara sarrah serah sarai saragh sorcha sarar
saul m | | | | saull
sebastian m | seb | sebastianus | seb bastian | sebastien
selina f | sel | | lina | salina selena celina sealina
septimus m | sept | | sep |
seth m | | | |
sheila f | | caecilia | | sheelagh sile
sibyl f | sib | sibilla | sib sibby | sybil sibella sibilla sybilla sibbell sible
sidney b | sid sidy | | sid | sydney sidny
sidwell f | | | | sidwel
silas m | | | si | sylas
silvester m | silv | | vester | sylvester
simeon m | sim | | sim | simion symeon
simon m | sim | simonis | sim | symon simond symond
solomon m | sol solo | salomon | sol solly | soloman salomon solloman
sophia f | soph sopha | | sophie sophy | sophie sofia sophiah sophier zophia
spencer m | | | |
stanley m | stan | | stan | stanly
stella f | | | | estella
stephen m | steph stephn ste stepn step | stephanus | steve steph steenie stevie | steven stephan stevan steeven stephin steffan stiofan
susan f | sus susn | susanna | sue susie suky sukey sukie sal | susann suzan susanne susanna susannah
susannah f | sus susanh susana susna | susanna | sue sukey susie suky anna | susanna susana suzanna susanah susannagh suzannah shusanna
sylvia f | | silvia | | silvia
tabitha f | tab | | | tabatha tabetha
tamar f | tam | | tammy | tamer thamar tamah
tamsin f | | thomasina | tamsie tamzin | tamsyn tamson thomasin tamzen tamazine tamasin
temperance f | temp | temperantia | |
terence m | ter | terentius | terry | terrence terance
thaddeus m | thad | thaddaeus | tad thady | thadeus
theobald m | theo | theobaldus | tibbot | tibald
theodore m | theo theod | theodorus | ted theo | theodor
theodosia f | theo | | dosia |
theophilus m | theo theoph theos | | theo | theophelus theophilous
theresa f | | | tess tessa terry tessie | teresa theressa
thirza f | | | | thyrza tirzah thurza thersa
thomas m | thos tho thom tom ths thoms ts thms | thomasius | tom tommy tam tammy tammas thom | tomas thommas thomass tomos thomos thomes tomas
thomasine f | thom | thomasina | tamsin tamson | thomasin thomazine thomasina tomasine tamasine
tobias m | tob | | toby | tobiah toby
timothy m | tim timy timoy | timotheus | tim timmy thady | timothey tymothy tadhg
titus m | | | |
tristram m | trist | tristramus | | trustram tristam trystram
tudor m | | | | tudur
una f | | | | winifred oonagh
unity f | | | |
urban m | | urbanus | |
uriah m | ur | | | urias
ursula f | urs | | ursie | ursulla ursley ursilla
valentine b | val valent | valentinus | val | vallentine valintine
vera f | | | |
vernon m | | | |
verity f | | | |
victor m | vic | | vic | viktor
victoria f | vic vict | | vicky queenie tory vic | victorea
vincent m | vinc vinct | vincentius | vin vince | vinsent vinsen
viola f | | | vi | violah
violet f | | | vi | violett violette
virginia f | virg | | ginny |
vivian b | viv | vivianus | viv | vyvyan vivyan
wallace m | wal | | wally | wallis
walter m | walt waltr wat wr | walterus gualterus galterus | wat walt wally wattie watty | wallter water waltar gwallter
warren m | | warinus | | waren
wilfred m | wilf | wilfridus | wilf fred | wilfrid wilford
wilhelmina f | wilha wilh wilhel | | mina minnie willie elma | williamina wilhelmena wilelmina
william m | wm willm will wlm wilm willi wn willam wmm wllm | gulielmus guilielmus willelmus guglielmus gulielmi willelmi | bill billy willie willy will bille wullie liam wills | wiliam wylliam willyam wyllyam willaim gwilym willum willliam uilliam
winifred f | win winifd winif | winefrida | winnie freda win una | winefred winefride winnifred winifrid gwenfrewi winnefred
winston m | | | |
zachariah m | zach zachr zacha zac | zacharias | zach zack zac | zachary zechariah zacharias zacheriah zacharia
zebulon m | zeb | | zeb | zebulun
zephaniah m | zeph | | zeph | zephania
zillah f | | | | zilla silla
zipporah f | | | | zippora ziporah
abner m | | | |
absalom m | abs | | | absolom
alban m | | albanus | |
aeneas m | | aeneas | | eneas angus
barnett m | | | | barnet
benedict m | ben | benedictus | ben | bennet bennett
bennet m | | benedictus | ben | bennett
clemence f | clem | clementia | | clemency clemens
denise f | | dionysia dionisia | | dionis denys diot
drusilla f | drus | | | druscilla
eleazar m | | | | eliezer eleazer
emmeline f | | | emmie | emeline emblen emlyn
gregory m | greg | gregorius | greg | gregorie
hamlet m | | | ham | hamblet hamnet
jerome m | | hieronymus ieronimus | jerry |
loveday f | | | lovey | lovedy
merlin m | | | | merlyn
myfanwy f | | | | myvanwy
nathalie f | | natalia | | natalie
peternel f | | petronilla | | petronell parnell
sampson m | samp | samson | sam | samson
swithin m | | | | swithun
taliesin m | | | | taliesyn
trevor m | | | trev | trefor
wyndham m | | | | windham
`;
