import { expect, test } from 'vitest';
import {
  formReducer,
  formStateOf,
  shownProblems,
  shownSubmission,
  type FormAction,
} from '@/domain/form/formState';
import { PortError } from '@/domain/results/portError';

interface Draft {
  name: string;
  domain: string;
}

const start = formStateOf<Draft, 'domainTaken'>({ name: '', domain: '' });
const after = (...actions: FormAction<Draft, 'domainTaken'>[]) =>
  actions.reduce(formReducer<Draft, 'domainTaken'>, start);
const taken = { type: 'failed', failure: 'domainTaken', rejected: ['domain'] } as const;

test('messages show for fields that were left or refused, and leave when sending starts', () => {
  const problems = { name: 'required', domain: 'required' };
  expect(shownProblems(problems, start)).toEqual({});
  expect(shownProblems(problems, after({ type: 'left', field: 'name' }))).toEqual({ name: 'required' });
  const refused = after({ type: 'refused', fields: ['domain'] });
  expect(shownProblems(problems, refused)).toEqual({ domain: 'required' });
  expect(shownProblems({}, refused)).toEqual({});
  expect(shownProblems(problems, formReducer(refused, { type: 'sent' }))).toEqual({});
});

test('a field that was left stays left', () => {
  const left = after({ type: 'left', field: 'name' });
  expect(formReducer(left, { type: 'left', field: 'name' })).toBe(left);
});

test('a rejected value is answered by another one of its field only, and wants the focus each time', () => {
  const rejected = after({ type: 'sent' }, taken);
  expect(rejected).toMatchObject({ rejected: ['domain'], refusals: 1 });
  expect(formReducer(rejected, { type: 'changed', patch: { name: 'chat' } }).submission).toBe(
    rejected.submission,
  );
  expect(formReducer(rejected, { type: 'changed', patch: { domain: 'a.ru' } })).toMatchObject({
    rejected: [],
    submission: { status: 'idle' },
  });
  expect(after(taken, { type: 'sent' }, taken).refusals).toBe(2);
});

test('a failure without a field stays through typing', () => {
  const failed = after(
    { type: 'failed', failure: new PortError('offline') },
    { type: 'changed', patch: { name: 'a' } },
  );
  expect(failed).toMatchObject({ draft: { name: 'a' }, submission: { status: 'failed' } });
});

test('two changes of one moment both count', () => {
  const added = { type: 'changed', patch: ({ name }: Draft) => ({ name: `${name}a` }) } as const;
  expect(after(added, added).draft.name).toBe('aa');
});

test('nothing is refused behind what is on its way, and it is not forgotten', () => {
  const pending = after({ type: 'sent' });
  expect(formReducer(pending, { type: 'refused', fields: ['name'] })).toBe(pending);
  expect(formReducer(pending, { type: 'cleared' })).toBe(pending);
});

test('what is done is shown as on its way, until the form is at rest again', () => {
  const done = after({ type: 'changed', patch: { name: 'a' } }, { type: 'sent' }, { type: 'done' });
  const shown = (state: typeof done) => shownSubmission(state.submission, () => ({}));
  expect(shown(done)).toEqual({ status: 'pending' });
  expect(shown(formReducer(done, { type: 'cleared' }))).toEqual({ status: 'idle' });
  expect(formReducer(done, { type: 'reset', draft: start.draft })).toEqual(start);
});

test('another step starts without the faults and failures of the one before, and loses nothing typed', () => {
  const start = after({ type: 'changed', patch: { name: 'a' } }, { type: 'left', field: 'name' });
  for (const action of [{ type: 'refused', fields: ['domain'] }, taken] as const) {
    const cleared = formReducer(formReducer(start, action), { type: 'cleared' });
    expect(cleared).toEqual({ ...start, rejected: cleared.rejected });
  }
});

test('a failure for want of a session is gone with the new session, and nothing typed is', () => {
  expect(formReducer(after(taken), { type: 'resumed' })).toMatchObject({
    draft: after(taken).draft,
    submission: { status: 'idle' },
  });
});

test('a withdrawn submit leaves the form idle, with what was typed', () => {
  const withdrawn = after({ type: 'changed', patch: { name: 'a' } }, { type: 'sent' }, { type: 'withdrawn' });
  expect(withdrawn).toEqual({ ...start, draft: { name: 'a', domain: '' } });
});

test('a failure of another call wants the focus, and changes nothing else', () => {
  const failed = after(taken);
  expect(formReducer(failed, { type: 'interrupted' })).toEqual({ ...failed, refusals: 2 });
});

test('a refusal replaces a failure, and keeps what the server rejected unless it says otherwise', () => {
  const refused = after(taken, { type: 'refused', fields: ['name'] });
  expect(refused).toEqual({
    ...start,
    refused: ['name'],
    rejected: ['domain'],
    refusals: 2,
    submission: { status: 'idle' },
  });
  expect(formReducer(refused, { type: 'refused', fields: [], rejected: ['name'] }).rejected).toEqual([
    'name',
  ]);
});

test('a failure names no rejected field unless the server did', () => {
  expect(after(taken, { type: 'failed', failure: new PortError('offline') }).rejected).toEqual([]);
});

test('a changed value of a rejected field ends no submission that is under way', () => {
  const refused = after({ type: 'refused', fields: [], rejected: ['domain'] });
  const pending = { ...refused, submission: { status: 'pending' } } as const;
  expect(formReducer(pending, { type: 'changed', patch: { domain: 'a.ru' } })).toMatchObject({
    rejected: [],
    submission: { status: 'pending' },
  });
});

test('a form begins with the draft of an earlier visit, compared with its first values', () => {
  const initial = { name: 'a' };
  expect(formStateOf(initial)).toMatchObject({ initial, draft: initial });
  expect(formStateOf(initial, { name: 'b' })).toEqual({
    initial,
    draft: { name: 'b' },
    left: [],
    refused: [],
    rejected: [],
    refusals: 0,
    submission: { status: 'idle' },
  });
});

test('a failed submission is shown with its reason, an idle one as it is', () => {
  const toFailure = (failure: unknown) => ({ reason: failure });
  expect(shownSubmission(after(taken).submission, toFailure)).toEqual({
    status: 'failed',
    reason: 'domainTaken',
  });
  expect(shownSubmission(after({ type: 'sent' }).submission, toFailure)).toEqual({ status: 'pending' });
  expect(shownSubmission(start.submission, toFailure)).toEqual({ status: 'idle' });
});
