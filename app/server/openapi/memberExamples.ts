import { exampleDiscounts } from '@/sample-data/discounts';
import { exampleSpending, exampleTraffic, makeTrafficUse } from '@/sample-data/spending';
import { exampleAddresses } from '@/sample-data/ownAddresses';
import { exampleAccounts, exampleMembers, makeInvitation, makeMember } from '@/sample-data/members';

const member = { ...makeMember(), id: '3' };
const invitation = { ...makeInvitation(), id: '5' };

/** One example of each call of the colleagues of an account. */
export const memberExamples = {
  list: {
    answer: {
      owner: exampleMembers.owner,
      role: exampleMembers.role,
      members: [member],
      invitations: [invitation],
      max: exampleMembers.max,
    },
  },
  invite: { body: { email: invitation.email, role: invitation.role }, answer: invitation },
  cancelInvitation: { params: { id: invitation.id } },
  changeRole: { params: { id: member.id }, body: { role: member.role }, answer: member },
  remove: { params: { id: member.id } },
};

const copy = { id: '7', state: 'preparing' as const, requestedAt: '2026-11-21T09:30:00Z', expiresAt: null };

/** One example of each call of the copy of an account's data. */
export const dataExportExamples = {
  state: { answer: { copy } },
  request: { answer: copy },
  download: { params: { id: '7' } },
};

/** One example of each call of an account's resources. */
export const usageExamples = {
  addresses: {
    answer: { items: exampleAddresses.map((each) => ({ ...each, serverId: String(each.serverId) })) },
  },
  discounts: {
    answer: {
      ...exampleDiscounts,
      items: exampleDiscounts.items.map((each) => ({
        ...each,
        order: each.order === null ? null : String(each.order),
      })),
      currency: 'RUB' as const,
    },
  },
  spending: {
    answer: {
      ...exampleSpending,
      servers: exampleSpending.servers.map((each) => ({
        ...each,
        serverId: each.serverId === null ? null : String(each.serverId),
      })),
      currency: 'RUB' as const,
    },
  },
  trafficOf: { params: { id: '1024' }, answer: makeTrafficUse() },
  traffic: {
    answer: {
      ...exampleTraffic,
      items: exampleTraffic.items.map((each) => ({ ...each, serverId: String(each.serverId) })),
    },
  },
};

/** One example of each call of a person's accounts. */
export const accountExamples = {
  accounts: {
    answer: {
      items: exampleAccounts.map(({ id, ...account }) => ({
        ...account,
        id: id === null ? null : String(id),
      })),
    },
  },
  act: { body: { id: '8' } },
  leave: { params: { id: '8' } },
  accept: { body: { token: 'OAQwb0Zt9nS2VxYl4eRjH7iKcDfGuTpLmWqXsE8vN1k' } },
  transfer: {
    params: { id: member.id },
    body: { password: 'correct horse battery staple', email: member.email, role: 'readOnly' as const },
  },
};
