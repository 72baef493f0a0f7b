import type { MergePreview } from '@/domain/admin/accountMerge';
import type { AdminUserId } from '@/domain/admin/user';
import { rubles } from '@/domain/money/money';
import { makeAdminUser } from './adminUsers';

/** Makes the preview of a merge with an older account, with changes. */
export function makeMergePreview(changes: Partial<MergePreview> = {}): MergePreview {
  return {
    closes: makeAdminUser({
      id: 7 as AdminUserId,
      email: 'a.sokolova@mail.example',
      name: 'Анна Соколова',
      balance: rubles(377),
      servers: 2,
    }),
    moved: {
      servers: 2,
      orders: 3,
      payments: 8,
      unpaidBills: 1,
      documents: 9,
      tickets: 2,
      cards: 1,
      payers: 1,
      sshKeys: 0,
      promoUses: 1,
      notes: 0,
    },
    ended: {
      sessions: 1,
      passkeys: 0,
      secondFactors: 0,
      apiTokens: 2,
      webhooks: 0,
      members: 1,
      memberships: 0,
    },
    obstacles: [],
    ...changes,
  };
}
