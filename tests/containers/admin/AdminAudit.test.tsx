import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { auditRules } from '@/domain/admin/lists';
import { partOf } from '@/domain/list/pagedList';
import { makeAuditEntry } from '@/sample-data/auditTrail';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import * as download from '@app/device/download';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeAuditEntry({ id: count - index, subject: `host-${count - index}.example.ru` }),
  );

function open(path: string, count = 520) {
  const trail = entries(count);
  const audit = vi.fn<AdminPort['audit']>(async (query, part) => partOf(trail, auditRules, query, part));
  const route = renderRoute(path, { ports: { admin: { ...makeAdminSample(noLatency), audit } } });
  return { ...route, audit };
}

// tests: ADMIN-21
test('reads the first part of the trail, and each further one once', async () => {
  const { audit, findByText, findByRole, user, queryByRole } = open('/admin/audit');
  await findByText('Всего: 520');
  expect(audit.mock.calls.map(([, part]) => part)).toEqual([{ cursor: null, limit: 200 }]);
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(audit).toHaveBeenCalledTimes(2));
  expect(audit.mock.calls[1]?.[1]).toEqual({ cursor: '200', limit: 200 });
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(queryByRole('button', { name: 'Показать ещё' })).toBeNull());
  expect(audit).toHaveBeenCalledTimes(3);
});

test('searches at the server once typing rests, and the address says what for', async () => {
  const { audit, findByText, findByRole, user, location } = open('/admin/audit?kind=serverEdited');
  await findByText('Всего: 520');
  await user.click(await findByRole('searchbox'));
  await user.paste('host-17.');
  await findByText('Всего: 1');
  // The whole list and the filtered one, then what was typed, in one call.
  const asked = audit.mock.calls.map(([query]) => [query.search, query.filter.kind]);
  expect(asked).toEqual([
    ['', null],
    ['', 'serverEdited'],
    ['host-17.', 'serverEdited'],
  ]);
  expect(audit.mock.calls.at(-1)?.[0].filter).toEqual({ kind: 'serverEdited', admin: null, day: null });
  await waitFor(() => expect(location().search).toBe('?q=host-17.&kind=serverEdited'));
});

test('a part that fails is offered again, and what is there stays', async () => {
  const { audit, findByText, findByRole, user, queryByRole } = open('/admin/audit');
  await findByText('Всего: 520');
  audit.mockRejectedValueOnce(new Error('down'));
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await findByText('Остальное не загрузилось.');
  await findByText('Всего: 520');
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(queryByRole('alert')).toBeNull());
  expect(audit).toHaveBeenCalledTimes(3);
});

test('a list that is whole in its first part is searched and sorted without the server', async () => {
  const { audit, findByText, findByRole, user, location } = open('/admin/audit?sort=subject', 200);
  await findByText('Всего: 200');
  await waitFor(() => expect(audit).toHaveBeenCalled());
  const calls = audit.mock.calls.length;
  await user.click(await findByRole('searchbox'));
  await user.paste('host-17.');
  await findByText('Всего: 1');
  await waitFor(() => expect(location().search).toBe('?q=host-17.&sort=subject'));
  expect(audit).toHaveBeenCalledTimes(calls);
});

// tests: STAFF-02
test('exports the records of the search and the filter shown', async () => {
  const saved = vi.spyOn(download, 'downloadText').mockReturnValue();
  const auditFile = vi.fn<AdminPort['auditFile']>().mockResolvedValue({ text: 'id' });
  const route = renderRoute('/admin/audit?q=host&kind=planAdded', {
    ports: { admin: { ...makeAdminSample(noLatency), auditFile } },
  });
  await route.user.click(await route.findByRole('button', { name: 'Выгрузить' }));
  await route.findByText('Выгрузка началась');
  expect(auditFile).toHaveBeenCalledExactlyOnceWith(
    { search: 'host', filter: { kind: 'planAdded', admin: null, day: null } },
    'semicolon',
  );
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^audit-.*\.csv$/), 'text/csv', 'id');
  saved.mockRestore();
});
