import { createApp } from '@app/server/createApp';
import { listen, type Listening } from '@app/server/listen';
import { makeRegistration } from '../../server/support/payloads';
import { signIn } from '../../server/support/signedIn';
import { createTestApp, type TestApp } from '../../server/support/testApp';
import { openTestDatabase } from '../../server/support/testDatabase';

/** Our own server on a port of its own, with accounts for the kit. */
export interface OurServer {
  readonly url: string;
  readonly app: TestApp;
  /** A new account, as the command is given one: `email:password`. */
  readonly account: (role?: 'customer' | 'admin') => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts it on an embedded database in memory. */
export async function startOurs(): Promise<OurServer> {
  const db = await openTestDatabase();
  const app = createTestApp(db, { limits: { loginPerAddress: { max: 1000, windowSeconds: 60 } } });
  const server: Listening = await listen(createApp(app.deps), { port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${server.port}`,
    app,
    account: async (role = 'customer') => {
      const { email } = await signIn(app, role);
      return `${email}:${makeRegistration().password}`;
    },
    async close() {
      await server.stop();
      await db.destroy();
    },
  };
}
