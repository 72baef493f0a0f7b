import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { typed } from '../typed';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';

const form = '/dashboard/server-edit';
const before = '/dashboard/dns';
const after = '/dashboard/ftp';
const words = 'Сервер для чатов';
const question = 'Уйти без сохранения?';

/** A form of the portal's, with something typed into it unless `isClean`. */
async function openForm({ isClean = false, ...options }: RenderRouteOptions & { isClean?: boolean } = {}) {
  const route = renderRoute(form, { earlier: [before], ...options });
  const name = await route.findByLabelText('Название');
  const original = typed(name);
  if (!isClean) fireEvent.change(name, { target: { value: words } });
  const link = (text: string) => {
    const found = route.getAllByText(text).find((each) => each.closest('a') !== null);
    if (!found) throw new Error(`No link ${text}`);
    return found;
  };
  return { ...route, name, original, link };
}

const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a link waits for the answer: to stay keeps address, words and focus, to leave goes on', async () => {
  const { link, name, user, findByText, getByText, queryByText, location, getByLabelText } = await openForm();
  const way = link('FTP-хранилище');
  way.closest('a')?.focus();
  await user.click(way);
  await findByText(question);
  expect(location().pathname).toBe(form);
  expect(document.activeElement).toBe(getByText('Остаться').closest('button'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByText(question)).toBeNull());
  expect(location().pathname).toBe(form);
  expect(getByLabelText('Название')).toBe(name);
  expect(name).toHaveProperty('value', words);
  await waitFor(() => expect(document.activeElement).toBe(way.closest('a')));

  await user.click(way);
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe(after));
  expect(queryByText(question)).toBeNull();
});

test('so does navigate(): here the form’s own Cancel', async () => {
  const { user, getByText, findByText, location } = await openForm();
  await user.click(getByText('Отмена'));
  await user.click(await findByText('Остаться'));
  expect(location().pathname).toBe(form);
  await user.click(getByText('Отмена'));
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
});

test('so does Back, and the address says meanwhile where one still is', async () => {
  const { user, go, findByText, location, name } = await openForm();
  go(-1);
  await user.click(await findByText('Остаться'));
  expect(location().pathname).toBe(form);
  expect(name.isConnected).toBe(true);
  go(-1);
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe(before));
});

test('and Forward', async () => {
  const { link, user, go, findByText, findByLabelText, location } = await openForm({ isClean: true });
  await user.click(link('FTP-хранилище'));
  await waitFor(() => expect(location().pathname).toBe(after));
  go(-1);
  fireEvent.change(await findByLabelText('Название'), { target: { value: words } });
  go(1);
  await user.click(await findByText('Остаться'));
  expect(location().pathname).toBe(form);
  go(1);
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe(after));
});

test('a form with nothing to lose, or with all of it taken back, is left without confirmation', async () => {
  const { name, original, go, queryByText, location } = await openForm();
  expect(closing()).toBe(true);
  fireEvent.change(name, { target: { value: original } });
  expect(closing()).toBe(false);
  go(-1);
  await waitFor(() => expect(location().pathname).toBe(before));
  expect(queryByText(question)).toBeNull();
});

test('what was saved is left without confirmation', async () => {
  const { user, getByText, queryByText, location } = await openForm();
  await user.click(getByText('OK'));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(queryByText(question)).toBeNull();
  expect(closing()).toBe(false);
});

test('logging out asks before the session ends', async () => {
  const { user, findByText, findByRole, location, ports } = await openForm();
  const logOut = async () => {
    await user.click(await findByRole('button', { name: /^Меню пользователя/ }));
    await user.click(await findByText('Выйти'));
  };
  await logOut();
  await user.click(await findByText('Остаться'));
  expect(ports.auth.logout).not.toHaveBeenCalled();
  expect(location().pathname).toBe(form);
  await logOut();
  await user.click(await findByText('Уйти'));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(ports.auth.logout).toHaveBeenCalledOnce();
});
