import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '@/i18n/locale';
import { filesUnder } from './support/sources';

const guides = filesUnder('stories/guides', /\.mdx$/).map((file) => [basename(file, '.mdx'), file] as const);

/** Files that a guide names, without duplicates; a star means every language. */
function filesIn(guide: string): string[] {
  const named = [...guide.matchAll(/`([\w.@*/-]+\/[\w.*-]+\.\w+)`/g)].map(([, path = '']) => path);
  const files = named.flatMap((path) =>
    path.includes('*') ? locales.map((locale) => path.replace('*', locale)) : path,
  );
  return [...new Set(files)];
}

describe.each(guides)('the guide %s', (_name, path) => {
  const guide = readFileSync(path, 'utf8');

  test('names files that there are', () => {
    expect(filesIn(guide).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('counts them right', () => {
    expect(filesIn(guide).length).toBe(Number(/\*\*(\d+) files?\*\*/.exec(guide)?.[1]));
  });
});

/** Maximum number of files per task. A task with more repeats a fact that could be derived. */
const limits = { Call: 7, NotificationKind: 6, PaymentMethod: 6, ServerState: 8 };

test.each(Object.entries(limits))('the task of the guide %s takes at most %i files', (name, limit) => {
  const guide = readFileSync(`stories/guides/${name}.mdx`, 'utf8');
  expect(filesIn(guide).length).toBeLessThanOrEqual(limit);
});

test('every guide is on the first page', () => {
  expect(guides.length).toBeGreaterThan(5);
  const start = readFileSync('stories/StartPage.tsx', 'utf8');
  const titles = guides.map(([, path]) => /<Meta title="([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1]);
  expect(titles.filter((title) => !start.includes(`title="${title}"`))).toEqual([]);
});
