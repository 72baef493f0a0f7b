import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import type { SupportPort } from '@app/ports/ports';
import { forgetOwner } from '@app/device/tabAccount';
import { typed } from '../typed';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';
import { supportPort } from './supportPort';

const path = '/dashboard/support/create';

function makeSupportPort(changes: Partial<SupportPort> = {}): SupportPort {
  const sample = supportPort();
  return { ...sample, create: vi.fn(sample.create), ...changes };
}

async function openForm(search = '', support = makeSupportPort(), options: RenderRouteOptions = {}) {
  const route = renderRoute(`${path}${search}`, { ...options, ports: { support } });
  const subject = await route.findByLabelText('Тема');
  return {
    ...route,
    support,
    subject,
    department: route.getByLabelText('Отдел'),
    message: route.getByLabelText('Сообщение (необязательно)'),
    files: route.getByLabelText('Файлы (необязательно)'),
    submit: () => route.user.click(route.getByText('Отправить')),
  };
}

const fileOf = (name: string, size = 10) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

// tests: TICKET-01, TICKET-06, TICKET-08
test('a ticket is logged, made once, and appears in the list (§2)', async () => {
  const form = await openForm('?service=VPS%2FVDS&server=1042');
  await form.user.type(form.subject, 'Нет связи');
  await form.user.selectOptions(form.department, 'technical');
  await form.user.type(form.message, 'С утра');
  fireEvent.change(form.files, { target: { files: [fileOf('error.log')] } });
  const button = form.getByText('Отправить');
  fireEvent.click(button);
  fireEvent.click(button);
  await form.findByText('Обращение #5001 отправлено');
  await waitFor(() => expect(form.location().search).toBe('?id=5001'));
  expect(form.location().pathname).toBe('/dashboard/support/ticket');
  expect(form.support.create).toHaveBeenCalledExactlyOnceWith(
    { subject: 'Нет связи', service: 'vps', serverId: 1042, department: 'technical', message: 'С утра' },
    [expect.objectContaining({ name: 'error.log' })],
  );
  expect(form.ports.log.event).toHaveBeenCalledExactlyOnceWith('support-ticket-submitted', {
    subject: 'Нет связи',
    service: 'vps',
    serverId: 1042,
    department: 'technical',
    files: 1,
  });
  expect(sessionStorage.getItem('draft.ticket')).toBeNull();
});

// tests: TICKET-09
test('a ticket without message and files is sent after a confirmation', async () => {
  const form = await openForm('?subject=Вопрос');
  await form.user.selectOptions(form.department, 'billing');
  await form.submit();
  const ask = async () => within(await form.findByRole('alertdialog', { name: 'Отправить без сообщения?' }));
  await form.user.click((await ask()).getByRole('button', { name: 'Написать сообщение' }));
  await waitFor(() => expect(form.queryByRole('alertdialog')).toBeNull());
  expect(form.support.create).not.toHaveBeenCalled();
  await form.submit();
  await form.user.click((await ask()).getByRole('button', { name: 'Отправить как есть' }));
  await form.findByText('Обращение #5001 отправлено');
  expect(form.support.create).toHaveBeenCalledOnce();
});

// tests: TICKET-10
test('one of the own servers can be chosen', async () => {
  const form = await openForm('?subject=Вопрос');
  const server = await form.findByLabelText('Сервер (необязательно)');
  await form.user.selectOptions(server, '#1031 api.example.ru');
  await form.user.selectOptions(form.department, 'billing');
  await form.user.type(form.message, 'Когда?');
  await form.submit();
  await form.findByText('Обращение #5001 отправлено');
  expect(form.support.create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ serverId: 1031, service: null }),
    [],
  );
});

// tests: TICKET-04
test('subject and department are required, and each says so until it is right (§5)', async () => {
  const form = await openForm();
  await form.submit();
  form.getByText('Заполните это поле');
  form.getByText('Выберите отдел');
  expect(document.activeElement).toBe(form.subject);
  await form.user.type(form.subject, 'Вопрос');
  expect(form.queryByText('Заполните это поле')).toBeNull();
  form.getByText('Выберите отдел');
  expect(form.support.create).not.toHaveBeenCalled();
});

test('a failed submit says why, in the server’s words, and loses nothing; then it can be sent', async () => {
  const create = vi
    .fn<SupportPort['create']>()
    .mockRejectedValueOnce(
      new PortError('refused', {
        status: 413,
        statusText: 'Payload Too Large',
        error: 'Вложения слишком велики',
      }),
    )
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(supportPort().create);
  const form = await openForm('', makeSupportPort({ create }));
  await form.user.type(form.subject, 'Вопрос');
  await form.user.selectOptions(form.department, 'billing');
  fireEvent.change(form.files, { target: { files: [fileOf('a.png')] } });
  await form.submit();
  await form.findByText('Вложения слишком велики');
  expect([typed(form.subject), typed(form.department)]).toEqual(['Вопрос', 'billing']);
  form.getByText('a.png');
  await form.submit();
  await form.findByText(/Нет связи с сервером/);
  await form.submit();
  await waitFor(() => expect(form.location().pathname).toBe('/dashboard/support/ticket'));
});

test('files: what cannot go along says why and holds the ticket back until it is removed', async () => {
  const form = await openForm('?subject=Файлы');
  await form.user.selectOptions(form.department, 'abuse');
  fireEvent.change(form.files, {
    target: { files: [fileOf('virus.exe'), fileOf('dump.zip', 26_000_000), fileOf(''), fileOf('ok.pdf')] },
  });
  form.getByText('Такие файлы не принимаем');
  form.getByText('Больше 25 МБ');
  form.getByText('У файла нет имени');
  await form.submit();
  form.getByText('Уберите файлы, которые нельзя приложить');
  expect(form.support.create).not.toHaveBeenCalled();
  const listed = form.getByText('ok.pdf').closest('ul');
  for (const item of [...(listed?.children ?? [])].slice(0, 3)) {
    const remove = item.querySelector('button');
    if (remove) await form.user.click(remove);
  }
  await form.submit();
  await waitFor(() => expect(form.support.create).toHaveBeenCalledOnce());
  expect(vi.mocked(form.support.create).mock.calls[0]?.[1].map(({ name }) => name)).toEqual(['ok.pdf']);
});

// tests: TICKET-07
test('a draft survives leaving; files only by name; starting anew empties it', async () => {
  const first = await openForm();
  await first.user.type(first.subject, 'Черновик');
  await first.user.type(first.message, 'Половина мысли');
  fireEvent.change(first.files, { target: { files: [fileOf('error.log'), fileOf('virus.exe')] } });
  await first.user.click(first.getByText('Отмена'));
  await waitFor(() => expect(first.location().pathname).toBe('/dashboard/support'));
  first.unmount();

  const again = await openForm();
  expect([typed(again.subject), typed(again.message)]).toEqual(['Черновик', 'Половина мысли']);
  again.getByText('Мы вернули ваш черновик.');
  again.getByText('Файлы браузер не сохраняет, приложите их снова: error.log.');
  await again.user.click(again.getByText('Начать заново'));
  expect([typed(again.subject), typed(again.message)]).toEqual(['', '']);
  expect(again.queryByText('Мы вернули ваш черновик.')).toBeNull();
  expect(sessionStorage.getItem('draft.ticket')).toBeNull();
});

test('another question does not replace a stored draft; starting anew takes it', async () => {
  const first = await openForm('?service=VPS%2FVDS&server=1024');
  await first.user.type(first.message, 'О первом сервере');
  first.unmount();
  const other = await openForm('?service=DNS+hosting&server=1042');
  other.getByText(/новый вопрос его не заменил/);
  expect(typed(await other.findByLabelText('Сервер (необязательно)'))).toBe('1024');
  await other.user.click(other.getByText('Начать заново'));
  expect(typed(other.getByLabelText('Сервер (необязательно)'))).toBe('1042');
  expect(typed(other.message)).toBe('');
  expect(typed(other.getByLabelText('Услуга (необязательно)'))).toBe('dns');
});

test.each([
  ['not JSON', '{'],
  ['another shape', '[1,2,3]'],
  ['nonsense in every field', '{"subject":5,"service":"root","serverId":-1,"department":{},"message":null}'],
])('a corrupted draft (%s) is set aside', async (_, text) => {
  sessionStorage.setItem('draft.ticket', text);
  const form = await openForm();
  expect(typed(form.subject)).toBe('');
  expect(form.queryByText('Мы вернули ваш черновик.')).toBeNull();
});

test('half of a corrupted draft is half a draft', async () => {
  sessionStorage.setItem('draft.ticket', '{"subject":"Цела","department":"root","message":7}');
  const form = await openForm();
  expect([typed(form.subject), typed(form.department), typed(form.message)]).toEqual(['Цела', '', '']);
});

test('a storage that throws costs the draft, not the form', async () => {
  // Without storage, a tab remembers its owner in memory, which must not leak between tests.
  forgetOwner();
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    vi.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const form = await openForm();
  await form.user.type(form.subject, 'Вопрос');
  await form.user.selectOptions(form.department, 'sales');
  await form.user.type(form.message, 'Сколько?');
  await form.submit();
  await form.findByText('Обращение #5001 отправлено');
  await form.findByText('Вопрос');
});

// tests: ROUTE-09
test('10 kB, mark-up and right-to-left text are text', async () => {
  const hostile = `<img src=x onerror="document.title='x'"> الخادم لا يستجيب`;
  const form = await openForm(`?subject=${encodeURIComponent(hostile)}&service=constructor&server=1e9`);
  expect(typed(form.subject)).toBe(hostile);
  expect(typed(form.getByLabelText('Услуга (необязательно)'))).toBe('none');
  await form.user.selectOptions(form.department, 'technical');
  fireEvent.change(form.subject, { target: { value: 'я'.repeat(10_000) } });
  await form.submit();
  form.getByText(/^Слишком длинно: не больше 200 знаков, сейчас 10\s000$/);
  fireEvent.change(form.subject, { target: { value: hostile } });
  await form.user.type(form.message, 'Помогите');
  await form.submit();
  await form.findByText('Обращение #5001 отправлено');
  // The list is reloaded while the notice is visible.
  await form.findByText(hostile);
  expect(document.querySelector('img')).toBeNull();
});

test('answers come while the subject is typed, in the reader’s language; without them the form works', async () => {
  const form = await openForm();
  await form.user.type(form.subject, 'Как продлить');
  await form.findByText('Как продлить сервер');
  expect(document.activeElement).toBe(form.subject);
  expect(form.getByText('Открыть раздел «VPS/VDS»').closest('a')?.getAttribute('href')).toBe(
    '/dashboard/vps',
  );
  form.unmount();

  const answers = vi.fn<SupportPort['answers']>().mockRejectedValue(new Error('down'));
  const without = await openForm('?subject=Как+продлить', makeSupportPort({ answers }));
  await waitFor(() =>
    expect(without.ports.log.event).toHaveBeenCalledWith('support-answers-failed', expect.anything()),
  );
});
