import { useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { ProductListScreen } from '@/screens/productLists/ProductListScreen/ProductListScreen';
import { useListAddress } from '@app/containers/lists/useListAddress';
import { formatServerListUrl, parseServerListUrl } from '@/domain/serverListUrl';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import { useToast } from '@app/providers/ToastProvider';
import { sectionAt } from '@/pages/dashboard';
import {
  initialProductListState,
  productListReducer,
} from '@/screens/productLists/ProductListScreen/productListState';
import { toProductListView } from '@/screens/productLists/ProductListScreen/toProductListView';

/** Hi-CPU and Storage servers: the lists of §2 that are empty, each leading to its catalogue. */
export default function ProductListContainer() {
  const { pathname, search } = useLocation();
  const toast = useToast();
  const [state, dispatch] = useReducer(productListReducer, search, (said) =>
    initialProductListState(parseServerListUrl(said)),
  );
  useListAddress(formatServerListUrl({ query: state.query, page: 1 }), (said) =>
    dispatch({ type: 'addressChanged', address: parseServerListUrl(said) }),
  );
  const view = toProductListView(sectionAt(pathname), state);
  return (
    <>
      <DocumentTitle of={view.title} />
      <ProductListScreen
        view={view}
        onSearchChange={(text) => dispatch({ type: 'searched', search: text })}
        onFilterToggle={() => dispatch({ type: 'filterToggled' })}
        onFilterChange={(change) => dispatch({ type: 'filtered', change })}
        onQueryReset={() => dispatch({ type: 'queryReset' })}
        onReasonAsk={(reason) => toast({ type: 'info', title: reason })}
      />
    </>
  );
}
