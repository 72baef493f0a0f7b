import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Profile } from '@/domain/profile/profile';
import { makeProfile } from '@/sample-data/profile';
import { PortError } from '@/domain/results/portError';
import type { AccountPort } from '@app/ports/accountPort';
import type { ChangesPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { makeAuthPort, renderRoute } from '../renderRoute';
import { typed } from '../typed';

function makeAccountPort(changes: Partial<AccountPort> = {}): AccountPort {
  const sample = makeSamplePorts(noLatency).account;
  return {
    ...sample,
    saveProfile: vi.fn(sample.saveProfile),
    changePassword: vi.fn(sample.changePassword),
    ...changes,
  };
}

async function openProfile(account = makeAccountPort(), auth = makeAuthPort(), changes?: ChangesPort) {
  const route = renderRoute('/dashboard/profile', { ports: { account, auth, ...(changes && { changes }) } });
  const element = await waitFor(() => {
    const found = route.container.querySelector('form');
    if (!found) throw new Error('No form yet');
    return found;
  });
  // Labels are searched in the form only, because the shell has hundreds of nodes.
  const fields = within(element);
  const put = (label: string, value: string) =>
    fireEvent.change(fields.getByLabelText(label), { target: { value } });
  return {
    ...route,
    account,
    field: (label: string) => fields.queryByLabelText(label),
    put,
    ok: () => fireEvent.click(route.getByText('OK')),
    choose: (name: string) => fireEvent.click(fields.getByLabelText(name)),
    value: (label: string) => typed(fields.getByLabelText(label)),
  };
}

// tests: PROFILE-03
test('saving the name shows it in the account’s block; a second press sends nothing', async () => {
  const form = await openProfile();
  form.put('Фамилия, имя и отчество', ' Ветрова Анна ');
  const ok = form.getByText('OK');
  fireEvent.click(ok);
  fireEvent.click(ok);
  await form.findByText('Профиль сохранён');
  expect(form.account.saveProfile).toHaveBeenCalledExactlyOnceWith(
    '0',
    makeProfile({ fullName: 'Ветрова Анна' }),
  );
  expect(form.account.changePassword).not.toHaveBeenCalled();
  expect(form.value('Фамилия, имя и отчество')).toBe('Ветрова Анна');
  expect(document.title).toBe('Профиль клиента · Меридиан');
  await form.user.click(form.getByRole('button', { name: /Меню пользователя/ }));
  await form.findByText('Ветрова Анна');
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
});

// tests: PROFILE-08, PROFILE-13
test('another payer has other fields; what was typed is there when one comes back', async () => {
  const form = await openProfile();
  form.put('Номер паспорта', '45 10 000002');
  form.choose('Организация');
  expect(form.field('Номер паспорта')).toBeNull();
  form.put('ИНН', '7799 0040 00');
  form.choose('Индивидуальный предприниматель');
  expect(form.field('КПП')).toBeNull();
  form.choose('Физическое лицо');
  expect(form.value('Номер паспорта')).toBe('45 10 000002');
  form.choose('Организация');
  expect(form.value('ИНН')).toBe('7799 0040 00');
  form.ok();
  await form.findByText('Профиль сохранён');
  // The passport does not apply to an organization: it stays as it was saved.
  expect(vi.mocked(form.account.saveProfile).mock.calls[0]?.[1]).toMatchObject({
    inn: '7799004000',
    passportNumber: '45 10 000001',
  });
});

// tests: PROFILE-02, PROFILE-05
test('required fields say so; focus goes to the first fault, whose closed section opens', async () => {
  const form = await openProfile();
  form.put('Контактное лицо', '');
  const section = form.getByRole('button', { name: 'Профиль' });
  fireEvent.click(section);
  fireEvent.click(form.getByRole('button', { name: 'Информация для договора' }));
  form.ok();
  form.getByText('Заполните это поле');
  expect(section.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(form.field('Контактное лицо'));
  expect(form.getByRole('button', { name: /^Информация для договора/ }).getAttribute('aria-expanded')).toBe(
    'false',
  );
  form.put('Контактное лицо', 'Ветрова');
  expect(form.queryByText('Заполните это поле')).toBeNull();
  expect(form.account.saveProfile).not.toHaveBeenCalled();
});

test('a server that fails or refuses loses nothing; then it is saved', async () => {
  const saveProfile = vi
    .fn<AccountPort['saveProfile']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce({ status: 'refused', refusal: { reason: 'fields', fields: ['city'] } })
    .mockResolvedValueOnce({ status: 'refused', refusal: { reason: 'signedOut' } })
    .mockImplementation(makeSamplePorts(noLatency).account.saveProfile);
  const form = await openProfile(makeAccountPort({ saveProfile }));
  form.put('Город', 'Тверь');
  form.ok();
  await form.findByText(/Ошибка на стороне сервера/);
  expect(form.value('Город')).toBe('Тверь');
  form.ok();
  await form.findByText('Сервер не принял это значение: проверьте его');
  await waitFor(() => expect(document.activeElement).toBe(form.field('Город')));
  form.put('Город', 'Тула');
  form.ok();
  await form.findByText(/Сеанс закончился/);
  form.ok();
  await form.findByText('Профиль сохранён');
});

// tests: PROFILE-03
test('Cancel restores the saved profile and empties the passwords; it can be taken back', async () => {
  const form = await openProfile();
  form.put('Город', 'Тверь');
  form.put('Новый пароль', 'совсем новый пароль');
  fireEvent.click(form.getByText('Отмена'));
  expect([form.value('Город'), form.value('Новый пароль')]).toEqual(['Москва', '']);
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
  fireEvent.click(await form.findByText('Вернуть'));
  expect([form.value('Город'), form.value('Новый пароль')]).toEqual(['Тверь', '']);
});

// tests: PROFILE-06
test('the password: wrong, then changed before the rest, and not again when the rest fails', async () => {
  const sample = makeSamplePorts(noLatency).account;
  const changePassword = vi
    .fn<AccountPort['changePassword']>()
    .mockResolvedValueOnce({ status: 'refused', refusal: { reason: 'wrongPassword' } })
    .mockImplementation(sample.changePassword);
  const saveProfile = vi
    .fn<AccountPort['saveProfile']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockImplementation(sample.saveProfile);
  const form = await openProfile(makeAccountPort({ changePassword, saveProfile }));
  form.put('Город', 'Тверь');
  form.put('Новый пароль', 'совсем новый пароль');
  form.put('Новый пароль ещё раз', 'совсем новый');
  form.ok();
  form.getByText('Пароли не совпадают');
  expect(document.activeElement).toBe(form.field('Текущий пароль'));
  form.put('Текущий пароль', 'прежний');
  form.put('Новый пароль ещё раз', 'совсем новый пароль');
  form.ok();
  await form.findByText('Неверный текущий пароль');
  expect(saveProfile).not.toHaveBeenCalled();
  form.put('Текущий пароль', 'тот самый');
  form.ok();
  await form.findByText(/Пароль уже изменён, остальное не сохранено/);
  expect(form.value('Новый пароль')).toBe('');
  form.ok();
  await form.findByText('Профиль сохранён');
  expect(changePassword).toHaveBeenCalledTimes(2);
  expect(changePassword).toHaveBeenLastCalledWith({
    currentPassword: 'тот самый',
    newPassword: 'совсем новый пароль',
  });
});

test('leaving asks while something is unsaved; staying keeps it, going gives it up', async () => {
  const form = await openProfile();
  const leave = () => fireEvent.click(form.getAllByRole('link', { name: /^Корзина/ })[0] ?? document.body);
  form.put('Город', 'Тверь');
  leave();
  fireEvent.click(await form.findByText('Остаться'));
  expect(form.location().pathname).toBe('/dashboard/profile');
  expect(form.value('Город')).toBe('Тверь');
  await waitFor(() => expect(form.queryByText('Остаться')).toBeNull());
  leave();
  fireEvent.click(await form.findByText('Уйти'));
  await waitFor(() => expect(form.location().pathname).toBe('/dashboard/cart'));
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
});

test('a session that is over sends to sign in without confirmation, and what was typed comes back', async () => {
  const saveProfile = vi
    .fn<AccountPort['saveProfile']>()
    .mockResolvedValue({ status: 'refused', refusal: { reason: 'signedOut' } });
  const form = await openProfile(makeAccountPort({ saveProfile }));
  form.put('Город', 'Тверь');
  form.ok();
  fireEvent.click(await form.findByText('Войти снова'));
  await waitFor(() => expect(form.location().pathname).toBe('/login'));
  expect(form.location().search).toBe('?returnTo=%2Fdashboard%2Fprofile');
  expect(sessionStorage.getItem('draft.profile')).toContain('Тверь');
});

test('a draft outlives a reload, without passwords', async () => {
  const first = await openProfile();
  first.put('Город', 'Тверь');
  first.put('Новый пароль', 'совсем новый пароль');
  await waitFor(() => expect(sessionStorage.getItem('draft.profile')).toContain('Тверь'));
  const stored = sessionStorage.getItem('draft.profile') ?? '';
  expect(stored).not.toContain('пароль');
  first.unmount();
  // A reload unmounts nothing: what was stored is still there.
  sessionStorage.setItem('draft.profile', stored);
  const again = await openProfile();
  again.getByText(/Мы вернули изменения/);
  expect([again.value('Город'), again.value('Новый пароль')]).toEqual(['Тверь', '']);
});

test('a profile that does not load offers a retry', async () => {
  const profile = vi
    .fn<AccountPort['profile']>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValue({ profile: makeProfile(), version: '1' });
  const route = renderRoute('/dashboard/profile', { ports: { account: makeAccountPort({ profile }) } });
  fireEvent.click(await route.findByText('Повторить'));
  await route.findByLabelText('Контактное лицо');
});

test('who is signed in changes the password at the auth server, and sees nobody else’s data', async () => {
  const user = { email: 'bob@example.com', firstName: 'Боб', lastName: 'Ли', role: 'customer' as const };
  const auth = makeAuthPort({ session: async () => ({ user }) });
  const form = await openProfile(makeAccountPort(), auth);
  expect([form.value('Электронная почта (логин)'), form.value('Фамилия, имя и отчество')]).toEqual([
    'bob@example.com',
    'Ли Боб',
  ]);
  expect(form.value('Номер паспорта')).toBe('');
  form.put('Текущий пароль', 'прежний');
  form.put('Новый пароль', 'совсем новый пароль');
  form.put('Новый пароль ещё раз', 'совсем новый пароль');
  form.ok();
  await form.findByText('Пароль изменён');
  expect(auth.changePassword).toHaveBeenCalledExactlyOnceWith({
    currentPassword: 'прежний',
    newPassword: 'совсем новый пароль',
  });
  expect(form.account.changePassword).not.toHaveBeenCalled();
  expect(form.account.saveProfile).not.toHaveBeenCalled();
});

const bob = { email: 'bob@example.com', firstName: 'Боб', lastName: 'Ли', role: 'customer' as const };
const endButton = 'Выйти на всех устройствах';

// tests: PROFILE-15
test('out on all devices: confirmed first, sent once, then the login, and nothing typed stays behind', async () => {
  const auth = makeAuthPort({ session: async () => ({ user: bob }) });
  const form = await openProfile(makeAccountPort(), auth);
  sessionStorage.setItem('draft.registration', '{}');
  fireEvent.click(form.getByText(endButton));
  const question = within(await form.findByRole('alertdialog'));
  expect(auth.logoutEverywhere).not.toHaveBeenCalled();
  const confirm = question.getByText('Выйти');
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await waitFor(() => expect(form.location().pathname).toBe('/login'));
  expect(auth.logoutEverywhere).toHaveBeenCalledExactlyOnceWith();
  // Only when it was: pages that the browser cached whole begin anew by it.
  expect(Object.keys(sessionStorage)).toEqual(['session.ended']);
});

test('unsaved changes are confirmed before the question, and not again after it', async () => {
  const auth = makeAuthPort({ session: async () => ({ user: bob }) });
  const form = await openProfile(makeAccountPort(), auth);
  form.put('Город', 'Тверь');
  fireEvent.click(form.getByText(endButton));
  const unsaved = within(await form.findByRole('alertdialog'));
  fireEvent.click(unsaved.getByText('Уйти'));
  await form.findByText('Выйти на всех устройствах?');
  fireEvent.click(form.getByText('Выйти'));
  await waitFor(() => expect(form.location().pathname).toBe('/login'));
  expect(sessionStorage.getItem('draft.profile')).toBeNull();
});

test('sessions that could not be ended: the person stays, sees a notice, and can retry', async () => {
  const logoutEverywhere = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new PortError('offline'))
    .mockResolvedValue(undefined);
  const session = async () => ({ user: bob });
  const form = await openProfile(makeAccountPort(), makeAuthPort({ session, logoutEverywhere }));
  for (const isLast of [false, true]) {
    fireEvent.click(form.getByText(endButton));
    fireEvent.click(within(await form.findByRole('alertdialog')).getByText('Выйти'));
    if (!isLast) await form.findByText('Не удалось выйти');
  }
  await waitFor(() => expect(form.location().pathname).toBe('/login'));
});

test('the built-in data has no session to end', async () => {
  const form = await openProfile();
  expect(form.queryByText(endButton)).toBeNull();
});

// tests: PROFILE-16
test('a change on another device shows where nothing is typed, and stops what is saved over it unseen', async () => {
  const account = makeAccountPort();
  const watchers = new Set<() => void>();
  const form = await openProfile(account, makeAuthPort(), {
    watch: (topic) => (onChange) => {
      if (topic === 'account') watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  });
  const tell = () => watchers.forEach((onChange) => onChange());
  const elsewhere = async (changes: Partial<Profile>) => {
    const { version, profile } = await account.profile();
    await account.saveProfile(version, { ...profile, ...changes });
  };
  await elsewhere({ city: 'Тула' });
  await act(async () => tell());
  await waitFor(() => expect(form.value('Город')).toBe('Тула'));

  form.put('Город', 'Тверь');
  await elsewhere({ city: 'Омск', zip: '644000' });
  await act(async () => tell());
  form.ok();
  await form.findByText('Профиль изменился, пока вы его правили');
  form.getByText('Омск');
  expect([form.value('Город'), form.value('Почтовый индекс')]).toEqual(['Тверь', '644000']);
  expect((await account.profile()).profile.city).toBe('Омск');
  form.ok();
  await form.findByText('Профиль сохранён');
  expect((await account.profile()).profile).toMatchObject({ city: 'Тверь', zip: '644000' });
});
