import { clipParameter, readClipParameter } from './clipAddress.ts';

const TWO = [
  { page: '3', region: { x: 10, y: 20, width: 300, height: 200 } },
  { page: 'p-one', region: { x: 0, y: 0, width: 8, height: 8 } },
];

describe('the rectangles in an address', () => {
  it('are read as they were written', () => {
    expect(clipParameter(TWO)).toBe('3:10,20,300,200;p-one:0,0,8,8');
    expect(readClipParameter(clipParameter(TWO))).toEqual(TWO);
  });

  it.each([
    [null, null],
    ['', []],
    ['1', []],
    ['1:1,2,3', []],
    ['<a>:1,2,3,4;2:1,2,3,4', [{ page: '2', region: { x: 1, y: 2, width: 3, height: 4 } }]],
    ['1:1,1,0,9', []],
  ])('%j gives %j', (parameter, expected) => expect(readClipParameter(parameter)).toEqual(expected));

  it('are at most twenty', () =>
    expect(readClipParameter(Array.from({ length: 500 }, () => '1:1,2,3,4').join(';'))).toHaveLength(20));
});
