import { adminBillRules } from '@/domain/admin/bill';
import { auditRules } from '@/domain/admin/lists';
import { defaultTimeZone } from '@/domain/timeZone';
import { partOf } from '@/domain/list/pagedList';
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
  const first: Partial<AdminPort> = {
    account: answering(accountOf(move(sampleActivity))),
    users: answering(users.map((user) => userOf(user, servers))),
    servers: answering(servers),
    payments: answering(payments),
    refunds: answering(refundsOf(move(sampleRefunds), payments)),
    jobs: answering(move(sampleFailedJobs)),
    settings: answering({ settings: sampleSettings, version: '0', fixed: [] }),
    auditPeople: answering(peopleIn(trail)),
    async bills(query, part, signal) {
      await latency(signal);
      return partOf(bills, adminBillRules, query, part);
    },
    async audit(query, part, signal) {
      await latency(signal);
      return partOf(trail, auditRules, query, part);
    },
  };
  return untilOpened(open)(
    (admin) => admin,
    () => first,
  );
}
