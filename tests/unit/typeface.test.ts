import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { fontsIn, lateTypeface, sourceTypeface, splitTypeface, withFontUrls } from '../../app/build/typeface';

test('the typeface is what is downloaded of the faces; what stands in for it stays with the styles', () => {
  const own = "@font-face { font-family: 'Stand-in'; src: local('Arial'); }";
  const downloaded = "@font-face { font-family: 'Own'; src: url('@fonts/own.woff2') format('woff2'); }";
  expect(splitTypeface(`.a{}${downloaded}${own}.b{}`)).toEqual({
    rest: `.a{}${own}.b{}`,
    typeface: downloaded,
  });
  expect(fontsIn(downloaded)).toEqual(['@fonts/own.woff2']);
  expect(withFontUrls(downloaded, (file) => `/assets/${file}`)).toContain('url(/assets/@fonts/own.woff2)');
  expect(fontsIn(sourceTypeface(process.cwd()))).toHaveLength(3);
});

test.each([
  ['navigate', '', true],
  ['navigate', 'https://elsewhere.example/', true],
  ['navigate', 'http://localhost:3000/', false],
  ['reload', '', false],
  ['back_forward', '', false],
])('who comes by %s from "%s" waits for the fonts: %s', (type, referrer, isLate) => {
  const [style = '', script = ''] = lateTypeface('@font-face{}');
  expect(style).toContain('media="not all"');
  const element = { media: 'not all' };
  runInNewContext(script.replaceAll(/<\/?script>/g, ''), {
    document: { referrer },
    typeface: element,
    location: { origin: 'http://localhost:3000' },
    performance: { getEntriesByType: () => [{ type }] },
  });
  expect(element.media).toBe(isLate ? 'not all' : '');
});
