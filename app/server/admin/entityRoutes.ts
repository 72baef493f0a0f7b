import type { adminContract } from '@app/contract/admin';
import type { AdminEntity } from '@/domain/admin/entity';
import { audit } from '../audit/audit';
import type { Handlers } from '../routing/contractRoutes';
import { todayOf } from '../settings/storedSettings';
import { addEntity, adminEntities, saveEntity } from './entities';
import { wireEntity } from './wire';

/** Details of a legal entity in the audit trail, in form order. */
const recorded = ({ audience, name, inn, kpp, ogrn, address, phone, director, ...rest }: AdminEntity) => ({
  audience,
  name: name.ru,
  inn,
  kpp,
  ogrn,
  address: address.ru,
  phone,
  director,
  bank: rest.bank.ru,
  bik: rest.bik,
  account: rest.account,
  correspondentAccount: rest.correspondentAccount,
  prefix: rest.prefix,
  nextNumber: Math.max(...Object.values(rest.next)),
});

/** Handlers of the provider's legal entities. */
export const adminEntityRoutes: Pick<
  Handlers<typeof adminContract>,
  'entities' | 'addEntity' | 'saveEntity'
> = {
  entities: async ({ db, now }) => ({
    items: (await adminEntities(db, await todayOf(db, now))).map(wireEntity),
  }),
  async addEntity({ db, caller, body, now }) {
    const after = await addEntity(db, body, await todayOf(db, now));
    const { ru: subject } = after.name;
    await audit(db, { caller, now, kind: 'entityAdded', subject, before: null, after: recorded(after) });
    return wireEntity(after);
  },
  async saveEntity({ db, caller, params: { id }, body, version, now }) {
    const today = await todayOf(db, now);
    const { before, after } = await saveEntity(db, id, body, { version, today });
    await audit(db, {
      caller,
      now,
      kind: 'entityEdited',
      subject: after.name.ru,
      before: recorded(before),
      after: recorded(after),
    });
    return wireEntity(after);
  },
};
