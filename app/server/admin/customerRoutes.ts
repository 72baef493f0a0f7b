import type { adminContract } from '@app/contract/admin';
import type { Handlers } from '../routing/contractRoutes';
import { purposesOf } from '@/domain/admin/adjustment';
import { audit } from '../audit/audit';
import { adjustBalance } from '../consequences/money';
import { refusal } from '../http/refusal';
import { customerPage } from './customerPage';
import { refuseOwnAccount } from './ownAccount';
import { addNote, deleteNote } from './staffNotes';
import { lockUser, toAdminUsers, userNumbered } from './users';
import { wireUser } from './wire';

type CustomerCalls = 'customer' | 'adjustBalance' | 'addStaffNote' | 'deleteStaffNote';

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
