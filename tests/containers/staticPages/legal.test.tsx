import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showBackLink } from '@app/staticPages/backLink';
import { showDocument, staticDocument } from './support';

const refund = '/legal/refund-policy';
const fetchPage = vi.fn<typeof fetch>(async () => new Response(staticDocument(refund, 'en')));
const print = vi.fn();
const close = vi.fn();

/** The script listens on the document once; each test gives it a fresh page. */
showDocument(refund, 'ru');
await import('@app/staticPages/legal');

function arriveFrom(referrer: string, opener: unknown = null) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vi.stubGlobal('opener', opener);
  showBackLink();
}

const backLink = () => document.querySelector<HTMLAnchorElement>('a[data-back]');

beforeEach(() => {
  showDocument(refund, 'ru');
  sessionStorage.clear();
  fetchPage.mockClear();
  print.mockReset();
  close.mockReset();
  vi.stubGlobal('fetch', fetchPage);
  vi.stubGlobal('print', print);
  vi.stubGlobal('close', close);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// tests: LEGAL-06
test('opened by its address a document leads home, from the registration back to it', () => {
  for (const referrer of ['', 'https://elsewhere.example/register']) {
    arriveFrom(referrer);
    expect([backLink()?.pathname, backLink()?.textContent]).toEqual(['/', 'На главную']);
  }
  arriveFrom(`${location.origin}/register`);
  expect([backLink()?.pathname, backLink()?.textContent]).toEqual(['/register', 'К регистрации']);
});

// tests: LEGAL-06
test('a registration started in this tab is the back link, however the document was opened', () => {
  sessionStorage.setItem('draft.registration', '{"firstName":"Анна"}');
  arriveFrom('');
  expect([backLink()?.pathname, backLink()?.textContent]).toEqual(['/register', 'К регистрации']);
});

// tests: LEGAL-06
test('it leads to where the reader was, also after another document', () => {
  arriveFrom(`${location.origin}/dashboard/payments?step=4`);
  expect([backLink()?.getAttribute('href'), backLink()?.textContent]).toEqual([
    '/dashboard/payments?step=4',
    'Назад',
  ]);
  showDocument('/legal/terms-of-service', 'ru');
  arriveFrom(`${location.origin}${refund}`);
  expect(backLink()?.getAttribute('href')).toBe('/dashboard/payments?step=4');
});

test.each(['//evil.example', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'what was remembered is taken for a path of this site or not at all: %s',
  (remembered) => {
    sessionStorage.setItem('legal.from', remembered);
    arriveFrom('');
    expect(backLink()?.origin).toBe(location.origin);
    expect(backLink()?.href).not.toContain('evil');
  },
);

test('a registration still open beside it is shown by closing the tab', () => {
  const registration = { closed: false, location: { pathname: '/register' }, focus: vi.fn() };
  arriveFrom(`${location.origin}/register`, registration);
  close.mockImplementation(() => vi.stubGlobal('closed', true));
  const link = screen.getByRole('link', { name: 'К регистрации' });
  expect(fireEvent.click(link)).toBe(false);
  expect(registration.focus).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

test('where the tab may not close, or the registration has gone on, the link itself leads back', () => {
  const follow = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    // jsdom does not navigate; it is enough that the page did not stop it.
    window.addEventListener('click', (last) => last.preventDefault(), { once: true });
    let wasStopped = true;
    document.addEventListener('click', (late) => (wasStopped = late.defaultPrevented), { once: true });
    screen.getByRole('link', { name: 'К регистрации' }).dispatchEvent(event);
    return !wasStopped;
  };
  arriveFrom('', { closed: false, location: { pathname: '/register' }, focus: vi.fn() });
  expect(follow()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
  arriveFrom('', { closed: false, location: { pathname: '/verify' }, focus: vi.fn() });
  expect(follow()).toBe(true);
  expect(close).toHaveBeenCalledOnce();
});

test('prints, and marks the section being read in the contents', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Распечатать' }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.scroll(window);
  return waitFor(() => expect(document.querySelectorAll('nav a[aria-current=location]').length).toBe(2));
});

// tests: LEGAL-14, LANG-02
test('the other language comes in place and keeps the anchor and the way back', async () => {
  history.replaceState(null, '', `${refund}#timing`);
  arriveFrom(`${location.origin}/dashboard/payments`);
  fireEvent.click(screen.getByRole('link', { name: 'English' }));
  await screen.findByRole('heading', { level: 1, name: 'Refund policy' });
  screen.getByText(/translation for reading/);
  await waitFor(() => expect(backLink()?.textContent).toBe('Back'));
  expect(backLink()?.getAttribute('href')).toBe('/dashboard/payments');
  expect(location.hash).toBe('#timing');
});
