import { expect, test } from 'vitest';
import type { IsoDateTime } from '@/domain/time/dates';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { keyTexts } from '../support/keyTexts';

type MakeColumns = (i18n: I18n, now: IsoDateTime) => readonly GridColumn<never, string>[];

const modules = import.meta.glob<Record<string, MakeColumns>>('../../../src/screens/**/*olumns.tsx', {
  eager: true,
});
const lists = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Columns'))
  .map(([name, makeColumns]) => ({ name, columns: makeColumns(keyTexts, '2026-11-20T08:12:00Z') }));

/** Width of a list's box at a window's width, in rem: with the sidebar, and with its icons alone. */
const boxes = [
  { window: 1440, box: 71.8 },
  { window: 1280, box: 61.8 },
  { window: 1024, box: 58.8 },
  { window: 820, box: 46.1 },
] as const;
const minWidths = { widest: 69, wide: 60, middle: 50 } as const;
const menuWidth = 2.25;

test.each(boxes)('no list scrolls sideways at $window px', ({ box }) => {
  const tooWide = lists.flatMap(({ name, columns }) => {
    const shown = columns.filter(({ room }) => room === undefined || minWidths[room] <= box);
    const width = shown.reduce((sum, column) => sum + column.width, menuWidth);
    return width > box ? [`${name}: ${width.toFixed(2)} rem of ${box}`] : [];
  });
  expect(tooWide).toEqual([]);
});

test('every list is measured', () => {
  expect(lists.length).toBeGreaterThanOrEqual(Object.keys(modules).length);
});
