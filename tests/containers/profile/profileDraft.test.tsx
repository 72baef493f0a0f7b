import { expect, onTestFinished, test, vi } from 'vitest';
import { makeProfile } from '@/sample-data/profile';
import { storedProfile, storeProfile } from '@app/stores/profileDraft';

const saved = makeProfile();

test('the draft comes back for its owner only, field by field, without what was tampered with', () => {
  const draft = { ...saved, city: 'Тверь', payerStatus: 'organization' as const };
  storeProfile(saved, draft);
  expect(storedProfile(saved)).toEqual({ city: 'Тверь', payerStatus: 'organization' });
  expect(storedProfile(makeProfile({ email: 'bob@example.com' }))).toEqual({});

  sessionStorage.setItem(
    'draft.profile',
    JSON.stringify({
      email: saved.email,
      changes: { city: 'Тверь', country: 'XX', zip: 5, password: 'secret' },
    }),
  );
  expect(storedProfile(saved)).toEqual({ city: 'Тверь' });
  for (const text of ['{', '[1]', '{"email":1}', `{"email":"${saved.email}","changes":null}`]) {
    sessionStorage.setItem('draft.profile', text);
    expect(storedProfile(saved)).toEqual({});
  }
  storeProfile(saved, saved);
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
});

test('a storage that throws costs the draft, nothing else', () => {
  const spy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  onTestFinished(() => spy.mockRestore());
  expect(storedProfile(saved)).toEqual({});
});
