import { adminBillRules } from '@/domain/admin/bill';
import {
  auditRules,
  jobRules,
  paymentRules,
  refundRules,
  serverRules,
  userRules,
} from '@/domain/admin/lists';
import { paymentStats } from '@/domain/admin/payment';
import { defaultTimeZone } from '@/domain/timeZone';
import { sampleActivity, sampleSettings } from '@/sample-data/admin';
import { sampleAdminPayments } from '@/sample-data/adminPayments';
import { sampleAdminServers } from '@/sample-data/adminServers';
import { sampleAdminUsers } from '@/sample-data/adminUsers';
import { sampleAuditTrail } from '@/sample-data/auditTrail';
import { sampleFailedJobs } from '@/sample-data/failedJobs';
import { moveSampleTo, type MoveSample } from '@/sample-data/moveSample';
import { sampleRefunds } from '@/sample-data/refunds';
import type { AdminPort } from '@app/ports/adminPort';
import { accountOf, billsOf, peopleIn, refundsOf, userOf } from './adminLists';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import { answersAfter, untilOpened } from './untilOpened';

/** The provider's side of this tab, on the present day. */
export function currentAdminSample(latency: Latency): AdminPort {
  const now = () => new Date();
  const move = moveSampleTo(now(), defaultTimeZone);
  return firstAdminLook(latency, move, async () => {
    const { makeAdminSample } = await import('./adminSample');
    return makeAdminSample(latency, now, move);
  });
}

/**
 * The provider's side to which nothing was done yet: what its lists and its settings show is answered at once. Any other
 * call opens the whole.
 *
 * @param open loads the whole
 */
export function firstAdminLook(
  latency: Latency,
  move: MoveSample,
  open: () => Promise<AdminPort>,
): AdminPort {
  const users = move(sampleAdminUsers);
  const servers = move(sampleAdminServers);
  const payments = move(sampleAdminPayments);
  const trail = move(sampleAuditTrail);
  const bills = billsOf(payments, users);
  const answering = answersAfter(latency);
  const listing = answersParts(latency);
  const first: Partial<AdminPort> = {
    account: answering(accountOf(move(sampleActivity))),
    users: listing(
      users.map((user) => userOf(user, servers)),
      userRules,
    ),
    servers: listing(servers, serverRules),
    payments: listing(payments, paymentRules),
    paymentFigures: answering(paymentStats(payments)),
    refunds: listing(refundsOf(move(sampleRefunds), payments), refundRules),
    jobs: listing(move(sampleFailedJobs), jobRules),
    bills: listing(bills, adminBillRules),
    audit: listing(trail, auditRules),
    settings: answering({ settings: sampleSettings, version: '0', fixed: [] }),
    auditPeople: answering(peopleIn(trail)),
  };
  return untilOpened(open)(
    (admin) => admin,
    () => first,
  );
}
