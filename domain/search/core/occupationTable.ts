/**
 * Trades as clerks shortened them in censuses and registers, one a line. Between slashes are ways to write it, with the
 * ways to write each of their words between bars. Our own list; a form that means two trades is in neither line.
 */
const TABLE = `
ag|agl|agr|agri|agric|agricl|agricul|agricult|agricultl|agricultrl|agricultural lab|labr|labrr|laber|labor|labour|labourer|laborer / aglab
farm lab|labr|labourer|laborer
gen|genl|general lab|labr|labourer|laborer
rly|rlwy|railw|railway lab|labr|labourer|laborer
lab|labr|labrr|labourer|laborer
dom|domes|domest|domestic ser|serv|servt|servnt|servant / d s
gen|genl|general ser|serv|servt|servnt|servant
male ser|serv|servt|servnt|servant / m s
female ser|serv|servt|servnt|servant / fem serv|servt|servant / f s
farm ser|serv|servt|servnt|servant
house ser|serv|servt|servnt|servant
serv|servt|servnt|servant
house maid / housemaid / hse maid
nurse maid / nursemaid
dairy maid / dairymaid
kitchen maid / kitchenmaid
house keeper|keepr|kpr / housekeeper|housekeepr|housekpr|housekr|hskpr / hse keeper
inn keeper|keepr|kpr / innkeeper|innkeepr|innkpr
shop keeper|keepr|kpr / shopkeeper|shopkeepr|shopkpr|shopkr
shop man / shopman
book keeper|keepr|kpr / bookkeeper
game keeper|keepr|kpr / gamekeeper|gamekpr
lic|licd|licen|licensed vict|victr|victlr|victualer|victualler
vict|victr|victlr|victualler
app|appr|appre|apprent|apprentice|prentice
journ|journm|journeyman / journey man
annt|annuit|annuitt|annuitant
ind|indt|indep|independent|independant
pensr|pensioner
propr|propriet|proprietor
retd|retired
unemp|unempl|unemployed
asst|assist|assistant
mstr|master
manuf|manufr|manufact|manufacturer
merch|mercht|merchant
schol|scholar
school master|mstr / schoolmaster|schoolmstr|schoolmr / sch master
school mistress / schoolmistress
dress maker|mkr|makr / dressmaker|dressmkr|dressmakr|dressm
shoe maker|mkr|makr / shoemaker|shoemkr|shoemakr|shoem
boot maker|mkr / bootmaker|bootmkr
cabinet maker|mkr / cabinetmaker
straw bonnet maker|mkr
cordw|cordwr|cordwnr|cordwainer|cordwinder
carp|carpr|carpt|carpenter
blacks|blacksm|blksmith|blacksmith / black smith
brickl|bricklr|bricklayer / brick layer
stone mason / stonemason / stone m
gard|gardr|gardnr|gardener|gardner
husb|husbn|husbandm|husbandman
charw|charwoman / char woman
laund|laundr|laundress
seamst|seamstress|sempstress|semptress|seampstress
milln|milliner
tailr|tailor|taylor
groc|grocr|grocer
publ|publn|publican
coop|coopr|cooper
governs|governess
clk|clerk
coal min|minr|miner / coalminer|coalminr
tin min|minr|miner / tinminer|tinminr
copper min|minr|miner / cop miner
lead min|minr|miner
iron min|minr|miner
mar|marr|mariner
royal navy / r n / rn
royal marines|marine / r m
engine driver|drivr|dr
police constable / p c
`;

type Sequence = readonly (readonly string[])[];

/** Every word of a way to write a trade, in each of its writings. */
function spelledOut(sequence: Sequence): string[][] {
  return sequence.reduce<string[][]>(
    (phrases, ways) => phrases.flatMap((phrase) => ways.map((word) => [...phrase, word])),
    [[]],
  );
}

/** Trades, each with all the phrases it is written as, longest first. */
export const OCCUPATIONS: readonly (readonly (readonly string[])[])[] = TABLE.split('\n')
  .filter((line) => line !== '')
  .map((line) =>
    line.split('/').flatMap((form) =>
      spelledOut(
        form
          .trim()
          .split(' ')
          .map((ways) => ways.split('|')),
      ),
    ),
  )
  .map((phrases) => phrases.sort((a, b) => b.join('').length - a.join('').length));
