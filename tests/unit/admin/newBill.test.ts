import { describe, expect, it } from 'vitest';
import {
  draftTotal,
  newBillDraft,
  newBillLimits,
  newBillProblems,
  usableNewBill,
  withLine,
  type NewBillDraft,
} from '@/domain/admin/newBill';
import { largestSum } from '@/domain/money/moneySchema';

const today = '2026-11-27';
const line = { title: ' Moving a site ', amount: '1500,50' };
const draft: NewBillDraft = { lines: [line], payBy: '2026-12-11', note: ' Agreed by phone ' };

// tests: HAND-05
describe('a bill that staff make', () => {
  it('starts with one empty line and two weeks to pay', () => {
    expect(newBillDraft(today)).toEqual({
      lines: [{ title: '', amount: '' }],
      payBy: '2026-12-11',
      note: '',
    });
  });

  it('has at most twenty lines', () => {
    const most = Array.from({ length: newBillLimits.lines }, () => line);
    expect(withLine(most.slice(1))).toHaveLength(newBillLimits.lines);
    expect(withLine(most)).toHaveLength(newBillLimits.lines);
  });

  it('adds up the valid amounts', () => {
    expect(draftTotal([line, { title: 'x', amount: 'abc' }, { title: 'y', amount: '0.10' }])).toBe(150_060);
  });

  it('is sent trimmed, in kopecks', () => {
    expect(usableNewBill(draft, today)).toEqual({
      lines: [{ title: 'Moving a site', amount: 150_050 }],
      payBy: '2026-12-11',
      note: 'Agreed by phone',
    });
  });

  it.each<[string, Partial<NewBillDraft>, object]>([
    [
      'nothing typed',
      { lines: [{ title: ' ', amount: '' }] },
      { lines: [{ title: 'required', amount: 'required' }] },
    ],
    ['a sum of zero', { lines: [line, { title: 'x', amount: '0' }] }, { lines: [{}, { amount: 'amount' }] }],
    ['a part of a kopeck', { lines: [{ title: 'x', amount: '1.001' }] }, { lines: [{ amount: 'amount' }] }],
    ['a long title', { lines: [{ title: 'x'.repeat(201), amount: '1' }] }, { lines: [{ title: 'tooLong' }] }],
    ['no day', { payBy: '' }, { payBy: 'required' }],
    ['yesterday', { payBy: '2026-11-26' }, { payBy: 'past' }],
    ['more than a year', { payBy: '2027-11-28' }, { payBy: 'tooLate' }],
    ['no reason', { note: ' ' }, { note: 'required' }],
    [
      'more than the portal shows',
      { lines: Array.from({ length: 11 }, () => ({ title: 'x', amount: '999999999,99' })) },
      { total: 'tooLarge' },
    ],
  ])('is not sent with %s', (_, changes, problems) => {
    expect(newBillProblems({ ...draft, ...changes }, today)).toEqual(problems);
    expect(usableNewBill({ ...draft, ...changes }, today)).toBeNull();
  });

  it.each([
    ['a title of 200 characters', [{ title: ` ${'x'.repeat(200)} `, amount: '1' }]],
    [
      'exactly what the portal shows',
      Array.from({ length: 20 }, () => ({ title: 'x', amount: String(largestSum / 2000) })),
    ],
  ])('is sent with %s', (_, lines) => {
    expect(newBillProblems({ ...draft, lines }, today)).toEqual({});
    expect(usableNewBill({ ...draft, lines }, today)).not.toBeNull();
  });

  it.each(['2026-11-27', '2027-11-27'])('can be paid by %s', (payBy) => {
    expect(newBillProblems({ ...draft, payBy }, today)).toEqual({});
  });
});
