import type { CustomerPorts } from '@app/ports/ports';
import { plainQuery } from '@/domain/list/listRules';
import { serverRules } from '@/domain/servers/serverRules';
import { ticketRules } from '@/domain/support/ticketRules';

const firstPart = { cursor: null, limit: 500 };

/** Returns the account's servers of all product lines. */
export const serversIn = async ({ list }: Pick<CustomerPorts['servers'], 'list'>) =>
  (await list(null, plainQuery(serverRules), firstPart)).items;

/** Returns the account's tickets that are not archived. */
export const ticketsIn = async ({ list }: Pick<CustomerPorts['support'], 'list'>) =>
  (await list(plainQuery(ticketRules), firstPart)).items;
