import { expect, test } from 'vitest';
import { sampleDocuments } from '@/sample-data/documents';
import { renderRoute } from './renderRoute';

test('lists the documents of the account, found by their address', async () => {
  const { findByText, queryByText } = renderRoute('/dashboard/documents?q=00014');
  await findByText('2026-00014');
  expect(sampleDocuments).toHaveLength(2);
  expect(queryByText('2026-00009')).toBeNull();
});
