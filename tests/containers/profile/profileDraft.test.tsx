import { expect, onTestFinished, test, vi } from 'vitest';
import { makeProfile } from '@/sample-data/profile';
import { keepProfile, keptProfile } from '@app/stores/profileDraft';

const saved = makeProfile();

test('the draft comes back for its owner only, field by field, without what was tampered with', () => {
  const draft = { ...saved, city: 'Тверь', payerStatus: 'organization' as const };
  keepProfile(saved, draft);
  expect(keptProfile(saved)).toEqual({ city: 'Тверь', payerStatus: 'organization' });
  expect(keptProfile(makeProfile({ email: 'bob@example.com' }))).toEqual({});

  sessionStorage.setItem(
    'draft.profile',
    JSON.stringify({
      email: saved.email,
      changes: { city: 'Тверь', country: 'XX', zip: 5, password: 'secret' },
    }),
  );
  expect(keptProfile(saved)).toEqual({ city: 'Тверь' });
  for (const text of ['{', '[1]', '{"email":1}', `{"email":"${saved.email}","changes":null}`]) {
    sessionStorage.setItem('draft.profile', text);
    expect(keptProfile(saved)).toEqual({});
  }
  keepProfile(saved, saved);
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
});

test('a storage that throws costs the draft, nothing else', () => {
  const spy = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  onTestFinished(() => spy.mockRestore());
  expect(keptProfile(saved)).toEqual({});
});
