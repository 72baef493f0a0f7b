import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createAuth } from './auth/createAuth';
import { createFindSession } from './auth/findSession';
import { lazyOpenIdConnect } from './auth/lazyOpenIdConnect';
import { createPasswordTurns } from './auth/passwordTurns';
import { createBackground } from './background';
import { openChanges } from './db/openChanges';
import { createApp } from './createApp';
import { lockDataFolder } from './db/dataLock';
import { openDatabase } from './db/database';
import { deleteExpired } from './db/deleteExpired';
import type { Deps } from './deps';
import type { Env } from './env';
import { createConnection } from './http/connection';
import { createSetupHints } from './http/setupHints';
import { createUploads } from './http/uploads';
import { startHousekeeping } from './housekeeping';
import type { ServerApp } from './http/types';
import { createLimiter } from './limiter';
import { defaultLimits } from './limits';
import type { Log } from './log';
import { createMailer } from './mail/createMailer';
import { watchMailer } from './mail/watchedMailer';
import { createReadiness } from './readiness';
import type { Readiness } from './readiness';
import { loadSecret } from './secret';
import { StartProblem } from './startProblem';

export interface Portal {
  readonly app: ServerApp;
  readonly readiness: Readiness;
  /** Finishes what is under way, then closes the database and frees the data folder. */
  close: () => Promise<void>;
}

export interface Surroundings {
  readonly brandNames: Deps['brandNames'];
  readonly clientDir: string;
  readonly seedFile: string;
  readonly log: Log;
}

async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch {
    throw new StartProblem(
      `The data folder ${dataDir} cannot be written. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** Opens everything that the environment asks for and puts the app together. */
export async function createServer(env: Env, surroundings: Surroundings): Promise<Portal> {
  const { brandNames, clientDir, seedFile, log } = surroundings;
  const dataDir = env.DATA_DIR;
  const databaseUrl = env.DATABASE_URL ?? null;
  const publicUrl = env.PUBLIC_URL ?? null;
  await makeDataFolder(dataDir);
  // A real PostgreSQL coordinates its users itself, so several servers may share it.
  const lock = databaseUrl === null ? await lockDataFolder(dataDir) : null;
  try {
    const secret = env.SESSION_SECRET ?? (await loadSecret(dataDir));
    const db = await openDatabase({ databaseUrl, dataDir, seedFile });
    const authOptions = { db, secret, baseUrl: publicUrl ?? `http://localhost:${env.PORT}` };
    const background = createBackground(log.error);
    const readiness = createReadiness({ db, dataDir, log });
    const passwordTurns = createPasswordTurns();
    const { changes, close: closeChanges } = await openChanges(databaseUrl, log);
    const app = createApp({
      db,
      changes,
      hasDemoData: env.DEMO_DATA ?? databaseUrl === null,
      auth: createAuth({ ...authOptions, passwordTurns }),
      findSession: createFindSession(db),
      mailer: watchMailer(
        createMailer({
          smtpUrl: env.SMTP_URL ?? null,
          from: env.MAIL_FROM ?? `${brandNames.en} <no-reply@localhost>`,
          outboxFolder: join(dataDir, 'outbox'),
          log,
        }),
      ),
      limiter: createLimiter(defaultLimits),
      passwordTurns,
      uploads: createUploads(join(dataDir, 'uploads')),
      background,
      readiness,
      connection: createConnection({ trustProxy: env.TRUST_PROXY, publicUrl, listenHost: env.HOST }),
      setupHints: createSetupHints({
        trustProxy: env.TRUST_PROXY,
        warn: (line) => log.warn('setup', {}, line),
      }),
      brandNames,
      publicUrl,
      access: env.PORTAL_ACCESS,
      external: env.oidc && lazyOpenIdConnect(authOptions, env.oidc),
      adminEmails: env.ADMIN_EMAILS,
      clientDir,
      log,
    });
    const stopHousekeeping = startHousekeeping(background, () => deleteExpired(db));
    return {
      app,
      readiness,
      async close() {
        stopHousekeeping();
        await background.idle();
        await closeChanges();
        await db.destroy();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
