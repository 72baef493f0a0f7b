import { expect, test } from 'vitest';
import { emptyWebhookDraft, isWebhookUrl, webhookProblems } from '@/domain/webhooks/webhook';

const address = 'https://example.ru/hook';

test.each([
  [address, true],
  ['https://example.ru:8443/hook?key=1', true],
  [`https://example.ru/${'a'.repeat(481)}`, true],
  [`https://example.ru/${'a'.repeat(482)}`, false],
  ['http://example.ru/hook', false],
  ['ftp://example.ru/hook', false],
  ['https://ann@example.ru/hook', false],
  ['https://:secret@example.ru/hook', false],
  ['example.ru/hook', false],
  ['', false],
])('%s is an address of a webhook: %s', (url, isOne) => {
  expect(isWebhookUrl(url)).toBe(isOne);
});

test.each([
  [{ url: ` ${address} ` }, {}],
  [{ url: 'http://example.ru' }, { url: 'invalid' }],
  [{ url: address, topics: [] }, { topics: 'required' }],
  [{ topics: [] }, { url: 'invalid', topics: 'required' }],
])('%j: %j', (changes, problems) => {
  expect(webhookProblems({ ...emptyWebhookDraft, ...changes })).toEqual(problems);
});
