import { describe, expect, test } from 'vitest';
import { whatOf } from '../../visual/approvals';
import { parseReport } from '../../visual/report/visualReport';
import { withCauses } from '../../visual/causes';
import { messageFindings } from '../../visual/messageFindings';

const file = 'src/i18n/messages/en/servers.json';
const before = {
  [file]: { 'servers.more': '{n, plural, one {# server} other {# servers}}', 'servers.gone': 'Gone' },
};
const after = {
  [file]: { 'servers.more': '{n, plural, one {# servers} other {# servers}}', 'servers.new': 'New' },
};

describe('words', () => {
  test('that changed wait for approval each by its hash, a catalogue as one difference', () => {
    const outcomes = messageFindings(before, after);
    expect(outcomes.map(({ status, picture }) => [status, picture])).toEqual([
      ['removed', 'servers.gone'],
      ['changed', 'servers.more'],
      ['new', 'servers.new'],
    ]);
    expect(new Set(outcomes.map(({ difference }) => difference)).size).toBe(1);
    expect(new Set(outcomes.map(({ hash }) => hash)).size).toBe(3);
    expect(outcomes.every(({ isApproved }) => !isApproved)).toBe(true);
    expect(whatOf(outcomes)).toContain('words/en/servers, 3 messages');
    expect(messageFindings(after, after)).toEqual([]);
  });
});

const emptyReport = {
  base: 'a1b2c3',
  stories: 0,
  taken: 0,
  total: 0,
  msPerPicture: 0,
  seconds: 0,
  selection: '',
  unstable: [],
  endless: {},
  approvals: { now: [], ofBase: [] },
};
const makeReport = (outcomes: readonly unknown[]) => ({ ...emptyReport, outcomes });

describe('a report that is read back', () => {
  test('is what was written, and nothing of another kind', () => {
    const written: unknown = JSON.parse(
      JSON.stringify(makeReport(withCauses(messageFindings(before, after), () => 1))),
    );
    expect(parseReport(written)).toEqual(written);
    expect(() => parseReport({ ...makeReport([]), outcomes: [{ status: 'fine' }] })).toThrow(/fine|storyId/);
    expect(() => parseReport({})).toThrow();
  });
});
