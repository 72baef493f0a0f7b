import type { ServersPort, SupportPort } from '@app/ports/ports';
import { ticketRules } from '@/domain/support/ticketRules';
import type { ProductLine } from '@/domain/catalog/plan';
import type { Server, ServerId } from '@/domain/servers/server';
import {
  serverRules,
  type ServerConditions,
  type ServerSortKey,
  type ServerSum,
} from '@/domain/servers/serverRules';
import { plainQuery, type ConditionValues, type ListRules } from '@/domain/list/listRules';
import type { ReadPart } from '@/domain/list/pagedList';

/** Returns all rows of a port's paged list. */
export async function rowsOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
>(
  read: ReadPart<Row, Key, Values, Sum>,
  rules: ListRules<Row, Id, Key, Values, Sum>,
): Promise<readonly Row[]> {
  const part = await read(plainQuery(rules), { cursor: null, limit: 500 });
  if (part.next !== null) throw new Error('The list has more rows than one part');
  return part.items;
}

/** Returns all servers of an account, or of a product line. */
export const serversIn = ({ list }: Pick<ServersPort, 'list'>, line: ProductLine | null = null) =>
  rowsOf<Server, ServerId, ServerSortKey, ServerConditions, ServerSum>(
    (...request) => list(line, ...request),
    serverRules,
  );

/** Returns an account's tickets that are not archived. */
export const ticketsIn = ({ list }: Pick<SupportPort, 'list'>) => rowsOf(list, ticketRules);
