import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settledSum } from '@/domain/account/settlement';
import { kopecks, rubles } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import { PortError } from '@/domain/results/portError';
import { makeProtection, noProtection, sampleCodes, sampleKey } from '@/sample-data/accountProtection';
import { sampleSessions } from '@/sample-data/accountSessions';
import { makeSettlement } from '@/sample-data/settlement';
import * as download from '@app/device/download';
import { leaveTo } from '../leaveToMock';
import { makeAuthPort, renderRoute } from '../renderRoute';

const isOn = (element: HTMLElement) => element.matches(':checked');

const path = '/dashboard/user-settings';

// tests: SETTINGS-01
test('a choice shows at once, is saved with what was chosen before it, and is there again', async () => {
  const { findAllByRole, ports, user } = renderRoute(path);
  const save = vi.spyOn(ports.account, 'saveNotices');
  const [portal, mail] = await findAllByRole('switch');
  if (!portal || !mail) throw new Error('No switches');
  await user.click(mail);
  expect(isOn(mail)).toBe(false);
  await user.click(portal);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  await waitFor(async () =>
    expect((await ports.account.notices())?.choices.reminder).toEqual({ portal: false, mail: false }),
  );
});

test('a choice that is not saved is taken back and reported', async () => {
  const { findAllByRole, findByText, ports, user } = renderRoute(path);
  vi.spyOn(ports.account, 'saveNotices').mockRejectedValue(new Error('down'));
  const [, mail] = await findAllByRole('switch');
  if (!mail) throw new Error('No switch');
  await user.click(mail);
  await findByText('Настройка не сохранилась');
  await waitFor(() => expect(isOn(mail)).toBe(true));
});

// tests: SETTINGS-05
test('one session is ended, then the list is read again', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const { security } = route.ports;
  const left = { ...sampleSessions, sessions: sampleSessions.sessions.slice(0, 1) };
  const end = vi.spyOn(security, 'endSessions').mockImplementation(async () => {
    vi.spyOn(security, 'sessions').mockResolvedValue(left);
    return done(undefined);
  });
  await route.user.click(await route.findByRole('button', { name: /^Завершить: Safari, iOS/ }));
  expect(end).toHaveBeenCalledExactlyOnceWith({ kind: 'one', id: 'session-phone' });
  await route.findByText('Сеанс завершён');
  await route.findByText('Вы вошли только на этом устройстве.');
  expect(route.queryByRole('button', { name: /^Завершить/ })).toBeNull();
});

test('the demonstration says that it ends nothing, and a failure is reported', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const button = await route.findByRole('button', { name: 'Завершить остальные' });
  await route.user.click(button);
  await route.findByText('В демонстрации нет настоящих сеансов: ничего не завершено');
  vi.spyOn(route.ports.security, 'endSessions').mockRejectedValue(new Error('down'));
  await route.user.click(route.getByRole('button', { name: 'Завершить остальные' }));
  await route.findByText('Сеанс не удалось завершить');
});

// tests: SETTINGS-04
test('only the open part reads its data', async () => {
  const route = renderRoute(`${path}?tab=data`);
  const [notices, sessions] = [
    vi.spyOn(route.ports.account, 'notices'),
    vi.spyOn(route.ports.security, 'sessions'),
  ];
  await route.user.click(await route.findByRole('link', { name: 'Безопасность' }));
  await route.findByText('История входов');
  expect(sessions).toHaveBeenCalledOnce();
  expect(notices).not.toHaveBeenCalled();
});

/** Opens the dialog that asks for the password before a change. */
async function dialogOpenedBy(button: string, protection = makeProtection(), title = button) {
  const route = renderRoute(`${path}?tab=security`);
  const { security } = route.ports;
  vi.spyOn(security, 'protection').mockResolvedValue(protection);
  await route.user.click(await route.findByRole('button', { name: button }));
  const dialog = within(await route.findByRole('dialog', { name: title }));
  return { ...route, security, dialog };
}

// tests: SETTINGS-08, SETTINGS-09
test('the password and a code turn the second factor on, and the codes are shown once', async () => {
  const save = vi.spyOn(download, 'downloadText').mockReturnValue();
  const route = await dialogOpenedBy('Включить', noProtection, 'Включить двухфакторный вход');
  const { security, user, dialog } = route;
  const start = vi.spyOn(security, 'startSecondFactor').mockResolvedValue(done(sampleKey));
  const confirm = vi
    .spyOn(security, 'confirmSecondFactor')
    .mockResolvedValueOnce(refused('wrongCode'))
    .mockResolvedValue(done(sampleCodes));
  await user.click(dialog.getByRole('button', { name: 'Продолжить' }));
  await dialog.findByText('Введите пароль');
  expect(start).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse{Enter}');
  const key = within(await route.findByRole('dialog', { name: 'Добавьте аккаунт в приложение' }));
  expect(start).toHaveBeenCalledExactlyOnceWith('correct horse');
  await user.type(key.getByRole('textbox'), '483920');
  await user.click(key.getByRole('button', { name: 'Включить' }));
  await key.findByRole('alert');
  await user.click(key.getByRole('button', { name: 'Включить' }));
  expect(confirm).toHaveBeenLastCalledWith('483920');
  const codes = within(await route.findByRole('dialog', { name: 'Сохраните коды восстановления' }));
  codes.getByText('k3x9p-7m2qd');
  await route.findByText('Двухфакторный вход включён');
  await user.click(codes.getByRole('button', { name: 'Скачать' }));
  expect(save).toHaveBeenCalledExactlyOnceWith(
    'recovery-codes.txt',
    'text/plain',
    expect.stringContaining('\r\n8vht0-1zr6n\r\n'),
  );
  expect(security.protection).toHaveBeenCalledTimes(2);
  await user.click(codes.getByRole('button', { name: 'Коды сохранены' }));
  expect(route.queryByText('k3x9p-7m2qd')).toBeNull();
});

// tests: SETTINGS-10
test('the second factor is turned off by the password, and a refusal is explained', async () => {
  const route = await dialogOpenedBy('Выключить', makeProtection(), 'Выключить двухфакторный вход?');
  const { security, user, dialog } = route;
  const end = vi
    .spyOn(security, 'endSecondFactor')
    .mockResolvedValueOnce(refused('wrongCurrentPassword'))
    .mockResolvedValue(done(undefined));
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'wrong{Enter}');
  await dialog.findByText('Пароль неверный.');
  await user.type(dialog.getByLabelText(/^Ваш пароль/), '!{Enter}');
  await route.findByText('Двухфакторный вход выключен');
  expect(end).toHaveBeenLastCalledWith('wrong!');
});

test('a closed dialog keeps no password', async () => {
  const route = await dialogOpenedBy('Новые коды', makeProtection(), 'Новые коды восстановления');
  const { user, dialog } = route;
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse');
  await user.keyboard('{Escape}');
  await user.click(await route.findByRole('button', { name: 'Новые коды' }));
  const again = within(await route.findByRole('dialog'));
  expect(again.getByLabelText(/^Ваш пароль/)).toHaveProperty('value', '');
  await user.type(again.getByLabelText(/^Ваш пароль/), 'correct horse{Enter}');
  await again.findByText(/^В демонстрации защита входа не меняется/);
});

// tests: SETTINGS-11
test('a trusted browser is forgotten, and a failure is reported', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const forget = vi.spyOn(route.ports.security, 'forgetBrowser').mockResolvedValueOnce(done(undefined));
  await route.user.click(await route.findByRole('button', { name: /^Забыть: Safari, iOS/ }));
  expect(forget).toHaveBeenCalledExactlyOnceWith(9);
  await route.findByText('Браузер больше не доверенный');
  forget.mockRejectedValue(new Error('down'));
  await route.user.click(route.getByRole('button', { name: /^Забыть: Firefox, Windows/ }));
  await route.findByText('Браузер не удалось забыть');
});

// tests: SETTINGS-16, SETTINGS-17
test('a passkey is added by name and password, and a refusal keeps what was typed', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const { user } = route;
  const add = vi
    .spyOn(route.ports.security, 'addPasskey')
    .mockRejectedValueOnce(new PortError('refused', { code: 'passkeyCanceled' }))
    .mockResolvedValue(done(undefined));
  await user.click(await route.findByRole('button', { name: 'Добавить ключ' }));
  const dialog = within(await route.findByRole('dialog', { name: 'Новый ключ доступа' }));
  await user.click(dialog.getByRole('button', { name: 'Создать ключ' }));
  await dialog.findByText('Назовите ключ');
  expect(add).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Название/), ' MacBook ');
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Создать ключ' }));
  await dialog.findByText(/^Браузер не создал ключ/);
  await user.click(dialog.getByRole('button', { name: 'Создать ключ' }));
  await route.findByText('Ключ доступа добавлен');
  expect(add).toHaveBeenLastCalledWith('MacBook', 'correct horse');
});

// tests: SETTINGS-16, SETTINGS-17
test('a passkey is renamed, and removed by the password', async () => {
  const route = renderRoute(`${path}?tab=security`);
  const { user } = route;
  const { security } = route.ports;
  const rename = vi.spyOn(security, 'renamePasskey').mockResolvedValue(done(undefined));
  const remove = vi.spyOn(security, 'removePasskey').mockResolvedValue(done(undefined));
  await user.click(await route.findByRole('button', { name: 'Переименовать ключ «MacBook»' }));
  await user.type(await route.findByLabelText(/^Название/), ' Pro{Enter}');
  await route.findByText('Ключ доступа переименован');
  expect(rename).toHaveBeenCalledExactlyOnceWith('passkey-laptop', 'MacBook Pro');
  await user.click(await route.findByRole('button', { name: 'Удалить ключ «MacBook»' }));
  await user.type(await route.findByLabelText(/^Ваш пароль/), 'correct horse{Enter}');
  await route.findByText('Ключ доступа удалён');
  expect(remove).toHaveBeenCalledExactlyOnceWith('passkey-laptop', 'correct horse');
});

// tests: SETTINGS-16
test('a passkey that was removed on another device is not renamed, and leaves the list', async () => {
  const [passkey] = makeProtection().passkeys;
  const { security, dialog, user, ...route } = await dialogOpenedBy(
    `Переименовать ключ «${passkey?.name}»`,
    makeProtection(),
    `Переименовать ключ «${passkey?.name}»`,
  );
  vi.spyOn(security, 'renamePasskey').mockResolvedValue(refused('changed'));
  vi.spyOn(security, 'protection').mockResolvedValue(makeProtection({ passkeys: [] }));
  await user.click(dialog.getByRole('button', { name: 'Переименовать' }));
  await dialog.findByText(/^Настройка уже изменилась/);
  await user.click(dialog.getByRole('button', { name: 'Отмена' }));
  await route.findByText('Ключей ещё нет.');
});

// tests: SETTINGS-21
test('the account is deleted after the password, for the sums that were shown', async () => {
  const route = renderRoute(`${path}?tab=data`);
  const { user } = route;
  const remove = vi
    .spyOn(route.ports.security, 'deleteAccount')
    .mockResolvedValueOnce(refused('refundChanged'))
    .mockResolvedValue(done(undefined));
  const settlement = vi
    .spyOn(route.ports.security, 'settlement')
    .mockResolvedValueOnce(makeSettlement())
    .mockResolvedValue(makeSettlement({ balance: rubles(100), returnable: rubles(100) }));
  await user.click(await route.findByRole('button', { name: 'Удалить аккаунт' }));
  const dialog = within(await route.findByRole('dialog', { name: 'Удалить аккаунт?' }));
  const submit = await dialog.findByRole('button', { name: 'Удалить навсегда' });
  await waitFor(() => expect(submit.matches(':enabled')).toBe(true));
  await user.click(submit);
  await dialog.findByText('Введите пароль');
  expect(remove).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse');
  await user.click(submit);
  await dialog.findByText(/^Суммы тем временем изменились/);
  expect(remove).toHaveBeenLastCalledWith('correct horse', settledSum(makeSettlement()));
  await waitFor(() => expect(settlement).toHaveBeenCalledTimes(2));
  await user.click(submit);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/'));
  expect(remove).toHaveBeenLastCalledWith('correct horse', kopecks(157_700 + 10_000));
});

// tests: SETTINGS-21
test('one of staff sees why the account cannot be deleted', async () => {
  const clerk = { email: 'clerk@example.com', firstName: 'Clara', lastName: 'Klein', role: 'admin' as const };
  const auth = makeAuthPort({ session: () => Promise.resolve({ user: clerk }) });
  const route = renderRoute(`${path}?tab=data`, { ports: { auth } });
  await route.user.click(await route.findByRole('button', { name: 'Удалить аккаунт' }));
  await route.findByText('Аккаунт сотрудника удаляет другой администратор', { selector: '[role] *' });
  expect(route.queryByRole('dialog')).toBeNull();
});

test('an account that is kept forgets the typed password', async () => {
  const route = renderRoute(`${path}?tab=data`);
  const { user } = route;
  const ask = async () => {
    await user.click(await route.findByRole('button', { name: 'Удалить аккаунт' }));
    return within(await route.findByRole('dialog', { name: 'Удалить аккаунт?' }));
  };
  const dialog = await ask();
  await user.type(dialog.getByLabelText(/^Ваш пароль/), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Оставить аккаунт' }));
  expect((await ask()).getByLabelText<HTMLInputElement>(/^Ваш пароль/).value).toBe('');
});
