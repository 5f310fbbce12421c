/** Forenames of men, and those borne by both sexes, in the columns of forenameTable.ts. */
export const MALE_FORENAMES = `
aaron m | aarn | | | aron arron
abel m | | abelus | | abell able
abner m | | | |
abraham m | abr abm abrm abrahm | abrahamus | abe bram abie | abram abrahame habraham
absalom m | abs | | | absolom
adam m | | adamus | edie adie yiddy | adame addam
aeneas m | | aeneas | | eneas angus
alan m | | alanus | al | allan allen alun alleyn
alban m | | albanus | |
albert m | alb albt | albertus | bert bertie al | alburt
alexander m | alex alexr alexd alexdr allexr | alexandrus | alec alick sandy sawney sander alasdair alistair eck ecky | allexander alexandre alaxander alistair alastair
alfred m | alf alfd alfrd | alfredus aluredus | alf fred freddie alfie | alfored alfered alferd alured allfred
algernon m | alg | | algy | algenon
allison b | | | ally | alison alyson allyson
ambrose m | amb ambr ambe | ambrosius | | ambros
amos m | | | | amoss
andrew m | and andr andw andrw andrewe | andreas | andy drew dandy tandy | andrewe androw andro
aneurin m | | | nye | aneirin
angus m | | angusius | gus | aonghas
anselm m | | anselmus | | ansell ancel
anthony m | anth anthy ant antho anty | antonius | tony | antony anthonie antonie anthoney
archibald m | arch archd archbd archbld arche | archibaldus | archie baldie | archebald archbald
arnold m | arn | arnoldus | | arnald
arthur m | arth artr arthr | arturus arthurus | art artie | arther arthor
augustine m | aug augn | augustinus | gus austin | augustin austin austen
augustus m | aug augs augt | | gus | agustus
barnabas m | barn | barnabus | barney | barnaby barnabe
barnett m | | | | barnet
bartholomew m | bart barth batt barthw bartw | bartholomaeus bartholomeus | bart bat batty tolly bartle | bartholemew bartlemew barthlomew
basil m | | basilius | | bazil
benedict m | ben | benedictus | ben | bennet bennett
benjamin m | benj ben benjn benja benjm benjan bn | beniaminus benjaminus | benny bennie | benjamen benjaman bengamin
bennet m | | benedictus | ben | bennett
bernard m | bernd | bernardus | barney bernie | barnard bernerd
bertram m | | bertramus | bert bertie | bartram bertrand
brian m | | brianus | | bryan bryant
caleb m | | | | calib
calvin m | | | cal |
cameron m | | | |
caradoc m | | | | caradog
cecil m | | cecilius | | cecill
charles m | chas chs chass charls | carolus | charlie charley chuck chae | charls charels charlis
christian b | xtian chrn christn | christianus christiana | kirsty | cristian christen christiana christyan
christopher m | xpher xr xopher chris christr christo xtopher chr christophr xpofer | christopherus christophorus | kit chris kester topher | cristopher christofer christopfer
clarence m | | | | clarance
claude m | | claudius | | claud
clement m | clem clemt | clemens | clem | clemment clemant
clifford m | | | cliff | cliford
constantine m | const | constantinus | con | constantin
cornelius m | corn corns cornel | | con corney neil nelius | cornelious
cuthbert m | cuth cuthbt cuthb | cuthbertus | cuddy | cuthberd
cyril m | | cyrillus | cy | cyrill
cyrus m | | | cy |
daniel m | danl dan dl danll | danielis | danny dannie | daniell danial danel deiniol
david m | davd dd dav davi | davidus | dave davy davie dai dewi taffy | davyd dafydd daved davide davyth davidd
dennis m | den denn | dionysius | denny | denis denys dinis
derrick m | | | del | derek deric
donald m | dond don donld | donaldus | don donnie | donold
dougal m | | dugaldus | | dugald dougald dugal
douglas m | doug | | doug dougie | douglass
dudley m | | | dud | dudly
duncan m | dunc dunn | duncanus | | dunkan
ebenezer m | eben ebenr ebr | | eben eb | ebenezar ebeneezer
edgar m | | edgarus | ed | edgard
edmund m | edmd edm edmnd | edmundus | ned ed eddie ted | edmond edmonde
edward m | edwd edw ed edwrd edd edwad | edwardus eduardus edvardus | ned ted teddy eddie ed neddy | edwarde edwerd iorwerth
edwin m | edwn | edwinus | ed eddie | edwyn
egbert m | | | bert |
eleazar m | | | | eliezer eleazer
eli m | | | | ely
elias m | | | eli | ellis
elijah m | | | lije | elija elisha
elisha m | | eliseus | | elishah elijah elizha
elkanah m | | | | elkana
ellis m | | | | elis
emanuel m | | emmanuel | manny | emmanuel immanuel emanuell
enoch m | | | | enock
ephraim m | eph ephm | | eph | ephram ephriam efraim
eric m | | | | erick
ernest m | ernt ern | ernestus | ernie | earnest ernst
esau m | | | | esaw
ethelbert m | | | bert | athelbert
eugene m | | eugenius | gene | eugine eoghan
eustace m | | eustachius | | eustice
evan m | ev evn | evanus | ianto | ifan ieuan evin even
evelyn b | | | evie eve | eveline evelina evaline
ezekiel m | ezek ezekl | | zeke | ezekial ezekeil ezekell
ezra m | | | |
felix m | | | | phelix
ferdinand m | ferd | ferdinandus | ferdie | ferdinando
fergus m | | | | feargus
francis m | fras frans frs franc frank | franciscus | frank frankie | frances francys francess
frank m | | | | franke
frederick m | fredk fred fredc fredck frdk fredr freds | fredericus fridericus | fred freddie freddy fritz | frederic fredrick fredric frederik fredrik
gabriel m | gab gabl | gabrielus | gabe | gabriell
gamaliel m | gam | | |
gavin m | | | | gawen gawin gawain gauvin
geoffrey m | geof geoff | galfridus gaufridus | geoff jeff | jeffrey jeffery jeffry geffrey jeffray
george m | geo geoe g georg gorge | georgius | georgie dod geordie doddy | gorge goerge georg jorge sior
gerald m | ger | geraldus | gerry | jerald
gerard m | | gerardus | | gerrard garrard garret jarrard
gideon m | | | |
gilbert m | gilb gilbt | gilbertus | gib bert gil | gilbart gylbert
giles m | | aegidius egidius | | gyles jiles
glyn m | | | | glynn
godfrey m | godf | godefridus galfridus | | godfry
gregory m | greg | gregorius | greg | gregorie
griffith m | griff grifth | griffinus | guto griff | gruffydd griffydd gruffith griffin
guy m | | guido | |
gwilym m | | | | gwillim william
hamlet m | | | ham | hamblet hamnet
hannibal m | | | | anibal
harold m | har | haroldus | harry hal | harrold
harry m | | | | hary harrey
hector m | | | | eachann
henry m | hy hen heny henr henery | henricus | harry hal hank | henery henrie henrey harri henri
herbert m | herbt herb hbt | herbertus | bert bertie herb | harbert hurbert
hercules m | | | |
hezekiah m | hez hezk | | ki | hezekia hesekiah
hilary b | | hilarius | | hillary
hiram m | | | hi | hyrum
horace m | hor | horatius | | horrace
horatio m | horo | | |
hubert m | | hubertus | bert | hubart
hugh m | hu hgh | hugo | hughie huey shug | hew hughe huw hue aodh
humphrey m | humph humphy humy humf | humfridus | numps | humphry humfrey humphray umphrey wmffre
ian m | | | | iain
ignatius m | ign | | |
ingram m | | | | ingrim
inigo m | | | |
ira m | | | |
isaac m | isc is isac isaak | isaacus | ike zac | isaack isack izaac izaak isac
isaiah m | isa | | | isiah isaih esaiah
israel m | isr | | | isreal
ivor m | | | | ifor iver
jabez m | jab | | | jabes jabesh
jack m | | | | jak
jacob m | jac jacb | jacobus | jake cob | jacobe jakob
james m | jas ja jam jms jams js jame | jacobus | jim jimmy jem jamie jimmie jemmy hamish seamus jeames | jeames jeamis jaymes jemes james jaimes iago seumas
jared m | | | | jarred
jasper m | jasp | gaspar | | jesper caspar gaspar
jeremiah m | jer jerh jere jeremh jerem | jeremias | jerry jem darby | jerimiah jeremy jeremia diarmuid
jerome m | | hieronymus ieronimus | jerry |
jervis m | | gervasius | | gervase jarvis gervas jervice
jesse m | | | jess | jessey jessie
job m | | jobus | | jobe
joel m | | | | joell
john m | jno jn joh jhn jo johns | johannes joannes iohannes johes ioannes johis | jack johnny jock johnnie jacky jackie shane sean evan ian jon | jhon jon johne jonn jhone iohn eoin ieuan sion ioan iain
jonah m | | jonas | | jonas jona
jonathan m | jon jona jonth jonthn jonathn jonn | | jon jonty | jonathon johnathan johnathon jonathen
jordan m | | jordanus | |
joseph m | jos josh jph jsph josp jo | josephus | joe joey jo | josep joseh josiph jozeph josepth seosamh
joshua m | josh josha jsh joshu | josua | josh | joshuah josua
josiah m | josh | josias | joe si | josias joziah josia
julian b | | julianus juliana | jule | julyan gillian julien
julius m | | | jule |
justin m | | justinus | | justinian
keith m | | | |
kenneth m | ken kenth kennth | kennethus | ken kenny | keneth coinneach
lachlan m | lach lachn | lachlanus | lachie | lauchlan lachlane lauchlin
lambert m | | lambertus | | lambart
lancelot m | lanct | lancelotus | lance | launcelot lancelott
laurence m | laur law lawr lawce laurce | laurentius | larry lawrie lol laurie | lawrence lawrance laurance lowrence larence labhras
leonard m | leon leond len | leonardus | len lenny leo | lenard lennard
leopold m | leop | leopoldus | leo | leapold
leslie b | | | les | lesley
levi m | | | | levy
lewis m | lew lews | ludovicus | lew lou | louis llewellyn lewes ludovic luis
lionel m | | leonellus | | lyonel
llewellyn m | llew | leolinus | llew lyn | llewelyn llewelin lewellin llewellin lewelyn
lloyd m | | | |
louis m | | ludovicus | lou louie | lewis lewes
love b | | | |
lucas m | | lucas | |
luke m | luk | lucas | | luk
magnus m | magn | | | manus mans
malachi m | mal | malachias | | malachy malichi
malcolm m | malc mal malcm | malcolmus | | malcom calum malcolum callum
manasseh m | | | | manasses
marcus m | | | mark | markus
mark m | mk | marcus | | marke marc marcus
marmaduke m | marm marmdke | | duke | marmaduk
martin m | mart martn | martinus | marty | martyn marten marting mairtin
matthew m | matt mat mathw matth matw mattw mathew | matthaeus matheus mattheus | matt mattie | mathew mathewe mathue matthewe
matthias m | matths mats | mathias | matt | mathias
maurice m | maur mce | mauritius | mo morrie moss | morris morrice morice meurig muiris
maximilian m | max | | max |
meredith b | mered | | | maredudd meredydd
merlin m | | | | merlyn
micah m | | | | mica micha
michael m | michl mich micl mick ml michll michs | michaelis | mick mike micky mickey mitchell micah | micheal michel michal mychael michell mitchell micael micheal mihangel
miles m | | milo | | myles
mordecai m | mord | | | mordicai
morgan m | morg morgn | morganus | | morgin
moses m | mos | moyses | moe | mosses
murdoch m | murd | murdochus | murdo | murdo murdock
nathan m | nath | | nat | nathen
nathaniel m | nath nathl nathan nathll natl nathel | | nat nate | nathanael nathanial nathaniell nathanel
nehemiah m | neh | | | nehemia
neil m | | nigellus | | niel neal neill neall niall nigel
nicholas m | nich nichs nicho nics nicols nichos | nicolaus nicholaus | nick nicky colin | nicolas nickolas nicholass nicolus niclas niclaus
noah m | | | | noa
noel b | | natalis | | nowell
norman m | norm normn | normannus | norm | normand
norris m | | | |
obadiah m | obad | | obie | obediah obadia
octavius m | oct | | | octavus
oliver m | ol oliv olr | oliverus | noll ollie | olliver olyver
onesimus m | | | |
oscar m | | | |
oswald m | | oswaldus | oz ossie | oswold
oswin m | | | |
owen m | | audoenus | | owin owain eoghan owenn
patrick m | patk pat patt patrk pk pt | patricius | pat paddy patsy packy | patric pattrick padraig peter
paul m | | paulus | | paule pol
percival m | perc | | percy | perceval percivall
percy m | perc | | | percie
peregrine m | | peregrinus | perry |
peter m | pet petr ptr | petrus | pete patie | petter pieter petar pedr peadar
philemon m | | | | philimon
philip m | phil phill phillp philp | philippus | phil pip | phillip philipp phillipp phelip
phineas m | phin | | | phinehas phinias
ralph m | rad ra | radulphus radulfus | rafe | rafe raphe ralf rauf raffe
randall m | rand | randulphus ranulphus | randy randle | randal randle randolph randell
raymond m | ray | raimundus | ray | raimund
reginald m | reg regd regld | reginaldus | reg reggie rex | raynold reignald
reuben m | reub reubn | | rube ben | ruben reubin rueben rubin
rhys m | | resus | | rees reese rice rhees rice
richard m | richd rich ricd rd ric richrd richdd | ricardus richardus | dick rick dickie dicky dickon rich hitch | richarde rychard richerd ricard risiart
robert m | robt rob robrt rbt robtt rt | robertus | bob bobby rob robbie robin bert rab bertie dob hob rabbie bobbie | roberte robart robbert robard
robin m | | | rob |
roderick m | rod rodk | rodericus | rod roddy rory | roderic rhoderick ruairidh
roger m | rog rogr | rogerus | hodge rodge | rodger rogger
roland m | rol | rolandus | rolly roly | rowland rolland
roy m | | | |
rufus m | | | |
rupert m | | rupertus | | rubert
sampson m | samp | samson | sam | samson
samson m | sams | | sam | sampson samsone
samuel m | saml sam samll sm samel sl | samuelis | sam sammy | samuell samual samuil samuelle
saul m | | | | saull
sebastian m | seb | sebastianus | seb bastian | sebastien
septimus m | sept | | sep |
seth m | | | |
sidney b | sid sidy | | sid | sydney sidny
silas m | | | si | sylas
silvester m | silv | | vester | sylvester
simeon m | sim | | sim | simion symeon
simon m | sim | simonis | sim | symon simond symond
solomon m | sol solo | salomon | sol solly | soloman salomon solloman
spencer m | | | |
stanley m | stan | | stan | stanly
stephen m | steph stephn ste stepn step | stephanus | steve steph steenie stevie | steven stephan stevan steeven stephin steffan stiofan
swithin m | | | | swithun
taliesin m | | | | taliesyn
terence m | ter | terentius | terry | terrence terance
thaddeus m | thad | thaddaeus | tad thady | thadeus
theobald m | theo | theobaldus | tibbot | tibald
theodore m | theo theod | theodorus | ted theo | theodor
theophilus m | theo theoph theos | | theo | theophelus theophilous
thomas m | thos tho thom tom ths thoms ts thms | thomasius | tom tommy tam tammy tammas thom | tomas thommas thomass tomos thomos thomes tomas
timothy m | tim timy timoy | timotheus | tim timmy thady | timothey tymothy tadhg
titus m | | | |
tobias m | tob | | toby | tobiah toby
trevor m | | | trev | trefor
tristram m | trist | tristramus | | trustram tristam trystram
tudor m | | | | tudur
urban m | | urbanus | |
uriah m | ur | | | urias
valentine b | val valent | valentinus | val | vallentine valintine
vernon m | | | |
victor m | vic | | vic | viktor
vincent m | vinc vinct | vincentius | vin vince | vinsent vinsen
vivian b | viv | vivianus | viv | vyvyan vivyan
wallace m | wal | | wally | wallis
walter m | walt waltr wat wr | walterus gualterus galterus | wat walt wally wattie watty | wallter water waltar gwallter
warren m | | warinus | | waren
wilfred m | wilf | wilfridus | wilf fred | wilfrid wilford
william m | wm willm will wlm wilm willi wn willam wmm wllm | gulielmus guilielmus willelmus guglielmus gulielmi willelmi | bill billy willie willy will bille wullie liam wills | wiliam wylliam willyam wyllyam willaim gwilym willum willliam uilliam
winston m | | | |
wyndham m | | | | windham
zachariah m | zach zachr zacha zac | zacharias | zach zack zac | zachary zechariah zacharias zacheriah zacharia
zebulon m | zeb | | zeb | zebulun
zephaniah m | zeph | | zeph | zephania
`;
