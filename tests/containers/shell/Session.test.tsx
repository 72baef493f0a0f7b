import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '@/domain/auth/answers';
import { PortError } from '@/domain/results/portError';
import type { IsoDateTime } from '@/domain/time/dates';
import type { AuthPort } from '@app/ports/ports';
import { shownAccount, startLeaving } from '@app/device/tabAccount';
import { sessionEnded } from '@app/ports/sessionEnd';
import { MessageStore } from '@app/stores/messageStore';
import { makeAuthPort, renderRoute } from '../renderRoute';
import { supportPort } from '../support/supportPort';
// Loaded on first use in the portal; here ahead, so that no test waits for their compilation.
import '@app/containers/auth/Login.container';
import '@app/containers/placeholder/Placeholder.container';
import '@app/containers/payment/TopUp.container';
import '@app/containers/serverEdit/ServerEdit.container';
import '@app/containers/support/TicketForm.container';

type User = NonNullable<SessionAnswer['user']>;

const ann: User = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' };
const bob: User = { email: 'bob@example.com', firstName: 'Bob', lastName: 'Ray', role: 'customer' };

let now = 0;

beforeEach(() => {
  sessionStorage.clear();
  now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => now);
  return () => spy.mockRestore();
});

/** A closed portal whose session the test begins and ends. */
function closedPortal(user: User | null = ann) {
  let session: SessionAnswer | PortError = { user };
  const auth = makeAuthPort({
    config: async () => ({ access: 'session', externalSignIn: null }),
    session: vi.fn<AuthPort['session']>(async () => {
      if (session instanceof PortError) throw session;
      return session;
    }),
  });
  return {
    auth,
    become: (next: User | null, viewedUntil?: IsoDateTime) => {
      session = { user: next, ...(viewedUntil && { viewedUntil }) };
    },
    breakDown: () => {
      session = new PortError('offline');
    },
  };
}

/** Comes back to the tab after a while. */
function comeBack() {
  now += 5000;
  fireEvent.focus(window);
}

/** The login in the page's place. (Queries by text go through the whole hidden page: too slow to wait with.) */
const isSignInShown = () => document.querySelector('[name="login"]') !== null;
const signInShown = () => waitFor(() => expect(document.body.textContent).toContain('Сеанс завершён'));
const isShown = (element: Element) => element.closest('[style*="display: none"]') === null;
const heading = (name: string) =>
  waitFor(() => expect([...document.querySelectorAll('h1')].map((h1) => h1.textContent)).toContain(name));
const named = (name: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`No field "${name}"`);
  return field;
};
const waitForField = (name: string) => waitFor(() => named(name));
const fill = (name: string, value: string) => fireEvent.change(named(name), { target: { value } });

async function signIn(user: User, portal: ReturnType<typeof closedPortal>) {
  portal.become(user);
  fill('login', user.email);
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByText('Войти', { selector: 'button[type="submit"] *' }));
  await waitFor(() => expect(isSignInShown()).toBe(false));
}

// tests: AUTH-28
test('a ticket outlives its session: text, file, address, focus and title', async () => {
  const portal = closedPortal();
  const { location, user } = renderRoute('/dashboard/support/create?subject=DNS', {
    ports: { auth: portal.auth },
  });
  await waitForField('subject');
  fill('message', 'Соединение обрывается.');
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file field');
  await user.upload(input, new File(['x'], 'error.log', { type: 'text/plain' }));
  named('message').focus();
  const title = document.title;

  portal.become(null);
  comeBack();
  await signInShown();
  expect(location().pathname).toBe('/dashboard/support/create');
  expect(document.title).toContain('Вход');
  expect(isShown(screen.getByText('error.log'))).toBe(false);

  await signIn(ann, portal);
  expect(portal.auth.login).toHaveBeenCalledWith({ email: ann.email, password: 'secret' });
  expect(location().search).toBe('?subject=DNS');
  expect(named('message').value).toBe('Соединение обрывается.');
  expect(isShown(screen.getByText('error.log'))).toBe(true);
  expect(document.activeElement).toBe(named('message'));
  expect(document.title).toBe(title);
});

// tests: AUTH-28
test('so do the settings of a server, a new password included', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/server-edit?id=1024', { ports: { auth: portal.auth } });
  await waitForField('domain');
  fill('domain', 'new.example.ru');
  fill('password', 'Очень-надёжный-42');
  portal.become(null);
  comeBack();
  await signInShown();
  await signIn(ann, portal);
  await waitForField('domain');
  expect(named('domain').value).toBe('new.example.ru');
  expect(named('password').value).toBe('Очень-надёжный-42');
});

// tests: AUTH-28
test('and the payer of a payment', async () => {
  const portal = closedPortal();
  const { location } = renderRoute('/dashboard/payments?step=payer', { ports: { auth: portal.auth } });
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  await waitForField('amount');
  fill('amount', '777');
  const { search } = location();
  portal.become(null);
  comeBack();
  await signInShown();
  await signIn(ann, portal);
  await waitForField('amount');
  expect(named('amount').value).toBe('777');
  expect(location().search).toBe(search);
});

// tests: AUTH-28
test('an adapter refused for want of a session has the person sign in; the form is there to be sent again', async () => {
  const refusal = 'Сеанс закончился. Войдите снова';
  const portal = closedPortal();
  const support = supportPort();
  const create = vi
    .fn<typeof support.create>()
    .mockImplementationOnce(async () => {
      portal.become(null);
      sessionEnded();
      throw new PortError('refused', { status: 401, error: refusal });
    })
    .mockImplementation(support.create);
  const { location } = renderRoute('/dashboard/support/create', {
    ports: { auth: portal.auth, support: { ...support, create } },
  });
  await waitForField('subject');
  fill('subject', 'Счёт');
  fill('message', 'За ноябрь');
  fireEvent.change(named('department'), { target: { value: 'billing' } });
  const submit = () =>
    fireEvent.click(screen.getByText('Отправить', { selector: 'button[type="submit"] *' }));
  submit();
  await signInShown();
  expect(document.body.textContent).toContain(refusal);
  await signIn(ann, portal);
  await waitFor(() => expect(document.body.textContent).not.toContain(refusal));
  expect(named('subject').value).toBe('Счёт');
  submit();
  await waitFor(() => expect(location().pathname).toBe('/dashboard/support/ticket'));
  expect(create).toHaveBeenCalledTimes(2);
});

// tests: AUTH-28
test('somebody else who signs in finds nothing of it', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  fill('message', 'Тайна Анны');
  portal.become(null);
  comeBack();
  await signInShown();
  await signIn(bob, portal);
  await waitForField('message');
  expect(named('message').value).toBe('');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('Тайна');
});

// tests: AUTH-29
test('another tab signs in as somebody else: the page waits hidden, and is back with its account', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  fill('message', 'Начато Анной');
  portal.become(bob);
  comeBack();
  await heading('Аккаунт сменился в другой вкладке');
  expect(isShown(named('message'))).toBe(false);
  expect(document.body.textContent).toContain(bob.email);
  expect(shownAccount()?.id).toBe(ann.email);

  portal.become(ann);
  comeBack();
  await waitFor(() => expect(isShown(named('message'))).toBe(true));
  expect(named('message').value).toBe('Начато Анной');

  portal.become(bob);
  comeBack();
  await heading('Аккаунт сменился в другой вкладке');
  fireEvent.click(screen.getByText('Закрыть страницу и продолжить'));
  await waitFor(() => expect(named('message').value).toBe(''));
  expect(isShown(named('message'))).toBe(true);
  expect(shownAccount()?.id).toBe(bob.email);
});

// tests: AUTH-29
test.each([
  [
    true,
    'Эта вкладка открыта со старой версией. Обновите страницу: черновики останутся.',
    'Обновить страницу',
  ],
  [false, 'Нет связи с сервером. Проверьте подключение и повторите.', 'Повторить'],
])('says why the page about the other account did not load (online: %s)', async (isOnline, reason, way) => {
  const { ensure } = MessageStore.prototype;
  const failing = vi.spyOn(MessageStore.prototype, 'ensure').mockImplementation(function (
    this: MessageStore,
    areas,
  ) {
    if (!areas.includes('otherAccount')) return ensure.call(this, areas);
    return Promise.reject(
      new TypeError('Failed to fetch dynamically imported module: /assets/otherAccount.js'),
    );
  });
  const log = { event: vi.fn(), notFound: vi.fn() };
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth, log } });
  await waitForField('message');
  fill('message', 'Начато Анной');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  portal.become(bob);
  comeBack();
  await screen.findByText(reason);
  expect(isShown(named('message'))).toBe(false);
  expect(log.event).toHaveBeenCalledWith('route-failed', {
    path: '/dashboard/support/create',
    error: expect.stringContaining('otherAccount.js') as string,
  });
  const button = screen.getByRole('button', { name: way });
  if (isOnline) return;
  failing.mockImplementation(ensure);
  fireEvent.click(button);
  await heading('Аккаунт сменился в другой вкладке');
  portal.become(ann);
  comeBack();
  await waitFor(() => expect(isShown(named('message'))).toBe(true));
  expect(named('message').value).toBe('Начато Анной');
});

// tests: AUTH-29
test('an instance of an earlier release answers without ids: the page and the data of the tab stay', async () => {
  const portal = closedPortal({ ...ann, id: 'a1' });
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  fill('message', 'Начато Анной');
  sessionStorage.setItem('draft.login', '{}');
  portal.become(ann);
  comeBack();
  await waitFor(() => expect(portal.auth.session).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(isShown(named('message'))).toBe(true);
  expect(named('message').value).toBe('Начато Анной');
  expect(shownAccount()?.id).toBe('a1');
  expect(sessionStorage.getItem('draft.login')).not.toBeNull();
});

// tests: AUTH-29
test('the page of a tab that changes the account itself does not speak of another tab', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  portal.become(bob);
  startLeaving();
  comeBack();
  await waitFor(() => expect(portal.auth.session).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(isShown(named('message'))).toBe(true);
  expect(shownAccount()?.id).toBe(ann.email);
  now += 30_000;
  comeBack();
  await heading('Аккаунт сменился в другой вкладке');
});

test('a view by an administrator that has ended gives way to the administrator', async () => {
  const portal = closedPortal();
  portal.become(ann, '2099-01-01T00:00:00Z');
  renderRoute('/dashboard/dns', { ports: { auth: portal.auth } });
  await heading('DNS-хостинг');
  portal.become(bob);
  comeBack();
  await waitFor(() => expect(shownAccount()?.id).toBe(bob.email));
  await heading('DNS-хостинг');
});

test('nor does somebody else who comes by the login page', async () => {
  sessionStorage.setItem('session.owner', ann.email);
  sessionStorage.setItem('draft.ticket', JSON.stringify({ subject: 'Тайна Анны', message: 'x' }));
  const portal = closedPortal(bob);
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('subject');
  await waitFor(() => expect(named('subject').value).toBe(''));
  expect(sessionStorage.getItem('session.owner')).toBe(bob.email);
});

test('signed out in another tab: checked on return; signed in there again: the page is back', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  fill('message', 'Начато');
  portal.become(null);
  comeBack();
  await signInShown();
  portal.become(ann);
  comeBack();
  await waitFor(() => expect(isSignInShown()).toBe(false));
  expect(named('message').value).toBe('Начато');
});

test('a server that cannot be reached once has not ended anything', async () => {
  const portal = closedPortal();
  renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  await waitForField('message');
  portal.breakDown();
  // The page is there a moment before its listeners are.
  await act(async () => {});
  comeBack();
  await waitFor(() => expect(portal.auth.session).toHaveBeenCalledTimes(2));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(isSignInShown()).toBe(false);
  expect(isShown(named('message'))).toBe(true);
});

test('under somebody’s hands the session is checked once a minute, in the open mode never', async () => {
  const portal = closedPortal();
  const first = renderRoute('/dashboard/dns', { ports: { auth: portal.auth } });
  await heading('DNS-хостинг');
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(portal.auth.session).toHaveBeenCalledTimes(1);
  now += 61_000;
  fireEvent.keyDown(document.body, { key: 'a' });
  await waitFor(() => expect(portal.auth.session).toHaveBeenCalledTimes(2));
  first.unmount();
  sessionStorage.clear();
  const open = renderRoute('/dashboard/dns');
  await heading('DNS-хостинг');
  comeBack();
  expect(open.ports.auth.session).toHaveBeenCalledTimes(1);
});

test('logging out forgets the drafts of this tab', async () => {
  sessionStorage.setItem('draft.ticket', JSON.stringify({ subject: 'Тайна Анны' }));
  const { user, findByText, location } = renderRoute('/dashboard/dns', {
    ports: { auth: closedPortal().auth },
  });
  await heading('DNS-хостинг');
  await user.click(await screen.findByLabelText(/^Меню пользователя/));
  await user.click(await findByText('Выйти'));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(sessionStorage.getItem('draft.ticket')).toBeNull();
});
