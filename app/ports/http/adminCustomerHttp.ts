import { adminContract } from '@app/contract/admin';
import type { AdminCustomerPort } from '@app/ports/adminCustomerPort';
import { actionOf, paramsOf } from './adminAction';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { orNull } from './refusals';
import { send } from './send';
import { sendConfirmed } from './sendConfirmed';

/** One customer's page over HTTP. */
export const adminCustomerHttp: AdminCustomerPort = {
  customer: (id, signal) => orNull(send(adminContract.customer, { params: paramsOf(id) }, signal)),
  adjustBalance: (id, body) =>
    actionOf(
      keepKeyUntilAnswered(`adjust ${id} ${JSON.stringify(body)}`, (key) =>
        sendConfirmed(adminContract.adjustBalance, { params: paramsOf(id), key, body }),
      ),
    ),
  previewMerge: (id, email, signal) =>
    orNull(send(adminContract.previewMerge, { params: paramsOf(id), query: { email } }, signal)),
  mergeUsers: (id, body) =>
    actionOf(
      keepKeyUntilAnswered(`merge ${id} ${JSON.stringify(body)}`, (key) =>
        sendConfirmed(adminContract.mergeUsers, { params: paramsOf(id), key, body }),
      ),
    ),
  addBill: (id, { lines, ...bill }) => {
    const body = { ...bill, lines: [...lines] };
    return actionOf(
      keepKeyUntilAnswered(`bill ${id} ${JSON.stringify(body)}`, (key) =>
        send(adminContract.addBill, { params: paramsOf(id), key, body }),
      ),
    );
  },
  addStaffNote: (id, text) =>
    actionOf(send(adminContract.addStaffNote, { params: paramsOf(id), body: { text } })),
  deleteStaffNote: (id) =>
    actionOf(send(adminContract.deleteStaffNote, { params: paramsOf(id) }).then(() => id)),
};
