import { accountContract } from '@app/contract/account';
import { authContract } from '@app/contract/auth';
import { expectSame } from '../contractViolation';
import { answered, expectRefusal, logIn, send, signIn, type Case } from '../testContext';

const { summary } = accountContract;

/** A session belongs to one browser and can be ended. */
export const sessionCases: readonly Case[] = [
  {
    calls: ['account.summary', 'auth.login', 'auth.logout', 'auth.session'],
    title: 'ends with its session, and with no other',
    async run(context) {
      const { backend, customer } = context;
      const second = await signIn(backend, customer.email, customer.password);
      await answered(context, second, summary);
      await answered(context, second, authContract.logout);
      expectRefusal(await send(context, second, summary), 'notSignedIn');
      const after = await answered(context, second, authContract.session);
      expectSame('GET /api/auth/session after the logout', after.user, null);
      await answered(context, customer, summary);
    },
  },
  {
    calls: ['auth.login'],
    title: 'refuses a wrong password',
    async run(context) {
      const { email, password } = context.customer;
      expectRefusal(await logIn(context.backend, { email, password: `${password}?` }), 'wrongLogin');
    },
  },
  {
    calls: ['account.summary'],
    title: 'is the account of whoever signed in',
    async run(context) {
      const { email } = await answered(context, context.customer, summary);
      expectSame('GET /api/account', email, context.customer.email);
    },
  },
];
