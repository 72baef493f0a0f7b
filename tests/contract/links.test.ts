import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { areaAddress, docsAddress, sourceAddress } from '../../.storybook/addresses';
import { readCoverage } from '../../.storybook/specification';
import specification from '../../stories/spec/text/portal-specification.md?raw';
import decided from '../../stories/spec/text/decisions.md?raw';
import { AreaPage } from '../../stories/spec/AreaPage';
import { clausesOf } from '../../stories/spec/clauses';
import { CoveragePage } from '../../stories/spec/CoveragePage';
import { areas } from '../../stories/spec/register';
import { decisions, sections } from '../../stories/spec/requirements/types';
import { ReleaseChanges } from '../../stories/spec/ReleaseChanges';
import { ReleasePage } from '../../stories/spec/ReleasePage';
import { RoutesPage } from '../../stories/spec/RoutesPage';
import { TextPage } from '../../stories/spec/TextPage';
import { StartPage } from '../../stories/StartPage';
import { JourneyPage } from '../../stories/start/JourneyPage';
import { readBoard } from '../../.storybook/board';
import { journeys } from '../../stories/start/journeys';
import { filesUnder } from './support/sources';

// In Storybook's build a plugin provides it (.storybook/specification.ts).
vi.mock('virtual:specification', () => ({ default: readCoverage() }));
// Storybook's own, which needs a browser.
vi.mock('@storybook/addon-docs/blocks', () => ({
  Markdown: ({ children }: { children: string }) => children,
}));

/** Ids of stories and pages that Storybook itself lists, as an address names each. */
let places = new Set<string>();

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: '.storybook', ci: true, quiet: true });
  requirementMarks = new Set(areas.flatMap(marksOf));
  places = new Set(
    Object.values(entries).map(({ type, id }) => `/${type === 'docs' ? 'docs' : 'story'}/${id}`),
  );
}, 120_000);

const pathOf = (address: string) => new URL(address, 'http://localhost/').searchParams.get('path') ?? address;

/** Where a person can be sent on the pages with the texts: address and id. */
const marks = new Set(
  (
    [
      ['§', specification],
      ['D', decided],
    ] as const
  ).flatMap(([kind, text]) =>
    [...renderToStaticMarkup(createElement(TextPage, { text })).matchAll(/<section id="([^"]*)"/g)].map(
      ([, id = '']) => sourceAddress(kind).replace(/#.*/, `#${id}`),
    ),
  ),
);

/** Requirements on the pages of their areas. */
let requirementMarks = new Set<string>();

const marksOf = ({ title, prefix }: (typeof areas)[number]) =>
  [...renderToStaticMarkup(createElement(AreaPage, { prefix })).matchAll(/<tr id="([^"]*)"/g)].map(
    ([, id = '']) => `${areaAddress(title)}#${id}`,
  );

const isBoard = (address: string) => address.startsWith('iframe.html?viewMode=docs&id=');

/** Whether the page of a board, or a story on it, does not exist. */
function isBoardBroken(address: string): boolean {
  const { searchParams, hash } = new URL(address, 'http://localhost/');
  const stories = readBoard(hash).map(({ storyId }) => `/story/${storyId}`);
  return [`/docs/${searchParams.get('id')}`, ...stories].some((place) => !places.has(place));
}

function leadsNowhere(address: string): boolean {
  if (isBoard(address)) return isBoardBroken(address);
  const isMarked = marks.has(address) || requirementMarks.has(address);
  return !places.has(pathOf(address)) || (address.includes('#') && !isMarked);
}

function linksOf(page: ReactElement): string[] {
  return [...renderToStaticMarkup(page).matchAll(/ href="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

const pages: readonly [name: string, page: ReactElement, least: number][] = [
  ['Welcome', createElement(StartPage), 2],
  ['Coverage', createElement(CoveragePage), areas.length],
  ['Routes', createElement(RoutesPage), 100],
  ['Since the last release', createElement(ReleasePage), 0],
];
const areaPages = areas.map(({ title, prefix }) => [title, createElement(AreaPage, { prefix })] as const);

describe('links lead somewhere', () => {
  test.each(pages)('on the page %s', (_name, page, least) => {
    const links = linksOf(page);
    expect(links.length).toBeGreaterThanOrEqual(least);
    expect(links.filter(leadsNowhere)).toEqual([]);
  });

  test('from the requirements, screens and pictures that a release has changed', () => {
    const changes = (added: string[]) => ({ added, changed: [], removed: ['Gone'] });
    const release = {
      tag: 'v0.1.0',
      at: '2026-11-01T00:00:00Z',
      requirements: changes(['A text AUTH-01', 'A text SERVERS-02', 'A text of no area NONE-1']),
      screens: changes([]),
      pictures: changes([]),
    };
    const links = linksOf(createElement(ReleaseChanges, { release }));
    expect(links.map((link) => link.replace(/.*#/, ''))).toEqual(['AUTH-01', 'SERVERS-02']);
    expect(links.filter(leadsNowhere)).toEqual([]);
    expect(leadsNowhere(`${areaAddress('Server management')}#SERVERS-9999`)).toBe(true);
  });

  test.each(areaPages)('on the page of the area %s', (_title, page) => {
    expect(linksOf(page).filter(leadsNowhere)).toEqual([]);
  });

  test.each(journeys)('along the journey $title', ({ id, steps }) => {
    const links = linksOf(createElement(JourneyPage, { journey: id }));
    expect(links.length).toBeGreaterThanOrEqual(steps.length);
    expect(links.filter(leadsNowhere)).toEqual([]);
  });

  test.each(areas)('from the panel beside a story to $title', ({ title }) => {
    expect(places).toContain(pathOf(areaAddress(title)));
  });

  test('from the pages of stories/guides, which name a page by its title', () => {
    const titles = filesUnder('stories', /\.mdx$/).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/<DocsLink title="([^"]+)"/g)].map(([, title = '']) => title),
    );
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !places.has(pathOf(docsAddress(title))))).toEqual([]);
  });

  test('and all of them are made in one place', () => {
    const makers = [...filesUnder('stories', /\.(tsx?|mdx)$/), ...filesUnder('.storybook', /\.tsx?$/)].filter(
      (file) => /\?path=|\]\(\?|--(docs|overview)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(makers).toEqual(['.storybook/addresses.ts']);
  });
});

describe('the texts', () => {
  test.each([
    ['specification', specification],
    ['decisions', decided],
  ])('the %s is shown whole, and nothing in it has two names', (_name, text) => {
    const clauses = clausesOf(text);
    expect(clauses.map(({ markdown }) => markdown).join('\n')).toBe(text);
    const ids = clauses.flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every part and decision that a requirement comes from is in them', () => {
    expect([...sections, ...decisions].filter((source) => !marks.has(sourceAddress(source)))).toEqual([]);
  });

  test('so is every one that a comment or a test names', () => {
    const cited = ['src', 'app', 'stories', 'tests', '.storybook']
      .flatMap((folder) => filesUnder(folder, /\.(tsx?|css|mdx)$/))
      .flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(/§\d+|\bD[1-9]\d?\b/g)].map(([source]) => ({ file, source })),
      );
    expect(cited.length).toBeGreaterThan(500);
    expect(cited.filter(({ source }) => !marks.has(sourceAddress(source)))).toEqual([]);
  });
});
