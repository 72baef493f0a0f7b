import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleTickets } from '../../../stories/kit/supportTickets';
import { ticketRules } from '@/domain/support/ticketRules';
import type { SupportPort } from '@app/ports/ports';
import { answersParts } from '@app/ports/sample/answersParts';
import { noLatency } from '@app/ports/sample/latency';
import { focusStays } from '../focusStays';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';
import { supportPort } from './supportPort';

/** A support port that has these tickets, and archives them. */
function makeSupportPort(changes: Partial<SupportPort> = {}, tickets = exampleTickets): SupportPort {
  let all = tickets;
  return {
    ...supportPort(),
    list: vi.fn<SupportPort['list']>(answersParts(noLatency)(() => all, ticketRules)),
    setArchived: vi.fn<SupportPort['setArchived']>(async (ids, isArchived) => {
      all = all.map((ticket) => (ids.includes(ticket.id) ? { ...ticket, isArchived } : ticket));
    }),
    ...changes,
  };
}

async function openList(search = '', support = makeSupportPort(), options: RenderRouteOptions = {}) {
  const route = renderRoute(`/dashboard/support${search}`, { ...options, ports: { support } });
  await route.findByRole('heading', { level: 1 });
  const subjects = () => route.queryAllByRole('rowheader').map((cell) => cell.textContent);
  const select = async (id: number) =>
    route.user.click(await route.findByRole('checkbox', { name: new RegExp(`#${id}`) }));
  return { ...route, support, subjects, select };
}

const [php, paid, second] = exampleTickets.map(({ subject }) => subject);

// tests: SUPPORT-01, SUPPORT-04
test('the session starts with an empty queue (§2)', async () => {
  const sample = supportPort();
  const { findByText, getAllByText } = await openList('', sample);
  await findByText('Очередь обращений пуста');
  for (const add of getAllByText('Добавить'))
    expect(add.closest('a')?.getAttribute('href')).toBe('/dashboard/support/create');
});

// tests: SUPPORT-01
test('in English the badge has the specified words', async () => {
  const { findByText } = await openList('', supportPort(), { locale: 'en' });
  await findByText('Ticket queue is empty');
});

// tests: SUPPORT-07
test('search, filter and sort live in the address', async () => {
  const { user, getByRole, findByRole, location, subjects, findByLabelText } = await openList();
  await findByRole('grid');
  expect(subjects()).toEqual([php, paid, second]);
  await user.type(getByRole('searchbox'), 'баланс');
  expect(subjects()).toEqual([paid]);
  await waitFor(() => expect(location().search).toBe(`?q=${encodeURIComponent('баланс')}`));
  await user.clear(getByRole('searchbox'));
  await user.click(getByRole('button', { name: 'Фильтр' }));
  await user.selectOptions(await findByLabelText('Статус'), 'Закрыто');
  expect(subjects()).toEqual([second]);
  await waitFor(() => expect(location().search).toBe('?status=closed'));
  await user.click(getByRole('button', { name: 'Сбросить фильтры' }));
  await user.click(getByRole('button', { name: 'Id' }));
  await waitFor(() => expect(location().search).toBe('?sort=id'));
});

test('nothing found is not an empty list', async () => {
  const { findByText, user, subjects, getByText } = await openList('?q=zzz&department=abuse');
  await findByText('Ничего не нашлось');
  await user.click(getByText('Сбросить'));
  await waitFor(() => expect(subjects()).toHaveLength(3));
});

test('nonsense in the address is ignored', async () => {
  const { findByRole, subjects } = await openList('?sort=password&status=open&archived=yes&department=');
  await findByRole('grid');
  expect(subjects()).toHaveLength(3);
});

// tests: SUPPORT-02, SUPPORT-06
test('Open and To archive follow the selection', async () => {
  const { user, select, getByRole, findByText, support, subjects } = await openList();
  await select(5001);
  expect(getByRole('link', { name: 'Открыть' }).getAttribute('href')).toBe(
    '/dashboard/support/ticket?id=5001',
  );
  await select(5003);
  getByRole('button', { name: 'Открыть', description: /только одно/ });
  await user.click(getByRole('button', { name: 'В архив' }));
  expect(subjects()).toEqual([paid]);
  await focusStays();
  expect(support.setArchived).toHaveBeenLastCalledWith([5001, 5003], true);
  await findByText('В очереди 1 обращение');

  // Undo brings both back.
  await findByText('2 обращения убраны в архив');
  await user.click(getByRole('button', { name: 'Отменить' }));
  expect(support.setArchived).toHaveBeenLastCalledWith([5001, 5003], false);
  await waitFor(() => expect(subjects()).toEqual([php, paid, second]));
  await focusStays();
});

test('what is archived is found by the filter and can come back', async () => {
  const archived = exampleTickets.map((ticket) => ({ ...ticket, isArchived: true }));
  const { user, findByText, getByRole, subjects, support, findByRole } = await openList(
    '',
    makeSupportPort({}, archived),
  );
  await user.click(await findByText('Показать архив (3)'));
  await waitFor(() => expect(subjects()).toHaveLength(3));
  await user.click(getByRole('button', { name: 'Действия с обращением #5002' }));
  await user.click(within(await findByRole('menu')).getByText('Вернуть из архива'));
  expect(support.setArchived).toHaveBeenLastCalledWith([5002], false);
  expect(subjects()).toEqual([php, second]);
  await focusStays();
});

test('a move that is refused is rolled back and reported', async () => {
  const setArchived = vi.fn<SupportPort['setArchived']>().mockRejectedValue(new Error('busy'));
  const { user, select, getByRole, findByText, subjects } = await openList(
    '',
    makeSupportPort({ setArchived }),
  );
  await select(5001);
  await user.click(getByRole('button', { name: 'В архив' }));
  await findByText('Не получилось: обращения остались на месте');
  expect(subjects()).toHaveLength(3);
});

test('a list that does not come can be requested again', async () => {
  const list = vi
    .fn<SupportPort['list']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(makeSupportPort().list);
  const { findByText, findByRole, user } = await openList('', makeSupportPort({ list }));
  await user.click(await findByText('Повторить'));
  await findByRole('grid');
});
