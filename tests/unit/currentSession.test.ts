import { expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import type { SessionAnswer } from '@/domain/auth/answers';
import type { AuthPort } from '@app/ports/ports';
import { CurrentSession } from '@app/ports/currentSession';

vi.mock('@app/device/accessStamp', () => ({ readAccessStamp: () => stamp }));
vi.mock('@app/device/tabAccount', () => ({ tabAccount: () => owner }));

let stamp: 'open' | 'session' | null = 'open';
let owner: string | null = null;

const ann: SessionAnswer = {
  user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' },
};
const nobody: SessionAnswer = { user: null };

function open(answers: readonly (SessionAnswer | PortError)[], access: 'open' | 'session' | null = 'open') {
  stamp = access;
  owner = null;
  const left = [...answers];
  const session = vi.fn<AuthPort['session']>(async () => {
    const answer = left.shift() ?? nobody;
    if (answer instanceof PortError) throw answer;
    return answer;
  });
  const call = async () => undefined;
  const auth = {
    session,
    login: call,
    logout: call,
    logoutEverywhere: call,
    verifyEmail: call,
    config: () => Promise.reject(new PortError('offline')),
  } as unknown as AuthPort;
  return { session, current: new CurrentSession(auth) };
}

test('one call answers the shell and every adapter', async () => {
  const { current, session } = open([ann]);
  const asked = [current.audience(), current.auth.session(), current.audience()];
  expect(await Promise.all(asked)).toEqual(['account', ann, 'account']);
  expect(await current.audience()).toBe('account');
  expect(session).toHaveBeenCalledOnce();
});

test('what was requested before the shell is its first answer, however late it looks; the next look is a new call', async () => {
  const { current, session } = open([ann, nobody]);
  expect(await current.prepare()).toBe('account');
  expect(await current.auth.session()).toBe(ann);
  expect(session).toHaveBeenCalledOnce();
  expect(await current.auth.session()).toBe(nobody);
});

test('nobody is shown whom an earlier request found, once somebody else has signed in', async () => {
  const { current } = open([nobody, ann]);
  expect(await current.prepare()).toBe('demo');
  await current.auth.login({ email: 'ann@example.com', password: 'x' });
  expect(await current.auth.session()).toBe(ann);
});

test.each([
  ['open', 'demo'],
  ['session', 'visitor'],
] as const)('signed out with access %s: %s', async (access, audience) => {
  expect(await open([nobody], access).current.audience()).toBe(audience);
  const refused = new PortError('refused', { status: 401, code: 'notSignedIn' });
  expect(await open([refused], access).current.audience()).toBe(audience);
});

test('a call that fails is no answer, and shows nobody the demonstration; the next is made anew', async () => {
  const { current } = open([new PortError('offline'), new PortError('refused', { status: 503 }), ann]);
  await expect(current.audience()).rejects.toMatchObject({ kind: 'offline' });
  await expect(current.audience()).rejects.toMatchObject({ status: 503 });
  expect(await current.audience()).toBe('account');
});

test('signing in and out is reported at once; a failed check changes nothing', async () => {
  const { current } = open([nobody, ann, new PortError('offline'), nobody]);
  expect(await current.audience()).toBe('demo');
  await current.auth.login({ email: 'ann@example.com', password: 'x' });
  expect(await current.audience()).toBe('account');
  await expect(current.auth.session()).rejects.toThrow();
  expect(await current.audience()).toBe('account');
  await current.auth.logout();
  expect(await current.audience()).toBe('demo');
});

test('an answer that was on its way while somebody signed in is nobody’s', async () => {
  const { current, session } = open([]);
  let answerLate: (answer: SessionAnswer) => void = () => undefined;
  session.mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)));
  session.mockImplementationOnce(async () => ann);
  void current.auth.session();
  await current.auth.login({ email: 'ann@example.com', password: 'x' });
  expect(await current.audience()).toBe('account');
  answerLate(nobody);
  await Promise.resolve();
  expect(await current.audience()).toBe('account');
});

test('a session that has ended under somebody’s hands is not the demonstration', async () => {
  const { current } = open([nobody]);
  owner = 'ann@example.com';
  expect(await current.audience()).toBe('visitor');
});

test.each([
  ['no such file', new PortError('refused', { status: 404 })],
  ['the page for every address', new PortError('offline', { cause: new SyntaxError('<!doctype') })],
])('behind a host of nothing but files (%s) there is only the demonstration', async (_, failure) => {
  expect(await open([failure], null).current.audience()).toBe('demo');
  await expect(open([failure]).current.audience()).rejects.toBe(failure);
});

// tests: LOGIN-20
test.each(['login', 'verifyEmail'] as const)(
  'a browser that keeps no cookie after %s is told so, and is nobody (D50)',
  async (call) => {
    const { current } = open([nobody, nobody, nobody]);
    const enter = () =>
      call === 'login'
        ? current.auth.login({ email: 'ann@example.com', password: 'x' })
        : current.auth.verifyEmail({ email: 'ann@example.com', code: '123456' });
    await expect(enter()).rejects.toMatchObject({ code: 'cookiesBlocked' });
  },
);

// tests: LOGIN-20
test('a check that does not arrive keeps nobody out', async () => {
  const { current } = open([new PortError('offline'), ann]);
  await current.auth.login({ email: 'ann@example.com', password: 'x' });
  expect(await current.audience()).toBe('account');
});
