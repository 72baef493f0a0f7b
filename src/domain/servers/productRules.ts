import type { ListRules } from '@/domain/list/listRules';
import type { ProductLine } from '@/domain/catalog/plan';
import type { Server, ServerId } from './server';
import { serverRules, type ServerConditions, type ServersAbout, type ServerSortKey } from './serverRules';

/** Products whose lists are alike (§2 'Empty lists'). */
export type ServerProduct = Exclude<ProductLine, 'vps'>;

/** Columns of such a list; §2 names them for Hi-CPU, and Storage has the same. */
export type ProductSortKey = Exclude<ServerSortKey, 'domain' | 'datacenter'>;

export type ProductsAbout = Pick<ServersAbout, 'attention'>;

/** The conditions of D9 that apply to a list without data centres. */
export type ProductConditions = Pick<ServerConditions, 'status' | 'endsBefore'>;

const { id, searchable, conditions } = serverRules;
const { domain: _, datacenter: __, ...sorts } = serverRules.sorts;

/** The list of a product's servers. */
export const productRules: ListRules<
  Server,
  ServerId,
  ProductSortKey,
  ProductConditions,
  never,
  ProductsAbout
> = {
  id,
  searchable,
  sorts,
  usualSort: { key: 'id', direction: 'ascending' },
  conditions: { status: conditions.status, endsBefore: conditions.endsBefore },
  about: () => ({ attention: [] }),
};
