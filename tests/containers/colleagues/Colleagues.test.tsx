import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { done, refused } from '@/domain/results/outcome';
import { exampleAccounts, exampleMembers } from '@/sample-data/members';
import { noLatency } from '@app/ports/sample/latency';
import { membersSample } from '@app/ports/sample/membersSample';
import type { MembersPort } from '@app/ports/membersPort';
import { leaveTo } from '../leaveToMock';
import { makeAuthPort, renderRoute } from '../renderRoute';

const owner = {
  email: 'ivanov@example.com',
  firstName: 'Иван',
  lastName: 'Иванов',
  role: 'customer' as const,
};

function open(changes: Partial<MembersPort> = {}, path = '/dashboard/user-roles', isSignedIn = true) {
  const session = () => Promise.resolve({ user: owner });
  const agreed = () => Promise.resolve(done(null));
  const members = {
    ...membersSample(noLatency),
    invite: agreed,
    changeRole: agreed,
    remove: agreed,
    cancelInvitation: agreed,
    transfer: agreed,
    act: agreed,
    leave: agreed,
    accept: agreed,
    accounts: () => Promise.resolve(exampleAccounts),
    ...changes,
  };
  const spies = {
    invite: vi.spyOn(members, 'invite'),
    changeRole: vi.spyOn(members, 'changeRole'),
    remove: vi.spyOn(members, 'remove'),
    transfer: vi.spyOn(members, 'transfer'),
    act: vi.spyOn(members, 'act'),
    leave: vi.spyOn(members, 'leave'),
    accept: vi.spyOn(members, 'accept'),
  };
  return {
    ...renderRoute(path, { ports: { members, ...(isSignedIn && { auth: makeAuthPort({ session }) }) } }),
    ...spies,
  };
}

const row = async (route: ReturnType<typeof open>, email: string) =>
  within(await route.findByRole('group', { name: `Действия с коллегой ${email}` }));

// tests: COLLEAGUES-01
test('invites a colleague with a role', async () => {
  const route = open();
  const { user } = route;
  await user.click(await route.findByRole('button', { name: 'Пригласить' }));
  const form = within(await route.findByRole('dialog', { name: 'Приглашение коллеги' }));
  await user.click(form.getByRole('button', { name: 'Отправить приглашение' }));
  await form.findByText('Укажите адрес');
  expect(route.invite).not.toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Электронная почта/), 'boris@example.com');
  await user.click(form.getByRole('radio', { name: 'Финансы' }));
  await user.click(form.getByRole('button', { name: 'Отправить приглашение' }));
  await route.findByText('Приглашение отправлено');
  expect(route.invite).toHaveBeenCalledExactlyOnceWith({ email: 'boris@example.com', role: 'finance' });
});

test('keeps a refused invitation with the reason', async () => {
  const route = open({ invite: () => Promise.resolve(refused('alreadyMember')) });
  await route.user.click(await route.findByRole('button', { name: 'Пригласить' }));
  const form = within(await route.findByRole('dialog'));
  await route.user.type(form.getByLabelText(/^Электронная почта/), 'anna@example.com');
  await route.user.click(form.getByRole('button', { name: 'Отправить приглашение' }));
  await form.findByText('У этого человека уже есть доступ к аккаунту.');
  expect(form.getByLabelText(/^Электронная почта/)).toHaveProperty('value', 'anna@example.com');
});

// tests: COLLEAGUES-08
test('changes a role and closes access after a question', async () => {
  const route = open();
  const { user } = route;
  await user.click((await row(route, 'anna@example.com')).getByRole('button', { name: 'Изменить роль' }));
  let question = within(await route.findByRole('alertdialog'));
  await user.click(question.getByRole('radio', { name: 'Только чтение' }));
  await user.click(question.getByRole('button', { name: 'Изменить роль' }));
  await route.findByText('Роль изменена');
  expect(route.changeRole).toHaveBeenCalledExactlyOnceWith(exampleMembers.members[0]?.id, 'readOnly');
  await user.click((await row(route, 'anna@example.com')).getByRole('button', { name: 'Закрыть доступ' }));
  question = within(await route.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Закрыть доступ' }));
  await route.findByText('Доступ закрыт');
  expect(route.remove).toHaveBeenCalledExactlyOnceWith(exampleMembers.members[0]?.id);
});

test.each(exampleMembers.members)(
  'the question about $email begins with their role',
  async ({ id, email, role }) => {
    const route = open();
    await route.user.click((await row(route, email)).getByRole('button', { name: 'Изменить роль' }));
    const question = within(await route.findByRole('alertdialog'));
    await route.user.click(question.getByRole('button', { name: 'Изменить роль' }));
    await route.findByText('Роль изменена');
    expect(route.changeRole).toHaveBeenCalledExactlyOnceWith(id, role);
  },
);

// tests: COLLEAGUES-07
test('transfers the account once address and password are typed, and leads to the login', async () => {
  const transfer = vi
    .fn<MembersPort['transfer']>()
    .mockResolvedValueOnce(refused('wrongCurrentPassword'))
    .mockResolvedValue(done(null));
  const route = open({ transfer });
  const { user } = route;
  await user.click((await row(route, 'anna@example.com')).getByRole('button', { name: 'Передать аккаунт' }));
  const question = within(await route.findByRole('alertdialog'));
  const submit = question.getByRole('button', { name: 'Передать аккаунт' });
  expect(submit).toHaveProperty('disabled', true);
  await user.type(question.getByRole('textbox'), ' Anna@Example.com');
  expect(submit).toHaveProperty('disabled', true);
  const password = question.getByLabelText(/^Ваш пароль/);
  await user.type(password, 'guess');
  await user.click(submit);
  await question.findByText('Пароль неверный.');
  await user.clear(password);
  await user.type(password, 'secret');
  await user.click(submit);
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(route.transfer).toHaveBeenLastCalledWith(exampleMembers.members[0]?.id, {
    email: ' Anna@Example.com',
    role: 'technician',
    password: 'secret',
  });
});

// tests: COLLEAGUES-09
test('opens another account with a fresh page, and leaves it after a question', async () => {
  const route = open();
  const { user } = route;
  await user.click(await route.findByRole('button', { name: 'Открыть' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/dashboard/vps'));
  expect(route.act).toHaveBeenCalledExactlyOnceWith(8);
  await user.click(route.getByRole('button', { name: 'Покинуть' }));
  const question = within(await route.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Покинуть' }));
  await waitFor(() => expect(leaveTo).toHaveBeenLastCalledWith('/dashboard/user-roles'));
  expect(route.leave).toHaveBeenCalledExactlyOnceWith(8);
});

test('an account that could not be opened is reported, and nothing is left', async () => {
  const route = open({ act: () => Promise.reject(new Error('down')) });
  await route.user.click(await route.findByRole('button', { name: 'Открыть' }));
  await route.findByText('Не получилось открыть аккаунт');
  expect(leaveTo).not.toHaveBeenCalled();
});

// tests: COLLEAGUES-01
test('accepts the invitation of its link, once', async () => {
  const route = open({}, '/dashboard/user-roles?token=abc');
  await route.user.dblClick(await route.findByRole('button', { name: 'Принять приглашение' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/dashboard/vps'));
  expect(route.accept).toHaveBeenCalledExactlyOnceWith('abc');
});

test('says why an invitation was not accepted', async () => {
  const accept = () => Promise.resolve(refused('invitedElsewhere' as const));
  const route = open({ accept }, '/dashboard/user-roles?token=abc');
  await route.user.click(await route.findByRole('button', { name: 'Принять приглашение' }));
  expect((await route.findByRole('alert')).textContent).toContain('другой адрес');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('lets a visitor sign in or register first, and return', async () => {
  const route = open({}, '/dashboard/user-roles?token=abc', false);
  const back = encodeURIComponent('/dashboard/user-roles?token=abc');
  await route.findByText(/^Вас пригласили в аккаунт коллеги\. Войдите/);
  const targets = route.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expect.arrayContaining([`/login?returnTo=${back}`, `/register?returnTo=${back}`]));
});
