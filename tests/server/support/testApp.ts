import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@/brand';
import { byLocale } from '@/i18n/locale';
import { createContents } from '@app/server/attachments/contents';
import { databaseStore } from '@app/server/attachments/databaseStore';
import { createSystems } from '@app/server/systems/systems';
import { createCurrentSettings } from '@app/server/settings/currentSettings';
import { createAuth, type PasswordHashing } from '@app/server/auth/createAuth';
import { createFindSession } from '@app/server/auth/findSession';
import { createPasswordQueue } from '@app/server/auth/passwordQueue';
import { createBackground } from '@app/server/background';
import { changesOfOne } from '@app/server/changes';
import { createApp } from '@app/server/createApp';
import type { Db } from '@app/server/db/database';
import type { Deps } from '@app/server/deps';
import { createGateways } from '@app/server/gateways/gateway';
import { createConnection } from '@app/server/http/connection';
import { createSetupHints } from '@app/server/http/setupHints';
import { parseTrustedProxies } from '@app/server/http/trustedProxies';
import { createUploads } from '@app/server/http/uploads';
import { createLimiter } from '@app/server/limiter';
import { defaultLimits } from '@app/server/limits';
import type { Limits } from '@app/server/limits';
import type { Mail, Mailer } from '@app/server/mail/mailer';
import { simulatedProvisioner } from '@app/server/provisioning/simulated';
import { viewsOf } from '@app/server/provisioning/views';
import { createReadiness } from '@app/server/readiness';
import { createMailLog } from '@app/server/mail/mailLog';
import { watchMailer } from '@app/server/mail/watchedMailer';
import { cookieOf } from '../../conformance/backend';
import { quickHashing } from './quickHashing';
import { createSeal } from '@app/server/seal';
import { createTestBank } from '@app/server/testBank/bank';
import { recordedLog } from './recordedLog';
import type { RecordedLog } from './recordedLog';
import { assetFolders } from '@app/server/static/earlierAssets';

export { cookieOf };

export const ORIGIN = 'http://localhost';

const SECRET = 'a secret for tests, long enough for it';

/** As the app of every test has it. */
export const testSeal = createSeal(SECRET);

export interface TestApp {
  readonly deps: Deps;
  readonly mails: Mail[];
  readonly errors: unknown[];
  /** Logged events besides errors. */
  readonly events: RecordedLog['events'];
  /** Sends a request as a browser on the portal's own page would. */
  fetch: (path: string, init?: RequestInit, incoming?: IncomingMessage) => Promise<Response>;
  post: (call: string, body: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The code in the newest mail to an address, once everything under way is done. */
  codeFor: (email: string) => Promise<string>;
}

export interface TestAppOptions {
  limits?: Partial<Limits>;
  /** As `TRUST_PROXY` says it. */
  trustProxy?: string;
  publicUrl?: string | null;
  listenHost?: string;
  mailer?: Mailer;
  /** Real hashing cost if it matters; `quickHashing` by default. */
  hashing?: PasswordHashing;
  deps?: Partial<Deps>;
}

/** The real app on a given database, with mail held in memory. */
export function createTestApp(db: Db, options: TestAppOptions = {}): TestApp {
  const { limits, trustProxy: proxies = '0', publicUrl = null, listenHost } = options;
  const trustProxy = parseTrustedProxies(proxies) ?? { kind: 'none' };
  const mails: Mail[] = [];
  const { mailer = { send: (mail) => Promise.resolve(void mails.push(mail)) } } = options;
  const { log, events, errors } = recordedLog();
  const passwordQueue = createPasswordQueue();
  const changes = options.deps?.changes ?? changesOfOne();
  const background = createBackground(log.error);
  const testBank = createTestBank({
    db,
    secret: SECRET,
    background,
    // It reports to this app directly, because tests have no network address.
    send: async (url, init) => app.request(url, init, {}),
    lateMs: 0,
    retryMs: [],
  });
  const watchedMailer = watchMailer(mailer, log, { record: createMailLog(db, () => 'Europe/Moscow', log) });
  const gateways = createGateways([testBank.gateway]);
  const deps: Deps = {
    db,
    changes,
    settings: createCurrentSettings(db, changes, { log, seal: testSeal }),
    fixedSettings: [],
    wakeJobs: () => undefined,
    automationSecret: null,
    inboundMail: null,
    hasDemoData: true,
    auth: createAuth({
      db,
      secret: SECRET,
      baseUrl: ORIGIN,
      passwordQueue,
      hashing: options.hashing ?? quickHashing,
    }),
    findSession: createFindSession(db, options.deps?.adminEmails ?? []),
    mailer: watchedMailer,
    testMail: () => Promise.resolve({ result: 'stored' }),
    limiter: createLimiter({ ...defaultLimits, ...limits }),
    passwordQueue,
    gateways,
    systems: createSystems({ db, mailer: watchedMailer, gateways, dataDir: tmpdir() }),
    consoleSecret: SECRET,
    views: viewsOf(simulatedProvisioner(), log),
    inspectIso: async () => ({ sizeMb: 754 }),
    fetchIso: async () => 'isoUnreachable',
    privateHosts: [],
    seal: testSeal,
    testBank,
    uploads: createUploads(join(tmpdir(), 'meridian-uploads')),
    contents: createContents(db, { database: databaseStore(db) }, 'database'),
    background,
    metrics: null,
    readiness: createReadiness({ db, dataDir: tmpdir(), log }),
    connection: createConnection({ trustProxy, publicUrl, listenHost }),
    setupHints: createSetupHints({ trustProxy, warn: () => undefined }),
    hstsSubdomains: false,
    brandNames: brand.name,
    renderLanding: async () => byLocale(() => ({ description: '', body: '' })),
    publicUrl,
    access: () => deps.settings.current().access,
    external: null,
    adminEmails: [],
    clientDir: '/nonexistent',
    assets: assetFolders('/nonexistent'),
    log,
    ...options.deps,
  };
  const app = createApp(deps);
  const fetch: TestApp['fetch'] = async (path, init, incoming) =>
    app.request(`${ORIGIN}${path}`, init, incoming ? { incoming } : {});
  return {
    deps,
    mails,
    errors,
    events,
    fetch,
    post: (call, body, headers = {}) =>
      fetch(`/api/auth/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async codeFor(email) {
      await deps.background.idle();
      const text = mails.findLast((mail) => mail.to === email)?.text ?? '';
      const code = /^\d{6}$/m.exec(text)?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${email}`);
      return code;
    },
  };
}

/** The `error` sentence of an answer. */
export async function errorOf(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
}
