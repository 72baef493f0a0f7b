import { accountContract } from '@app/contract/account';
import { expectSame, expectThat } from '../breach';
import { answered, expectRefusal, send, signIn, type Case } from '../trial';

const { summary } = accountContract;

/** A session is its browser's own, and ends when it is ended. */
export const sessionCases: readonly Case[] = [
  {
    calls: ['account.summary'],
    title: 'ends with its session, and with no other',
    async run(trial) {
      const { backend, customer } = trial;
      const second = await signIn(backend, customer.email, customer.password);
      await answered(trial, second, summary);
      const headers = { cookie: second.cookie, origin: backend.origin, 'content-type': 'application/json' };
      const left = await backend.fetch('/api/auth/logout', { method: 'POST', headers, body: '{}' });
      expectThat(left.ok, 'POST /api/auth/logout', '2xx', left.status);
      expectRefusal(await send(trial, second, summary), 'notSignedIn');
      const session = await backend.fetch('/api/auth/session', { headers: { cookie: second.cookie } });
      expectSame('GET /api/auth/session after the logout', await session.json(), { user: null });
      await answered(trial, customer, summary);
    },
  },
  {
    calls: ['account.summary'],
    title: 'is the account of whoever signed in',
    async run(trial) {
      const { email } = await answered(trial, trial.customer, summary);
      expectSame('GET /api/account', email, trial.customer.email);
    },
  },
];
