import type { adminContract } from '@app/contract/admin';
import type { Handlers } from '../routing/contractRoutes';
import { purposesOf } from '@/domain/admin/adjustment';
import { audit } from '../audit/audit';
import { adjustBalance } from '../consequences/money';
import { refusal } from '../http/refusal';
import { billNow } from './bills';
import { customerPage } from './customerPage';
import { addBill } from './newBill';
import { refuseOwnAccount } from './ownAccount';
import { addNote, deleteNote } from './staffNotes';
import { lockUser, toAdminUsers, userNumbered } from './users';
import { wireUser } from './wire';

type CustomerCalls = 'customer' | 'adjustBalance' | 'addBill' | 'addStaffNote' | 'deleteStaffNote';

/** Handlers of the customer page and its actions. */
export const adminCustomerRoutes: Pick<Handlers<typeof adminContract>, CustomerCalls> = {
  async customer({ db, caller, params }) {
    const user = await userNumbered(db, params.id);
    if (!user) throw refusal('notFound');
    return customerPage(db, user, caller.id);
  },
  async adjustBalance({ db, caller, params, body, now, changed }) {
    if (!purposesOf(body.direction).includes(body.purpose))
      throw refusal('invalidRequest', { fields: ['purpose'] });
    const user = await lockUser(db, caller, params.id);
    const { userId, email } = user;
    refuseOwnAccount(caller, userId);
    const { before, after } = await adjustBalance(db, userId, body, now);
    const { direction, purpose, amount, note } = body;
    await audit(db, {
      caller,
      now,
      kind: direction === 'credit' ? 'balanceCredited' : 'balanceDebited',
      subject: email,
      customer: email,
      before: { balance: before },
      after: { balance: after, amount, purpose, note },
    });
    changed(userId, 'account', 'payments', 'servers', 'notifications');
    const [changedUser] = await toAdminUsers(db, [user]);
    if (!changedUser) throw refusal('notFound');
    return wireUser(changedUser);
  },
  async addBill({ db, caller, params, body, now, changed }) {
    const { userId, email } = await lockUser(db, caller, params.id);
    refuseOwnAccount(caller, userId);
    const bill = await billNow(db, await addBill(db, userId, body, now));
    const about = { subject: bill.number, customer: email, before: null };
    const { payBy: until, note } = body;
    const items = body.lines.map(({ title }) => title).join('; ');
    await audit(db, {
      caller,
      now,
      kind: 'billMade',
      ...about,
      after: { amount: bill.amount, items, until, note },
    });
    changed(userId, 'payments', 'account', 'notifications');
    return bill;
  },
  async addStaffNote({ db, caller, params, body: { text }, now }) {
    const user = await userNumbered(db, params.id);
    if (!user) throw refusal('notFound');
    const { userId, email } = user;
    const note = await addNote(db, { userId, author: caller, text, now });
    const about = { subject: email, customer: email };
    await audit(db, { caller, now, kind: 'noteAdded', ...about, before: null, after: { text } });
    return note;
  },
  async deleteStaffNote({ db, caller, params, now }) {
    const { text, email } = await deleteNote(db, params.id, caller);
    const about = { subject: email, customer: email };
    await audit(db, { caller, now, kind: 'noteDeleted', ...about, before: { text }, after: null });
  },
};
