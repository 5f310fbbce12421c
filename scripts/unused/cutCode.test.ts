import { cutCode } from './cutCode.mjs';

/** A script that answers what `ask` makes of it. */
const run = (code: string, ask: string): unknown => new Function(`${code}\nreturn ${ask};`)();

const SWITCH = `function nameOf(node) {
  switch (node.tag) {
    case 1:
    case 30:
      var name = 'one';
      break;
    case 31:
      var late = 'gone';
      return late + name;
    case 2:
      name = 'two';
    case 32:
      name += '!';
      break;
    default:
      late = 'other';
      name = late;
  }
  return name;
}`;

it('takes cases away that never come, and leaves what others fall into', () => {
  const cut = cutCode(SWITCH, { cases: ['30', '31', '32'] }, 'switch.js');
  expect([1, 2, 3, 30, 31, 32].map((tag) => run(`'use strict';${cut}`, `nameOf({ tag: ${tag} })`))).toEqual([
    'one',
    'two!',
    'other',
    'other',
    'other',
    'other',
  ]);
  expect(cut).not.toContain('gone');
});

it('knows that no tag is one that never comes', () => {
  const cut = cutCode(
    'const is = (a, b) => (30 === a.tag || b.tag === 30) && a.tag !== b.tag; switch (is.tag) { case 30: }',
    { cases: ['30'] },
    'is.js',
  );
  expect(cut).toContain('(!1 || !1) && a.tag !== b.tag');
});

it('gives functions another body, wherever they are, and takes statements, members, calls and texts away', () => {
  const source =
    'warn("a"); const o = { one() { return warn(1); }, two: 2 }; function outer() { let at = 1; at += 1; function inner() { return 5; } warn("b"); return [at, inner()]; } function warn() { throw 1; } extra();';
  const cut = cutCode(
    source,
    {
      bodies: { inner: 'return 6;' },
      inside: { outer: ['at +='] },
      calls: ['warn'],
      statements: ['extra('],
      members: ['one'],
      texts: [['two: 2', 'two: 3']],
    },
    'all.js',
  );
  expect(run(cut, '[outer(), Object.keys(o), o.two]')).toEqual([[1, 6], ['two'], 3]);
});

it.each([
  [{ bodies: { away: '' } }, 'away'],
  [{ cases: ['7'] }, '7'],
  [{ statements: ['away ='] }, 'away ='],
  [{ members: ['away'] }, 'away'],
  [{ calls: ['away'] }, 'away'],
  [{ inside: { here: ['let away'] } }, 'let away'],
])('stops the build where %j is not there any more', (cuts, name) => {
  expect(() => cutCode('function here() {}', cuts, 'some.js')).toThrow(`some.js has changed: ${name} not found`);
});

it('stops the build where a text is there twice, or a function', () => {
  expect(() => cutCode('one; one;', { texts: [['one', '']] }, 'some.js')).toThrow('“one” is there 2 times');
  expect(() =>
    cutCode('function a() { function b() {} } function c() { function b() {} }', { bodies: { b: '' } }, 'some.js'),
  ).toThrow('there are several b');
});

it('gives methods of classes another body or takes them away, and puts values in the place of calls and properties', () => {
  const source =
    'const Box = class _Box { one() { return 1; } two() { return this.set.on ? 2 : 3; } three() { return new Log("x"); } }; class Log { static say() { return 4; } } const said = Log.say("y");';
  const cut = cutCode(
    source,
    {
      methods: { 'Box.one': null, 'Log.say': 'return 5;' },
      values: { 'this.set.on': 'false', 'new Log': '6', 'Log.say': '7' },
    },
    'classes.js',
  );
  expect(run(cut, '[new Box().one, new Box().two(), new Box().three(), Log.say(), said]')).toEqual([
    undefined,
    3,
    6,
    5,
    7,
  ]);
  expect(() => cutCode(source, { methods: { 'Box.four': null } }, 'classes.js')).toThrow(
    'classes.js has changed: Box.four',
  );
  expect(() => cutCode(source, { values: { 'this.set.off': '1' } }, 'classes.js')).toThrow('this.set.off not found');
});
