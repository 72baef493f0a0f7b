import { areaNames } from '../../../.storybook/labels.ts';
import { locales } from '../../../src/i18n/locale.ts';
import {
  counterpartOf,
  liveAddress,
  screenName,
  type CatalogueData,
  type CatalogueEntry,
  type Comparison,
} from '../catalogue/entry.ts';
import { choice, h, picture, readData } from './dom.ts';
import { framed, overEachOther, sideBySide, sizeChoice, type Side } from './overlay.ts';

const { live, releases, entries } = readData() as CatalogueData;
const filter = {
  text: '',
  area: '',
  state: '',
  release: releases[0]?.name ?? '',
  theme: 'light',
  width: '1280',
  locale: 'ru',
};
/** Comparison shown beside a picture by a press on Compare. */
let comparison: Comparison = 'pair';
/** The two that are put together; a third takes the place of the first. */
let chosen: readonly CatalogueEntry[] = [];

const list = h('main');
const tally = h('p', { className: 'muted', role: 'status' });
const tray = h('footer', { 'aria-label': 'Chosen pictures' });
const dialog = h('dialog', { 'aria-label': 'Pictures' });

const unique = (values: readonly string[]) => [...new Set(values)].sort();
const placeOf = ({ mode, tile }: CatalogueEntry) => (tile === '' ? mode : `${mode}, ${tile}`);
const areaName = (area: string) => areaNames[area] ?? area;
const releaseOf = ({ release }: CatalogueEntry) => releases.find(({ name }) => name === release);
const nameOf = (entry: CatalogueEntry) =>
  [screenName(entry), entry.state, placeOf(entry), ...(releases.length > 1 ? [entry.release] : [])].join(
    ', ',
  );
/** Where it stands and when it was taken, under every picture. */
const factsOf = (entry: CatalogueEntry) => {
  const { commit = '', date = '' } = releaseOf(entry) ?? {};
  return [entry.routes.join(', '), entry.requirements.join(', '), `${date}, ${commit}`].filter(
    (text) => text !== '',
  );
};
const sideOf = (entry: CatalogueEntry): Side => ({ src: entry.file, label: nameOf(entry) });

function isShown(entry: CatalogueEntry): boolean {
  return (
    (filter.area === '' || entry.area === filter.area) &&
    (filter.state === '' || entry.state === filter.state) &&
    (filter.release === '' || entry.release === filter.release) &&
    (filter.theme === '' || entry.theme === filter.theme) &&
    (filter.width === '' || String(entry.width) === filter.width) &&
    (filter.locale === '' || entry.locale === filter.locale) &&
    [nameOf(entry), entry.storyId, ...factsOf(entry)].join(' ').toLowerCase().includes(filter.text)
  );
}

function show(): void {
  const shown = entries.filter(isShown);
  const groups = new Map<string, CatalogueEntry[]>();
  for (const entry of shown) {
    const name = screenName(entry);
    const group = groups.get(name);
    if (group) group.push(entry);
    else groups.set(name, [entry]);
  }
  tally.textContent = `${shown.length} of ${entries.length} pictures`;
  list.replaceChildren(
    ...[...groups].flatMap(([name, group]) => [
      h('h2', {}, name),
      h('ul', { className: 'grid', role: 'list' }, ...group.map(card)),
    ]),
  );
}

function card(entry: CatalogueEntry): HTMLElement {
  const { state, width } = entry;
  const image = picture(entry.file, '');
  if (width < 700) image.dataset['narrow'] = 'true';
  return h(
    'li',
    {},
    h(
      'button',
      {
        type: 'button',
        className: 'frame',
        'aria-label': `Enlarge ${nameOf(entry)}`,
        click: () => open([entry]),
      },
      image,
    ),
    h('div', { className: 'row' }, h('strong', {}, state), h('small', {}, placeOf(entry))),
    h('div', { className: 'facts muted' }, ...factsOf(entry).map((text) => h('div', {}, text))),
    h(
      'div',
      { className: 'row' },
      h(
        'button',
        {
          type: 'button',
          'aria-label': `Compare ${nameOf(entry)}`,
          'aria-pressed': chosen.includes(entry),
          'data-file': entry.file,
          click: () => choose(entry),
        },
        'Compare',
      ),
      h('a', { href: liveAddress(live, entry), 'aria-label': `Live story of ${nameOf(entry)}` }, 'Live'),
    ),
  );
}

function choose(entry: CatalogueEntry): void {
  if (comparison !== 'pair') {
    const other = counterpartOf(entry, entries, comparison);
    open(other ? [entry, other] : [entry]);
    return;
  }
  chosen = chosen.includes(entry) ? chosen.filter((other) => other !== entry) : [...chosen, entry].slice(-2);
  for (const button of list.querySelectorAll<HTMLElement>('[data-file]'))
    button.setAttribute('aria-pressed', String(chosen.some(({ file }) => file === button.dataset['file'])));
  tray.hidden = chosen.length === 0;
  tray.replaceChildren(
    h('span', {}, chosen.map(nameOf).join('  ↔  ')),
    ...(chosen.length === 2
      ? [
          h('button', { type: 'button', className: 'primary', click: () => open(chosen) }, 'Side by side'),
          h('button', { type: 'button', click: () => open(chosen, true) }, 'Over each other'),
        ]
      : [h('span', { className: 'muted' }, 'Choose another one.')]),
  );
}

function open([first, second]: readonly CatalogueEntry[], isOver = false): void {
  if (!first) return;
  const content = second
    ? (isOver ? overEachOther : sideBySide)(sideOf(first), sideOf(second))
    : framed(sideOf(first));
  dialog.replaceChildren(
    h(
      'div',
      { className: 'row' },
      h('strong', {}, second ? 'Two pictures' : first.state),
      sizeChoice(),
      h('button', { type: 'button', click: () => dialog.close() }, 'Close'),
    ),
    content,
  );
  dialog.showModal();
}

function select(
  label: string,
  key: 'area' | 'state' | 'release',
  values: readonly string[],
  inWords: (value: string) => string = (value) => value,
): HTMLElement {
  const control = h(
    'select',
    {
      change: () => {
        filter[key] = control.value;
        show();
      },
    },
    h('option', { value: '' }, 'All'),
    ...values.map((value) => h('option', { value, selected: value === filter[key] }, inWords(value))),
  );
  return h('label', { className: 'field' }, label, control);
}

function modeChoice(
  legend: string,
  key: 'theme' | 'width' | 'locale',
  values: readonly string[],
): HTMLElement {
  return choice({
    name: key,
    legend,
    value: filter[key],
    options: [...values.map((value) => ({ value, label: value })), { value: '', label: 'all' }],
    onChange: (value) => {
      filter[key] = value;
      show();
    },
  });
}

/** By what a press on Compare compares. */
function comparisonChoice(): HTMLElement {
  const ways: readonly (readonly [label: string, way: Comparison])[] = [
    ['the next one I choose', 'pair'],
    ['the other theme', 'theme'],
    ['the other language', 'locale'],
    ['another width', 'width'],
    ...releases.map(({ name }) => [`release ${name}`, { release: name }] as const),
  ];
  const control = h(
    'select',
    {
      change: () => {
        comparison = ways[control.selectedIndex]?.[1] ?? 'pair';
      },
    },
    ...ways.map(([label]) => h('option', {}, label)),
  );
  return h('label', { className: 'field' }, 'Compare with', control);
}

const search = h('input', {
  type: 'search',
  input: () => {
    filter.text = search.value.trim().toLowerCase();
    show();
  },
});
tray.hidden = true;
document.body.append(
  h(
    'header',
    {},
    h('div', {}, h('h1', {}, 'Every screen, state and mode'), tally),
    h('label', { className: 'field' }, 'Find', search),
    select('Area', 'area', unique(entries.map(({ area }) => area)), areaName),
    select('State', 'state', unique(entries.map(({ state }) => state))),
    ...(releases.length > 1
      ? [
          select(
            'Release',
            'release',
            releases.map(({ name }) => name),
          ),
        ]
      : []),
    comparisonChoice(),
    modeChoice('Theme', 'theme', ['light', 'dark']),
    modeChoice('Width', 'width', ['1280', '768', '375']),
    modeChoice('Language', 'locale', locales),
  ),
  list,
  tray,
  dialog,
);
show();
