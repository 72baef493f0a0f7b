import { expect, test } from 'vitest';
import { passwordStrength } from '@/domain/auth/passwordStrength';

// 50 bits are fair, 75 are strong; a small letter is 4.7 bits, a sign is 5.
test.each([
  ['', 'weak'],
  ['!@#$%^&*(', 'weak'],
  ['!@#$%^&*()', 'fair'],
  ['!@#$%^&*()_+-=', 'fair'],
  ['!@#$%^&*()_+-=[', 'strong'],
  ['kqzmtpbhxg', 'weak'],
  ['kqzmtpbhxgr', 'fair'],
  ['KQZMTPBHXGR', 'fair'],
  // More kinds of characters, more bits.
  ['kqZMtpBHxg', 'fair'],
  ['kqzmtp7bx', 'weak'],
  ['kqzmtp7bxh', 'fair'],
  ['яжгщпёц', 'weak'],
  ['яжгщпёцы', 'fair'],
  // A letter next to the previous one in the alphabet does not count, in either direction and case.
  ['abcdefghijklmnop', 'weak'],
  ['ponmlkjihgfedcba', 'weak'],
  ['AbCdEfGhIjKlMnOp', 'weak'],
  ['qwertyuiopasdfgh', 'weak'],
  ['0123456789098765', 'weak'],
  ['kkqqzzmmttppbbhh', 'weak'],
  // A character counts twice at most.
  ['kqkqkqkqkqkqkqkq', 'weak'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test.each([
  ['AnnaKQZMTPB', ['anna'], 'weak'],
  ['AnnaKQZMTPB', [], 'fair'],
  ['kqzmtpbhxgr', ['kqz'], 'weak'],
  // Two letters are in everything.
  ['kqzmtpbhxgr', ['kq'], 'fair'],
  // A known word is text, never a pattern.
  ['kqz.mtpbhxg', ['z.m'], 'weak'],
  ['kqzmtpbhxgr', ['z.t'], 'fair'],
])('%j of somebody known by %j is %s', (password, known, strength) => {
  expect(passwordStrength(password, known)).toBe(strength);
});
