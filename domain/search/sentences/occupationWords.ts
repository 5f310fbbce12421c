const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * Words that name a trade by themselves, in the spellings of clerks as well. Our own list, from general reading of
 * census returns.
 */
const TRADES = list(`
  accountant actor actress agent apothecary archdeacon architect artist attendant attorney auctioneer author baker banker barber bargeman barmaid barrister
  basketmaker beerseller blacksmith bleacher boatbuilder boatman boilermaker bookbinder bookkeeper bookseller bootmaker brazier brewer bricklayer brickmaker broker
  brushmaker builder butcher butler buttonmaker cabinetmaker cabman carman carpenter carrier carter cartwright carver caulker chandler charwoman chauffeur cheesemonger
  chemist clergyman clerk clockmaker clothier clothworker coachbuilder coachmaker coachman coalminer coastguard cobbler collier comedian compositor confectioner constable cook cooper
  coppersmith cordwainer corndealer cowkeeper cowman curate currier cutler dairymaid dairyman dealer dentist distiller docker doctor domestic draper draughtsman dressmaker driver drover
  druggist dyer electrician embroiderer engineer engraver factor farmer farrier fellmonger ferryman fireman fisherman fishmonger fitter flaxdresser footman foreman forester founder
  framework fuller furrier gamekeeper gaoler gardener gasfitter gatekeeper gentleman gentlewoman gilder glassblower glazier glover goldsmith governess grazier greengrocer grinder groom grocer
  guard gunmaker gunner gunsmith haberdasher hairdresser hatter haulier hawker hewer higgler hosier hostler housekeeper housemaid huntsman husbandman innkeeper ironfounder ironmonger
  jeweller jockey joiner journalist judge keeper kitchenmaid labourer laborer lacemaker ladysmaid landlady landlord laundress laundrymaid lawyer leatherworker librarian lighterman limeburner
  locksmith lodginghouse machinist magistrate maid maidservant maltster mantuamaker manufacturer mariner mason mechanic mercer merchant messenger midwife miller milliner millwright miner minister
  missionary moulder musician nailer nailmaker navvy needlewoman newsagent nurse nursemaid nurseryman officer optician organist ostler overseer packer painter paperhanger papermaker
  parlourmaid parson pattenmaker pawnbroker pedlar peddler pensioner perukemaker pharmacist photographer physician piecer pilot pitman plasterer platelayer ploughman plumber policeman
  porter postman postmaster postmistress potter poulterer preacher printer privateer publican puddler quarryman quarrier rector reporter roper ropemaker rover saddler sailor sailmaker salesman
  sawyer schoolmaster schoolmistress scholar scullion scavenger scullerymaid seaman seamstress sempstress secretary sergeant servant sexton shepherd shipbuilder shipwright shoemaker shopkeeper shopman shopwoman
  signalman silversmith silkweaver slater smelter smith soapboiler soldier solicitor spinner stationer stationmaster steward stockinger stocktaker stoker stonecutter stonemason straw-plaiter strawplaiter
  student surgeon surveyor sweep tailor tailoress tanner tapster taxidermist taylor teacher telegraphist telephonist thatcher tinker tinman tinner tinplate tobacconist tollkeeper toymaker trader
  turner turnkey twister typist umbrella-maker undertaker upholsterer usher valet verger veterinary vicar victualler vinedresser waggoner wagoner waiter waitress warehouseman warder washerwoman watchmaker
  waterman weaver weigher wharfinger wheelwright wheeler whitesmith winder woodcutter woodman woolcomber woolsorter writer yeoman
  husbandmen labourers miners farmers soldiers sailors servants weavers
`);

/** Trades that are common last names: beside a first name they are one. */
export const TRADES_LIKE_NAMES = list(`
  baker barber brewer butcher butler carpenter carter carver chandler clark clerk collier cook cooper currier cutler draper dyer farmer fisher forester fowler fuller gardener gardner glover
  goldsmith grinder groom guard hewer joiner judge keeper major mason mercer merchant miller miner minister painter parson piper pilot plumber porter potter preacher roper sadler saddler sawyer
  sergeant sexton shepherd singer slater smith spicer spinner steward tanner taylor thatcher tinker tinman tapster trader tucker turner tyler usher vicar waller walker ward weaver webster wheeler
  wheelwright woodman wright writer yeoman friar prior rover driver drover page fitter cartwright arkwright
`);

/** Words before a trade that belong to it. */
const QUALIFIERS = list(`
  agricultural ag agl general domestic master journeyman apprentice retired former late tin copper coal lead iron clay china stone slate railway rail rlwy road farm dairy house hotel hand handloom hand-loom power
  power-loom loom linen woollen wool cotton silk flax jute lace straw boot shoe dress hat basket brick tile paper rope sail ship boat barge canal dock harbour naval army royal merchant cattle sheep pig horse cow corn
  flour coffee tea wine beer licensed house-keeper ladies lady's gentleman's head under second assistant pupil certificated school music dancing parish police post office station signal engine locomotive steam mine
  colliery quarry gas water electric telegraph bank commercial solicitor's attorney's lawyer's shop draper's grocer's butcher's baker's blacksmith's mason's bricklayer's tailor's carpenter's sewing shirt glove stay watch
  clock gun lock nail pin needle tool wood timber coach cart wheel carriage wagon waggon mill factory foundry furnace forge monthly hospital sick lodging boarding nurse kitchen scullery laundry upper
`);

/** Trades that clerks shortened, joined by hyphens, with the words they stand for. */
const SHORTENED: Readonly<Record<string, string>> = {
  'ag-lab': 'agricultural labourer',
  'ag.-lab': 'agricultural labourer',
  'agl-lab': 'agricultural labourer',
  'farm-lab': 'farm labourer',
  hlw: 'hand loom weaver',
  'boot-and-shoe-maker': 'shoe maker',
  'shoe-maker': 'shoe maker',
  'dress-maker': 'dress maker',
  'inn-keeper': 'inn keeper',
  'game-keeper': 'game keeper',
  'school-master': 'school master',
  'in-service': 'servant',
};

/** Whether a word names a trade, in the singular or the plural. */
export const isTrade = (key: string): boolean => TRADES.has(key) || (key.endsWith('s') && TRADES.has(key.slice(0, -1)));
/** Whether a word before a trade belongs to it: `agricultural` labourer. */
export const isTradeQualifier = (key: string): boolean => QUALIFIERS.has(key);
/** The words behind a shortened trade of two words or one; null for any other. */
export const shortenedTrade = (key: string): string | null => SHORTENED[key.replaceAll('.', '')] ?? null;
