import type { ListQuery } from '@/domain/list/listRules';
import type { ListPart, PartRequest } from '@/domain/list/pagedList';
import type { ProductLine } from '@/domain/catalog/plan';
import type { Server } from '@/domain/servers/server';
import type { ServerConditions, ServersAbout, ServerSortKey, ServerSum } from '@/domain/servers/serverRules';
import type { Ports } from '@app/ports/ports';

/** Defaults for lists that lack some conditions. */
const noConditions = { status: null, datacenter: null, tariff: null, tag: null, endsBefore: null };

/** Source of a product line's server list (D30). */
export const serversSource = ({ servers, changes }: Ports, line: ProductLine) => ({
  key: `servers/of/${line}`,
  event: 'servers-load-failed',
  readPart: <Values extends Partial<ServerConditions>>(
    { filter, ...query }: ListQuery<ServerSortKey, Values>,
    part: PartRequest,
    signal?: AbortSignal,
  ): Promise<ListPart<Server, ServerSum, ServersAbout>> =>
    servers.list(line, { ...query, filter: { ...noConditions, ...filter } }, part, signal),
  watch: changes.watch('servers'),
});
