import { accountContract } from '@app/contract/account';
import { authContract } from '@app/contract/auth';
import { expectSame } from '../contractViolation';
import { answered, expectRefusal, logIn, send, signIn, type Case } from '../testContext';

const { summary } = accountContract;

/** A session is its browser's own, and ends when it is ended. */
export const sessionCases: readonly Case[] = [
  {
    calls: ['account.summary', 'auth.login', 'auth.logout', 'auth.session'],
    title: 'ends with its session, and with no other',
    async run(trial) {
      const { backend, customer } = trial;
      const second = await signIn(backend, customer.email, customer.password);
      await answered(trial, second, summary);
      await answered(trial, second, authContract.logout);
      expectRefusal(await send(trial, second, summary), 'notSignedIn');
      const after = await answered(trial, second, authContract.session);
      expectSame('GET /api/auth/session after the logout', after.user, null);
      await answered(trial, customer, summary);
    },
  },
  {
    calls: ['auth.login'],
    title: 'refuses a wrong password',
    async run(trial) {
      const { email, password } = trial.customer;
      expectRefusal(await logIn(trial.backend, { email, password: `${password}?` }), 'wrongLogin');
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
