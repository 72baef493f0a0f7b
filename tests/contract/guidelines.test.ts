import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guidelines } from '../../stories/guidelines/all';
import { examples } from '../../stories/guidelines/examples';
import type { NativeControl } from '../../stories/guidelines/guideline';
import { keyboardRows } from '../../stories/guidelines/guideline';
import { componentStatuses, statusOf } from '../../stories/guidelines/statuses';
import { readCatalogue } from './support/catalogue';

const titleOf = (path: string) => path.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');
const catalogue = readCatalogue().filter(({ path }) => /^stories\/(primitives|patterns)\//.test(path));

/** Source patterns that draw the platform's control, directly or by the primitive that is one. */
const draws: Readonly<Record<NativeControl, RegExp>> = {
  button: /<button\b|<\w*Button\b|<Menu\b/,
  link: /<a\b|<(Button)?Link\b/,
  checkbox: /type="checkbox"|<Checkbox\b/,
  radio: /type="radio"/,
  select: /<select\b|<\w*Select(Field)?\b/,
  text: /<input\b|<textarea\b|<(TextField|SearchField|NumberFieldControl)\b/,
  file: /type="file"/,
};

/** The source of a module of `src` with the modules of ours that it draws with. */
function sourceWithParts(module: string, seen = new Set<string>()): string {
  if (seen.has(module)) return '';
  seen.add(module);
  const path = [`${module}/${module.split('/').at(-1) ?? ''}`, module].find((each) =>
    existsSync(`src/${each}.tsx`),
  );
  if (path === undefined) return '';
  const source = readFileSync(`src/${path}.tsx`, 'utf8');
  const folder = path.slice(0, path.lastIndexOf('/'));
  const parts = [...source.matchAll(/(?:from|import\() ?'(@\/(?:primitives|patterns)\/|\.\/)([\w/]+)'/g)].map(
    ([, from = '', name = '']) => (from === './' ? `${folder}/${name}` : `${from.slice(2)}${name}`),
  );
  return [source, ...parts.map((part) => sourceWithParts(part, seen))].join('\n');
}

/** A story as its file writes it, up to the next one. */
function storyText(source: string, name: string): string {
  const [, from = ''] = source.split(new RegExp(`^export const ${name}\\b`, 'm'));
  return from.split(/^export const /m, 1)[0] ?? '';
}

/** Whether a story presses a key, as a guideline names it. */
function presses(story: string, key: string): boolean {
  if (key === 'Tab') return story.includes('userEvent.tab(');
  return [...story.matchAll(/userEvent\.(?:keyboard|type)\(([^;]*)\);/g)].some(([, typed = '']) =>
    key === ' ' ? typed === "' '" : typed.includes(key),
  );
}

describe('a guideline for every primitive and pattern', () => {
  test('and none for what is not there', () => {
    expect([...guidelines.keys()].sort()).toEqual(catalogue.map(({ path }) => titleOf(path)).sort());
  });

  test.each([...guidelines])('%s says everything', (_title, guideline) => {
    const { use, avoid, accessibility, words, anatomy } = guideline;
    for (const text of [use, avoid, accessibility, words]) {
      expect(text.length).toBeGreaterThan(24);
      expect(text).toMatch(/[.’?]$/);
    }
    expect(anatomy.length).toBeGreaterThan(0);
    expect(anatomy.every((part) => part.length > 2)).toBe(true);
  });

  test('pictures of do and don’t belong to a guideline', () => {
    expect(Object.keys(examples).filter((title) => !guidelines.has(title))).toEqual([]);
    expect(Object.keys(examples).length).toBeGreaterThanOrEqual(10);
  });

  test('nobody’s is another’s', () => {
    const texts = [...guidelines.values()].flatMap(({ use, avoid, accessibility, words }) => [
      use,
      avoid,
      accessibility,
      words,
    ]);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  test('every component says how far it may be relied on, as they do', () => {
    const components = readCatalogue().filter(({ path }) => path.startsWith('stories/components/'));
    expect(Object.keys(componentStatuses).sort()).toEqual(components.map(({ path }) => titleOf(path)).sort());
  });

  test('what is to be used instead is there', () => {
    const statuses = [
      ...[...guidelines.values()].map(({ status }) => status),
      ...Object.values(componentStatuses),
    ];
    const instead = statuses.flatMap((status) => (status.kind === 'replaced' ? [status.by] : []));
    expect(instead.filter((title) => statusOf(title) === null)).toEqual([]);
  });
});

describe('keyboard tables are true', () => {
  test.each([...guidelines])('%s', (title, guideline) => {
    const { native = [], own = [] } = guideline.keyboard;
    const source = sourceWithParts(title);
    // The platform's keys belong to a control of the platform.
    const stories = catalogue.find(({ path }) => titleOf(path) === title);
    expect(native.filter((control) => !draws[control].test(source))).toEqual([]);
    // Its own are pressed by the play that is named.
    const unpressed = own.flatMap(({ keys, story }) =>
      keys
        .filter((key) => !presses(storyText(stories?.source ?? '', story), key))
        .map((key) => `${key} in ${story}`),
    );
    expect(unpressed).toEqual([]);
    if (keyboardRows(guideline).length > 0) return;
    // Components that claim to take no focus contain nothing focusable.
    const itself = readFileSync(`src/${title}.tsx`, 'utf8');
    expect(itself).not.toMatch(
      /<(button|input|select|textarea|a|\w*Button|\w*Link)\b|tabIndex=\{0\}|onClick/,
    );
  });
});
