import { countedIn, factsOf, groupsOf, nameOfGroup } from '../approvals.ts';
import { isOfWords, isUnapproved, placeName, type Outcome } from '../outcome.ts';
import { detailOf } from '../report/detail.ts';
import { notesOf } from '../report/summary.ts';
import { parseReport } from '../report/visualReport.ts';
import { approvingBar } from './approving.ts';
import { choice, h, readData } from './dom.ts';
import { framed, overEachOther, sideBySide, sizeChoice } from './overlay.ts';
import { thumbnail, zoomed } from './zoom.ts';

type View = 'zoom' | 'sides' | 'slider' | 'difference';

const views: readonly { value: View; label: string }[] = [
  { value: 'zoom', label: 'Zoomed' },
  { value: 'sides', label: 'Side by side' },
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Marked' },
];

const report = parseReport(readData());
const accepted = new Set<string>();
const state = { view: 'zoom' as View, text: '', at: 0, picture: 0 };
const list = h('ul');
const viewer = h('section', { 'aria-live': 'polite', 'aria-label': 'Difference' });
const { bar, update } = approvingBar(report, accepted);

const isShown = (outcome: Outcome) =>
  `${outcome.title}/${outcome.name} ${placeName(outcome)} ${outcome.status} ${outcome.difference}`
    .toLowerCase()
    .includes(state.text);

/** Groups of outcomes; those waiting for approval come first. */
const groups = () =>
  groupsOf(report.outcomes.filter(isShown))
    .map((group) => ({ ...group, isWaiting: group.outcomes.some(isUnapproved) }))
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting));

type Group = ReturnType<typeof groups>[number];

function show(at: number, picture = 0): void {
  const shown = groups();
  state.at = Math.max(0, Math.min(shown.length - 1, at));
  const group = shown[state.at];
  state.picture = Math.max(0, Math.min((group?.outcomes.length ?? 1) - 1, picture));
  list.replaceChildren(...shown.map((each, index) => listed(each, index)));
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  viewer.replaceChildren(...(group ? describe(group) : [h('p', {}, 'Nothing differs.')]));
}

function listed({ difference, outcomes, isWaiting }: Group, index: number): HTMLElement {
  const [first] = outcomes;
  const mark = accepted.has(difference) ? ' ✓' : '';
  return h(
    'li',
    {},
    h(
      'button',
      { type: 'button', 'aria-current': index === state.at, click: () => show(index) },
      first ? thumbnail(first) : null,
      h(
        'span',
        {},
        h('strong', {}, nameOfGroup(outcomes) + mark),
        h('span', {}, factsOf(outcomes).join(', ')),
        h('small', { className: 'muted' }, difference + (isWaiting ? '' : ', approved')),
      ),
    ),
  );
}

function describe({ difference, outcomes, isWaiting }: Group): Node[] {
  const outcome = outcomes[state.picture];
  if (!outcome) return [];
  const { title, name, reasons, box } = outcome;
  const detail = outcome.lines ? '' : detailOf(outcome);
  const place = box ? `${box.width} × ${box.height} px at ${box.x}, ${box.y}. ` : '';
  return [
    h('h2', {}, isOfWords(outcome) ? `${title}/${name}` : `${title}/${name}, ${placeName(outcome)}`),
    place + detail === '' ? null : h('p', { className: 'muted' }, `${place}${detail}`),
    pictures(outcome),
    linesOf(isOfWords(outcome) ? outcomes : [outcome]),
    isWaiting ? acceptance(difference, outcomes) : null,
    outcomes.length > 1 && !isOfWords(outcome) ? others(outcomes) : null,
    reasons.length === 0
      ? null
      : h('p', { className: 'muted' }, `Looked at because of ${reasons.join(', ')}.`),
  ].filter((node) => node !== null);
}

function acceptance(difference: string, outcomes: readonly Outcome[]): HTMLElement {
  if (outcomes.some(({ hash }) => hash === undefined))
    return h('p', {}, 'A story that fails cannot be approved.');
  const isAccepted = accepted.has(difference);
  return h(
    'p',
    {},
    h(
      'button',
      { type: 'button', className: isAccepted ? '' : 'primary', 'aria-pressed': isAccepted, click: accept },
      isAccepted
        ? 'Accepted'
        : outcomes.length === 1
          ? 'Accept (A)'
          : `Accept in all ${countedIn(outcomes)} (A)`,
    ),
  );
}

function accept(): void {
  const group = groups()[state.at];
  if (!group?.isWaiting || group.outcomes.some(({ hash }) => hash === undefined)) return;
  if (!accepted.delete(group.difference)) accepted.add(group.difference);
  update();
  show(state.at, state.picture);
}

/** Lists differences that no picture shows, line by line; of words, every message with its key. */
function linesOf(outcomes: readonly Outcome[]): HTMLElement | null {
  const told = outcomes.flatMap(({ picture, lines, title }) => (lines ? [{ picture, lines, title }] : []));
  if (told.length === 0) return null;
  return h(
    'div',
    { className: 'lines' },
    ...told.flatMap(({ picture, lines, title }) => [
      isOfWords({ title }) ? h('h3', {}, picture) : null,
      h(
        'ul',
        { role: 'list' },
        ...lines.gone.map((line) => h('li', { className: 'gone' }, h('del', {}, line))),
        ...lines.come.map((line) => h('li', { className: 'come' }, h('ins', {}, line))),
      ),
    ]),
  );
}

/** The pictures with the same difference. */
function others(outcomes: readonly Outcome[]): HTMLElement {
  return h(
    'details',
    { open: outcomes.length <= 12 },
    h('summary', {}, `The same in ${outcomes.length} pictures`),
    h(
      'ul',
      { className: 'row' },
      ...outcomes.map((outcome, index) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              'aria-pressed': index === state.picture,
              click: () => show(state.at, index),
            },
            `${outcome.title}/${outcome.name}, ${placeName(outcome)}`,
          ),
        ),
      ),
    ),
  );
}

function pictures({ before, after, marked, box }: Outcome): HTMLElement | null {
  if (before === undefined || after === undefined) {
    const only = after ?? before;
    return only === undefined ? null : framed({ src: only, label: after === undefined ? 'Before' : 'After' });
  }
  const sides = [
    { src: before, label: 'Before' },
    { src: after, label: 'After' },
  ] as const;
  if (state.view === 'difference' && marked !== undefined)
    return framed({ src: marked, label: 'After, with every pixel that differs marked' });
  if (state.view === 'slider') return overEachOther(...sides);
  if (state.view === 'sides') return sideBySide(...sides);
  const room = { width: Math.max(240, (viewer.clientWidth || 900) / 3 - 24), height: 480 };
  return h(
    'div',
    { className: 'zooms' },
    ...[...sides, { src: marked ?? after, label: 'What differs' }].map(({ src, label }) =>
      h('figure', {}, h('figcaption', {}, label), zoomed(src, label, box, room)),
    ),
  );
}

function causes(): HTMLElement | null {
  if (report.causes.length === 0) return null;
  return h(
    'details',
    {},
    h('summary', {}, 'What was looked at, and why'),
    h(
      'ul',
      {},
      ...report.causes
        .slice(0, 100)
        .map(({ reason, stories }) =>
          h('li', {}, `${reason}: ${stories} ${stories === 1 ? 'story' : 'stories'}`),
        ),
    ),
  );
}

const counts = ['failed', 'changed', 'new', 'removed'].flatMap((status) => {
  const { length } = report.outcomes.filter((outcome) => outcome.status === status);
  return length === 0 ? [] : [`${length} ${status}`];
});
const search = h('input', {
  type: 'search',
  id: 'text',
  input: () => {
    state.text = search.value.toLowerCase();
    show(0);
  },
});
document.body.append(
  h(
    'header',
    {},
    h(
      'div',
      {},
      h('h1', {}, counts.join(', ') || 'Nothing differs'),
      h(
        'span',
        { className: 'muted' },
        `${report.taken} pictures compared with ${report.base.slice(0, 8)}. ${report.selection} ${notesOf(report).join(' ')}`,
      ),
      causes(),
    ),
    h('label', { className: 'field' }, 'Find', search),
    choice<View>({
      name: 'view',
      legend: `Look (keys 1 to ${views.length})`,
      value: state.view,
      options: views,
      onChange: (view) => {
        state.view = view;
        show(state.at, state.picture);
      },
    }),
    sizeChoice(),
    h('span', { className: 'muted' }, 'Next and previous: J, K. Accept: A'),
  ),
  h('main', { className: 'changes' }, h('nav', { 'aria-label': 'Differences' }, list), viewer),
  bar,
);
document.addEventListener('keydown', (event) => {
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
  const view = views[Number(event.key) - 1];
  if (event.code === 'KeyJ') show(state.at + 1);
  else if (event.code === 'KeyK') show(state.at - 1);
  else if (event.code === 'KeyA') accept();
  else if (view) document.querySelector<HTMLInputElement>(`input[value=${view.value}]`)?.click();
});
show(0);
