import type { ReadUse } from '@app/reads/useRead';
import type { ListRead } from './useList';
/** The rows of a list as its page reads them. What is shown stays when a newer list does not come, and a notice says so. */
export declare function useListRead<Row>({
  state,
  isRefreshing,
  refresh,
  change,
}: ReadUse<readonly Row[]>): ListRead<Row>;
