import { ticketsIn } from '../../rowsOf';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TicketId } from '@/domain/support/support';
import { makeNewTicket, makeTicket } from '@/sample-data/tickets';
import type { SupportPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { typed } from '../typed';
import { renderRoute } from '../renderRoute';
import { supportPort } from './supportPort';

const ticket = makeTicket();

function makeSupportPort(changes: Partial<SupportPort> = {}): SupportPort {
  return {
    ...supportPort(),
    ticket: vi.fn<SupportPort['ticket']>(async () => ticket),
    ...changes,
  };
}

function openTicket(search: string, support = makeSupportPort()) {
  return { ...renderRoute(`/dashboard/support/ticket${search}`, { ports: { support } }), support };
}

// tests: SUPPORT-05
test('a thread: the request, with its files, and a robot that says what it is', async () => {
  const { findByText, getByText, queryByText } = openTicket('?id=5001');
  await findByText(/nginx отвечает 502/);
  getByText('nginx-error.log');
  getByText('Робот поддержки');
  getByText(/Обращение #5001 в очереди отдела «Техническая поддержка»/);
  expect(queryByText('Поддержка', { selector: 'h2' })).toBeNull();
});

test.each([
  ['none', ''],
  ['a word', '?id=abc'],
  ['-1', '?id=-1'],
  ['two', '?id=5001&id=5002'],
  ['10 kB', `?id=${'9'.repeat(10_000)}`],
])('no such ticket for %s as its number, and nothing is requested', async (_, search) => {
  const { findByText, getByText, support } = openTicket(search);
  await findByText('Такого обращения нет');
  expect(getByText('Ко всем обращениям').closest('a')?.getAttribute('href')).toBe('/dashboard/support');
  expect(support.ticket).not.toHaveBeenCalled();
});

test('an unknown number is no such ticket', async () => {
  const { findByText } = openTicket('?id=77', makeSamplePortsSupport());
  await findByText('Такого обращения нет');
});

function makeSamplePortsSupport(): SupportPort {
  return supportPort();
}

test('a reply joins the thread; an empty one is refused; a failed one stays', async () => {
  const reply = vi
    .fn<SupportPort['reply']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(async (_id, text) => ({
      ...ticket,
      messages: [
        ...ticket.messages,
        { id: 3, at: '2026-11-21T10:00:00Z', author: 'customer', text, attachments: [] },
      ],
    }));
  const { findByLabelText, getByText, findByText, user } = openTicket('?id=5001', makeSupportPort({ reply }));
  const field = await findByLabelText('Ответ', { selector: 'textarea' });
  await user.click(getByText('Отправить ответ'));
  getByText('Напишите ответ или приложите файл');
  await user.type(field, ' Заработало ');
  await user.click(getByText('Отправить ответ'));
  await findByText(/Ответ не отправлен/);
  expect(typed(field)).toBe(' Заработало ');
  await user.click(getByText('Отправить ответ'));
  await findByText('Заработало', { selector: 'p' });
  expect(reply).toHaveBeenLastCalledWith(5001, 'Заработало', []);
  expect(typed(field)).toBe('');
});

test('a half-written reply is there again', async () => {
  const first = openTicket('?id=5001');
  const field = await first.findByLabelText('Ответ', { selector: 'textarea' });
  await first.user.type(field, 'Полов');
  first.unmount();
  const again = openTicket('?id=5001');
  const restored = await again.findByLabelText('Ответ', { selector: 'textarea' });
  expect(typed(restored)).toBe('Полов');
});

test('a ticket is closed, and a reply would reopen it', async () => {
  const close = vi.fn<SupportPort['close']>(async () => ({ ...ticket, status: 'closed' }));
  const { findByText, queryByText, user } = openTicket('?id=5001', makeSupportPort({ close }));
  await user.click(await findByText('Закрыть обращение'));
  await findByText('Обращение #5001 закрыто');
  await findByText('Обращение закрыто. Новый ответ откроет его снова.');
  expect(close).toHaveBeenCalledExactlyOnceWith(5001);
  expect(queryByText('Закрыть обращение')).toBeNull();
});

test('a thread that does not come can be requested again', async () => {
  const ask = vi
    .fn<SupportPort['ticket']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(ticket);
  const { findByText, user } = openTicket('?id=5001', makeSupportPort({ ticket: ask }));
  await user.click(await findByText('Повторить'));
  await findByText(/nginx отвечает 502/);
});

test('the sample keeps tickets through a reload, replies and closes, and leaves out what was tampered with', async () => {
  const { support } = makeSamplePorts(noLatency);
  const draft = makeNewTicket({ subject: 'А', message: '' });
  await support.create(draft, [new File(['x'], 'a.txt')]);
  await support.create(draft, []);
  await support.close(5001 as TicketId);
  await support.reply(5001 as TicketId, 'Ещё вопрос', []);
  // Both may have changed in the same millisecond, so their order is undefined.
  const reloaded = (await ticketsIn(supportPort())).toSorted((one, other) => one.id - other.id);
  expect(reloaded.map(({ id, status, messages }) => [id, status, messages.length])).toEqual([
    [5001, 'queued', 3],
    [5002, 'queued', 2],
  ]);
  await waitFor(() => expect(sessionStorage.getItem('sample.tickets')).not.toBeNull());
  sessionStorage.setItem(
    'sample.tickets',
    JSON.stringify([{ id: 'x' }, ...reloaded.slice(1), null, { ...reloaded[0], status: 'root' }]),
  );
  const tampered = await ticketsIn(supportPort());
  expect(tampered.map(({ id }) => id)).toEqual([5002]);
  await expect(support.close(1 as TicketId)).rejects.toThrow();
});

// tests: DESK-06
test('the address of a merged ticket leads to the one that has its messages', async () => {
  const into = 5005 as TicketId;
  const support = makeSupportPort({
    ticket: async (id) => (id === into ? makeTicket({ id: into }) : makeTicket({ id, mergedInto: into })),
  });
  const { location, findByText } = openTicket('?id=5001', support);
  await findByText(/Обращение #5005 в очереди/);
  expect(location().search).toBe('?id=5005');
});
