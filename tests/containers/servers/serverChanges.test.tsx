import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { partOf } from '@/domain/list/pagedList';
import type { Server } from '@/domain/servers/server';
import { serverRules } from '@/domain/servers/serverRules';
import { makeServer } from '@/sample-data/servers';
import type { ChangesPort, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { makeServers } from '../../../stories/kit/manyServers';
import { renderRoute } from '../renderRoute';

/** Rows that a test changes while their list is open, as the provider does. */
function changingServers(initial: readonly Server[]) {
  let rows = initial;
  const watchers = new Set<() => void>();
  const list = vi.fn<ServersPort['list']>(async (_line, query, part) =>
    partOf(rows, serverRules, query, part),
  );
  const changes: ChangesPort = {
    watch: (topic) => (onChange) => {
      if (topic === 'servers') watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  const change = (changed: readonly Server[]) => {
    rows = changed;
    for (const onChange of watchers) onChange();
  };
  return { list, changes, change };
}

test('a change elsewhere updates the rows in place: what was loaded stays, and so does the focus', async () => {
  const many = makeServers(450);
  const [first, ...others] = many;
  const { list, changes, change } = changingServers(many);
  const { findByRole, findByText, queryByRole, user } = renderRoute('/dashboard/vps', {
    ports: { servers: { ...serversSample([], noLatency), list }, changes },
  });
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(list.mock.calls.at(-1)?.[2]).toEqual({ cursor: '200', limit: 200 }));
  const box = await findByRole('checkbox', { name: new RegExp(`#${first?.id}`) });
  await user.click(box);
  expect(document.activeElement).toBe(box);
  change([makeServer({ ...first, domain: 'moved.example.ru' }), ...others]);
  await findByText('moved.example.ru');
  expect(list.mock.calls.at(-1)?.[2]).toEqual({ cursor: null, limit: 400 });
  expect(document.activeElement).toBe(box);
  await findByText(/^Выбрано: 1/);
  await user.click(await findByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(queryByRole('button', { name: 'Показать ещё' })).toBeNull());
  expect(list.mock.calls.at(-1)?.[2]).toEqual({ cursor: '400', limit: 200 });
});
