/** Forenames of women in the columns of forenameTable.ts. */
export const FEMALE_FORENAMES = `
abigail f | abig abigl | | abby nabby gail | abigal abigale abigall abegail
ada f | | | adie | adah
adelaide f | adel | adelheidis | addie ada heidi | adelaid adalaide
adeline f | | | addie | adelina adaline
agatha f | agath | | aggie | agathe
agnes f | agn ags agnss | agneta agnetis | aggie nessie nancy senga nesta annis | agness annes annice anness agniss
alexandra f | alexa | | alex sandra | alexandria alexandrina
alice f | al | alicia aleysia | allie elsie ally | alis alys allice alles alyce allis aliss
alma f | | | |
amabel f | | amabilia | mabel mab | amabell amable
amelia f | amel | | millie milly emily melia | amelie emelia amilia ameliah
amy f | | amata | | amey amie aime ami
angela f | | | angie | angelina
angharad f | | | | anghared ankret ancret hangharad
ann f | | anna | nan nancy nanny annie nance anny nannie hannah | anne an ane hann anna
annabella f | annab | anabilla | bella annie | annabel arabella anabella
arabella f | | | bella belle | arabela orabella
asenath f | | | | assenath aseneth
augusta f | aug | | gussie | agusta
barbara f | barb barba | | babs bab barbie babbie | barbra barbery barbary
beatrice f | beat | beatrix | bea trixie beattie | beatrix bettrice betteris
bertha f | | | bertie | berta
bethia f | | | | bethiah bethea
betsy f | | | bets | betsey betsie betcy
betty f | | | bet | bettie bettey
blanche f | | blanca | | blanch
brenda f | | | |
bridget f | bridgt bridg brid bridt | brigida brigitta | biddy bride bridie delia bedelia breda | bridgett bridgit bridgid brigid brigit briget bridgitt
caroline f | car carol carolne | carolina | carrie caro lina | carolina carolin carline
catherine f | cath cathe cathn cathne kath kathn cathar katherin | catharina katharina caterina | kate katie kitty cathy kit kay katy kathy cassie rena trina kathleen cat | catharine katherine katharine catherin cathrine kathrine cathern catheren catren catrin katheryn catrina catriona katrine katharin
cecilia f | cec | caecilia | cissie cis sis celia cissy sisley | cecily cicely sicily cecelia sisley cycely cisley cicily
charity f | char | caritas | chatty | charety
charlotte f | charl chart charlt charltte charlte | carlotta | lottie lotty charlie | charlott charlot charllotte sharlotte
christina f | christa | | chris chrissie tina kirsty teenie | christiana cristina christena kirstine
clara f | | | | clarah
clarissa f | | | clara | clarisa
clemence f | clem | clementia | | clemency clemens
clementina f | clem | | clemmie | clementine
constance f | const | constantia | connie | constant constantia custance
cordelia f | | | delia | cordelea
daisy f | | | | daisey
daphne f | | | | daphney
deborah f | deb debh | | debby debbie | debora debrah
denise f | | dionysia dionisia | | dionis denys diot
diana f | | | di | dianah dianna dyana dinah
dinah f | | | | dina dianah
dora f | | | dolly | dorah doora
dorcas f | | | | dorkas dorcus darcas
doris f | | | | dorris
dorothy f | dor doro dory dorothea | dorothea | dolly dot dora dottie doll dodie | dorothea dorothey dorathy dorithy dorothie dorety
drusilla f | drus | | | druscilla
edith f | | editha | edie | edyth edythe eadith
edna f | | | | ednah
effie f | | | | effy
eleanor f | elean eleanr elnr elenr | alienora eleanora | nell nellie nelly nora norah ellie lena ellen | elinor ellinor elenor eleonor eleanora elianor ellenor elnor alianor helenor elner elener
elinor f | | | nell | elynor
eliza f | elza | | lizzie liza | elisa elizah elizer
elizabeth f | eliz elizth elizh elizt elizbth elizb elizabth elisth elizab eliza elsp elspt | elizabetha elisabetha elisabeth | betty betsy bessie bess lizzie liza beth lizzy bessy betsey betty bet libby lisa elsie elsa lilibet tetty ellie buddy lily beth | elisabeth elizabath elizebeth elizbeth elizabet elsabeth elspeth elspet elspit ealasaid elizabethe elyzabeth
ellen f | elln | elena helena | nell nellie nelly nel | ellin elen elin ellyn hellen helen elian
elsie f | | | | elsey
elspeth f | elsp elspt | | elsie eppie | elspet elspit elspith elspat
emily f | emly em | aemilia | em millie emmie milly | emilie emely emmily emiley emilia
emma f | em | | emmie em | ema emmah hemma
emmeline f | | | emmie | emeline emblen emlyn
enid f | | | |
esther f | est | hestera | hetty essie hester etty hessie | ester hester easter hesther hestor
ethel f | | | | ethell
eugenia f | | | genie | eugenie
eunice f | | | | unice eunis
euphemia f | euph euphem eupha | | effie phemie femie fanny | eufemia euphame euphan euphamia
eva f | | | | evah
evangeline f | | | eva | evangelina
eve f | | eva | | eave
faith f | | fides | fay |
fanny f | | | fan | fannie fanney
felicity f | | felicitas | | felicia
flora f | | | flo florrie | florah fionnghal
florence f | flor florce florrie | florentia | flo florrie flossie floss | florance florance flourence
frances f | franc fras frans | francisca | fanny fran frankie fannie cissie | francis francess
freda f | | | | freida frieda
frederica f | | | freda | fredericka
georgina f | georga | | georgie ina | georgiana georgianna georgena georgeana georgia
gertrude f | gert | gertrudis | gertie trudie trudy | gertrud
gladys f | | | glad | gladis gwladys
grace f | | gratia | gracie | gracie grase
grizel f | griz | grizelda | girzie grissell | grissel grizell griselda girzel grisell
gwen f | | | | gwenn
gwendoline f | | | gwen gwennie | gwendolen gwendolyn gwendolin
gwenllian f | gwenl | | gwen | gwenllyan gwenlian gwenllean wenllian
hannah f | han hanh hanah | | nan anna | hanna hanah hanner anna
harriet f | harrt harrit har harriett | | hattie hetty harrie hatty | harriett harriot harriott harriette hariet harret harrit
hazel f | | | |
helen f | heln | helena | nell nellie lena ella ellie nelly | hellen helena elen ellen hellin helin
helena f | | | lena nell | hellena elena
henrietta f | henr hena henrta | henrica | hetty etta henny harriet etty | henerietta henritta henereta
hester f | hestr | | hetty esther | hesther hestor ester
hilda f | | | | hylda
honor f | hon honr | honora honoria | nora norah onora nonie | honour honora hannor honoria honner
hope f | | | |
ida f | | | |
irene f | | | rene | ireen
iris f | | | |
isabella f | isab isaba isabla isabel isablla | isabella | bella belle tibby ella isa ibby bell tib izzy bel ishbel nib | isabel isobel isabell isobell isbel issabella isable isbell izabella isobella ishbel iseabail ysabel
ivy f | | | | ivey
jacqueline f | | jacoba | jackie | jaquelin
jane f | jn jan ja | joanna jana | jenny janey jennie jen sian jinny | jayne jain jeane jaine jeyne siani
janet f | jant jant jan | joneta | jenny jessie jess netta nettie jennet | jannet janett jennet janette jonet jannett jenet seonaid jinnet
jean f | | joanna | jeanie jenny jane | jeane jeen jeanne sine
jemima f | jem jema | | mima jem mimie | jamima jemimah jemmima
jennifer f | | | jen jenny | jenifer jenefer guinevere
jenny f | | | jen | jennie jenney
jessica f | | | jessie jess | jesica
jessie f | | | jess | jessy jessey
joan f | jone | johanna joanna | joney jone jenny | joane jone johan johane jhone jonne
joanna f | joana joa | johanna | jo hannah joan | johanna joanne joannah johannah
josephine f | josephe | josephina | josie jo fifi | josephina josaphine
joyce f | | jocosa | | joice
judith f | jud judh | juditha | judy juda | judeth juda siobhan
julia f | jul | | julie judy | juliah gillian
juliana f | jul | | gill jill | julianna gillian julyan
kathleen f | kath | | kate kath kitty kathy | cathleen kathlene catherine
kerenhappuch f | keren | | keren | kerenhapuch
keturah f | ket | | kitty | ketura
keziah f | kez | | kezzy kizzy | kezia kesiah kessiah kaziah
laura f | | | laurie lolly | lora lorah laurah lauretta
lavinia f | lav | | vinnie | lavina levinia
leah f | | | | lea
letitia f | let lett letita | laetitia leticia | lettice letty lettie tish titia lecia | lettice leticia letticia lettitia letice lettis
lilian f | lil | | lily lil lilly | lillian lilias liliann
lilias f | lil | | lily | lillias lilius lilles
lily f | | | lil | lilly lillie lilley
louisa f | lou lousa loua louis | ludovica | louie lou | louise loisa lovisa louesa louiza
loveday f | | | lovey | lovedy
lucinda f | luc | | lucy cindy | lusinda
lucretia f | lucr | | lucy | lucresia
lucy f | luc | lucia | luce | lucey lucie lucia luce
lydia f | lyd lyda | | liddy | lidia lyddia liddia lydea
mabel f | | amabilia | mab mae | mable maybel mabell
madeline f | mad | magdalena | maddie madge | madeleine madelina madalene madlin
magdalen f | magd magdn | magdalena | maud lena | magdalene magdaline magdelen maudlin maudlen
marcella f | | | | marsella
margaret f | margt marg margrt magt mgt margtt margret mt margart margar marget margarete margtt | margareta margarita margeria | peggy maggie meg madge meggie peg rita daisy maisie greta mysie mog marged meggy pegg maidie gretta pearl marjorie may | margret margarett margeret margreat margrett margerett marget margett margarate margereta mared marged mairead marguerite margarita margit margery magaret
margery f | marg margy | margeria | madge marge | marjory marjorie margerie margrie marjery majory margory
maria f | mar ma | | mia marie | mariah marya mariar marria
marian f | | | | marion maryann marianne marrian
marianne f | | | | maryann marianna mariann maryanne
marie f | | | | maree
marion f | marn | mariota | minnie | marian marrion mareon merran mirren
marjorie f | marj | margeria | madge marge | marjory margery marjery
martha f | marth mtha mrtha | | patty mattie matty patsy pat | marther martah marthah
mary f | my ma mry mar | maria | polly molly may mamie minnie moll mally mae poll mollie marie pol mal maisie maura moya mo | mari marey marye marie marry maire mairi moira mair maria marya
mathilda f | | | | matilda
matilda f | mat matil mata | matildis | tilly maud tillie matty patty | mathilda matelda matillda mathilde
maud f | | matilda | maudie | maude mawd
may f | | | | mae
mercy f | | misericordia | merry | mercie mercey
mildred f | | | millie | mildrid
millicent f | mill | | millie milly | milicent melicent
minnie f | | | min | minny mina
miriam f | mir | | mim mitzi | mirriam miriham meriam
molly f | | | moll | mollie
muriel f | | | | meriel muriell
myfanwy f | | | | myvanwy
nancy f | nan | | nan nance | nancey nanny nansey
naomi f | nao | | | naomie neomi
nathalie f | | natalia | | natalie
nelly f | | | nell nel | nellie nelley
nesta f | | | | nest
nora f | | | | norah noreen
octavia f | | | tavy | octavea
olive f | | oliva | ollie livvy | olife olivia oliff
olivia f | | | livvy | oliva
patience f | pat | patientia | | pacience
patricia f | pat | | pat patsy tricia paddy patty |
pauline f | | paulina | polly | paulina
pearl f | | | |
peggy f | | | peg | peggie
penelope f | pen penel | | penny pen nappy | penelopy
perpetua f | | | |
peternel f | | petronilla | | petronell parnell
petronella f | petron | petronilla | parnel nellie | petronilla pernel
phebe f | ph | | | phoebe pheby phebie pheebe phoebee
philadelphia f | philad | | delphi |
philippa f | philipa | | pip pippa philly | phillippa phillipa philipa
phillis f | | | phil | phyllis phillys philis phylis
phyllis f | | | phil phyl | phillis
pleasance f | | | | pleasant
polly f | | | poll | pollie
priscilla f | prisc pris prisca | prisca | cilla prissy pris | precilla prissilla priscila priscella
prudence f | prud | prudentia | prue | prudance
rachel f | rach rachl | rachaelis | rae ray | rachael rachell rachal rachall ratchel
rebecca f | reb rebca rebec reba | | becky reba beck | rebekah rebeca rebeckah rebbeca rebeccah rebekka
rhoda f | | | | roda rodah rhodah
rosamund f | ros | rosamunda | rose ros | rosamond rosomond rosemond
rosanna f | rosa | | rose rosie | rosannah roseanna rosana roseanne roseann roseanna
rose f | | rosa | rosie | rosa rosie roase
rosetta f | | | rose etta | rosette
rosina f | rosa | | rose rosie ina | roseina rosena rosinah
rowena f | | | | rowina
ruby f | | | |
ruth f | | | ruthie | rooth
sabina f | sab | | | sabine sabinah
sarah f | sar sarh sah sarr sara | sara | sally sadie sal sallie | sara sarrah serah sarai saragh sorcha sarar
selina f | sel | | lina | salina selena celina sealina
sheila f | | caecilia | | sheelagh sile
sibyl f | sib | sibilla | sib sibby | sybil sibella sibilla sybilla sibbell sible
sidwell f | | | | sidwel
sophia f | soph sopha | | sophie sophy | sophie sofia sophiah sophier zophia
stella f | | | | estella
susan f | sus susn | susanna | sue susie suky sukey sukie sal | susann suzan susanne susanna susannah
susannah f | sus susanh susana susna | susanna | sue sukey susie suky anna | susanna susana suzanna susanah susannagh suzannah shusanna
sylvia f | | silvia | | silvia
tabitha f | tab | | | tabatha tabetha
tamar f | tam | | tammy | tamer thamar tamah
tamsin f | | thomasina | tamsie tamzin | tamsyn tamson thomasin tamzen tamazine tamasin
temperance f | temp | temperantia | |
theodosia f | theo | | dosia |
theresa f | | | tess tessa terry tessie | teresa theressa
thirza f | | | | thyrza tirzah thurza thersa
thomasine f | thom | thomasina | tamsin tamson | thomasin thomazine thomasina tomasine tamasine
una f | | | | winifred oonagh
unity f | | | |
ursula f | urs | | ursie | ursulla ursley ursilla
vera f | | | |
verity f | | | |
victoria f | vic vict | | vicky queenie tory vic | victorea
viola f | | | vi | violah
violet f | | | vi | violett violette
virginia f | virg | | ginny |
wilhelmina f | wilha wilh wilhel | | mina minnie willie elma | williamina wilhelmena wilelmina
winifred f | win winifd winif | winefrida | winnie freda win una | winefred winefride winnifred winifrid gwenfrewi winnefred
zillah f | | | | zilla silla
zipporah f | | | | zippora ziporah
`;
