import * as v from 'valibot';
import { supportDepartments, ticketStatuses } from '@/domain/support';
import { ticketSortKeys, type TicketQuery } from '@/domain/supportQuery';

const longestSearch = 200;

const sortSchema = v.pipe(
  v.string(),
  v.transform((value) => ({
    key: value.replace(/^-/, ''),
    direction: value.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  })),
  v.object({ key: v.picklist(ticketSortKeys), direction: v.picklist(['ascending', 'descending']) }),
);

/** Nonsense counts as not said, one parameter at a time: the rest of a half-broken link still works. */
const addressSchema = v.object({
  q: v.fallback(v.pipe(v.string(), v.maxLength(longestSearch)), ''),
  status: v.fallback(v.nullable(v.picklist(ticketStatuses)), null),
  department: v.fallback(v.nullable(v.picklist(supportDepartments)), null),
  archived: v.fallback(v.nullable(v.literal('1')), null),
  sort: v.fallback(v.nullable(sortSchema), null),
});

/** Reads the query part of an address; never throws. */
export function parseTicketListUrl(search: string): TicketQuery {
  const params = new URLSearchParams(search);
  const said = v.parse(
    addressSchema,
    Object.fromEntries(Object.keys(addressSchema.entries).map((name) => [name, params.get(name)])),
  );
  return {
    search: said.q,
    filter: { status: said.status, department: said.department, isArchived: said.archived !== null },
    sort: said.sort,
  };
}

/** The query part of the address for a list, with its question mark; empty for the plain queue. */
export function formatTicketListUrl({ search, filter, sort }: TicketQuery): string {
  const params = new URLSearchParams();
  const set = (name: string, value: string | null) => {
    if (value) params.set(name, value);
  };
  set('q', search.trim());
  set('status', filter.status);
  set('department', filter.department);
  set('archived', filter.isArchived ? '1' : null);
  set('sort', sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
