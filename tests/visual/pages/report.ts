import { causeNameOf, countedIn, groupsOf, nameOfGroup } from '../approvals.ts';
import { isOfMessages, isUnapproved, placeInWords, type Outcome } from '../outcome.ts';
import { detailOf } from '../report/detail.ts';
import { notesOf } from '../report/summary.ts';
import { parseReport } from '../report/visualReport.ts';
import { approvingBar } from './approving.ts';
import { h } from './dom.ts';
import { zoomed } from './zoom.ts';

/** Maximum pictures of other looks per cause. */
const maxLooks = 12;

const report = parseReport(JSON.parse(document.getElementById('data')?.textContent ?? 'null'));
const accepted = new Set<string>();
const { bar, update } = approvingBar(report, accepted);

/** Causes with their outcomes; unapproved ones come first. */
const causes = groupsOf(report.outcomes, causeNameOf)
  .map((group) => ({ ...group, isWaiting: group.outcomes.some(isUnapproved) }))
  .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting));

type Cause = (typeof causes)[number];

/** One outcome of each different look: first one with stored pictures. */
function looksOf(outcomes: readonly Outcome[]): Outcome[] {
  return groupsOf(outcomes).flatMap(
    ({ outcomes: same }) =>
      same.find(({ before, after }) => (before ?? after) !== undefined) ?? same[0] ?? [],
  );
}

/** Shows a cause: its first look, how to accept it, and the rest on demand. */
function section({ name, outcomes, isWaiting }: Cause): HTMLElement {
  const [first, ...otherLooks] = looksOf(outcomes);
  if (!first) return h('section', {});
  const shownLines = isOfMessages(first) ? outcomes : [first];
  return h(
    'section',
    { 'aria-label': first.cause },
    h('h2', {}, first.cause),
    h(
      'p',
      { className: 'muted' },
      `${nameOfGroup(outcomes)}, ${countedIn(outcomes)}. ${name}${isWaiting ? '' : ', approved'}`,
    ),
    look(first),
    ...shownLines.map(linesOf),
    isWaiting ? acceptance(name, outcomes) : null,
    outcomes.length > 1 && !isOfMessages(first) ? rest(outcomes, otherLooks) : null,
    first.reasons.length === 0
      ? null
      : h('p', { className: 'muted' }, `Changed and used here: ${first.reasons.join(', ')}.`),
  );
}

/** Shows a difference where it is, before and after. */
function look(outcome: Outcome): HTMLElement {
  const { title, name, box, before, after } = outcome;
  const detail = outcome.lines ? '' : detailOf(outcome);
  const place = box ? `${box.width} × ${box.height} px at ${box.x}, ${box.y}. ` : '';
  return h(
    'div',
    {},
    h('h3', {}, isOfMessages(outcome) ? `${title}/${name}` : `${title}/${name}, ${placeInWords(outcome)}`),
    place + detail === '' ? null : h('p', { className: 'muted' }, `${place}${detail}`),
    h(
      'div',
      { className: 'row' },
      before === undefined ? null : zoomed(before, 'Before', box),
      after === undefined ? null : zoomed(after, 'After', box),
    ),
  );
}

/** Lists what no picture shows; of messages, each with its key. */
function linesOf(outcome: Outcome): HTMLElement | null {
  const { picture, lines } = outcome;
  if (!lines) return null;
  return h(
    'div',
    { className: 'lines' },
    isOfMessages(outcome) ? h('h3', {}, picture) : null,
    h(
      'ul',
      { role: 'list' },
      ...lines.gone.map((line) => h('li', { className: 'gone' }, h('del', {}, line))),
      ...lines.come.map((line) => h('li', { className: 'come' }, h('ins', {}, line))),
    ),
  );
}

function acceptance(cause: string, outcomes: readonly Outcome[]): HTMLElement {
  if (outcomes.some(({ hash }) => hash === undefined))
    return h('p', {}, 'A story that fails cannot be approved.');
  const words = outcomes.length === 1 ? 'Accept' : `Accept in all ${countedIn(outcomes)}`;
  const button = h('button', { type: 'button', className: 'primary', click: toggle }, words);
  function toggle(): void {
    if (!accepted.delete(cause)) accepted.add(cause);
    button.setAttribute('aria-pressed', String(accepted.has(cause)));
    button.textContent = accepted.has(cause) ? 'Accepted' : words;
    update();
  }
  return h('p', {}, button);
}

/** The other looks of a cause, then the names of all its pictures. */
function rest(outcomes: readonly Outcome[], looks: readonly Outcome[]): HTMLElement {
  const hidden = looks.length - maxLooks;
  return h(
    'details',
    {},
    h('summary', {}, `and ${outcomes.length - 1} more`),
    ...looks.slice(0, maxLooks).map(look),
    hidden > 0 ? h('p', {}, `and ${hidden} other looks`) : null,
    h(
      'ul',
      { 'aria-label': 'All pictures' },
      ...outcomes.map((outcome) => h('li', {}, `${outcome.title}/${outcome.name}, ${placeInWords(outcome)}`)),
    ),
  );
}

const counts = ['failed', 'changed', 'new', 'removed'].flatMap((status) => {
  const { length } = report.outcomes.filter((outcome) => outcome.status === status);
  return length === 0 ? [] : [`${length} ${status}`];
});
const compared =
  report.taken < report.total ? `The run was cut. ${report.taken} of ${report.total}` : report.taken;
document.body.append(
  h(
    'header',
    {},
    h('h1', {}, counts.join(', ') || 'Nothing differs'),
    h(
      'p',
      { className: 'muted' },
      `${compared} pictures compared with ${report.base.slice(0, 8)}. ${report.selection} ${notesOf(report).join(' ')}`,
    ),
  ),
  h('main', {}, ...causes.map(section)),
  bar,
);
