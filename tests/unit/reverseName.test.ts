import { expect, test } from 'vitest';
import { forwardAnswer, toReverseName } from '@/domain/servers/reverseName';

// tests: NETWORK-06
test('a name is stored as DNS has it; an empty one removes it', () => {
  expect(toReverseName('  ')).toEqual({ name: '' });
  expect(toReverseName('Mail.Example.ru.')).toEqual({ name: 'mail.example.ru' });
  expect(toReverseName('магазин.рф')).toEqual({ name: 'xn--80aairftm.xn--p1ai' });
  expect(toReverseName('mail')).toEqual({ problem: 'noZone' });
  expect(toReverseName('https://mail.example.ru')).toEqual({ problem: 'link' });
});

// tests: NETWORK-06
test('a name leads back when one of its addresses is the one, however it is spelled', () => {
  expect(forwardAnswer('203.0.113.7', [])).toBe('unresolved');
  expect(forwardAnswer('203.0.113.7', ['203.0.113.8', '2001:db8::2'])).toBe('differs');
  expect(forwardAnswer('203.0.113.7', ['203.0.113.8', '203.0.113.7'])).toBe('matches');
  expect(forwardAnswer('2001:db8::2', ['2001:0DB8:0:0::2'])).toBe('matches');
});
