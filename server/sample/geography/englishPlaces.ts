import { type Chapel, type PlaceKind, type SamplePlace } from './samplePlace.ts';

const wesleyan = (name: string, since: number): Chapel => ({ name, denomination: 'Wesleyan Methodist', since });
const primitive = (name: string, since: number): Chapel => ({ name, denomination: 'Primitive Methodist', since });
const baptist = (name: string, since: number): Chapel => ({ name, denomination: 'Baptist', since });
const catholic = (name: string, since: number): Chapel => ({ name, denomination: 'Roman Catholic', since });

type Row = [name: string, kind: PlaceKind, weight: number, district: string, hundred: string, church: string, inn: string, streets: string, farms: string, chapels?: readonly Chapel[], parish?: string];

const WEXCOMBE = 'Wexcombe';
const SELWICK = 'Selwick';
const HARROWMERE = 'Harrowmere';

// Streets and farms are separated by commas; hamlets name the parish they belong to.
const ROWS: readonly Row[] = [
  ['Wexcombe', 'town', 20, WEXCOMBE, 'Wexcombe', 'St Aldhelm', 'The Fleece', 'High Street,Market Place,Sheep Street,Cordwainers Lane,Water Lane,Abbey Row,Tanyard,Gas House Lane,Station Road,Victoria Terrace', 'Abbey Farm,Town Farm', [wesleyan('Sheep Street Chapel', 1797), baptist('Water Lane Chapel', 1788), catholic('St Winefride', 1824)]],
  ['Market Selwick', 'town', 9, SELWICK, 'Selwick', 'Holy Trinity', 'The White Hart', 'Broad Street,Corn Hill,Pipers Lane,Church Walk,Back Lane,Railway Terrace', 'Selwick Grange,Lodge Farm', [wesleyan('Pipers Lane Chapel', 1808), baptist('Corn Hill Meeting', 1812)]],
  ['Harrowmere', 'mill', 7, HARROWMERE, 'Harrow', 'St Blaise', 'The Shuttle', 'Mill Row,Weavers Court,Bridge Street,Foundry Lane,Chapel Hill', 'Mere Farm,Leat Farm', [primitive('Chapel Hill', 1823), wesleyan('Bridge Street Chapel', 1802)]],
  ['Aldermere', 'village', 3, WEXCOMBE, 'Wexcombe', 'St Mary', 'The Plough', 'The Street,Church Lane,Pond Side', 'Manor Farm,Alder Farm,Hatch Farm'],
  ['Barrow Fitzalan', 'village', 3, WEXCOMBE, 'Wexcombe', 'St Andrew', 'The Fitzalan Arms', 'The Street,Barrow Lane,The Green', 'Barrow Court,Longbarrow Farm,Dean Farm'],
  ['Brockley Abbas', 'village', 3, WEXCOMBE, 'Wexcombe', 'All Saints', 'The Badger', 'Abbas Street,Mill Lane', 'Abbas Farm,Mill Farm,Sett Farm', [baptist('Mill Lane Chapel', 1831)]],
  ['Chalverton', 'village', 3, WEXCOMBE, 'Harrow', 'St Nicholas', 'The Chalk Pit', 'Main Street,Quarry Lane', 'Chalverton Farm,White Farm,Upper Farm'],
  ['Coldharrow', 'village', 2, HARROWMERE, 'Harrow', 'St Michael', 'The Shepherds Rest', 'Down Lane,Church Path', 'Coldharrow Farm,Downs Farm'],
  ['Doverell St Giles', 'village', 2, HARROWMERE, 'Doverell', 'St Giles', 'The Cricketers', 'The Street,Ford Lane', 'Giles Farm,Ford Farm'],
  ['Doverell St Mary', 'village', 3, HARROWMERE, 'Doverell', 'St Mary the Virgin', 'The Lamb', 'The Street,Rectory Lane,Common Side', 'Rectory Farm,Common Farm,Doverell House Farm', [primitive('Common Side Chapel', 1836)]],
  ['Eastcott Regis', 'village', 3, SELWICK, 'Selwick', 'St James', 'The Kings Head', 'Regis Street,Orchard Lane', 'Kings Farm,Orchard Farm,Eastcott Farm'],
  ['Fennimore', 'village', 2, SELWICK, 'Winterwell', 'St Peter', 'The Heron', 'Fen Lane,The Causeway', 'Fen Farm,Causeway Farm'],
  ['Garsdown', 'village', 2, WEXCOMBE, 'Wexcombe', 'St Lawrence', 'The Ram', 'Down Street,Well Lane', 'Garsdown Farm,Hill Barn'],
  ['Great Hollam', 'village', 4, WEXCOMBE, 'Winterwell', 'St Bartholomew', 'The Bell', 'The Street,Bell Lane,Hollow Road,The Green', 'Hollam House Farm,Great Farm,Bell Farm,Brook Farm', [wesleyan('Bell Lane Chapel', 1814)]],
  ['Hinton Wexley', 'village', 2, SELWICK, 'Selwick', 'St John the Baptist', 'The Wexley Arms', 'Wexley Road,Church Lane', 'Hinton Farm,Home Farm'],
  ['Ilverstoke', 'village', 3, SELWICK, 'Selwick', 'St Swithun', 'The Three Tuns', 'Stoke Street,Water Lane', 'Stoke Farm,Ilver Farm,New Farm'],
  ['Kingsmarl', 'village', 2, SELWICK, 'Selwick', 'St Edmund', 'The Crown', 'Marl Lane,The Street', 'Marlpit Farm,Crown Farm'],
  ['Langwater', 'village', 3, HARROWMERE, 'Winterwell', 'St Leonard', 'The Swan', 'Long Street,Bridge Lane', 'Langwater Farm,Swan Farm,Osier Farm'],
  ['Little Hollam', 'village', 1, WEXCOMBE, 'Winterwell', 'St Faith', 'The Wheelwrights', 'Little Lane', 'Little Farm,Nuthatch Farm'],
  ['Lower Yarnham', 'village', 2, SELWICK, 'Selwick', 'St Martin', 'The Yarn Market', 'Lower Street,Dye House Lane', 'Lower Farm,Dye Farm'],
  ['Marlbourne', 'village', 2, SELWICK, 'Selwick', 'St Denys', 'The Bourne', 'Bourne Street,Chapel Lane', 'Bourne Farm,Hanger Farm', [baptist('Ebenezer', 1819)]],
  ['Netherwick', 'village', 2, HARROWMERE, 'Doverell', 'St Helen', 'The New Inn', 'Wick Lane,The Street', 'Wick Farm,Nether Farm'],
  ['Oxenmere', 'village', 2, WEXCOMBE, 'Winterwell', 'St Luke', 'The Ox', 'Drove Lane,Mere End', 'Oxen Farm,Drove Farm'],
  ['Pellingham', 'village', 2, HARROWMERE, 'Doverell', 'Holy Cross', 'The Pelican', 'Church Street,Fuller Lane', 'Pell Farm,Cross Farm'],
  ['Quenbury', 'village', 2, HARROWMERE, 'Harrow', 'St Katherine', 'The Queens Head', 'Queen Street,Hollow Way', 'Quenbury Farm,Spinney Farm'],
  ['Ravenscott', 'village', 2, WEXCOMBE, 'Harrow', 'St Oswald', 'The Raven', 'Raven Lane,Scott Green', 'Raven Farm,Heath Farm'],
  ['Saltersford', 'village', 2, WEXCOMBE, 'Wexcombe', 'St Christopher', 'The Packhorse', 'Ford Street,Salters Way', 'Ford Farm,Packhorse Farm'],
  ['Tarrowby', 'village', 1, HARROWMERE, 'Doverell', 'St Botolph', 'The Harrow', 'The Street', 'Tarrow Farm,Gorse Farm'],
  ['Upper Yarnham', 'village', 2, SELWICK, 'Selwick', 'St Margaret', 'The Fox', 'Upper Street,Beacon Lane', 'Beacon Farm,Yarn Farm'],
  ['Winterwell', 'village', 2, HARROWMERE, 'Winterwell', 'St Agnes', 'The Spring', 'Spring Lane,The Street', 'Winter Farm,Springhead Farm'],
  ['Wyke Fallow', 'village', 1, SELWICK, 'Selwick', 'St Thomas', 'The Barley Mow', 'Fallow Lane', 'Wyke Farm,Fallow Farm'],
  ['Cuckoo Bottom', 'hamlet', 1, WEXCOMBE, 'Wexcombe', 'St Aldhelm', 'The Cuckoo', 'Bottom Lane', 'Cuckoo Farm', [], 'Wexcombe'],
  ['Foxcombe End', 'hamlet', 1, WEXCOMBE, 'Wexcombe', 'St Mary', 'The Vixen', 'End Lane', 'Foxcombe Farm', [], 'Aldermere'],
  ['Honeyditch', 'hamlet', 1, WEXCOMBE, 'Wexcombe', 'All Saints', 'The Beehive', 'Ditch Lane', 'Honey Farm', [], 'Brockley Abbas'],
  ['Larkhanger', 'hamlet', 1, SELWICK, 'Selwick', 'St John the Baptist', 'The Lark', 'Hanger Lane', 'Lark Farm', [], 'Hinton Wexley'],
  ['Poundhatch', 'hamlet', 1, SELWICK, 'Selwick', 'St Edmund', 'The Pound', 'Pound Lane', 'Hatch Farm', [], 'Kingsmarl'],
  ['Tolleys Bridge', 'hamlet', 1, HARROWMERE, 'Harrow', 'St Katherine', 'The Toll House', 'Bridge Row', 'Tolley Farm', [], 'Quenbury'],
  ['Withymead', 'hamlet', 1, WEXCOMBE, 'Wexcombe', 'St Andrew', 'The Basket', 'Withy Lane', 'Mead Farm', [], 'Barrow Fitzalan'],
];

/** Wexcombeshire: three small towns, villages under the downs and their hamlets. */
export const ENGLISH_PLACES: readonly SamplePlace[] = ROWS.map(
  ([name, kind, weight, district, hundred, church, inn, streets, farms, chapels = [], parish = name]) => ({
    name, kind, weight, district, hundred, church, inn, chapels, parish, county: 'Wexcombeshire', nation: 'england', streets: streets.split(','), farms: farms.split(','),
  }),
);
