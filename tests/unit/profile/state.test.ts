import { expect, test } from 'vitest';
import { makeProfile } from '@/sample-data/profile';
import {
  initialProfileState,
  passwordRefusal,
  profileReducer,
  profileRefusal,
  type ProfileAction,
  type SaveRefusal,
} from '@/screens/profile/ProfileScreen/profileState';
import { checkProfileForm, ownProfile, toProfileView } from '@/screens/profile/ProfileScreen/toProfileView';

const today = '2026-11-21';
const saved = makeProfile();
const after = (...actions: ProfileAction[]) =>
  actions.reduce(profileReducer, initialProfileState({ profile: saved, version: '1' }, {}));
const viewOf = (...actions: ProfileAction[]) => toProfileView(after(...actions), today, 'idle');

const failedBy = (failure: SaveRefusal): ProfileAction => ({
  type: 'failed',
  failure,
  rejected: failure.rejected,
});

test('a problem is shown when its field was left, never in an empty one, and goes when it is right', () => {
  const typed: ProfileAction = { type: 'changed', patch: { zip: '125' } };
  expect(viewOf(typed).problems).toEqual({});
  expect(viewOf(typed, { type: 'left', field: 'zip' }).problems).toEqual({ zip: 'zip' });
  expect(
    viewOf(typed, { type: 'left', field: 'zip' }, { type: 'changed', patch: { zip: '125009' } }).problems,
  ).toEqual({});
  const emptied: ProfileAction = { type: 'changed', patch: { fullName: '' } };
  expect(viewOf(emptied, { type: 'left', field: 'fullName' }).problems).toEqual({});
  expect(viewOf(emptied).canSubmit).toBe(true);
});

test('a refusal opens the sections at fault, and those only', () => {
  const shut = (['user', 'payer', 'contract'] as const).map((section): ProfileAction => ({
    type: 'sectionToggled',
    section,
    isOpen: false,
  }));
  const view = viewOf(...shut, { type: 'refused', fields: ['zip', 'confirmation'] });
  expect(view.openSections).toEqual({ user: true, payer: false, contract: true });
  expect(view.refusals).toBe(1);
});

test('what the provider rejected is shown until it changes', () => {
  const rejected = failedBy(profileRefusal({ reason: 'fields', fields: ['city'] }, false));
  expect(viewOf(rejected).submission).toEqual({ status: 'idle' });
  expect(viewOf(rejected).problems).toEqual({ city: 'rejected' });
  expect(viewOf(rejected, { type: 'changed', patch: { city: 'Тверь' } }).problems).toEqual({});
});

test('a wrong present password is shown at its field until it is typed anew', () => {
  const refused = failedBy(passwordRefusal({ reason: 'wrongPassword' }));
  expect(viewOf(refused).passwordProblems).toEqual({ currentPassword: 'wrongPassword' });
  expect(
    viewOf(refused, { type: 'passwordTyped', patch: { currentPassword: 'x' } }).passwordProblems,
  ).toEqual({});
  expect(viewOf(failedBy(passwordRefusal({ reason: 'unacceptable' }))).passwordProblems).toEqual({
    newPassword: 'unacceptable',
  });
});

test('another country writes the phone in its way; nothing is typed over what is on its way', () => {
  expect(after({ type: 'changed', patch: { phoneCountry: 'us' } }).form.draft.phone).toBe('916 000-0000');
  const sent: ProfileAction = { type: 'sent' };
  expect(after(sent, { type: 'changed', patch: { city: 'Тверь' } }).form.draft.city).toBe('Москва');
  expect(after(sent, { type: 'phoneTyped', text: '1' }).form.draft.phone).toBe(saved.phone);
  expect(
    after({ type: 'changed', patch: { city: 'Тверь' } }, sent, { type: 'cancelled' }).form.draft.city,
  ).toBe('Тверь');
});

test('someone signed in never sees the built-in customer’s data (D22)', () => {
  const user = { email: 'bob@example.com', firstName: 'Боб', lastName: 'Ли', role: 'customer' as const };
  expect(ownProfile(saved, user)).toMatchObject({
    email: 'bob@example.com',
    fullName: 'Ли Боб',
    passportNumber: '',
  });
  expect(ownProfile(saved, { ...user, email: saved.email })).toBe(saved);
  expect(ownProfile(saved, null)).toBe(saved);
});

test('the faults are in the order of the record, the password’s last', () => {
  const { faults } = checkProfileForm(
    after(
      { type: 'changed', patch: { fullName: '', zip: '1' } },
      { type: 'passwordTyped', patch: { newPassword: 'x' } },
    ),
    today,
  );
  expect(faults).toEqual(['fullName', 'zip', 'currentPassword', 'newPassword', 'confirmation']);
});

test('what was changed elsewhere is shown; what was typed stays, and what was not follows', () => {
  const current = {
    version: '2',
    profile: makeProfile({ city: 'Тула', zip: '300000', payerStatus: 'organization' }),
  };
  const typed = after({ type: 'changed', patch: { city: ' Тверь ' } });
  const overtaken = profileReducer(typed, { type: 'overtaken', current });
  expect([overtaken.version, overtaken.form.draft.city, overtaken.form.draft.zip]).toEqual([
    '2',
    ' Тверь ',
    '300000',
  ]);
  const view = toProfileView(overtaken, today, 'idle');
  expect(view.conflict?.fields).toEqual([
    { field: 'payerStatus', isTyped: false },
    { field: 'zip', isTyped: false },
    { field: 'city', isTyped: true },
  ]);
  expect(checkProfileForm(overtaken, today).next).toMatchObject({ city: 'Тверь', zip: '300000' });
  const cancelled = profileReducer(overtaken, { type: 'cancelled' });
  expect([cancelled.version, cancelled.form.draft.city, cancelled.overtaken]).toEqual(['2', 'Тула', null]);
});
