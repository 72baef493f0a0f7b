import type { ProductSortKey } from '@/domain/servers/productRules';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { serverColumns } from '@/components/serverColumns';
import type { ServerRow } from '@/domain/servers/serverRow';

/** Columns of §2: those of the server list without name and location, starting with the number. */
export function productColumns(i18n: I18n): GridColumn<ServerRow, ProductSortKey>[] {
  return serverColumns(i18n).flatMap(
    ({ key, part, room: _, ...column }): readonly GridColumn<ServerRow, ProductSortKey>[] => {
      if (key === 'domain' || key === 'datacenter') return [];
      if (key === 'id') return [{ ...column, key, header: i18n.t('productLists.column.id'), part: 'title' }];
      return [{ ...column, key, ...(part ? { part } : {}) }];
    },
  );
}
