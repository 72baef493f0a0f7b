import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { done, refused } from '@/domain/results/outcome';
import type { TicketId } from '@/domain/support/support';
import { makeDeskGuest, makeDeskPage, makeDeskTicket } from '@/sample-data/deskTickets';
import type { DeskPort } from '@app/ports/deskPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { makeDeskSample } from '@app/ports/sample/deskSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

const id = 5001 as TicketId;
const valueOf = (field: HTMLElement) => (field as HTMLInputElement).value;

async function open(path: string, changes: Partial<DeskPort> = {}) {
  const desk: DeskPort = { ...makeDeskSample(noLatency), ...changes };
  const route = renderRoute(path, { ports: { desk } });
  await route.findByRole('heading', { level: 1 });
  return { ...route, desk };
}

const ticketPath = `/admin/tickets/${id}`;
const answerField = { name: 'Текст ответа' };
const outgoing = [
  {
    id: 7,
    staff: 'a@b.example',
    text: 'Готово',
    closes: true,
    files: [],
    sendAt: '2026-11-21T11:40:10Z' as const,
  },
];

test('the queue leads to the ticket, and the menu says how many wait', async () => {
  const { user, location, findByRole, getByRole } = await open('/admin/tickets');
  await findByRole('link', { name: /^Обращения\s*3 ждут$/ });
  await user.click(getByRole('link', { name: 'Сайт не открывается после обновления PHP' }));
  await findByRole('textbox', answerField);
  expect(location().pathname).toBe(ticketPath);
});

// tests: DESK-15
test('a ticket leads on to the next one of the queue as it was left, and back to it', async () => {
  const tickets = vi.fn<DeskPort['tickets']>(makeDeskSample(noLatency).tickets);
  const { user, location, findByRole } = await open('/admin/tickets?holder=nobody&sort=-id', { tickets });
  await user.click(await findByRole('link', { name: 'Сайт не открывается после обновления PHP' }));
  const back = await findByRole('link', { name: 'К обращениям' });
  expect(back.getAttribute('href')).toBe('/admin/tickets?holder=nobody&sort=-id');
  expect(tickets.mock.lastCall?.[0]).toMatchObject({ filter: { holder: 'nobody' }, sort: { key: 'id' } });
  await user.click(back);
  expect(location().search).toBe('?holder=nobody&sort=-id');
  await user.click(await findByRole('button', { name: /Ответственный: Никто/ }));
  await vi.waitFor(() => expect(location().search).toBe('?sort=-id'));
  await user.click(await findByRole('link', { name: 'Сайт не открывается после обновления PHP' }));
  // The order is by number, and 5001 is the end of it.
  await user.click(await findByRole('link', { name: 'Следующее' }));
  await vi.waitFor(() => expect(location().pathname).toBe('/admin/tickets/5006'));
});

test('a slash leads to the search, but not from a field', async () => {
  const { user, getByRole } = await open('/admin/tickets');
  const search = getByRole('searchbox');
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  await user.keyboard('/');
  expect(valueOf(search)).toBe('/');
});

test('a search is the server’s: it knows the texts of messages', async () => {
  const tickets = vi.fn<DeskPort['tickets']>(makeDeskSample(noLatency).tickets);
  const { user, getByRole } = await open('/admin/tickets', { tickets });
  await user.type(getByRole('searchbox'), '502');
  await vi.waitFor(() => expect(tickets.mock.lastCall?.[0].search).toBe('502'));
});

// tests: DESK-13
test('a choice of mails is saved at once; the stored one is shown again if that fails', async () => {
  const save = vi
    .fn<DeskPort['saveTicketMails']>()
    .mockResolvedValueOnce(done({ choice: 'mine', departments: [] }))
    .mockResolvedValueOnce(done({ choice: 'mine', departments: ['billing'] }))
    .mockRejectedValueOnce(new PortError('offline'));
  const read = vi
    .fn<DeskPort['ticketMails']>()
    .mockResolvedValueOnce({ choice: 'all', departments: [] })
    .mockResolvedValue({ choice: 'mine', departments: ['billing'] });
  const { user, findByRole, findByText } = await open('/admin/tickets', {
    ticketMails: read,
    saveTicketMails: save,
  });
  const choice = await findByRole('combobox', { name: 'Письма мне об обращениях' });
  expect(valueOf(choice)).toBe('all');
  await user.selectOptions(choice, 'mine');
  expect(save).toHaveBeenLastCalledWith({ choice: 'mine', departments: [] });
  expect(valueOf(choice)).toBe('mine');
  await user.click(await findByRole('checkbox', { name: 'Оплата и счета' }));
  expect(save).toHaveBeenLastCalledWith({ choice: 'mine', departments: ['billing'] });
  await user.selectOptions(choice, 'none');
  expect(save).toHaveBeenLastCalledWith({ choice: 'none', departments: ['billing'] });
  await findByText('Письма об обращениях не сохранены');
  await vi.waitFor(() => expect(valueOf(choice)).toBe('mine'));
});

// tests: DESK-13
test('staff who may not answer get no choice of mails', async () => {
  const read = vi.fn<DeskPort['ticketMails']>(async () => ({ choice: 'all', departments: [] }));
  const admin = makeAdminSample(noLatency);
  const reader = { ...(await admin.account()), role: 'readOnly' as const };
  const { findByRole, queryByRole } = renderRoute('/admin/tickets', {
    ports: {
      admin: { ...admin, account: async () => reader },
      desk: { ...makeDeskSample(noLatency), ticketMails: read },
    },
  });
  await findByRole('link', { name: 'Сайт не открывается после обновления PHP' });
  expect(queryByRole('combobox', { name: 'Письма мне об обращениях' })).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test('an answer is sent with what was typed, and the field is empty then', async () => {
  const answer = vi.fn<DeskPort['answer']>(async () => done(makeDeskPage({ outgoing })));
  const { user, findByRole, getByRole, findByText } = await open(ticketPath, { answer });
  const field = await findByRole('textbox', answerField);
  await user.type(field, '  Готово ');
  await user.click(getByRole('button', { name: 'Ответить и закрыть' }));
  await findByText(/Ответ уйдёт клиенту/);
  expect(answer).toHaveBeenCalledExactlyOnceWith(id, { text: 'Готово', closes: true }, []);
  expect(valueOf(field)).toBe('');
});

// tests: DESK-08
test('an answer is sent with its files; an empty one blocks it', async () => {
  const answer = vi.fn<DeskPort['answer']>(async () => done(makeDeskPage({ outgoing: [] })));
  const { user, findByRole, getByRole, getByLabelText, findByText, queryByText } = await open(ticketPath, {
    answer,
  });
  await user.type(await findByRole('textbox', answerField), 'Готово');
  const field = getByLabelText('Файлы (необязательно)');
  const log = new File(['one'], 'nginx.log');
  await user.upload(field, log);
  await user.upload(field, new File([], 'empty.log'));
  await user.click(getByRole('button', { name: 'Ответить' }));
  await findByText('Файл пуст или это папка');
  expect(answer).not.toHaveBeenCalled();
  await user.click(getByRole('button', { name: 'Убрать файл empty.log' }));
  await user.click(getByRole('button', { name: 'Ответить' }));
  await vi.waitFor(() =>
    expect(answer).toHaveBeenCalledExactlyOnceWith(id, { text: 'Готово', closes: false }, [log]),
  );
  await vi.waitFor(() => expect(queryByText('nginx.log')).toBeNull());
});

test('Ctrl+Enter sends the answer, once while it is being sent', async () => {
  const answer = vi.fn<DeskPort['answer']>(() => new Promise(() => undefined));
  const { user, findByRole } = await open(ticketPath, { answer });
  const field = await findByRole('textbox', answerField);
  await user.type(field, 'Готово{Control>}{Enter}{Enter}{/Control}');
  expect(answer).toHaveBeenCalledExactlyOnceWith(id, { text: 'Готово', closes: false }, []);
  await user.clear(field);
});

test('an empty answer is not sent; a refused one stays as typed', async () => {
  const answer = vi.fn<DeskPort['answer']>(async () => refused('gone'));
  const { user, findByRole, getByRole, findByText } = await open(ticketPath, { answer });
  const field = await findByRole('textbox', answerField);
  await user.click(getByRole('button', { name: 'Ответить' }));
  await findByText('Напишите текст');
  expect(answer).not.toHaveBeenCalled();
  await user.type(field, 'Готово');
  await user.click(getByRole('button', { name: 'Ответить' }));
  await findByRole('alert');
  expect(valueOf(field)).toBe('Готово');
});

// tests: DESK-08
test('taken back, an answer has its files again', async () => {
  const log = new File(['one'], 'nginx.log');
  const { user, findByRole, getByRole, getByLabelText, findByText, queryByText } = await open(ticketPath, {
    answer: async () => done(makeDeskPage({ outgoing })),
    undoAnswer: async () => done(makeDeskPage()),
  });
  await user.type(await findByRole('textbox', answerField), 'Готово');
  await user.upload(getByLabelText('Файлы (необязательно)'), log);
  await user.click(getByRole('button', { name: 'Ответить' }));
  await vi.waitFor(() => expect(queryByText('nginx.log')).toBeNull());
  await user.click(await findByRole('button', { name: 'Отменить отправку' }));
  await findByText('nginx.log');
  await user.clear(getByRole('textbox', answerField));
});

// tests: DESK-08
test('taken back after another ticket was open, an answer has its files beside those added since', async () => {
  const ports = {
    answer: async () => done(makeDeskPage({ outgoing })),
    undoAnswer: async () => done(makeDeskPage()),
  };
  const before = await open(ticketPath, ports);
  await before.user.type(await before.findByRole('textbox', answerField), 'Готово');
  await before.user.upload(before.getByLabelText('Файлы (необязательно)'), new File(['one'], 'nginx.log'));
  await before.user.click(before.getByRole('button', { name: 'Ответить' }));
  await before.findByRole('button', { name: 'Отменить отправку' });
  before.unmount();
  const after = await open(ticketPath, { ...ports, ticket: async () => makeDeskPage({ outgoing }) });
  await after.user.upload(await after.findByLabelText('Файлы (необязательно)'), new File(['2'], 'new.log'));
  await after.user.click(await after.findByRole('button', { name: 'Отменить отправку' }));
  await after.findByText('nginx.log');
  await after.user.click(after.getByRole('button', { name: /nginx\.log/ }));
  await vi.waitFor(() => expect(after.queryByText('nginx.log')).toBeNull());
  after.getByText('new.log');
  await after.user.clear(after.getByRole('textbox', answerField));
});

// tests: DESK-16
test('a message that arrives meanwhile is announced until the answer', async () => {
  const [first, ...later] = makeDeskPage().entries;
  const ticket = vi
    .fn<DeskPort['ticket']>()
    .mockResolvedValueOnce(makeDeskPage({ entries: first ? [first] : [], outgoing }))
    .mockResolvedValue(makeDeskPage());
  const undoAnswer = async () => done(makeDeskPage());
  const answer = async () => done(makeDeskPage());
  const { user, findByRole, findByText, getByRole, queryByText } = await open(ticketPath, {
    ticket,
    undoAnswer,
    answer,
  });
  const notice = /Пока открыта страница/;
  await findByRole('textbox', answerField);
  expect(queryByText(notice)).toBeNull();
  expect(later.length).toBeGreaterThan(0);
  await user.click(getByRole('button', { name: 'Отменить отправку' }));
  await findByText(notice);
  await user.click(getByRole('button', { name: 'Ответить' }));
  await vi.waitFor(() => expect(queryByText(notice)).toBeNull());
});

test('taken back, an answer is in its field again', async () => {
  const undoAnswer = vi.fn<DeskPort['undoAnswer']>(async () => done(makeDeskPage()));
  const ticket = async () => makeDeskPage({ outgoing });
  const { user, findByRole, queryByText } = await open(ticketPath, { ticket, undoAnswer });
  await user.click(await findByRole('button', { name: 'Отменить отправку' }));
  await vi.waitFor(() => expect(queryByText(/Ответ уйдёт клиенту/)).toBeNull());
  expect(undoAnswer).toHaveBeenCalledExactlyOnceWith(id, 7);
  expect(valueOf(await findByRole('textbox', answerField))).toBe('Готово');
});

test('a note and an answer have texts of their own, and both survive leaving the page', async () => {
  const note = vi.fn<DeskPort['note']>(async () => done(makeDeskPage()));
  const first = await open(ticketPath, { note });
  await first.user.type(await first.findByRole('textbox', answerField), 'Клиенту');
  await first.user.click(first.getByRole('radio', { name: 'Внутренняя заметка' }));
  await first.user.type(first.getByRole('textbox', { name: 'Текст заметки' }), 'Себе');
  first.unmount();
  const { user, findByRole, getByRole } = await open(ticketPath, { note });
  expect(valueOf(await findByRole('textbox', { name: 'Текст заметки' }))).toBe('Себе');
  await user.click(getByRole('button', { name: 'Сохранить заметку' }));
  await vi.waitFor(() => expect(note).toHaveBeenCalledExactlyOnceWith(id, 'Себе'));
  await user.click(getByRole('radio', { name: 'Ответ клиенту' }));
  expect(valueOf(getByRole('textbox', answerField))).toBe('Клиенту');
  await user.clear(getByRole('textbox', answerField));
});

test('a property is changed at once; a failure is a notice', async () => {
  const change = vi
    .fn<DeskPort['change']>()
    .mockResolvedValueOnce(done(makeDeskPage({ ticket: makeDeskTicket({ priority: 'urgent' }) })))
    .mockRejectedValueOnce(new PortError('offline'));
  const { user, findByRole, getByRole, findByText } = await open(ticketPath, { change });
  const priority = await findByRole('combobox', { name: 'Приоритет' });
  await user.selectOptions(priority, 'urgent');
  await findByText('Обращение изменено');
  expect(change).toHaveBeenLastCalledWith(id, { field: 'priority', value: 'urgent' });
  expect(valueOf(priority)).toBe('urgent');
  await user.click(getByRole('button', { name: 'Закрыть обращение' }));
  await findByText('Не получилось');
  expect(change).toHaveBeenLastCalledWith(id, { field: 'status', value: 'closed' });
});

test('a canned answer is inserted with the customer’s name, under what is there', async () => {
  const { user, findByRole } = await open(ticketPath);
  const field = await findByRole('textbox', answerField);
  await user.type(field, 'Спасибо.');
  await user.click(await findByRole('button', { name: 'Готовые ответы' }));
  await user.click(await findByRole('menuitem', { name: 'Где взять счёт' }));
  expect(valueOf(field)).toBe('Спасибо.\n\nАнна Соколова, счёт можно скачать в разделе «История платежей».');
  expect(document.activeElement).toBe(field);
  await user.clear(field);
});

test('a canned answer with an unknown variable is not saved', async () => {
  const saveCannedAnswer = vi.fn<DeskPort['saveCannedAnswer']>(async (_, draft) => done({ ...draft, id: 9 }));
  const { user, findByRole, getByRole, findByText } = await open(ticketPath, { saveCannedAnswer });
  await user.click(await findByRole('button', { name: 'Готовые ответы' }));
  await user.click(await findByRole('menuitem', { name: 'Настроить…' }));
  await findByRole('dialog');
  await user.type(getByRole('textbox', { name: /^Название/ }), 'Пароль');
  const text = getByRole('textbox', { name: /^Текст(?! ответа)/ });
  await user.type(text, 'Пароль: {{password}');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await findByText('Нет такой подстановки: password');
  expect(saveCannedAnswer).not.toHaveBeenCalled();
  await user.clear(text);
  await user.type(text, 'Без пароля');
  await user.click(getByRole('button', { name: 'Сохранить' }));
  await findByText('Готовый ответ сохранён');
  const draft = { title: 'Пароль', text: 'Без пароля', isShared: true };
  expect(saveCannedAnswer).toHaveBeenCalledExactlyOnceWith(null, draft);
});

test.each(['/admin/tickets/9999', '/admin/tickets/nonsense'])('%s is no ticket', async (path) => {
  const { findByRole } = await open(path);
  const link = await findByRole('link', { name: 'К обращениям' });
  expect(link.getAttribute('href')).toBe('/admin/tickets');
});

test('the demonstration changes nothing, and says so', async () => {
  const { user, findByRole, getByRole } = await open(ticketPath);
  await user.type(await findByRole('textbox', answerField), 'x');
  await user.click(getByRole('button', { name: 'Ответить' }));
  expect((await findByRole('alert')).textContent).toContain('В демонстрации никто не вошёл');
  await user.clear(getByRole('textbox', answerField));
});

test('merged, the page is that of the ticket that has the messages', async () => {
  const into = 5005 as TicketId;
  const merge = vi.fn<DeskPort['merge']>(async () => done(makeDeskPage()));
  const { user, findByRole, getByRole, location } = await open(ticketPath, { merge });
  await user.click(await findByRole('button', { name: 'Объединить…' }));
  await user.click(await findByRole('button', { name: 'Объединить' }));
  expect(merge).not.toHaveBeenCalled();
  await user.selectOptions(getByRole('combobox', { name: /Обращение, которое останется/ }), String(into));
  await user.click(getByRole('button', { name: 'Объединить' }));
  await vi.waitFor(() => expect(location().pathname).toBe(`/admin/tickets/${into}`));
  expect(merge).toHaveBeenCalledExactlyOnceWith(id, into);
});

test('who answers no tickets sees why there is no form', async () => {
  const admin = makeAdminSample(noLatency);
  const account = async () => ({ ...(await admin.account()), role: 'finance' }) as const;
  const desk = makeDeskSample(noLatency);
  const route = renderRoute(ticketPath, { ports: { desk, admin: { ...admin, account } } });
  await route.findByText(/не отвечает на обращения/);
  expect(route.queryByRole('textbox', answerField)).toBeNull();
});

// tests: DESK-07
test('typing shows colleagues that somebody writes, once for many keystrokes', async () => {
  const writing = vi.fn<DeskPort['writing']>(async () => undefined);
  const { user, findByRole } = await open(ticketPath, { writing });
  const field = await findByRole('textbox', answerField);
  await user.type(field, 'Готово');
  expect(writing).toHaveBeenCalledExactlyOnceWith(id);
  await user.clear(field);
});

test('taken back, an answer is added to what was typed meanwhile', async () => {
  const undoAnswer = vi.fn<DeskPort['undoAnswer']>(async () => done(makeDeskPage()));
  const ticket = async () => makeDeskPage({ outgoing });
  const { user, findByRole, getByRole } = await open(ticketPath, { ticket, undoAnswer });
  const field = await findByRole('textbox', answerField);
  await user.clear(field);
  await user.type(field, 'Ещё');
  await user.click(getByRole('button', { name: 'Отменить отправку' }));
  await vi.waitFor(() => expect(valueOf(field)).toBe('Ещё\n\nГотово'));
  await user.clear(field);
});

// tests: DESK-11, DESK-12
test('a guest’s ticket moves to the account of the same address after a question', async () => {
  const guestPage = makeDeskPage({ serverId: null, customer: null, guest: makeDeskGuest() });
  const attach = vi.fn<DeskPort['attach']>(async () => done(makeDeskPage()));
  const { user, findByRole, getByRole, queryByRole, findByText } = await open(ticketPath, {
    ticket: async () => guestPage,
    attach,
  });
  await user.click(await findByRole('button', { name: 'Перенести в аккаунт' }));
  const dialog = await findByRole('alertdialog', { name: `Перенести обращение #${id} в аккаунт?` });
  expect(attach).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Перенести в аккаунт' }));
  await findByText('Обращение перенесено в аккаунт');
  expect(attach).toHaveBeenCalledExactlyOnceWith(id);
  expect(getByRole('link', { name: 'anna.sokolova@example.ru' }).getAttribute('href')).toBe('/admin/users/1');
  expect(queryByRole('button', { name: 'Перенести в аккаунт' })).toBeNull();
});
