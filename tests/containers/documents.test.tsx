import { expect, test } from 'vitest';
import { sampleDocuments } from '@/sample-data/documents';
import { sampleDay } from '@/sample-data/sampleDay';
import { renderRoute } from './renderRoute';

test('lists the documents of the account, found by their address', async () => {
  const { findByText, queryByText } = renderRoute('/dashboard/documents?q=00014');
  await findByText('2026-00014');
  expect(sampleDocuments(sampleDay).map(({ number }) => number)).toContain('2026-00009');
  expect(queryByText('2026-00009')).toBeNull();
});
