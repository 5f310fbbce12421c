import { fillingPicture, type Matrix, multiply, picturesOf, type PlacedPicture, UPRIGHT } from './pdfPictures.ts';

const DO = {
  save: 1,
  restore: 2,
  transform: 3,
  paintFormXObjectBegin: 4,
  paintFormXObjectEnd: 5,
  paintImageXObject: 6,
};
type Step = readonly [operator: number, args?: unknown];
const painted = (...steps: readonly Step[]) =>
  picturesOf({ fnArray: steps.map(([operator]) => operator), argsArray: steps.map(([, args]) => args ?? null) }, DO);
const at = (x: number, y: number, scale = 1): Matrix => [scale, 0, 0, scale, x, y];
const paint = (name: string): Step => [DO.paintImageXObject, [name]];

it('one transformation after another is one that does both', () => {
  expect(multiply(at(10, 20), at(1, 2, 3))).toEqual(at(11, 22, 3));
  expect(multiply(at(10, 20, 2), at(1, 2, 3))).toEqual(at(12, 24, 6));
  expect(multiply(UPRIGHT, at(5, 6, 7))).toEqual(at(5, 6, 7));
});

describe('the pictures that a page paints', () => {
  it('lie where everything before has moved them', () => {
    expect(painted([DO.transform, at(10, 20)], paint('a'), [DO.transform, at(1, 2, 3)], paint('b'))).toEqual([
      { name: 'a', matrix: at(10, 20) },
      { name: 'b', matrix: at(11, 22, 3) },
    ]);
  });

  it('lie where they would have without what was undone', () => {
    expect(painted([DO.save], [DO.transform, at(10, 20)], paint('a'), [DO.restore], paint('b'))).toMatchObject([
      { matrix: at(10, 20) },
      { matrix: UPRIGHT },
    ]);
    expect(
      painted([DO.paintFormXObjectBegin, [at(10, 20)]], paint('a'), [DO.paintFormXObjectEnd], paint('b')),
    ).toMatchObject([{ matrix: at(10, 20) }, { matrix: UPRIGHT }]);
  });

  it('are found on a page that undoes more than it did, or gives what is no transformation', () => {
    expect(
      painted(
        [DO.restore],
        [DO.transform, at(1, 1)],
        [DO.transform, [1, 2, 3]],
        [DO.transform],
        [DO.paintFormXObjectBegin, ['x']],
        [DO.paintImageXObject, [7]],
        paint('a'),
        [99, ['x']],
      ),
    ).toEqual([{ name: 'a', matrix: at(1, 1) }]);
  });
});

describe('the picture that fills a page', () => {
  const PAGE = 100 * 200;
  const picture = (width: number, height: number, lean: readonly [number, number] = [0, 0]): PlacedPicture => ({
    name: `${width}`,
    matrix: [width, lean[0], lean[1], height, 0, 0],
  });
  const filling = (...pictures: PlacedPicture[]) => fillingPicture(pictures, PAGE)?.name ?? null;

  it('is the one of at least 85 in a hundred parts, beside ornaments', () => {
    expect(filling(picture(100, 200))).toBe('100');
    expect(filling(picture(10, 20), picture(95, 190), picture(5, 5))).toBe('95');
  });

  it.each<[string, PlacedPicture[]]>([
    ['of a page without pictures', []],
    ['that is too small', [picture(80, 200)]],
    ['where there are two', [picture(100, 200), picture(50, 100)]],
    ['that stands on its head', [picture(100, -200)]],
    ['that is seen in a mirror', [picture(-100, 200)]],
    ['that leans', [picture(100, 200, [5, 0])]],
    ['that is turned', [{ name: 'x', matrix: [0, 200, -100, 0, 0, 0] }]],
  ])('is none %s', (_name, pictures) => expect(filling(...pictures)).toBeNull());
});
