import { causeNameOf, countedIn, groupsOf, nameOfGroup } from '../approvals.ts';
import { isOfMessages, isUnapproved, placeInWords, placeName, type Outcome } from '../outcome.ts';
import { detailOf } from '../report/detail.ts';
import { notesOf } from '../report/summary.ts';
import { parseReport } from '../report/visualReport.ts';
import { approvingBar } from './approving.ts';
import { choice, h, readData } from './dom.ts';
import { framed, sideBySide, sizeChoice } from './frames.ts';
import { thumbnail, zoomed } from './zoom.ts';

type View = 'zoom' | 'sides';

const views: readonly { value: View; label: string }[] = [
  { value: 'zoom', label: 'Zoomed' },
  { value: 'sides', label: 'Side by side' },
];

/** Maximum thumbnails per cause. */
const maxVariants = 12;

const report = parseReport(readData());
const accepted = new Set<string>();
const state = { view: 'zoom' as View, text: '', at: 0, picture: 0 };
const list = h('ul');
const viewer = h('section', { 'aria-live': 'polite', 'aria-label': 'Difference' });
const { bar, update } = approvingBar(report, accepted);

const isShown = (outcome: Outcome) =>
  `${outcome.title}/${outcome.name} ${placeName(outcome)} ${outcome.status} ${outcome.cause} ${outcome.causeName}`
    .toLowerCase()
    .includes(state.text);

/** Groups outcomes by cause; unapproved ones come first. */
const groups = () =>
  groupsOf(report.outcomes.filter(isShown), causeNameOf)
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

function listed({ name, outcomes, isWaiting }: Group, index: number): HTMLElement {
  const first = outcomes.find(({ before, after }) => (after ?? before) !== undefined) ?? outcomes[0];
  const mark = accepted.has(name) ? ' ✓' : '';
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
        h('strong', {}, (first?.cause ?? '') + mark),
        h('span', {}, `${nameOfGroup(outcomes)}, ${countedIn(outcomes)}`),
        h('small', { className: 'muted' }, name + (isWaiting ? '' : ', approved')),
      ),
    ),
  );
}

function describe({ name: group, outcomes, isWaiting }: Group): Node[] {
  const outcome = outcomes[state.picture];
  if (!outcome) return [];
  const { title, name, reasons, box } = outcome;
  const detail = outcome.lines ? '' : detailOf(outcome);
  const place = box ? `${box.width} × ${box.height} px at ${box.x}, ${box.y}. ` : '';
  return [
    h('h2', {}, isOfMessages(outcome) ? `${title}/${name}` : `${title}/${name}, ${placeInWords(outcome)}`),
    place + detail === '' ? null : h('p', { className: 'muted' }, `${place}${detail}`),
    pictures(outcome),
    linesOf(isOfMessages(outcome) ? outcomes : [outcome]),
    isWaiting ? acceptance(group, outcomes) : null,
    outcomes.length > 1 && !isOfMessages(outcome) ? others(outcomes) : null,
    reasons.length === 0
      ? null
      : h('p', { className: 'muted' }, `Changed and used here: ${reasons.join(', ')}.`),
  ].filter((node) => node !== null);
}

function acceptance(group: string, outcomes: readonly Outcome[]): HTMLElement {
  if (outcomes.some(({ hash }) => hash === undefined))
    return h('p', {}, 'A story that fails cannot be approved.');
  const isAccepted = accepted.has(group);
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
  if (!accepted.delete(group.name)) accepted.add(group.name);
  update();
  show(state.at, state.picture);
}

/** Lists differences that no picture shows; for messages, each with its key. */
function linesOf(outcomes: readonly Outcome[]): HTMLElement | null {
  const recorded = outcomes.flatMap(({ picture, lines, title }) =>
    lines ? [{ picture, lines, title }] : [],
  );
  if (recorded.length === 0) return null;
  return h(
    'div',
    { className: 'lines' },
    ...recorded.flatMap(({ picture, lines, title }) => [
      isOfMessages({ title }) ? h('h3', {}, picture) : null,
      h(
        'ul',
        { role: 'list' },
        ...lines.gone.map((line) => h('li', { className: 'gone' }, h('del', {}, line))),
        ...lines.come.map((line) => h('li', { className: 'come' }, h('ins', {}, line))),
      ),
    ]),
  );
}

/** Shows one picture per distinct difference of a cause, then the names of all pictures. */
function others(outcomes: readonly Outcome[]): HTMLElement {
  const select = (outcome: Outcome) => () => show(state.at, outcomes.indexOf(outcome));
  const looks = groupsOf(outcomes.filter(({ lines }) => !lines)).flatMap(
    ({ outcomes: [first] }) => first ?? [],
  );
  return h(
    'div',
    {},
    h(
      'ul',
      { className: 'row looks', 'aria-label': 'Different looks' },
      ...looks
        .slice(0, maxVariants)
        .map((look) =>
          h(
            'li',
            {},
            h(
              'button',
              { type: 'button', 'aria-label': `${look.title}/${look.name}`, click: select(look) },
              thumbnail(look) ?? `${look.title}/${look.name}`,
            ),
          ),
        ),
    ),
    looks.length > maxVariants
      ? h('p', { className: 'muted' }, `and ${looks.length - maxVariants} more`)
      : null,
    h(
      'details',
      {},
      h('summary', {}, `All ${countedIn(outcomes)} of this cause`),
      h(
        'ul',
        { className: 'row' },
        ...outcomes.map((outcome, index) =>
          h(
            'li',
            {},
            h(
              'button',
              { type: 'button', 'aria-pressed': index === state.picture, click: select(outcome) },
              `${outcome.title}/${outcome.name}, ${placeInWords(outcome)}`,
            ),
          ),
        ),
      ),
    ),
  );
}

function pictures(outcome: Outcome): HTMLElement | null {
  // Only the first pictures of a difference are stored.
  const shown =
    outcome.after === undefined && outcome.before === undefined
      ? report.outcomes.find(
          ({ difference, before, after }) =>
            difference === outcome.difference && (before ?? after) !== undefined,
        )
      : outcome;
  if (!shown) return null;
  const { before, after, box } = shown;
  if (before === undefined || after === undefined) {
    const only = after ?? before;
    return only === undefined ? null : framed({ src: only, label: after === undefined ? 'Before' : 'After' });
  }
  const sides = [
    { src: before, label: 'Before' },
    { src: after, label: 'After' },
  ] as const;
  if (state.view === 'sides') return sideBySide(...sides);
  const room = { width: Math.max(240, (viewer.clientWidth || 900) / 3 - 24), height: 480 };
  return h(
    'div',
    { className: 'zooms' },
    ...sides.map(({ src, label }) =>
      h('figure', {}, h('figcaption', {}, label), zoomed(src, label, box, room)),
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
        `${report.taken < report.total ? `The run was cut. ${report.taken} of ${report.total}` : report.taken} pictures compared with ${report.base.slice(0, 8)}. ${report.selection} ${notesOf(report).join(' ')}`,
      ),
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
