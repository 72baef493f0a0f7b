import { expect, test } from 'vitest';
import { ledgerDraftOf, ledgerProblems, usableSpan } from '@/domain/admin/ledger';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';

test('days are whole, and the first is not behind the last', () => {
  expect(ledgerDraftOf('2026-11-21')).toEqual({ from: '2026-11-01', to: '2026-11-21', format: 'comma' });
  expect(ledgerProblems({ from: '', to: '2026-02-30' })).toEqual({ from: 'required', to: 'required' });
  expect(ledgerProblems({ from: '2026-11-02', to: '2026-11-01' })).toEqual({ to: 'order' });
  expect(usableSpan({ from: '2026-11-02', to: '2026-11-01', format: 'comma' })).toBeNull();
  const day = { from: '2026-11-01', to: '2026-11-01', format: 'comma' } as const;
  expect(ledgerProblems(day)).toEqual({});
  expect(usableSpan(day)).toEqual(day);
});

test('the demonstration exports its own payments, which add up to zero, and notes it', async () => {
  const admin = makeAdminSample(noLatency);
  const file = await admin.ledgerFile({ from: '2000-01-01', to: '2100-01-01', format: 'comma' });
  const rows = ('text' in file ? file.text : '').split('\r\n').slice(1, -1);
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.reduce((sum, row) => sum + Number((row.split(',')[5] ?? '').replace('.', '')), 0)).toBe(0);
  const { items } = await admin.audit(
    { search: '', filter: { kind: 'ledgerExported', admin: null, day: null }, sort: null },
    { cursor: null, limit: 10 },
  );
  expect(items).toHaveLength(1);
});
