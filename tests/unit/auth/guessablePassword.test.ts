import { expect, test } from 'vitest';
import { isGuessable } from '@/domain/auth/guessablePassword';

test.each([
  '12345678',
  '87654321',
  '123456789012',
  '11111111',
  'aaaabbbb',
  'abababab',
  'password',
  'Password1!',
  'PASSWORD2026',
  'p@ssw0rd',
  'P4$$w0rd!!',
  'passw0rd123',
  'qwerty123',
  'qwertyuiop',
  'poiuytrewq',
  '1q2w3e4r',
  '1qaz2wsx',
  'qazwsxedc',
  'zaq12wsx',
  'abcd1234',
  'asdf1234',
  'йцукенгш',
  'пароль123',
  'Привет2026',
  'gfhjkm123',
  'admin123',
  'administrator',
  'welcome1',
  'letmein!!',
  'iloveyou',
  '19871987',
  'parolparol',
  'abcabcab',
  '05121987',
  '19870512',
  '05.12.1987',
  '1987-12-05',
  'ｐａｓｓｗｏｒｄ',
  '12password',
  // Three characters in groups, two in no order, one word three times.
  'kkkkqqqqzzzz',
  'kqqkkqkq',
  'kqzkqzkqz',
])('%s is guessed in seconds', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each([
  'correct horse battery',
  'an entirely new password',
  'my password is long',
  'Tr0ub4dor&3',
  'пароль от почты бабушки',
  'k8#vQ2!m',
  'maximum entropy',
  'testimony of a raven',
  '79161234567ab',
  'kkkqqqzzzmmm',
  // A repetition, a date or a number is only a part of it.
  'correct horse kk',
  'kkorrect horse',
  'tea29057831',
  'tea05.12.1987',
  '05.12.1987tea',
  'tea1987-12-05',
  '1987-12-05tea',
  'k-q-z-!?',
])('%s is not', (password) => {
  expect(isGuessable(password)).toBe(false);
});

test('what everybody knows of a person is no password with a digit or two', () => {
  const known = ['anna.petrova', 'example.com', 'Анна', 'Петрова'];
  for (const password of ['anna.petrova', 'Anna.Petrova1', 'аннапетрова', 'example.com12', 'Петрова99!'])
    expect(isGuessable(password, known)).toBe(true);
  for (const password of ['anna.petrova likes tea', 'Петрова и 7 слонов'])
    expect(isGuessable(password, known)).toBe(false);
  // Words of two letters are in everything.
  expect(isGuessable('elephants at sea', ['at'])).toBe(false);
});

test.each([
  ['kqzkqz17', ['kqz'], true],
  ['kqkqz1kq', ['kq'], false],
  ['anna-kqz', ['anna'], true],
  ['anna-kqzm', ['anna'], false],
  ['anna!?!?', ['anna'], true],
])('%j of somebody known by %j is guessed: %s', (password, known, isGuessed) => {
  expect(isGuessable(password, known)).toBe(isGuessed);
});
