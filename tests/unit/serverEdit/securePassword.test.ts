import { expect, test } from 'vitest';
import { serverPasswordMinLength } from '@/domain/servers/serverSettingsRules';
import { passwordStrength } from '@/domain/auth/passwordStrength';
import { securePassword } from '@app/device/securePassword';

test('a made password has every kind of character, nothing that is mistaken for another, and is never the same', () => {
  const made = Array.from({ length: 200 }, securePassword);
  for (const password of made) {
    for (const kind of [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/]) expect(password).toMatch(kind);
    expect(password).not.toMatch(/[lIO01 ]/);
    expect(password.length).toBeGreaterThanOrEqual(serverPasswordMinLength);
  }
  expect(new Set(made).size).toBe(made.length);
  // A run such as `abc` may come up by chance and counts for less.
  expect(made.filter((password) => passwordStrength(password) === 'weak')).toEqual([]);
});
