import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { sendConfirmed } from '@app/ports/http/sendConfirmed';
import { passwordPrompt } from '@app/stores/passwordPrompt';

const refusal = () =>
  new Response('{"error":"Enter your password first","code":"passwordNeeded"}', {
    status: 403,
    headers: { 'content-type': 'application/json' },
  });
const accepted = () => new Response(null, { status: 204 });

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'ru-RU' } }));
afterEach(() => vi.unstubAllGlobals());

/** Sends a sensitive call to a server with these answers, one after another. */
function remove(...answers: readonly (() => Response)[]) {
  const left = [...answers];
  const fetch = vi.fn(async () => left.shift()?.() ?? accepted());
  vi.stubGlobal('fetch', fetch);
  return { fetch, sent: sendConfirmed(adminContract.removeStaff, { params: { id: '7' } }) };
}

// tests: STAFF-01
test('asks for the password once and repeats the same call', async () => {
  const { fetch, sent } = remove(refusal, accepted);
  await vi.waitFor(() => expect(passwordPrompt.isOpen()).toBe(true));
  passwordPrompt.close(true);
  await sent;
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls[1]?.slice(0, 1)).toEqual(fetch.mock.calls[0]?.slice(0, 1));
  expect(passwordPrompt.isOpen()).toBe(false);
});

// tests: STAFF-01
test('without the password the call is refused, and not repeated', async () => {
  const { fetch, sent } = remove(refusal);
  await vi.waitFor(() => expect(passwordPrompt.isOpen()).toBe(true));
  passwordPrompt.close(false);
  await expect(sent).rejects.toMatchObject({ code: 'passwordNeeded' });
  expect(fetch).toHaveBeenCalledOnce();
});

// tests: STAFF-01
test('one answer is for all calls that wait', async () => {
  const [first, second] = [remove(refusal).sent, remove(refusal).sent];
  await vi.waitFor(() => expect(passwordPrompt.isOpen()).toBe(true));
  await new Promise((resolve) => setTimeout(resolve));
  passwordPrompt.close(true);
  await Promise.all([first, second]);
  expect(passwordPrompt.isOpen()).toBe(false);
});

test('asks nothing where the call is allowed', async () => {
  const { fetch, sent } = remove(accepted);
  await sent;
  expect(fetch).toHaveBeenCalledOnce();
  expect(passwordPrompt.isOpen()).toBe(false);
});
