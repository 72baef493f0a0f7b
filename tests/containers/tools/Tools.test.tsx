import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { exampleTokens } from '@/sample-data/apiTokens';
import { noLatency } from '@app/ports/sample/latency';
import { makeToolsSample } from '@app/ports/sample/toolsSample';
import type { ToolsPort } from '@app/ports/toolsPort';
import { renderRoute } from '../renderRoute';

function open(changes: Partial<ToolsPort> = {}) {
  const tools = { ...makeToolsSample(noLatency), ...changes };
  const [createToken, revokeToken] = [vi.spyOn(tools, 'createToken'), vi.spyOn(tools, 'revokeToken')];
  return { ...renderRoute('/dashboard/tools', { ports: { tools } }), createToken, revokeToken };
}

type Route = ReturnType<typeof open>;
async function openForm({ user, findByRole }: Route) {
  await user.click(await findByRole('button', { name: 'Создать токен' }));
  return within(await findByRole('dialog', { name: 'Новый токен' }));
}

// tests: TOKENS-01, TOKENS-02, TOKENS-10
test('creates a token, shows its secret once, and lists it', async () => {
  const route = open();
  const { user, createToken } = route;
  const form = await openForm(route);
  await user.type(form.getByLabelText(/^Название/), ' Ansible ');
  await user.click(form.getByRole('checkbox', { name: 'Серверы' }));
  await user.click(form.getByRole('radio', { name: '365 дней' }));
  await user.type(form.getByLabelText(/^Ваш пароль/), 'secret');
  await user.click(form.getByRole('button', { name: 'Создать токен' }));
  const created = within(await route.findByRole('dialog', { name: 'Токен «Ansible» создан' }));
  expect(createToken).toHaveBeenCalledExactlyOnceWith({
    name: ' Ansible ',
    scopes: ['read', 'servers'],
    days: 365,
    password: 'secret',
  });
  created.getByText('mrd_this-token-of-the-demonstration-opens-nothing-demo');
  await user.click(created.getByRole('button', { name: 'Готово' }));
  await route.findByRole('button', { name: 'Отозвать токен «Ansible»' });
  expect(route.queryByText(/^mrd_/)).toBeNull();
  // The next form starts anew.
  const next = await openForm(route);
  for (const name of [/^Название/, /^Ваш пароль/])
    expect(next.getByLabelText(name)).toHaveProperty('value', '');
});

test('sends nothing without a name, and moves the focus to it', async () => {
  const route = open();
  const form = await openForm(route);
  await route.user.click(form.getByRole('button', { name: 'Создать токен' }));
  await form.findByText('Назовите токен');
  await form.findByText('Введите пароль');
  await waitFor(() => expect(form.getByLabelText(/^Название/)).toBe(document.activeElement));
  expect(route.createToken).not.toHaveBeenCalled();
});

test('keeps what was typed when the form is closed, and when it was refused', async () => {
  const createToken = vi.fn<ToolsPort['createToken']>().mockResolvedValue({
    status: 'refused',
    refusal: 'tooManyTokens',
  });
  const route = open({ createToken });
  const { user } = route;
  let form = await openForm(route);
  await user.type(form.getByLabelText(/^Название/), 'Ansible');
  await user.keyboard('{Escape}');
  form = await openForm(route);
  await user.type(form.getByLabelText(/^Ваш пароль/), 'secret');
  await user.click(form.getByRole('button', { name: 'Создать токен' }));
  await form.findByText('Токенов слишком много: отзовите ненужные.');
  expect(form.getByLabelText(/^Название/)).toHaveProperty('value', 'Ansible');
});

// tests: TOKENS-10
test('explains a wrong password, and keeps none when the form is closed', async () => {
  const createToken = vi.fn<ToolsPort['createToken']>().mockResolvedValue({
    status: 'refused',
    refusal: 'wrongCurrentPassword',
  });
  const route = open({ createToken });
  const { user } = route;
  let form = await openForm(route);
  await user.type(form.getByLabelText(/^Название/), 'Ansible');
  await user.type(form.getByLabelText(/^Ваш пароль/), 'guess');
  await user.click(form.getByRole('button', { name: 'Показать пароль' }));
  expect(form.getByLabelText(/^Ваш пароль/)).toHaveProperty('type', 'text');
  await user.click(form.getByRole('button', { name: 'Создать токен' }));
  await form.findByText('Пароль неверный.');
  await user.keyboard('{Escape}');
  form = await openForm(route);
  expect(form.getByLabelText(/^Название/)).toHaveProperty('value', 'Ansible');
  expect(form.getByLabelText(/^Ваш пароль/)).toHaveProperty('value', '');
  expect(form.getByLabelText(/^Ваш пароль/)).toHaveProperty('type', 'password');
});

// tests: TOKENS-09
test('revokes a token after a question, however often it is confirmed', async () => {
  const route = open();
  await route.user.click(await route.findByRole('button', { name: 'Отозвать токен «Grafana»' }));
  const question = within(await route.findByRole('alertdialog'));
  await route.user.dblClick(question.getByRole('button', { name: 'Отозвать' }));
  await route.findByText('Токен отозван');
  expect(route.revokeToken).toHaveBeenCalledExactlyOnceWith(exampleTokens[1]?.id);
  await waitFor(() => expect(route.queryByRole('button', { name: 'Отозвать токен «Grafana»' })).toBeNull());
});

test('a failed revocation is explained in its question, logged, and can be repeated', async () => {
  const revokeToken = vi.fn<ToolsPort['revokeToken']>().mockRejectedValueOnce(new Error('down'));
  const route = open({ revokeToken });
  await route.user.click(await route.findByRole('button', { name: 'Отозвать токен «Grafana»' }));
  const question = within(await route.findByRole('alertdialog'));
  await route.user.click(question.getByRole('button', { name: 'Отозвать' }));
  await question.findByRole('alert');
  expect(route.ports.log.event).toHaveBeenCalledWith('token-revocation-failed', {
    error: 'PortError: unexpected',
  });
  revokeToken.mockResolvedValue(undefined);
  await route.user.click(question.getByRole('button', { name: 'Отозвать' }));
  await route.findByText('Токен отозван');
});

test('a list that does not load can be requested again', async () => {
  const tokens = vi
    .fn<ToolsPort['tokens']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(exampleTokens);
  const { user, findByText, findByRole } = open({ tokens });
  await user.click(await findByText('Повторить'));
  await findByRole('button', { name: 'Отозвать токен «Terraform»' });
});

// tests: TOKENS-08
test('its commands name this portal', async () => {
  const { findByText } = open();
  await findByText(`curl -H "Authorization: Bearer $TOKEN" ${window.location.origin}/api/servers`);
});

// tests: HOOKS-01, HOOKS-05
test('adds a webhook, shows its secret, and lists it', async () => {
  const route = open();
  const { user } = route;
  await user.click(await route.findByRole('button', { name: 'Добавить вебхук' }));
  const form = within(await route.findByRole('dialog', { name: 'Новый вебхук' }));
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await form.findByText('Нужен адрес, который начинается с https://');
  await user.type(form.getByLabelText(/^Адрес/), 'https://a.example/in');
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  const secret = within(await route.findByRole('dialog', { name: 'Секрет подписи' }));
  secret.getByText(/^whsec_/);
  await user.click(secret.getByRole('button', { name: 'Готово' }));
  await route.findByRole('group', { name: 'Действия с вебхуком https://a.example/in' });
});

// tests: HOOKS-03, HOOKS-04, HOOKS-05
test('tests, resumes and removes webhooks, and shows what was delivered', async () => {
  const route = open();
  const { user } = route;
  const click = async (url: string, name: string) => {
    const group = await route.findByRole('group', { name: `Действия с вебхуком ${url}` });
    await user.click(within(group).getByRole('button', { name }));
  };
  const [working, paused] = ['https://ops.example.com/hooks/portal', 'https://chat.example.com/in/42'];
  await click(working, 'Отправить проверку');
  await route.findByText('Проверка отправлена');
  await click(working, 'Доставки');
  const log = within(await route.findByRole('dialog'));
  await log.findByText('test');
  await user.keyboard('{Escape}');
  await click(working, 'Заменить секрет');
  expect(route.queryByText(/^whsec_/)).toBeNull();
  const replacing = within(await route.findByRole('alertdialog'));
  await user.click(replacing.getByRole('button', { name: 'Заменить секрет' }));
  await route.findByText(/^whsec_/);
  await user.keyboard('{Escape}');
  await click(paused, 'Возобновить');
  await waitFor(() => expect(route.queryByText('Приостановлен')).toBeNull());
  await click(paused, 'Удалить');
  const question = within(await route.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(route.queryByText(paused)).toBeNull());
});
