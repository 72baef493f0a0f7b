import { fetchIso } from './webhooks/fetchIso';
import { inspectIso } from './webhooks/inspectIso';
import { createSendWebhook } from './webhooks/sendWebhook';
import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { wasRunning } from '@/domain/servers/metrics';
import { createContents } from './attachments/contents';
import { databaseStore } from './attachments/databaseStore';
import type { AttachmentStore } from './attachments/store';
import { createSystems } from './systems/systems';
import {
  createCurrentSettings,
  governedLimits,
  governedNames,
  type CurrentSettings,
} from './settings/currentSettings';
import { seedTimeZone, storeAccess } from './settings/storedSettings';
import { firstAdministratorHint } from './auth/firstAdministrator';
import { createAuth } from './auth/createAuth';
import { createFindSession } from './auth/findSession';
import { lazyOpenIdConnect } from './auth/lazyOpenIdConnect';
import { createPasswordQueue } from './auth/passwordQueue';
import { createBackground } from './background';
import { openChanges } from './db/openChanges';
import { countBacklog } from './backlog';
import { createApp } from './createApp';
import { lockDataFolder } from './db/dataLock';
import { openDatabase } from './db/database';
import type { DatabaseLoad } from './db/load';
import { deleteExpiredExports } from './dataExports/exportJob';
import { deleteExpired } from './db/deleteExpired';
import type { Deps } from './deps';
import type { Env } from './env';
import { createConnection } from './http/connection';
import { createSetupHints } from './http/setupHints';
import { createUploads } from './http/uploads';
import { startHousekeeping, startInquiries, startRenewals } from './housekeeping';
import type { ServerApp } from './http/types';
import { assignMethods, removeSeededPromos, seedMethods, seedPromos, startCatalog } from './catalogSeed/seed';
import { expireBills } from './payments/expireBills';
import { createJobHandlers } from './jobHandlers';
import { createWorker } from './jobs/worker';
import { createLimiter } from './limiter';
import { defaultLimits } from './limits';
import type { Log } from './log';
import { warnOfTraffic } from './usage/warnOfTraffic';
import { openAcquirers } from './gateways/configuredGateways';
import { createGateways } from './gateways/gateway';
import { eventsOfServer } from './servers/events';
import { sweepPayments } from './payments/inquiries';
import { createMailer } from './mail/createMailer';
import type { Mailer } from './mail/mailer';
import { sendTest, testMail, type MailTester } from './mail/testMail';
import { mailRoute, settingsFixedBy } from './mail/mailRoute';
import { compactTicketCounts } from './desk/queue';
import { createMailLog } from './mail/mailLog';
import { createReplyAddresses } from './mail/replyAddress';
import { watchMailer } from './mail/watchedMailer';
import { sweepCertificates } from './billingDocuments/certificateJob';
import { reportPath } from './operations/report';
import { openProvisioner } from './provisioning/configuredProvisioner';
import { createSeal } from './seal';
import { storeRoom } from './fulfilment/planRoom';
import { simulatedProvisioner } from './provisioning/simulated';
import { storedHistories } from './provisioning/simulatedBackups';
import { databasePool } from './provisioning/simulatedPool';
import { simulatedConsoleOf } from './provisioning/simulatedConsole';
import { viewsOf } from './provisioning/views';
import { sweepRenewals } from './renewals/job';
import type { Observed } from './metrics/metrics';
import { createReadiness } from './readiness';
import type { Readiness } from './readiness';
import { loadSecret } from './secret';
import { sharedLimiter } from './sharedLimiter';
import { StartProblem } from './startProblem';
import { createTestBank } from './testBank/bank';
import { assetFolders, storeAssets } from './static/earlierAssets';
import { renderLandingIn } from './static/landing';

export interface Portal {
  readonly app: ServerApp;
  readonly readiness: Readiness;
  /** The line to print after the start while the portal has no administrator, else `null`. */
  readonly hint: () => Promise<string | null>;
  /** Finishes running requests, then closes the database and unlocks the data folder. */
  close: () => Promise<void>;
}

export interface Surroundings {
  readonly brandNames: Deps['brandNames'];
  readonly clientDir: string;
  readonly seedFile: string;
  /** Worker that renders the landing page (app/build/landingWorker.ts); null to keep the page of the build. */
  readonly landingFile: string | null;
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

/** Opens the store of `S3_URL`; a wrong one stops the start. */
async function openS3(url: string | undefined, log: Log): Promise<AttachmentStore | null> {
  if (url === undefined) return null;
  // Loaded only if needed, because it slows the start.
  const { checkS3, s3Place, s3Store } = await import('./attachments/s3Store');
  const place = s3Place(url);
  await checkS3(place, log);
  return s3Store(place, log);
}

/** Starts collecting metrics if a token for reading them is set. */
async function openMetrics(token: string | undefined, observed: Observed): Promise<Deps['metrics']> {
  if (token === undefined) return null;
  // Loaded only if needed, as above.
  const { createMetrics } = await import('./metrics/createMetrics');
  return { token, counted: createMetrics(observed) };
}

/** Creates the mailer of the environment or the settings, and its test; changed settings apply to the next mail. */
function openMailer(
  env: Env,
  { current, smtpPassword }: CurrentSettings,
  { log, brandNames }: Pick<Surroundings, 'log' | 'brandNames'>,
  watching: Parameters<typeof watchMailer>[2],
) {
  const outboxFolder = join(env.DATA_DIR, 'outbox');
  const replyTo = () => current().supportEmail;
  let opened: { readonly key: string; readonly mailer: Mailer } | null = null;
  const optionsOf = () => ({ ...mailRoute(env, current(), smtpPassword()), replyTo, outboxFolder, log });
  const send: Mailer['send'] = (mail) => {
    const options = optionsOf();
    const key = JSON.stringify(options);
    if (opened?.key !== key) opened = { key, mailer: createMailer(options) };
    return opened.mailer.send(mail);
  };
  return {
    mailer: watchMailer({ send }, log, watching),
    testMail: (to: MailTester) => sendTest(optionsOf(), testMail(to, brandNames[to.language])),
  };
}

/** Opens everything that the environment requires and builds the app. */
export async function createServer(env: Env, surroundings: Surroundings): Promise<Portal> {
  const { clientDir, seedFile, landingFile, log } = surroundings;
  const dataDir = env.DATA_DIR;
  const databaseUrl = env.DATABASE_URL ?? null;
  const publicUrl = env.PUBLIC_URL ?? null;
  await makeDataFolder(dataDir);
  // PostgreSQL coordinates its clients, so several servers may share it.
  const lock = databaseUrl === null ? await lockDataFolder(dataDir) : null;
  try {
    const secret = env.SESSION_SECRET ?? (await loadSecret(dataDir));
    const s3 = await openS3(env.S3_URL, log);
    let database: DatabaseLoad = { busy: () => 0, waiting: () => 0 };
    const watch = (load: DatabaseLoad) => {
      database = load;
    };
    const db = await openDatabase({ databaseUrl, dataDir, seedFile, watch });
    await seedMethods(db);
    await assignMethods(db, { yookassa: env.yooKassa?.methods ?? [], stripe: env.stripe?.methods ?? [] });
    const hasDemoData = env.DEMO_DATA ?? databaseUrl === null;
    await (hasDemoData ? seedPromos : removeSeededPromos)(db);
    await startCatalog(db, env.SAMPLE_CATALOG ?? hasDemoData);
    const authOptions = { db, secret, baseUrl: publicUrl ?? `http://localhost:${env.PORT}` };
    const background = createBackground(log.error);
    const readiness = createReadiness({ db, dataDir, log });
    const passwordQueue = createPasswordQueue();
    const listenUrl = databaseUrl && (env.DATABASE_LISTEN_URL ?? databaseUrl);
    const { changes, onJob, hears, close: closeChanges } = await openChanges(listenUrl, log);
    if (!(await hears(db)))
      throw new StartProblem(
        'The server does not hear its own notifications. If DATABASE_URL is the address of a pooler, set DATABASE_LISTEN_URL to that of the database itself.',
      );
    const seal = createSeal(secret);
    const { provisioner, isSimulated, compareMachines } = await openProvisioner(env, {
      db,
      seal,
      log,
      publicUrl,
      callbackUrl: publicUrl && `${publicUrl}${reportPath}`,
      simulated: () =>
        simulatedProvisioner({
          seconds: env.SIMULATED_SECONDS,
          pool: databasePool(db),
          histories: storedHistories(db),
          openConsole: (serverId) => simulatedConsoleOf(authOptions, serverId, new Date()),
          runs: async (serverId) => wasRunning(await eventsOfServer(db, serverId)),
        }),
    });
    const hasTestBank = env.TEST_BANK ?? databaseUrl === null;
    const testBank = hasTestBank ? createTestBank({ db, secret, background, send: fetch }) : null;
    const acquirers = await openAcquirers(env);
    const gateways = createGateways([...(testBank ? [testBank.gateway] : []), ...acquirers]);
    const metrics = await openMetrics(env.METRICS_TOKEN, {
      database,
      // This instance also listens, for its own settings.
      openStreams: () => changes.listening() - 1,
      backgroundWork: background.underWay,
      backlog: () => countBacklog(db),
    });
    if (env.TIME_ZONE !== undefined) await seedTimeZone(db, env.TIME_ZONE);
    if (env.PORTAL_ACCESS !== undefined) await storeAccess(db, env.PORTAL_ACCESS);
    const settings = createCurrentSettings(db, changes, { log, seal });
    await settings.refresh();
    const brandNames = governedNames(surroundings.brandNames, settings);
    const { mailer, ...mailTest } = openMailer(
      env,
      settings,
      { log, brandNames },
      {
        count: metrics?.counted.mail,
        record: createMailLog(db, () => settings.current().timeZone, log),
      },
    );
    const inboundMail = env.inboundMail && {
      secret: env.inboundMail.secret,
      addresses: createReplyAddresses(secret, env.inboundMail.replyTo),
    };
    const handlers = createJobHandlers({
      provisioner,
      mail: {
        mailer,
        brandNames,
        baseUrl: authOptions.baseUrl,
        replies: inboundMail && inboundMail.addresses,
      },
      sendWebhook: createSendWebhook(env.WEBHOOK_PRIVATE_HOSTS),
      changes,
      log,
      gateways,
      publicUrl,
      metrics,
      seal,
      adminEmails: env.ADMIN_EMAILS,
    });
    const views = viewsOf(provisioner, log);
    const worker = createWorker({ db, changes, handlers, log });
    onJob(worker.wake);
    const stores = { database: databaseStore(db), ...(s3 && { s3 }) };
    const contents = createContents(db, stores, s3 ? 's3' : 'database');
    const limits = governedLimits(defaultLimits, settings);
    if (testBank && databaseUrl !== null)
      log.warn('setup', {}, 'TEST_BANK is set: cards are paid at the test bank, which takes no money.');
    if (env.WEBHOOK_PRIVATE_HOSTS.length > 0)
      log.warn('setup', {}, 'WEBHOOK_PRIVATE_HOSTS is set: webhooks of all customers reach these hosts.');
    const app = createApp({
      db,
      gateways,
      views,
      inspectIso,
      fetchIso,
      privateHosts: env.WEBHOOK_PRIVATE_HOSTS,
      consoleSecret: isSimulated ? secret : null,
      seal,
      testBank,
      changes,
      wakeJobs: worker.wake,
      automationSecret: env.automation?.secret ?? null,
      inboundMail,
      hasDemoData,
      auth: createAuth({ ...authOptions, passwordQueue }),
      findSession: createFindSession(db, env.ADMIN_EMAILS),
      mailer,
      ...mailTest,
      settings,
      fixedSettings: [...settingsFixedBy(env), ...(env.PORTAL_ACCESS ? (['access'] as const) : [])],
      limiter: databaseUrl === null ? createLimiter(limits) : sharedLimiter(db, limits, secret),
      passwordQueue,
      uploads: createUploads(join(dataDir, 'uploads')),
      contents,
      background,
      metrics,
      systems: createSystems({ db, mailer, gateways, dataDir }),
      readiness,
      connection: createConnection({ trustProxy: env.TRUST_PROXY, publicUrl, listenHost: env.HOST }),
      setupHints: createSetupHints({
        trustProxy: env.TRUST_PROXY,
        warn: (line) => log.warn('setup', {}, line),
      }),
      hstsSubdomains: env.HSTS_SUBDOMAINS,
      brandNames,
      renderLanding: landingFile === null ? null : renderLandingIn(landingFile),
      publicUrl,
      access: () => env.PORTAL_ACCESS ?? settings.current().access,
      external: env.oidc && lazyOpenIdConnect(authOptions, env.oidc),
      adminEmails: env.ADMIN_EMAILS,
      clientDir,
      assets: assetFolders(dataDir),
      log,
    });
    worker.start();
    background.run(storeAssets(clientDir, assetFolders(dataDir), new Date()));
    const stopHousekeeping = startHousekeeping(background, async () => {
      const now = new Date();
      await deleteExpired(db, now);
      await deleteExpiredExports(db, now);
      await compactTicketCounts(db);
      await contents.sweep(now);
      await compareMachines().catch(log.error);
      await warnOfTraffic({ db, changes, views }, now);
      metrics?.counted.housekeeping();
    });
    const stopInquiries = startInquiries(background, () =>
      sweepPayments({ db, changes, log, gateways, publicUrl, metrics }, new Date()),
    );
    const stopRenewals = startRenewals(background, async () => {
      const now = new Date();
      const due = (await sweepRenewals({ db }, now)) + (await sweepCertificates({ db }, now));
      if (due > 0) worker.wake();
      await expireBills({ db, changes, log }, now);
      await storeRoom(db, provisioner, now).catch(log.error);
    });
    return {
      app,
      readiness,
      hint: () => firstAdministratorHint(db, env.ADMIN_EMAILS),
      async close() {
        stopHousekeeping();
        stopInquiries();
        stopRenewals();
        await worker.stop();
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
