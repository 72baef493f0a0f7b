import { adminContract } from '@app/contract/admin';
import type { AdminUnclaimedPort } from '@app/ports/adminUnclaimedPort';
import { actionOf, paramsOf } from './adminAction';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { partQuery } from './partQuery';
import { send } from './send';

/** Money of unknown senders over HTTP. */
export const adminUnclaimedHttp: AdminUnclaimedPort = {
  unclaimed: (query, part, signal) =>
    send(adminContract.unclaimed, { query: partQuery(query, part) }, signal),
  recordUnclaimed: (body) =>
    actionOf(
      keepKeyUntilAnswered(`record ${JSON.stringify(body)}`, (key) =>
        send(adminContract.recordUnclaimed, { key, body }),
      ),
    ),
  assignUnclaimed: (id, claimant) =>
    actionOf(
      keepKeyUntilAnswered(`assign ${id} ${JSON.stringify(claimant)}`, (key) => {
        const body =
          claimant.kind === 'bill' ? { claimant: { ...claimant, id: String(claimant.id) } } : { claimant };
        return send(adminContract.assignUnclaimed, { params: paramsOf(id), key, body });
      }),
    ),
  returnUnclaimed: (id, note) =>
    actionOf(
      keepKeyUntilAnswered(`return ${id} ${note}`, (key) =>
        send(adminContract.returnUnclaimed, { params: paramsOf(id), key, body: { note } }),
      ),
    ),
};
