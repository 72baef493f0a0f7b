import { partOf } from '@/domain/list/pagedList';
import { serverRules } from '@/domain/servers/serverRules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionAnswer } from '@/domain/auth/answers';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makeServer } from '@/sample-data/servers';
import type { AuthPort, CartPort, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { sessionEnded } from '@app/ports/sessionEnd';
import { cartStorage } from '@app/stores/cartStorage';
import { makeAuthPort, renderRoute } from '../renderRoute';
// Loaded on first use in the portal; here ahead, so that no test waits for their compilation.
import '@app/containers/auth/Login.container';
import '@app/containers/placeholder/Placeholder.container';
import '@app/containers/servers/ServerList.container';
import '@app/containers/support/TicketForm.container';

const ann = { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' } as const;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A portal with open access, whose session the test begins and ends. */
function openPortal(user: SessionAnswer['user'] = null) {
  let session: SessionAnswer = { user };
  const become = (next: SessionAnswer['user']) => {
    session = { user: next };
  };
  const auth = makeAuthPort({
    session: vi.fn<AuthPort['session']>(async () => session),
    login: vi.fn(async () => become(ann)),
    logout: vi.fn(async () => become(null)),
  });
  return { auth, become };
}

const strip = () => screen.queryByRole('region', { name: 'Демонстрация' });

async function fillLogin() {
  const login = await waitFor(() => {
    const field = document.querySelector('[name="login"]');
    if (!field) throw new Error('No login');
    return field;
  });
  fireEvent.change(login, { target: { value: ann.email } });
  fireEvent.change(screen.getByLabelText('Пароль'), { target: { value: 'secret' } });
  fireEvent.click(screen.getByText('Войти', { selector: 'button[type="submit"] *' }));
}

// tests: ACCOUNT-02
test.each(['/dashboard/dns?x=1', '/admin/users'])(
  'signed out, %s is marked as a demonstration, with ways to one’s own and back',
  async (path) => {
    renderRoute(path);
    const region = within(await screen.findByRole('region', { name: 'Демонстрация' }));
    const returnTo = encodeURIComponent(path);
    expect(region.getByRole('link', { name: 'Войти' }).getAttribute('href')).toBe(
      `/login?returnTo=${returnTo}`,
    );
    expect(region.getByRole('link', { name: 'Зарегистрироваться' }).getAttribute('href')).toBe(
      `/register?returnTo=${returnTo}`,
    );
  },
);

// tests: ACCOUNT-02
test('signed in, nothing is marked; a customer has no business in the admin area', async () => {
  const { auth } = openPortal(ann);
  const { unmount } = renderRoute('/dashboard/dns', { ports: { auth } });
  await screen.findByRole('button', { name: `Меню пользователя ${ann.email}` });
  expect(strip()).toBeNull();
  unmount();
  renderRoute('/admin/users', { ports: { auth } });
  await screen.findByText(/ann@example\.com/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('signing in from the strip, nothing of what the demonstration had read shows, and out again nothing of theirs', async () => {
  const { auth } = openPortal();
  const { servers } = makeSamplePorts(noLatency);
  const anns = [makeServer({ domain: 'anns.example.ru' })];
  const list = vi.fn<ServersPort['list']>(async (line, query, part, signal) =>
    (await auth.session()).user
      ? partOf(anns, serverRules, query, part)
      : servers.list(line, query, part, signal),
  );
  const { user, location } = renderRoute('/dashboard/vps', {
    ports: { auth, servers: { ...servers, list } },
  });
  await screen.findAllByText('shop.example.ru');
  const region = within(await screen.findByRole('region', { name: 'Демонстрация' }));
  await user.click(region.getByRole('link', { name: 'Войти' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  await fillLogin();
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(document.body.textContent).not.toContain('shop.example.ru');
  await screen.findAllByText('anns.example.ru');
  expect(strip()).toBeNull();

  await user.click(await screen.findByRole('button', { name: /^Меню пользователя/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain('ann');
});

test('a session that ends in the middle has the person sign in in place, and is never the demonstration', async () => {
  const portal = openPortal(ann);
  const { location } = renderRoute('/dashboard/support/create', { ports: { auth: portal.auth } });
  const message = await waitFor(() => {
    const field = document.querySelector<HTMLTextAreaElement>('[name="message"]');
    if (!field) throw new Error('No message');
    return field;
  });
  await screen.findByRole('button', { name: `Меню пользователя ${ann.email}` });
  fireEvent.change(message, { target: { value: 'Соединение обрывается.' } });
  portal.become(null);
  sessionEnded();
  await waitFor(() => expect(document.body.textContent).toContain('Сеанс завершён'));
  expect(location().pathname).toBe('/dashboard/support/create');
  expect(strip()).toBeNull();
  await fillLogin();
  await waitFor(() => expect(document.querySelector('[name="login"]')).toBeNull());
  expect(document.querySelector<HTMLTextAreaElement>('[name="message"]')?.value).toBe(
    'Соединение обрывается.',
  );
});

test('come back to after its session has ended, a tab leads to the login, and then is nobody’s', async () => {
  sessionStorage.setItem('session.owner', ann.email);
  sessionStorage.setItem('draft.ticket', JSON.stringify({ subject: 'Тайна Анны' }));
  const { location, unmount } = renderRoute('/dashboard/dns', { ports: { auth: openPortal().auth } });
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(location().search).toBe('?returnTo=%2Fdashboard%2Fdns');
  expect(sessionStorage.getItem('draft.ticket')).toBeNull();
  unmount();
  renderRoute('/dashboard/dns', { ports: { auth: openPortal().auth } });
  await screen.findByRole('region', { name: 'Демонстрация' });
});

/** An account's cart; `take` is the test's. */
function accountCart(take: NonNullable<CartPort['take']>) {
  const load = vi.fn<CartPort['load']>(async () => ({ entries: [], damaged: false }));
  const cart: CartPort = { load, save: async () => undefined, take, watch: () => () => undefined };
  return { cart, load };
}

const mine = [makeOrderEntry({ id: 'mine-1' }), makeOrderEntry({ id: 'mine-2', plan: 'Sirius[GB]' })];

// D26
// tests: ACCOUNT-07
test('at sign-in what a visitor has put into the cart moves into the account’s, once, with a notice', async () => {
  const renewal = { kind: 'renewal', id: 'of-the-demo', serverId: makeServer().id, period: 'month' } as const;
  await cartStorage(sampleCart).save([...sampleCart, ...mine, renewal]);
  const take = vi.fn<NonNullable<CartPort['take']>>(async () => ({ added: 2 }));
  const { cart, load } = accountCart(take);
  renderRoute('/dashboard/dns', { ports: { auth: openPortal(ann).auth, cart } });
  await screen.findAllByText('Корзина перенесена');
  screen.getAllByText(/добавлены 2 позиции/);
  expect(take).toHaveBeenCalledOnce();
  expect(take.mock.calls[0]?.[0]).toEqual(mine);
  expect(localStorage.getItem('cart')).toBeNull();
  expect(load.mock.calls.length).toBeGreaterThan(1);
});

test('a move that failed is tried again with the same key; a visitor’s stays with the device', async () => {
  await cartStorage(sampleCart).save(mine);
  const take = vi
    .fn<NonNullable<CartPort['take']>>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ added: 0 });
  const { cart } = accountCart(take);
  const visitor = renderRoute('/dashboard/dns', { ports: { auth: openPortal().auth, cart } });
  await screen.findByRole('region', { name: 'Демонстрация' });
  visitor.unmount();
  expect(take).not.toHaveBeenCalled();
  const first = renderRoute('/dashboard/dns', { ports: { auth: openPortal(ann).auth, cart } });
  await waitFor(() =>
    expect(first.ports.log.event).toHaveBeenCalledWith('cart-move-failed', { error: 'Error: down' }),
  );
  first.unmount();
  renderRoute('/dashboard/dns', { ports: { auth: openPortal(ann).auth, cart } });
  await waitFor(() => expect(localStorage.getItem('cart')).toBeNull());
  const [one, two] = take.mock.calls;
  expect(one?.[1]).toMatch(/^[\da-f]{32}$/);
  expect(two).toEqual(one);
});

test('the untouched cart of the demonstration is nobody’s', async () => {
  await cartStorage(sampleCart).save(sampleCart);
  const take = vi.fn<NonNullable<CartPort['take']>>(async () => ({ added: 2 }));
  renderRoute('/dashboard/dns', { ports: { auth: openPortal(ann).auth, cart: accountCart(take).cart } });
  await screen.findByRole('button', { name: `Меню пользователя ${ann.email}` });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(take).not.toHaveBeenCalled();
});
