import { readFileSync } from 'node:fs';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { areaAddress } from '../../.storybook/addresses';
import { readCoverage } from '../../.storybook/specification';
import { AreaPage } from '../../stories/spec/AreaPage';
import { CoveragePage } from '../../stories/spec/CoveragePage';
import { areas } from '../../stories/spec/register';
import { RoutesPage } from '../../stories/spec/RoutesPage';
import { StartPage } from '../../stories/StartPage';
import { filesUnder } from './support/sources';

// Elsewhere a plugin of Storybook's build gives it (.storybook/specification.ts).
vi.mock('virtual:specification', () => ({ default: readCoverage() }));

/** What Storybook itself lists: ids of stories and of pages, each as an address names it. */
let places = new Set<string>();

beforeAll(async () => {
  const { entries } = await buildIndex({ configDir: '.storybook', ci: true, quiet: true });
  places = new Set(
    Object.values(entries).map(({ type, id }) => `/${type === 'docs' ? 'docs' : 'story'}/${id}`),
  );
}, 120_000);

const pathOf = (address: string) => new URL(address, 'http://localhost/').searchParams.get('path') ?? address;

function linksOf(page: ReactElement): string[] {
  return [...renderToStaticMarkup(page).matchAll(/ href="([^"]*)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

const pages: readonly [name: string, page: ReactElement, least: number][] = [
  ['Start here', createElement(StartPage), 2],
  ['Coverage', createElement(CoveragePage), areas.length],
  ['Routes', createElement(RoutesPage), 100],
];
const areaPages = areas.map(({ title, prefix }) => [title, createElement(AreaPage, { prefix })] as const);

describe('links lead somewhere', () => {
  test.each(pages)('on the page %s', (_name, page, least) => {
    const links = linksOf(page);
    expect(links.length).toBeGreaterThanOrEqual(least);
    expect(links.filter((address) => !places.has(pathOf(address)))).toEqual([]);
  });

  test.each(areaPages)('on the page of the area %s', (_title, page) => {
    expect(linksOf(page).filter((address) => !places.has(pathOf(address)))).toEqual([]);
  });

  test.each(areas)('from the panel beside a story to $title', ({ title }) => {
    expect(places).toContain(pathOf(areaAddress(title)));
  });

  test('and all of them are made in one place', () => {
    const makers = [...filesUnder('stories', /\.(tsx?|mdx)$/), ...filesUnder('.storybook', /\.tsx?$/)].filter(
      (file) => /\?path=|\]\(\?|--(docs|states)\b/.test(readFileSync(file, 'utf8')),
    );
    expect(makers).toEqual(['.storybook/addresses.ts']);
  });
});
