import { Hono } from 'hono';
import { changesPath } from '@app/contract/changes';
import { contract } from '@app/contract/contract';
import { paths } from '@/paths';
import { accountRoutes } from './accounts/routes';
import { tokenRoutes } from './apiTokens/routes';
import { tokenCaller } from './apiTokens/tokenCaller';
import { adminRoutes } from './admin/routes';
import { externalReturnPath, finishExternal } from './auth/calls/finishExternal';
import { authRoutes } from './auth/routes';
import { billRoutes } from './payments/bills';
import { serverBillRoutes } from './payments/serverBills';
import { billingRoutes } from './payments/routes';
import { cartRoutes } from './cart/routes';
import { catalogRoutes } from './catalog/routes';
import { roleOf } from './auth/role';
import { requirePassword } from './auth/ownPassword';
import { securityRoutes } from './auth/securityRoutes';
import { signedIn } from './auth/signedIn';
import { isDiskFull, outageMet, watchOutages } from './db/outage';
import type { Deps } from './deps';
import { docs, openApi } from './openapi/routes';
import { limitBody } from './http/bodyLimit';
import { readHostCookies } from './http/cookies';
import { addContract, refuseOtherMethods } from './routing/contractRoutes';
import { live, ready } from './health';
import { BODY_LIMIT_BYTES } from './http/jsonBody';
import { refuseForeignOrigin } from './http/originCheck';
import { Problem } from './http/problem';
import { refuseAmbiguous } from './http/refuseAmbiguous';
import { requestLog } from './http/requestLog';
import { securityHeaders } from './http/securityHeaders';
import { sendProblem } from './http/sendProblem';
import { refuseUnstorableAddress } from './http/storableText';
import { logSignIn } from './auth/signInLog';
import type { Handler, ServerApp, ServerContext, ServerEnv } from './http/types';
import { TooManyTries } from './limiter';
import { countRequests, readMetrics } from './metrics/routes';
import { changesStream } from './stream/changesStream';
import { chargeSavedCard, continuePayment, paymentWebhook } from './payments/gatewayPages';
import { memberRoutes } from './members/routes';
import { notificationRoutes } from './notifications/routes';
import { orderRoutes } from './orders/routes';
import { inboundMailPath, longestMail, receiveMail } from './inboundMail/receiveMail';
import { relayIso } from './operations/relayIso';
import { reportOperation, reportPath } from './operations/report';
import { isoLinkPath } from './provisioning/isoLink';
import { simulatedConsole, simulatedConsolePath } from './provisioning/simulatedConsole';
import { dataExportRoutes } from './dataExports/routes';
import { deskRoutes } from './desk/routes';
import { statusPages } from './incidents/routes';
import { payeeRoutes } from './billingDocuments/payeeRoutes';
import { documentRoutes } from './billingDocuments/routes';
import { cardRoutes } from './savedCards/routes';
import { savedFilterRoutes } from './savedFilters/routes';
import { networkRoutes } from './servers/firewall';
import { recoveryRoutes } from './servers/recovery';
import { serverRoutes } from './servers/routes';
import { sshKeyRoutes } from './servers/sshKeys';
import { backupRoutes } from './servers/backups';
import { snapshotRoutes } from './servers/snapshots';
import { portal } from './static/portal';
import { guestRoutes } from './support/guest';
import { supportRoutes } from './support/routes';
import { usageRoutes } from './usage/routes';
import { webhookRoutes } from './webhookCalls/routes';
import { addTestBank } from './testBank/routes';

/** The next call replaces a dropped connection; a restarted database is back in seconds. */
const RETRY_SOON = { 'Retry-After': '2' };

/** One method per path; others get 405 with the allowed one. */
function addCall(app: ServerApp, method: 'GET' | 'POST', path: string, handler: Handler): void {
  app.on(method, path, handler);
  refuseOthers(app, path, method === 'GET' ? 'GET, HEAD' : method);
}

function refuseOthers(app: ServerApp, path: string, allowed: string): void {
  app.all(path, () => {
    throw new Problem(405, 'wrongMethod', { Allow: allowed });
  });
}

function addCalls(app: ServerApp, deps: Deps): void {
  app.use('/api/*', (_c, next) => watchOutages(next));
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });
  app.use('/api/*', async (c, next) => {
    if (!['GET', 'HEAD'].includes(c.req.method)) refuseForeignOrigin(c, deps);
    await next();
  });
  app.use(contract.auth.login.path, logSignIn(deps, 'password'));
  app.use(contract.auth.secondStep.path, logSignIn(deps, 'secondFactor'));
  app.use(contract.auth.passkeyLogin.path, logSignIn(deps, 'passkey'));
  app.use(contract.auth.verifyEmail.path, logSignIn(deps, 'code'));
  app.use(externalReturnPath, logSignIn(deps, 'external'));
  // Not part of the contract, because no client calls them: the redirect address for identity providers, and health
  // checks, whose 503 has its own codes.
  addCall(app, 'GET', externalReturnPath, finishExternal(deps));
  addCall(app, 'GET', '/api/health', ready(deps));
  addCall(app, 'GET', '/api/health/ready', ready(deps));
  addCall(app, 'GET', '/api/health/live', live());
  addCall(app, 'GET', '/api/openapi.json', openApi(deps));
  addCall(app, 'GET', '/api/docs', docs(deps));
  addCall(app, 'GET', changesPath, changesStream(deps));
  if (deps.automationSecret !== null)
    addCall(app, 'POST', reportPath, reportOperation(deps, deps.automationSecret));
  if (deps.inboundMail !== null) addCall(app, 'POST', inboundMailPath, receiveMail(deps, deps.inboundMail));
  const parts = {
    ...deps,
    // A request with a token uses none of its cookies.
    callerOf: async (c: ServerContext) => (await tokenCaller(c, deps)) ?? signedIn(c, deps),
    isAdmin: (user: Parameters<typeof roleOf>[0]) => roleOf(user, deps) === 'admin',
  };
  addContract(app, parts, contract.account, accountRoutes);
  addContract(app, parts, contract.admin, adminRoutes);
  addContract(app, parts, contract.auth, authRoutes(deps));
  addContract(app, parts, contract.cart, cartRoutes);
  addContract(app, parts, contract.billing, billingRoutes);
  addContract(app, parts, contract.bills, { ...billRoutes, ...serverBillRoutes });
  addContract(app, parts, contract.cards, cardRoutes);
  addContract(app, parts, contract.dataExport, dataExportRoutes);
  addContract(app, parts, contract.desk, deskRoutes);
  addContract(app, parts, contract.guest, guestRoutes);
  addContract(app, parts, contract.catalog, catalogRoutes);
  addContract(app, parts, contract.members, memberRoutes({ ...deps, baseUrl: deps.auth.options.baseURL }));
  addContract(app, parts, contract.notifications, notificationRoutes);
  addContract(app, parts, contract.orders, orderRoutes);
  addContract(app, parts, contract.papers, documentRoutes);
  addContract(app, parts, contract.payees, payeeRoutes);
  addContract(app, parts, contract.recovery, recoveryRoutes);
  addContract(app, parts, contract.security, securityRoutes(deps));
  addContract(app, parts, contract.servers, serverRoutes);
  addContract(app, parts, contract.network, networkRoutes);
  addContract(app, parts, contract.backups, backupRoutes);
  addContract(app, parts, contract.snapshots, snapshotRoutes);
  addContract(app, parts, contract.savedFilters, savedFilterRoutes);
  addContract(app, parts, contract.sshKeys, sshKeyRoutes);
  addContract(app, parts, contract.support, supportRoutes);
  addContract(
    app,
    parts,
    contract.tokens,
    tokenRoutes((input) => requirePassword(deps, input)),
  );
  addContract(app, parts, contract.usage, usageRoutes);
  addContract(app, parts, contract.webhooks, webhookRoutes);
  refuseOtherMethods(app, Object.values(contract));
  app.all('/api/*', () => {
    throw new Problem(404, 'unknownCall');
  });
}

/** Builds the app from its parts, without touching network or environment. */
export function createApp(deps: Deps): ServerApp {
  const app = new Hono<ServerEnv>();
  app.onError((error, c) => {
    if (error instanceof TooManyTries) deps.metrics?.counted.refusal(error.limit);
    if (error instanceof Problem) return sendProblem(c, error);
    const outage = outageMet();
    deps.log.error(outage ?? error);
    if (isDiskFull(outage ?? error)) return sendProblem(c, new Problem(503, 'diskFull'));
    return sendProblem(
      c,
      outage ? new Problem(503, 'databaseDown', RETRY_SOON) : new Problem(500, 'unexpected'),
    );
  });
  const { metrics } = deps;
  if (metrics) app.use(countRequests(metrics.counted));
  app.use(requestLog(deps.log, deps.connection));
  app.use(deps.setupHints.watchProxy);
  app.use(securityHeaders(deps.connection, deps.hstsSubdomains));
  app.use(refuseAmbiguous);
  app.use(refuseUnstorableAddress);
  app.use(readHostCookies(deps.connection));
  app.use(limitBody(BODY_LIMIT_BYTES, { [inboundMailPath]: longestMail }));
  addCalls(app, deps);
  if (metrics) addCall(app, 'GET', '/metrics', readMetrics(metrics.counted, metrics.token));
  app.get('/pay/:id', continuePayment(deps));
  app.post('/pay/:id', chargeSavedCard(deps));
  refuseOthers(app, '/pay/:id', 'GET, HEAD, POST');
  addCall(app, 'POST', '/hooks/payments/:gateway', paymentWebhook(deps));
  addCall(app, 'GET', `${isoLinkPath}:link`, relayIso(deps));
  if (deps.consoleSecret !== null)
    addCall(app, 'GET', simulatedConsolePath, simulatedConsole(deps.consoleSecret));
  const status = statusPages(deps);
  addCall(app, 'GET', paths.status, status.page);
  addCall(app, 'GET', `${paths.status}/feed.xml`, status.feed);
  if (deps.testBank) addTestBank(app, deps.testBank);
  addCall(app, 'GET', '/*', portal(deps));
  return app;
}
