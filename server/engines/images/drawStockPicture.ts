import { THUMBNAIL_SIZE } from '#domain/records/images/thumbnailSizes.ts';

/** Ten quiet pictures of what records are about: background, ink, and strokes on a field of 160 by 120. */
const PICTURES: readonly (readonly [paper: string, ink: string, strokes: string])[] = [
  // An open book.
  [
    '#e9e2d0',
    '#5b4a33',
    'M80 38C66 28 46 28 34 34V88C46 82 66 82 80 92C94 82 114 82 126 88V34C114 28 94 28 80 38ZM80 38V92M44 46C54 43 64 44 72 49M44 58C54 55 64 56 72 61M116 46C106 43 96 44 88 49M116 58C106 55 96 56 88 61',
  ],
  // A church.
  [
    '#dde4e2',
    '#3f5654',
    'M80 18V34M73 25H87M66 52L80 34L94 52V96H66ZM40 96V66L66 56M120 96V66L94 56M30 96H130M74 96V80C74 72 86 72 86 80V96M50 76V84M110 76V84',
  ],
  // A ship under sail.
  [
    '#d9e3ea',
    '#35506a',
    'M34 82H126L112 100H50ZM78 22V82M78 26C102 34 108 56 104 74H78M72 34C56 44 50 60 52 74H72M24 108C34 102 42 114 52 108S72 102 82 108S102 114 112 108S130 102 138 108',
  ],
  // A house with a chimney.
  [
    '#eadfd6',
    '#6b4234',
    'M36 60L80 28L124 60M46 54V98H114V54M100 42V26H110V50M70 98V74H90V98M54 66H64V78H54ZM96 66H106V78H96ZM28 98H132',
  ],
  // A pen and an inkwell.
  [
    '#e4e0ea',
    '#4a4263',
    'M58 96C52 78 56 70 66 66V56H94V66C104 70 108 78 102 96ZM62 56H98M80 56C86 36 104 22 122 16C116 34 104 48 84 54M60 82H100',
  ],
  // A tree.
  [
    '#dfe6d8',
    '#44583a',
    'M80 100V60M80 76L62 62M80 70L98 56M80 22C62 22 56 36 58 42C44 44 42 62 56 66C66 72 76 66 80 60C84 66 94 72 104 66C118 62 116 44 102 42C104 36 98 22 80 22ZM56 100H104',
  ],
  // A letter with a seal.
  [
    '#efe4d8',
    '#7a4a3a',
    'M34 36H126V90H34ZM34 36L80 68L126 36M34 90L68 60M126 90L92 60M80 78A8 8 0 1 0 80.1 78M76 86L84 86',
  ],
  // A clock.
  [
    '#e2e2e2',
    '#444a52',
    'M80 24A36 36 0 1 0 80.1 24M80 32V38M80 82V88M52 60H58M102 60H108M80 60V44M80 60L94 68M58 92L52 104M102 92L108 104',
  ],
  // A key.
  ['#e8e4cf', '#5e5426', 'M52 40A20 20 0 1 0 52.1 40M52 52A8 8 0 1 0 52.1 52M72 60H128V74M112 60V72M120 60V68'],
  // A rolled-up deed.
  [
    '#ece0cf',
    '#6a5330',
    'M46 30H110C100 30 100 42 110 42H122C130 42 130 30 122 30H110M110 42V92C110 102 96 102 96 92H36C36 102 46 102 46 92V30C46 24 36 24 36 32V40H46M58 48H98M58 60H98M58 72H86',
  ],
];

/**
 * A stock picture as WebP, for records without a picture of their own.
 * @param number - from 0 to 9 (domain/records/images/thumbnailAddress.ts).
 * @throws Error for any other number.
 */
export async function drawStockPicture(number: number): Promise<Buffer> {
  const picture = PICTURES[number];
  if (!picture) throw new Error(`There is no stock picture ${number}.`);
  const { default: sharp } = await import('sharp');
  const [paper, ink, strokes] = picture;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="${THUMBNAIL_SIZE.width}" height="${THUMBNAIL_SIZE.height}"><rect width="160" height="120" fill="${paper}"/><path d="${strokes}" fill="none" stroke="${ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
