import { describe, expect, it } from 'vitest';
import { fingerprintBasis } from '../../visual/domFingerprint';
import { changedSelectors } from '../../visual/selection/changedSelectors';

describe('selectors of the rules that differ', () => {
  const base = '.a{color:red}@media (width>=40rem){.b{color:red}}.c:hover{color:red}';

  it.each([
    ['nothing', base, []],
    ['a rule more, at its place', base.replace('.c:', '.a1{margin:0}.c:'), ['.a1']],
    ['a rule under a condition', base.replace('.b{color:red}', '.b{color:blue}'), ['.b']],
    [
      'a rule of a state, by who can be in it',
      base.replace('.c:hover{color:red}', '.c:hover{color:blue}'),
      ['.c'],
    ],
    ['a class with a colon in its name', `${base}.hover\\:d:hover{color:red}`, ['.hover\\:d']],
    ['what stands in an element, by that', `${base}.i > :first-child{color:red}`, ['.i']],
    ['what stands in brackets', `${base}.e:is(:not(.f),.g) > .h::before{color:red}`, ['.e > .h']],
  ])('%s', (_, changed, selectors) => {
    expect(changedSelectors(base, changed)).toEqual(selectors);
  });

  it.each([
    ['another order', '.c:hover{color:red}.a{color:red}@media (width>=40rem){.b{color:red}}'],
    ['a variable of the document', `${base}:root{--x:1}`],
    ['every element', `${base}*{margin:0}`],
    ['the page', `${base}body.x{margin:0}`],
    ['an animation', `${base}@keyframes spin{from{opacity:0}}`],
    ['a font', `${base}@font-face{font-family:x;src:url(x.woff2)}`],
    ['a registered variable', `${base}@property --x{syntax:"*";inherits:true}`],
    ['a state alone', `${base}:hover{color:red}`],
    ['what a state stands between', `${base}.i > :first-child > .j{color:red}`],
    ['a colon in a value', `${base}.i[href="a:b"]{color:red}`],
    ['what follows a state', `${base}:first-child > .i{color:red}`],
  ])('may be anything: %s', (_, changed) => {
    expect(changedSelectors(base, changed)).toBeNull();
  });
});

describe('what two builds must share', () => {
  const files = (parts: Readonly<Record<string, string>>) =>
    new Map(Object.entries(parts).map(([path, text]) => [path, Buffer.from(text)]));
  const before = { 'assets/a-12345678.css': '.a{color:red}', 'assets/a.js': '1', 'assets/a.woff2': 'f' };

  it('scripts may differ, and styles by rules that can be looked for', () => {
    const after = { ...before, 'assets/a.js': '2', 'assets/b-12345678.css': '.b{color:red}' };
    expect(fingerprintBasis(files(before), files(after))).toEqual({ changedSelectors: ['.b'] });
  });

  it('a sheet keeps its place under another hash', () => {
    const other = { 'assets/a-abcdefgh.css': '.a{color:blue}', 'assets/a.js': '1', 'assets/a.woff2': 'f' };
    expect(fingerprintBasis(files(before), files(other))).toEqual({ changedSelectors: ['.a'] });
  });

  it('another font or image may show anywhere', () => {
    expect(fingerprintBasis(files(before), files({ ...before, 'assets/a.woff2': 'g' }))).toBeNull();
    expect(fingerprintBasis(files(before), files({ ...before, 'flags/ru.svg': '<svg/>' }))).toBeNull();
  });
});
