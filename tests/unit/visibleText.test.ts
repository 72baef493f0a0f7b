import { describe, expect, test } from 'vitest';
import { registrationProblems, emptyRegistrationDraft } from '@/domain/auth/registrationRules';
import { userProblems } from '@/domain/admin/userForm';
import { toHostName } from '@/domain/servers/hostName';
import { payerProblems } from '@/domain/payment/payer';
import { profileProblems } from '@/domain/profile/profileRules';
import { draftOf } from '@/domain/servers/serverSettings';
import { settingsProblems } from '@/domain/servers/serverSettingsRules';
import { emptyTicketDraft, ticketProblems } from '@/domain/support/supportForm';
import { hasInvisible, stripInvisible } from '@/domain/values/visibleText';
import { makePayer } from '@/sample-data/payers';
import { makeProfile } from '@/sample-data/profile';
import { sampleServers } from '@/sample-data/servers';
import { makeEditableServer } from '@/sample-data/serverSettings';

const unseen: ReadonlyArray<readonly [string, string]> = [
  ['a zero-width space', 'An\u200bna'],
  ['a zero-width joiner between Latin letters', 'An\u200dna'],
  ['a zero-width non-joiner between Cyrillic letters', 'Ан\u200cна'],
  ['a word joiner', 'An\u2060na'],
  ['a byte order mark inside', 'An\ufeffna'],
  ['a soft hyphen', 'An\u00adna'],
  ['a direction override', 'An\u202ena'],
  ['a direction isolate', 'An\u2066na\u2069'],
  ['a direction mark', 'Anna\u200f.'],
  ['an Arabic letter mark', 'An\u061cna'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0\uffa0'],
  ['a Hangul choseong filler', '\u115f'],
  ['a blank Braille pattern', '\u2800'],
  ['a grapheme joiner', 'An\u034fna'],
  ['an invisible tag', 'Anna\u{e0041}'],
  ['a variation selector after a letter', 'Anna\ufe0f'],
  ['a second selector', '❤\ufe0f\ufe0f'],
  ['two joiners between joined letters', 'علی\u200c\u200cرضا'],
  ['a line separator', 'An\u2028na'],
  ['a tab', 'An\tna'],
  ['a NUL', 'An\0na'],
  ['a delete character', 'An\x7fna'],
  ['an annotation mark', 'An\ufff9na'],
  ['half of a surrogate pair', 'An\ud83dna'],
];

test.each(unseen)('%s is unseen', (_kind, text) => {
  expect(hasInvisible(text)).toBe(true);
  expect(hasInvisible(stripInvisible(text))).toBe(false);
});

test.each([
  'Анна-Мария д’Артаньян, мл.',
  'O\u2019Brien\u00a0Smith',
  'محمد بن سلمان',
  'علی\u200cرضا',
  'शर्\u200dमा',
  '葛\u{e0100}城',
  '👨\u200d👩\u200d👧\u200d👦',
  '👩🏽\u200d💻',
  '❤\ufe0f\u200d🔥',
  'Zoe\u0308',
  '김\u3000민준',
])('%s is kept as it is typed', (text) => {
  expect(hasInvisible(text)).toBe(false);
  expect(stripInvisible(text)).toBe(text);
});

// One rule for every form: a name that a form takes and the server refuses, or the other way round, would be a fault.
describe.each(unseen.filter(([, text]) => text.trim() !== ''))('%s is refused', (_kind, text) => {
  const name = `a${text}b`;
  test('in names of persons', () => {
    const draft = { ...emptyRegistrationDraft, firstName: name, lastName: name };
    expect(registrationProblems(draft)).toMatchObject({
      firstName: 'auth.problem.characters',
      lastName: 'auth.problem.characters',
    });
    expect(userProblems({ name, email: 'ann@example.com' })).toEqual({
      name: 'characters',
    });
    const profile = makeProfile({ fullName: name, contactPerson: name, city: name });
    expect(profileProblems(profile, '2026-11-25')).toMatchObject({
      fullName: 'characters',
      contactPerson: 'characters',
      city: 'characters',
    });
  });

  test('in names and addresses of payers', () => {
    const payer = makePayer({ type: 'organization', name, address: name, director: name });
    expect(payerProblems(payer)).toMatchObject({
      name: 'characters',
      address: 'characters',
      director: 'characters',
    });
  });

  test('in names and domains of servers', () => {
    const [server] = sampleServers;
    if (!server) throw new Error('There is no sample server');
    const editable = makeEditableServer(server);
    expect(settingsProblems(editable, { ...draftOf(editable.settings), name })).toMatchObject({
      name: 'control',
    });
    expect(toHostName(`sho${text}p.example.com`)).toHaveProperty('problem');
  });

  test('in subjects of tickets', () => {
    expect(ticketProblems({ ...emptyTicketDraft, subject: name }, [])).toMatchObject({
      subject: 'characters',
    });
  });
});
