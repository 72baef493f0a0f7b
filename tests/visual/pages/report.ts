import type { VisualReport } from '../report/visualReport.ts';
import type { Outcome } from '../outcome.ts';
import { choice, h, readData } from './dom.ts';
import { detailOf } from '../report/detail.ts';
import { tileName } from '../tiles.ts';
import { framed, overEachOther, sideBySide, sizeChoice } from './overlay.ts';

type View = 'difference' | 'sides' | 'slider';

const report = readData() as VisualReport;
const state = { view: 'sides' as View, text: '', at: 0 };
const list = h('ul');
const viewer = h('section', { 'aria-live': 'polite', 'aria-label': 'Picture' });

const shown = () =>
  report.outcomes.filter(({ title, name, mode, status }) =>
    `${title}/${name} ${mode} ${status}`.toLowerCase().includes(state.text),
  );

function show(at: number): void {
  const outcomes = shown();
  state.at = Math.max(0, Math.min(outcomes.length - 1, at));
  list.replaceChildren(
    ...outcomes.map((outcome, index) =>
      h(
        'li',
        {},
        h(
          'button',
          { type: 'button', 'aria-current': index === state.at, click: () => show(index) },
          h('strong', {}, outcome.status + (outcome.isApproved ? ', approved' : '')),
          h('br'),
          `${outcome.title}/${outcome.name}`,
          h('br'),
          h(
            'small',
            { className: 'muted' },
            [placeOf(outcome), outcome.pixels === undefined ? '' : `${outcome.pixels} px`]
              .filter((part) => part !== '')
              .join(', '),
          ),
        ),
      ),
    ),
  );
  list.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  const outcome = outcomes[state.at];
  viewer.replaceChildren(...(outcome ? describe(outcome) : [h('p', {}, 'Nothing differs.')]));
}

/** `dark-375-en, tile 2 of 3`. */
function placeOf({ mode, tile }: Outcome): string {
  return tile ? `${mode}, ${tileName(tile)}` : mode;
}

function describe(outcome: Outcome): Node[] {
  const { title, name, before, after, marked, reasons, box } = outcome;
  const detail = detailOf(outcome);
  const place = box ? `The difference lies in ${box.width} × ${box.height} px at ${box.x}, ${box.y}.` : '';
  return [
    h('h2', {}, `${title}/${name}, ${placeOf(outcome)}`),
    h(
      'p',
      { className: 'muted' },
      [place, reasons.length > 0 ? `It reaches ${reasons.join(', ')}.` : ''].join(' '),
    ),
    detail === '' ? null : h('p', {}, `${detail.slice(0, 1).toUpperCase()}${detail.slice(1)}.`),
    pictures({ before, after, marked }),
  ].filter((node) => node !== null);
}

function pictures({
  before,
  after,
  marked,
}: { [Name in 'before' | 'after' | 'marked']: string | undefined }) {
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
  return state.view === 'slider' ? overEachOther(...sides) : sideBySide(...sides);
}

function look(view: View): void {
  state.view = view;
  document.querySelector<HTMLInputElement>(`input[value=${view}]`)?.click();
  show(state.at);
}

/** What was not looked at is told. */
function endlessWords(): string {
  const stories = Object.entries(report.endless).map(([id, tiles]) => `${id} (${tiles} tiles)`);
  return stories.length === 0 ? '' : `Looked at in parts: ${stories.join(', ')}.`;
}

const counts = ['failed', 'changed', 'new', 'removed'].map(
  (status) => `${report.outcomes.filter((outcome) => outcome.status === status).length} ${status}`,
);
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
      h('h1', {}, counts.join(', ')),
      h(
        'span',
        { className: 'muted' },
        `${report.taken} pictures compared with ${report.base.slice(0, 8)}. ${report.selection} ${endlessWords()}`,
      ),
    ),
    h('label', { className: 'field' }, 'Find', search),
    choice<View>({
      name: 'view',
      legend: 'Look (keys 1, 2, 3)',
      value: state.view,
      options: [
        { value: 'sides', label: 'Side by side' },
        { value: 'slider', label: 'Slider' },
        { value: 'difference', label: 'Difference' },
      ],
      onChange: (view) => {
        state.view = view;
        show(state.at);
      },
    }),
    sizeChoice(),
    h('span', { className: 'muted' }, 'Next and previous: J, K'),
  ),
  h('main', { className: 'changes' }, h('nav', { 'aria-label': 'What differs' }, list), viewer),
);
document.addEventListener('keydown', (event) => {
  if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
  const views: readonly View[] = ['sides', 'slider', 'difference'];
  const view = views[Number(event.key) - 1];
  if (event.code === 'KeyJ') show(state.at + 1);
  else if (event.code === 'KeyK') show(state.at - 1);
  else if (view) look(view);
});
show(0);
